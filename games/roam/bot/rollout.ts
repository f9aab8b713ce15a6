import type { Random, Seat } from '@vyprava/kernel'
import {
  coinsOn,
  formFor,
  type Location,
  locationAt,
  NONE,
  type Printed,
  type Roam,
  type RoamAction,
  SLOT_OF,
  SQUARES_OF,
} from '../rules/index.ts'

/** How many locations a rollout looks at. */
const SAMPLE = 6
/** The most that anybody bids for an unknown character. */
const DEAREST_BID = 5

/** Chooses quickly and sensibly in imagined games: good squares, cheap bids, no dithering. */
export function rolloutAction(
  printed: Printed,
  state: Roam,
  seat: Seat,
  actions: readonly RoamAction[],
  random: Random,
): RoamAction {
  switch (state.agenda[state.agenda.length - 1].step) {
    case 'place':
      return bestOfSome(printed, state, seat, actions, random)
    case 'auction':
      return bidFor(state, seat)
    case 'character':
      return random.pick(withoutDithering(actions))
    default:
      return random.pick(actions)
  }
}

const withoutDithering = (actions: readonly RoamAction[]): readonly RoamAction[] => {
  const useful = actions.filter(({ type }) => type === 'use' || type === 'coin')
  return useful.length > 0 ? useful : actions
}

function bestOfSome(
  printed: Printed,
  state: Roam,
  seat: Seat,
  actions: readonly RoamAction[],
  random: Random,
): RoamAction {
  const form = formFor(printed, state.players[seat].edge, state.turn.character, state.turn.turns)
  let best = random.pick(actions)
  let most = -1
  for (let i = 0; i < SAMPLE; i++) {
    const action = random.pick(actions)
    if (action.type !== 'place') continue
    const location = locationAt(form, action.x, action.y)
    const worth = location === null ? 0 : gainOf(printed, state, location)
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best
}

/** Free squares with their coins, more on cards that are nearly full. */
function gainOf(printed: Printed, state: Roam, { required }: Location): number {
  let gain = 0
  for (const square of required) {
    if (state.lower[square] !== NONE) continue
    let filled = 0
    for (const other of SQUARES_OF[SLOT_OF[square]]) if (state.lower[other] !== NONE) filled++
    gain += 1 + filled / 3 + coinsOn(printed, state, square) / 2
  }
  return gain
}

/** Bids what the later bidders cannot beat, if that is not too dear; else as far as it goes. */
export function bidFor(state: Roam, seat: Seat): RoamAction {
  const item = state.agenda[state.agenda.length - 1]
  if (item.step !== 'auction') return { type: 'pass' }
  let needed = item.best + 1
  for (let i = item.next + 1; i < item.bidders.length; i++) {
    needed = Math.max(needed, state.players[item.bidders[i]].coins)
  }
  const coins = Math.min(needed, state.players[seat].coins, DEAREST_BID)
  return coins > item.best ? { type: 'bid', coins } : { type: 'pass' }
}
