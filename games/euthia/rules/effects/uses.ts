import { finish, type Refusal, schedule } from '@vyprava/kernel'
import type { Op, Timing } from '../../content/schema.ts'
import { TIMINGS } from '../../content/schema.ts'
import type { EuthiaAction, Shelf } from '../actions.ts'
import { isTurnEnding, isTurnOf } from '../agenda.ts'
import { pay, waysToPay } from '../costs.ts'
import type { Printed } from '../printed.ts'
import { refuse } from '../refusals/reasons.ts'
import { NONE, type Owned } from '../state.ts'
import { fieldsLike, fieldsWithin } from '../steps/due/teleport.ts'
import type { Attempt, Deeds, EuthiaCourse } from '../steps/step.ts'
import { TIMINGS_OF, WINDOWS, type Window } from '../windows.ts'
import { opsOf, ruleOf, works } from './conditions.ts'
import type { Use } from './faces.ts'
import { refuseFightOps } from './fight-ops.ts'
import { carryOut, kindsToImbue } from './index.ts'
import { isOpen } from './pending.ts'
import { bagSource } from './source.ts'
import { payFor, waysFor } from './spending.ts'

const bitOf = (timing: Timing): number => 1 << TIMINGS.indexOf(timing)
/** What one attacks with is chosen by the action `attack`. */
const ATTACKING = bitOf('attack') | bitOf('firstStrike')

/** The timings that a window opens, as bits. */
const BITS: Readonly<Record<string, number>> = Object.fromEntries(
  WINDOWS.map((window) => [
    window,
    TIMINGS_OF[window].reduce((bits, timing) => bits | bitOf(timing), 0) & ~ATTACKING,
  ]),
)

/** The rule behind each timing (EU-830 to EU-840). */
const RULES: Readonly<Record<Timing, string>> = {
  outside: 'EU-830',
  permanent: 'EU-831',
  anytime: 'EU-832',
  preparation: 'EU-833',
  firstStrike: 'EU-834',
  attack: 'EU-835',
  beforeMonsterRoll: 'EU-836',
  aroundMonsterRoll: 'EU-837',
  afterMonsterRoll: 'EU-838',
  beforeHeroRoll: 'EU-839',
  afterHeroRoll: 'EU-840',
}

const isOpenIn = (use: Use, window: Window): boolean => (BITS[window] & use.bit) !== 0

/** Whether it is for this player to use anything: on their own turn and in their own fight (EU-229, EU-624). */
const isOwn = ({ state, seat }: Attempt): boolean =>
  state.fight === null ? isTurnOf(state, seat) : state.fight.hero === seat

/** Why a use does not belong to this moment. A remedy is a scroll, a potion, a gem or an essence (EU-641). */
function refuseMoment(attempt: Attempt, use: Use, remedy: boolean): Refusal | null {
  const { state, window } = attempt
  const fights = state.fight !== null
  if (!isOpenIn(use, window)) {
    if (use.timing === 'outside' && fights) return refuse('EU-607', 'wrongTiming')
    return refuse(RULES[use.timing], 'wrongTiming')
  }
  if (fights && window === 'room') return refuse('EU-607', 'notNow')
  if (window === 'healing' && use.timing === 'outside' && !(use.heals && remedy))
    return refuse('EU-641', 'healingOnly')
  if (fights && use.timing === 'anytime' && use.heals && window !== 'healing' && window !== 'beforeFight')
    return refuse('EU-643', 'healingOnly')
  if (use.moves && window !== 'turn' && window !== 'room')
    return refuse(window === 'beforeFight' ? 'EU-R93' : 'EU-R100', 'notNow')
  return refuseAside(attempt, use)
}

/** Room is made by using things up, but not when the turn is over; out of turn nothing moves on the map; a roll needs what changes rolls (EU-412, EU-852). */
function refuseAside(attempt: Attempt, use: Use): Refusal | null {
  const { state, window } = attempt
  if (window === 'room' && isTurnEnding(state, attempt.seat)) return refuse('EU-R24', 'turnEnding')
  if (window === 'room' && !use.consume) return refuse('EU-852', 'notNow')
  if (window === 'heroRoll' && use.timing === 'afterHeroRoll' && !use.rolls)
    return refuse('EU-412', 'wrongTiming')
  if (!isOwn(attempt) && (use.ofMap || (window !== 'room' && use.timing !== 'afterHeroRoll')))
    return refuse('EU-229', 'notYourTurn')
  return state.fight === null
    ? null
    : refuseFightOps(
        state,
        use.effects.flatMap(({ do: ops }) => ops),
      )
}

/** Why the effects of a use cannot do anything now: conditions, no essence to lay down, nowhere to go (EU-341, EU-888, EU-R63). */
function refuseEffects(attempt: Attempt, use: Use, owned: Owned | null): Refusal | null {
  const { printed, state, seat } = attempt
  if (!works(printed, state, seat, use, owned)) return refuse(ruleOf(use), 'conditionFails')
  for (const { do: ops } of use.effects) for (const op of ops) if (!canDo(attempt, op)) return impossible(op)
  return null
}

