import { finish, type Seat, schedule } from '@vyprava/kernel'
import { ELEMENTS } from '../../../content/schema.ts'
import type { Fund } from '../../actions.ts'
import { wardedKinds } from '../../effects/permanent.ts'
import { influences, monsterAt } from '../../fields.ts'
import { COMBAT, spendFund } from '../../funds.ts'
import { ruleValue } from '../../global.ts'
import { heal, hurt } from '../../health.ts'
import type { Printed } from '../../printed.ts'
import { type Euthia, NONE } from '../../state.ts'
import type { EuthiaCourse, Working } from '../step.ts'
import { layNext, missingPlaces } from './explore.ts'

const WATER_BIT = 1 << ELEMENTS.indexOf('water')
const FIRE_BIT = 1 << ELEMENTS.indexOf('fire')
const FIRE_WOUNDS = 2
const WATER_HEALS = 2

/** Moves a figure; what its arrival causes follows on the agenda (EU-R11). Whoever is taken away has ended a trade (EU-R100). */
export function arriveAt(state: Euthia, seat: Seat, field: number, fund: Fund | null): void {
  state.players[seat].field = field
  const trade = state.agenda.findLast(({ step }) => step === 'trade')
  if (trade !== undefined) finish(state, trade)
  schedule(state, { step: 'arrive', fund, entered: false })
}

/** First the influence of elementals, then exploration tile by tile, then the fight that was paid for (EU-R11). */
export const arriveStep = (printed: Printed): Working<'arrive'> => ({
  work(state, { fund, entered }, course) {
    const seat = state.active
    const player = state.players[seat]
    if (!entered && enter(printed, state, seat, course)) return
    const missing = missingPlaces(state, player.field)
    if (missing.length > 0) {
      schedule(state, { step: 'arrive', fund, entered: true })
      if (missing.length === 1) layNext(printed, state, seat, missing[0], course)
      else schedule(state, { step: 'explore' })
      return
    }
    if (fund === null) return
    spendFund(player, COMBAT, fund)
    const level = monsterAt(printed, state, player.field)
    schedule(state, { step: 'startFight', kind: 'monster', foe: NONE, level })
  },
})

/** Fire wounds, water heals, both together do nothing; each entry counts (EU-351 to EU-356, EU-R64). */
function enter(printed: Printed, state: Euthia, seat: Seat, course: EuthiaCourse): boolean {
  const bits = influencesOn(printed, state, seat)
  if (burns(bits)) return burn(state, seat, course)
  if (soothes(bits)) heal(state, seat, WATER_HEALS, course)
  return false
}

/** The wounds of fire, told as such: nobody else is seen to strike. */
function burn(state: Euthia, seat: Seat, course: EuthiaCourse): boolean {
  const wounds = fireWounds(state)
  course.emit({ type: 'burnt', player: seat, wounds })
  return hurt(state, seat, wounds, course)
}

/** What influences the hero where it stands, apart from what it is warded against. */
export function influencesOn(printed: Printed, state: Euthia, seat: Seat): number {
  const player = state.players[seat]
  return influences(printed, state.map, player.field) & ~wardedKinds(printed, player)
}

const fireWounds = (state: Euthia): number => ruleValue(state, 'fireWounds') || FIRE_WOUNDS

/** Whether fire alone would wound whoever stands under these influences. */
export const burns = (bits: number): boolean => (bits & (FIRE_BIT | WATER_BIT)) === FIRE_BIT

/** Whether water alone would heal whoever comes under these influences. */
export const soothes = (bits: number): boolean => (bits & (FIRE_BIT | WATER_BIT)) === WATER_BIT

/**
 * Heroes whose field began to be influenced by fire when a tile was added: all at once, deaths in the order of turns
 * from the active player (EU-352, EU-R14 to EU-R16). `before` is the influence on each player until then.
 */
export function spreadFire(
  printed: Printed,
  state: Euthia,
  before: readonly number[],
  course: EuthiaCourse,
): void {
  const count = state.players.length
  for (let i = 0; i < count; i++) {
    const seat = (state.active + i) % count
    if (state.players[seat].field === NONE || (before[seat] & FIRE_BIT) !== 0) continue
    if (burns(influencesOn(printed, state, seat))) burn(state, seat, course)
  }
}
