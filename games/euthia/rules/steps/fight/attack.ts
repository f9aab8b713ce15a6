import { finish, type Refusal, schedule } from '@vyprava/kernel'
import type { Timing } from '../../../content/schema.ts'
import { attackUse, attackWays } from '../../attacks.ts'
import { cardDeeds } from '../../cards.ts'
import { opsOf, ruleOf, works } from '../../effects/conditions.ts'
import { isOpen } from '../../effects/pending.ts'
import { payFor } from '../../effects/spending.ts'
import type { Fight } from '../../fight.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import type { Euthia } from '../../state.ts'
import { type Attempt, asking, type Deed, type Deeds, type EuthiaCourse } from '../step.ts'
import { holdsInReach } from './brewing.ts'
import { hope } from './hope.ts'
import { done } from './plays.ts'
import { heroUses } from './uses.ts'
import { heroOf } from './windows.ts'

type AttackTiming = Extract<Timing, 'attack' | 'firstStrike'>

function refuseAttack(
  { printed, state, seat }: Attempt,
  timing: AttackTiming,
  place: number,
  way: number,
): Refusal | null {
  const rule = timing === 'attack' ? 'EU-683' : 'EU-634'
  const owned = state.players[seat].slots[place] ?? null
  if (owned === null) return refuse(rule, 'noAttack')
  const use = attackUse(printed, owned.tile, timing)
  if (use === null) return refuse(rule, 'noAttack')
  if (use.exhaust && owned.exhausted === 1 && !isOpen(state.fight, owned, use))
    return refuse('EU-685', 'exhausted')
  if (!works(printed, state, seat, use, owned)) return refuse(ruleOf(use), 'conditionFails')
  const ways = attackWays(printed, state, seat, owned, use, place)
  return Number.isInteger(way) && way >= 0 && way < ways ? null : refuse('EU-R62', 'cannotPay')
}

/** A weapon is only announced, an ability is exhausted; the throw follows (EU-683 to EU-685). */
const attacking = (
  timing: AttackTiming,
  follow: (attempt: Attempt, course: EuthiaCourse) => void,
): NonNullable<Deeds['attack']> => ({
  list(attempt, list) {
    const { slots } = attempt.state.players[attempt.seat]
    for (let place = 0; place < slots.length; place++)
      for (let way = 0; refuseAttack(attempt, timing, place, way) === null; way++)
        list.push({ type: 'attack', place, way })
  },
  refusal: (attempt, { place, way }) => refuseAttack(attempt, timing, place, way),
  take(attempt, { place, way }, course) {
    const { printed, state, item, seat } = attempt
    const { fight } = state
    const owned = state.players[seat].slots[place]
    const use = owned === null ? null : attackUse(printed, owned.tile, timing)
    if (fight === null || owned === null || use === null) return
    finish(state, item)
    fight.attack = place
    fight.attackTile = owned.tile
    const ops = opsOf(printed, state, seat, use.effects, owned)
    payFor(attempt, use, owned, place, way, course)
    follow(attempt, course)
    if (ops.length > 0) schedule(state, { step: 'ops', seat, ops, source: place })
  },
})

/** Whether anything on the board attacks now, or would after brewing (EU-1404). */
export const attackInReach = (printed: Printed, state: Euthia, fight: Fight, timing: AttackTiming): boolean =>
  holdsInReach(printed, state, fight, (then) => hasAttack(printed, then, timing))

/** Whether anything on the board attacks now. */
function hasAttack(printed: Printed, state: Euthia, timing: AttackTiming): boolean {
  const { fight } = state
  if (fight === null) return false
  const attempt: Attempt = { printed, state, item: { step: 'attack' }, seat: fight.hero, window: 'attack' }
  return state.players[fight.hero].slots.some((_, place) => refuseAttack(attempt, timing, place, 0) === null)
}

/** Before the first round one attack may be made with what strikes first (EU-630, EU-634). */
const strikeFirst = attacking('firstStrike', ({ state }) => {
  if (state.fight !== null) state.fight.firstStrike = 1
  schedule(state, { step: 'stage', at: 'heroBefore' })
})
const skip: Deed<{ readonly type: 'done' }> = done

export const firstStrikeStep = (printed: Printed) =>
  asking<'firstStrike'>(printed, {
    asks: heroOf,
    prompt: () => ({ key: 'firstStrike' }),
    window: 'firstStrike',
    deeds: { ...cardDeeds, ...heroUses, hope, attack: strikeFirst, done: skip },
  })

const refuseSparing = ({ printed, state }: Attempt): Refusal | null =>
  hasAttack(printed, state, 'attack') ? refuse('EU-683', 'notNow') : null

/** Whoever would have to brew for an attack may go without one (EU-R51, EU-1404). */
const spare: Deed<{ readonly type: 'done' }> = {
  ...done,
  list(attempt, list) {
    if (refuseSparing(attempt) === null) done.list(attempt, list)
  },
  refusal: refuseSparing,
}

/** 4B: exactly one weapon or ready attack ability, there is no way round it (EU-683). */
export const attackStep = (printed: Printed) =>
  asking<'attack'>(printed, {
    asks: heroOf,
    prompt: () => ({ key: 'attack' }),
    window: 'attack',
    deeds: { ...cardDeeds, ...heroUses, hope, attack: attacking('attack', () => {}), done: spare },
  })
