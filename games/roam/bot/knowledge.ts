import type { BotKnowledge, Terms } from '@vyprava/bots'
import type { Seat } from '@vyprava/kernel'
import { type Pack, type Printed, printedFrom, type Roam, type RoamAction } from '../rules/index.ts'
import { copyRoam } from './copy.ts'
import { TERMS } from './evaluate.ts'
import { gainsIn } from './gains.ts'
import { lateness, worthOfSeat, worthTerms } from './worth.ts'

/** A gain by which an action looks e times as promising. */
const PRIOR_STEP = 0.15
/** How much of a gain chance may outweigh in rollouts. */
const WHIM = 0.08
/** More worlds tell hardly more of what lies on the backs. */
const WORLDS = 64

/** What the bots know of Roam with the cards of a pack. */
export function roamKnowledge(pack: Pack): BotKnowledge<Roam, RoamAction> {
  const printed = printedFrom(pack)
  const gainsOf = gainsIn(printed)
  return {
    evaluate: (state) => chances(printed, state),
    terms: (state, seat) => standing(printed, state, seat),
    prior: (state, seat, actions) => gainsOf(state, seat, actions).map((gain) => Math.exp(gain / PRIOR_STEP)),
    rollout(state, seat, actions, random) {
      const gains = gainsOf(state, seat, actions)
      let best = actions[0]
      let most = Number.NEGATIVE_INFINITY
      for (let i = 0; i < actions.length; i++) {
        const gain = gains[i] + (random.word() / 2 ** 32) * WHIM
        if (gain > most) {
          most = gain
          best = actions[i]
        }
      }
      return best
    },
    copy: copyRoam,
    turn: (state) => state.round * state.players.length + turnOrder(state),
    // To the end of one's own next turn: two turns of one's own, one of everybody else.
    horizonIn: ({ players }) => players.length + 1,
    worlds: WORLDS,
  }
}

const turnOrder = ({ active, start, players }: Roam): number =>
  (active - start + players.length) % players.length

/** Odds by worth: a player whose worth is higher by one has e times the chance. */
function chances(printed: Printed, state: Roam): number[] {
  const late = lateness(state)
  const odds = state.players.map((_, seat) => Math.exp(worthOfSeat(printed, state, seat, late)))
  let sum = 0
  for (const each of odds) sum += each
  return odds.map((each) => each / sum)
}

/** The terms of a seat less the mean of its rivals': a blocked land counts as much as a land of one's own. */
function standing(printed: Printed, state: Roam, seat: Seat): Terms {
  const all = state.players.map((_, other) => worthTerms(printed, state, other))
  const rivals = all.length - 1
  return Object.fromEntries(
    TERMS.map((term) => {
      const sum = all.reduce((before, terms) => before + terms[term], 0)
      const own = all[seat][term]
      return [term, own - (sum - own) / rivals]
    }),
  )
}