const impossible = ({ op }: Op): Refusal =>
  op === 'imbue' ? refuse('EU-R63', 'noEssence') : refuse('EU-341', 'noTarget')

function canDo({ printed, state, seat }: Attempt, op: Op): boolean {
  if (op.op === 'imbue') return kindsToImbue(state.players[seat], op).length > 0
  if (op.op === 'teleport') return fieldsWithin(printed, state, seat, op.n).length > 0
  return op.op !== 'teleportTo' || fieldsLike(printed, state, seat, op.goal).length > 0
}

const shelfOf = ({ state, seat }: Attempt, shelf: Shelf, place: number): Owned | null =>
  state.players[seat][shelf][place] ?? null

const sourceOf = (shelf: Shelf, place: number): number => (shelf === 'slots' ? place : bagSource(place))

/** Why a tile cannot be used in this way, apart from its cost. */
function refuseTile(attempt: Attempt, shelf: Shelf, place: number, effect: number): Refusal | null {
  const { printed, state } = attempt
  const owned = shelfOf(attempt, shelf, place)
  if (owned === null) return refuse('EU-850', 'noSuchThing')
  if (shelf === 'revealed') return refuse('EU-814', 'notLearnt')
  if (shelf === 'bags' && printed.inSlot[owned.tile]) return refuse('EU-854', 'notEquipped')
  const use = printed.uses[owned.tile][effect] ?? null
  if (use === null) return refuse('EU-824', 'noSuchEffect')
  const { fight } = state
  return (
    refuseMoment(attempt, use, isRemedy(attempt, owned)) ??
    (use.exhaust && owned.exhausted === 1 && !isOpen(fight, owned, use)
      ? refuse(isItem(attempt, owned) ? 'EU-856' : 'EU-823', 'exhausted')
      : fight?.shields.includes(sourceOf(shelf, place)) && !use.exhaust && !use.consume
        ? refuse('EU-661', 'usedInAttack')
        : refuseEffects(attempt, use, owned))
  )
}

const kindOf = ({ printed }: Attempt, { tile }: Owned) => printed.pack.tiles[tile].kind
const isItem = (attempt: Attempt, owned: Owned): boolean =>
  kindOf(attempt, owned) !== 'ability' && kindOf(attempt, owned) !== 'firstStrike'
const isRemedy = (attempt: Attempt, owned: Owned): boolean =>
  kindOf(attempt, owned) === 'scroll' || kindOf(attempt, owned) === 'potion'

/** Does what a use does now; when room was being made it is looked at again afterwards. */
function act(
  { printed, state, item, seat }: Attempt,
  ops: readonly Op[],
  source: number,
  course: EuthiaCourse,
): void {
  if (item.step === 'room') {
    finish(state, item)
    schedule(state, { step: 'tidy', seat })
  }
  carryOut(printed, state, seat, ops, source, course)
}

const SHELVES = ['bags', 'slots'] as const

/** As many places of effects as any of these tiles has that one of the timings concerns. */
function mostUses({ uses, useBits }: Printed, tiles: readonly (Owned | null)[], bits: number): number {
  let most = 0
  for (const owned of tiles)
    if (owned !== null && (useBits[owned.tile] & bits) !== 0) most = Math.max(most, uses[owned.tile].length)
  return most
}

const use: NonNullable<Deeds['use']> = {
  list(attempt, list) {
    const { printed, state, seat, window } = attempt
    const { bags, slots } = state.players[seat]
    const places = Math.max(bags.length, slots.length)
    const most = Math.max(mostUses(printed, bags, BITS[window]), mostUses(printed, slots, BITS[window]))
    for (let effect = 0; effect < most; effect++)
      for (let place = 0; place < places; place++)
        for (const shelf of SHELVES) {
          const owned = (shelf === 'bags' ? bags : slots)[place] ?? null
          if (owned !== null) listUses(attempt, list, owned, effect, place, shelf)
        }
  },
  refusal(attempt, { effect, place, shelf, way }) {
    const refusal = refuseTile(attempt, shelf, place, effect)
    if (refusal !== null) return refusal
    const owned = shelfOf(attempt, shelf, place)
    const used = owned === null ? null : attempt.printed.uses[owned.tile][effect]
    if (owned === null || used === null) return refuse('EU-824', 'noSuchEffect')
    const ways = waysFor(attempt, used, owned, sourceOf(shelf, place))
    return Number.isInteger(way) && way >= 0 && way < ways ? null : refuse('EU-R62', 'cannotPay')
  },
  take(attempt, { effect, place, shelf, way }, course) {
    const { printed, state, seat } = attempt
    const owned = shelfOf(attempt, shelf, place)
    const used = owned === null ? null : printed.uses[owned.tile][effect]
    if (owned === null || used === null) throw new Error(`Nothing to use at ${shelf} ${place}`)
    const source = sourceOf(shelf, place)
    const ops = opsOf(printed, state, seat, used.effects, owned)
    course.emit({ type: 'used', player: seat, tile: owned.tile, effect })
    payFor(attempt, used, owned, source, way, course)
    act(attempt, ops, source, course)
  },
}

