import type { Refusal } from '@vyprava/kernel'
import { eachOf } from '../../effects/permanent.ts'
import { refit, refuseChange } from '../../equipment.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { BAGS, MOST_ARRANGED, type Owned, type Player } from '../../state.ts'
import { bagSum } from '../../storage.ts'
import type { Attempt, Deeds } from '../step.ts'
import { discountOf, payPrice, refusePrice } from './prices.ts'

const isAbility = ({ pack }: Printed, { tile }: Owned): boolean =>
  pack.tiles[tile].kind === 'ability' || pack.tiles[tile].kind === 'firstStrike'

/** Why a tile cannot lie in a slot: another symbol, locked, or taken (EU-811, EU-821). */
function refuseSlot(printed: Printed, player: Player, { tile }: Owned, slot: number): Refusal | null {
  const kind = printed.slotKinds[player.hero][slot]
  if (kind === undefined) return refuse('EU-811', 'noSuchSlot')
  if (kind !== printed.slotKindOf[tile]) return refuse('EU-811', 'slotDiffers')
  if (player.unlocked[slot] === 0) return refuse('EU-821', 'slotLocked')
  return player.slots[slot] === null ? null : refuse('EU-811', 'slotTaken')
}

function refuseTile({ printed, state, seat }: Attempt, place: number): Refusal | null {
  const player = state.players[seat]
  const owned = player.revealed[place]
  if (owned === undefined) return refuse('EU-811', 'notRevealed')
  if (!isAbility(printed, owned)) return refuse('EU-816', 'noAbility')
  return refusePrice(printed, player, owned.tile, discountOf(printed, player, 'learn'), 'EU-811')
}

function refuseLearning(attempt: Attempt, place: number, slot: number): Refusal | null {
  const { printed, state, seat } = attempt
  const player = state.players[seat]
  const owned = player.revealed[place]
  return (
    refuseTile(attempt, place) ??
    refuseSlot(printed, player, owned, slot) ??
    refuseChange(printed, player, slot, owned)
  )
}

/** A revealed ability goes to a free slot with its symbol, for its price (EU-533, EU-811). */
const learn: NonNullable<Deeds['learn']> = {
  list(attempt, list) {
    const { revealed, slots } = attempt.state.players[attempt.seat]
    for (let place = 0; place < revealed.length; place++) {
      if (refuseTile(attempt, place) !== null) continue
      for (let slot = 0; slot < slots.length; slot++)
        if (refuseLearning(attempt, place, slot) === null) list.push({ type: 'learn', place, slot })
    }
  },
  refusal: (attempt, { place, slot }) => refuseLearning(attempt, place, slot),
  take({ printed, state, seat }, { place, slot }, course) {
    const player = state.players[seat]
    const discount = discountOf(printed, player, 'learn')
    const [owned] = player.revealed.splice(place, 1)
    payPrice(printed, player, owned.tile, discount)
    player.slots[slot] = owned
    refit(printed, player)
    course.emit({ type: 'learnt', player: seat, tile: owned.tile, slot })
  },
}

/** An ability of the board that may still be moved in this turn (EU-R95). */
function refuseMoving({ printed, state, seat }: Attempt, slot: number, rule: string): Refusal | null {
  const owned = state.players[seat].slots[slot] ?? null
  if (owned === null) return refuse(rule, 'slotEmpty')
  if (!isAbility(printed, owned)) return refuse(rule, 'noAbility')
  return state.arranged >= MOST_ARRANGED ? refuse('EU-R95', 'arrangedEnough') : null
}

function refuseRelearning(attempt: Attempt, slot: number, to: number): Refusal | null {
  const { printed, state, seat } = attempt
  const player = state.players[seat]
  const owned = player.slots[slot] ?? null
  return (
    refuseMoving(attempt, slot, 'EU-812') ?? (owned === null ? null : refuseSlot(printed, player, owned, to))
  )
}

/** To another free slot with the same symbol, for nothing (EU-812). */
const relearn: NonNullable<Deeds['relearn']> = {
  list(attempt, list) {
    const { slots } = attempt.state.players[attempt.seat]
    for (let slot = 0; slot < slots.length; slot++) {
      if (refuseMoving(attempt, slot, 'EU-812') !== null) continue
      for (let to = 0; to < slots.length; to++)
        if (refuseRelearning(attempt, slot, to) === null) list.push({ type: 'relearn', slot, to })
    }
  },
  refusal: (attempt, { slot, to }) => refuseRelearning(attempt, slot, to),
  take({ state, seat }, { slot, to }, course) {
    const { slots } = state.players[seat]
    const owned = slots[slot]
    if (owned === null) return
    slots[to] = owned
    slots[slot] = null
    state.arranged += 1
    course.emit({ type: 'relearnt', player: seat, tile: owned.tile, slot: to })
  },
}

function refuseUnlearning(attempt: Attempt, slot: number): Refusal | null {
  const { printed, state, seat } = attempt
  const moving = refuseMoving(attempt, slot, 'EU-813')
  const owned = state.players[seat].slots[slot] ?? null
  if (moving !== null || owned === null) return moving
  let bags = 0
  eachOf(printed, owned, (op) => {
    if (op.op === 'bags') bags += op.n
  })
  const left = bagSum(printed, state.players[seat]) - bags
  return bags > 0 && left < -BAGS ? refuse('EU-864', 'noBagLeft') : null
}

/** Back beside the board as it is: exhausted or ready, with the essences on it (EU-813, EU-815, EU-R63, EU-R70). */
const unlearn: NonNullable<Deeds['unlearn']> = {
  list(attempt, list) {
    for (let slot = 0; slot < attempt.state.players[attempt.seat].slots.length; slot++)
      if (refuseUnlearning(attempt, slot) === null) list.push({ type: 'unlearn', slot })
  },
  refusal: (attempt, { slot }) => refuseUnlearning(attempt, slot),
  take({ printed, state, seat }, { slot }, course) {
    const player = state.players[seat]
    const owned = player.slots[slot]
    if (owned === null) return
    player.slots[slot] = null
    player.revealed.push(owned)
    state.arranged += 1
    refit(printed, player, true)
    course.emit({ type: 'unlearnt', player: seat, tile: owned.tile })
  },
}

export const learningDeeds = { learn, relearn, unlearn }
