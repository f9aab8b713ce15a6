import type { Refusal } from '@vyprava/kernel'
import { HOPES, type Hope } from '../../actions.ts'
import { dealHits } from '../../effects/fight-ops.ts'
import { refuse } from '../../refusals/reasons.ts'
import { NONE } from '../../state.ts'
import type { Window } from '../../windows.ts'
import type { Attempt, Deeds } from '../step.ts'

/** What a Gaar, a step of a roll, and a step with a hit cost (EU-704 to EU-706). */
export const HOPE_COSTS: Readonly<Record<Hope, number>> = { gaar: 2, plus: 1, strike: 3 }

/** After any throw of the hero, for an attack or an effect (EU-R44). */
const AFTER_ROLLS: readonly Window[] = ['heroAfter', 'heroRoll']

function refuseHope({ state, seat, window }: Attempt, how: Hope): Refusal | null {
  const { fight } = state
  if (fight === null || fight.foe === NONE) return refuse('EU-704', 'notInFight')
  if (fight.hero !== seat) return refuse('EU-703', 'notHeroPlayer')
  if (how !== 'gaar' && !AFTER_ROLLS.includes(window)) return refuse('EU-R44', 'afterOwnRoll')
  return fight.hope >= HOPE_COSTS[how] ? null : refuse('EU-707', 'noHope')
}

/** The prayer: Gaar at any time of the fight, the result of an own roll, a hit (EU-703 to EU-707, EU-R44, EU-R45). */
export const hope: NonNullable<Deeds['hope']> = {
  list(attempt, list) {
    if (attempt.state.fight === null || attempt.state.fight.hope === 0) return
    for (const how of HOPES) if (refuseHope(attempt, how) === null) list.push({ type: 'hope', how })
  },
  refusal: (attempt, { how }) => refuseHope(attempt, how),
  take({ state, item, seat }, { how }, course) {
    const { fight } = state
    if (fight === null) return
    fight.hope -= HOPE_COSTS[how]
    course.emit({ type: 'hopeSpent', player: seat, how, hope: fight.hope })
    if (how === 'gaar') state.players[seat].gaar += 1
    else if (item.step === 'heroRoll') item.plus += 1
    else fight.heroRoll += 1
    if (how === 'strike') dealHits(state, 1, course)
  },
}