function listUses(
  attempt: Attempt,
  list: EuthiaAction[],
  owned: Owned,
  effect: number,
  place: number,
  shelf: 'bags' | 'slots',
): void {
  const used = attempt.printed.uses[owned.tile][effect] ?? null
  if (used === null || !isOpenIn(used, attempt.window)) return
  if (refuseTile(attempt, shelf, place, effect) !== null) return
  const ways = waysFor(attempt, used, owned, sourceOf(shelf, place))
  for (let way = 0; way < ways; way++) list.push({ type: 'use', effect, place, shelf, way })
}

/** The first gem of a kind on a tile that is active, or NONE (EU-883). */
const activeGem = (owned: Owned, gem: number): number =>
  owned.gems.findIndex((set) => set.gem === gem && set.active === 1)

function refuseGem(attempt: Attempt, gem: number, slot: number, way: number): Refusal | null {
  const { printed, state, seat } = attempt
  const owned = state.players[seat].slots[slot] ?? null
  if (owned === null || !owned.gems.some((set) => set.gem === gem)) return refuse('EU-884', 'noSuchThing')
  const used = printed.gemUses[gem][way] ?? null
  if (used === null) return refuse('EU-841', 'noSuchEffect')
  const moment = refuseMoment(attempt, used, true)
  if (moment !== null) return moment
  if (activeGem(owned, gem) === NONE) return refuse('EU-883', 'gemInactive')
  if (used.cost !== null && waysToPay(printed, state, seat, used.cost, slot) === 0)
    return refuse('EU-R62', 'cannotPay')
  return refuseEffects(attempt, used, owned)
}

/** A gem on equipment that is worn, by turning it: the way is the place of the effect among those of the gem (EU-883 to EU-886). */
const useGem: NonNullable<Deeds['useGem']> = {
  list(attempt, list) {
    const { printed, state, seat, window } = attempt
    const { slots } = state.players[seat]
    if (BITS[window] === 0 || slots.every((owned) => owned === null || owned.gems.length === 0)) return
    for (let gem = 0; gem < printed.gemUses.length; gem++)
      for (let slot = 0; slot < slots.length; slot++) {
        if (!slots[slot]?.gems.some((set) => set.gem === gem)) continue
        for (let way = 0; way < printed.gemUses[gem].length; way++)
          if (refuseGem(attempt, gem, slot, way) === null) list.push({ type: 'useGem', gem, slot, way })
      }
  },
  refusal: (attempt, { gem, slot, way }) => refuseGem(attempt, gem, slot, way),
  take(attempt, { gem, slot, way }, course) {
    const { printed, state, seat } = attempt
    const owned = state.players[seat].slots[slot] ?? null
    const used = printed.gemUses[gem][way] ?? null
    if (owned === null || used === null) throw new Error(`No gem ${gem} in slot ${slot}`)
    const ops = opsOf(printed, state, seat, used.effects, owned)
    owned.gems[activeGem(owned, gem)].active = 0
    course.emit({ type: 'gemUsed', player: seat, gem, slot })
    if (used.cost !== null) pay(printed, state, seat, used.cost, 0, slot, course)
    act(attempt, ops, slot, course)
  },
}

/** The first use of an essence that is possible now. */
function essenceUse(attempt: Attempt, kind: number): Use | Refusal {
  const { printed, state, seat } = attempt
  if (!((state.players[seat].essences[kind] ?? 0) > 0)) return refuse('EU-891', 'noSuchThing')
  let first: Refusal | null = null
  for (const used of printed.essenceUses[kind]) {
    if (used === null) continue
    const refusal = refuseMoment(attempt, used, true) ?? refuseEffects(attempt, used, null)
    if (refusal === null) return used
    first ??= refusal
  }
  return first ?? refuse('EU-841', 'noSuchEffect')
}

const isUse = (found: Use | Refusal): found is Use => 'effects' in found

/** An essence is used up (EU-858, EU-891). */
const useEssence: NonNullable<Deeds['useEssence']> = {
  list(attempt, list) {
    if (BITS[attempt.window] === 0) return
    const { essences } = attempt.state.players[attempt.seat]
    for (let kind = 0; kind < essences.length; kind++)
      if (essences[kind] > 0 && isUse(essenceUse(attempt, kind))) list.push({ type: 'useEssence', kind })
  },
  refusal(attempt, { kind }) {
    const found = essenceUse(attempt, kind)
    return isUse(found) ? null : found
  },
  take(attempt, { kind }, course) {
    const { printed, state, seat } = attempt
    const found = essenceUse(attempt, kind)
    if (!isUse(found)) throw new Error(`Essence ${kind} cannot be used`)
    const ops = opsOf(printed, state, seat, found.effects, null)
    state.players[seat].essences[kind] -= 1
    course.emit({ type: 'essenceUsed', player: seat, kind })
    act(attempt, ops, NONE, course)
  },
}

/** Effects of tiles, of gems on equipment, and of essences, in the window that is open (83x, 84x, 88x). */
export const useDeeds = { use, useGem, useEssence } satisfies Deeds
