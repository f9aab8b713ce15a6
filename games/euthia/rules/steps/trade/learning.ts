import type { Refusal } from '@vyprava/kernel'
import { eachOf } from '../../effects/permanent.ts'
import { refit, refuseChange } from '../../equipment.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { BAGS, MOST_ARRANGED, type Owned, type Player } from '../../state.ts'
import { bagSum } from '../../storage.ts'
import type { Deeds, Scene } from '../step.ts'
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

function refuseTile({ printed, state, seat }: Scene, place: number): Refusal | null {
  const player = state.players[seat]
  const owned = player.revealed[place]
  if (owned === undefined) return refuse('EU-811', 'notRevealed')
  if (!isAbility(printed, owned)) return refuse('EU-816', 'noAbility')
  return refusePrice(printed, player, owned.tile, discountOf(printed, player, 'learn'), 'EU-811')
}

function refuseLearning(scene: Scene, place: number, slot: number): Refusal | null {
  const { printed, state, seat } = scene
  const player = state.players[seat]
  const owned = player.revealed[place]
  return (
    refuseTile(scene, place) ??
    refuseSlot(printed, player, owned, slot) ??
    refuseChange(printed, player, slot, owned)
  )
}

/** A revealed ability goes to a free slot with its symbol, for its price (EU-533, EU-811). */
const learn: NonNullable<Deeds['learn']> = {
  list(scene, list) {
    const { revealed, slots } = scene.state.players[scene.seat]
    for (let place = 0; place < revealed.length; place++) {
      if (refuseTile(scene, place) !== null) continue
      for (let slot = 0; slot < slots.length; slot++)
        if (refuseLearning(scene, place, slot) === null) list.push({ type: 'learn', place, slot })
    }
  },
  refusal: (scene, { place, slot }) => refuseLearning(scene, place, slot),
  take({ printed, state, seat }, { place, slot }, turn) {
    const player = state.players[seat]
    const discount = discountOf(printed, player, 'learn')
    const [owned] = player.revealed.splice(place, 1)
    payPrice(printed, player, owned.tile, discount)
    player.slots[slot] = owned
    refit(printed, player)
    turn.emit({ type: 'learnt', player: seat, tile: owned.tile, slot })
  },
}

/** An ability of the board that may still be moved in this turn (EU-R95). */
function refuseMoving({ printed, state, seat }: Scene, slot: number, rule: string): Refusal | null {
  const owned = state.players[seat].slots[slot] ?? null
  if (owned === null) return refuse(rule, 'slotEmpty')
  if (!isAbility(printed, owned)) return refuse(rule, 'noAbility')
  return state.arranged >= MOST_ARRANGED ? refuse('EU-R95', 'arrangedEnough') : null
}

function refuseRelearning(scene: Scene, slot: number, to: number): Refusal | null {
  const { printed, state, seat } = scene
  const player = state.players[seat]
  const owned = player.slots[slot] ?? null
  return (
    refuseMoving(scene, slot, 'EU-812') ?? (owned === null ? null : refuseSlot(printed, player, owned, to))
  )
}

/** To another free slot with the same symbol, for nothing (EU-812). */
const relearn: NonNullable<Deeds['relearn']> = {
  list(scene, list) {
    const { slots } = scene.state.players[scene.seat]
    for (let slot = 0; slot < slots.length; slot++) {
      if (refuseMoving(scene, slot, 'EU-812') !== null) continue
      for (let to = 0; to < slots.length; to++)
        if (refuseRelearning(scene, slot, to) === null) list.push({ type: 'relearn', slot, to })
    }
  },
  refusal: (scene, { slot, to }) => refuseRelearning(scene, slot, to),
  take({ state, seat }, { slot, to }, turn) {
    const { slots } = state.players[seat]
    const owned = slots[slot]
    if (owned === null) return
    slots[to] = owned
    slots[slot] = null
    state.arranged += 1
    turn.emit({ type: 'relearnt', player: seat, tile: owned.tile, slot: to })
  },
}

function refuseUnlearning(scene: Scene, slot: number): Refusal | null {
  const { printed, state, seat } = scene
  const moving = refuseMoving(scene, slot, 'EU-813')
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
  list(scene, list) {
    for (let slot = 0; slot < scene.state.players[scene.seat].slots.length; slot++)
      if (refuseUnlearning(scene, slot) === null) list.push({ type: 'unlearn', slot })
  },
  refusal: (scene, { slot }) => refuseUnlearning(scene, slot),
  take({ printed, state, seat }, { slot }, turn) {
    const player = state.players[seat]
    const owned = player.slots[slot]
    if (owned === null) return
    player.slots[slot] = null
    player.revealed.push(owned)
    state.arranged += 1
    refit(printed, player, true)
    turn.emit({ type: 'unlearnt', player: seat, tile: owned.tile })
  },
}

export const learningDeeds = { learn, relearn, unlearn }
