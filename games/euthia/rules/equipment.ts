import { type Refusal, schedule } from '@vyprava/kernel'
import { ARMOUR_KINDS, ARMOUR_PIECES } from '../content/schema.ts'
import type { Shelf } from './actions.ts'
import { isTurnOf } from './agenda.ts'
import { eachOf, eachPermanent } from './effects/permanent.ts'
import type { Printed } from './printed.ts'
import { refuse } from './refusals/reasons.ts'
import { BAGS, MOST_ARRANGED, NONE, type Owned, type Player } from './state.ts'
import type { Attempt, Deeds } from './steps/step.ts'
import { bagSum } from './storage.ts'

const PIECES: readonly string[] = ARMOUR_PIECES

/** The most different pieces of one kind of armour on the board (EU-887). */
export function setSize({ pack }: Printed, { slots }: Player): number {
  const worn = ARMOUR_KINDS.map(() => 0)
  for (const owned of slots) {
    if (owned === null) continue
    const { armour, piece } = pack.tiles[owned.tile]
    if (armour === undefined) continue
    worn[ARMOUR_KINDS.indexOf(armour)] |= 1 << PIECES.indexOf(piece ?? '')
  }
  return Math.max(...worn.map(bitsIn))
}

const bitsIn = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + bitsIn(bits >> 1))

/** What a tile with its gems adds to the maximum of health, and to the sum of bag symbols. */
function addedBy(printed: Printed, owned: Owned | null): { health: number; bags: number } {
  const added = { health: 0, bags: 0 }
  if (owned !== null)
    eachOf(printed, owned, (op) => {
      if (op.op === 'maxHealth') added.health += op.n
      else if (op.op === 'bags') added.bags += op.n
    })
  return added
}

/**
 * After a change of slots: health symbols raise and lower the maximum and health together (EU-873). What an ability had
 * given only cuts health to the new maximum when it goes (EU-R70): then `cut` is true.
 */
export function refit(printed: Printed, player: Player, cut = false): void {
  let most = printed.pack.heroes[player.hero].maxHealth
  eachPermanent(printed, player, (op) => {
    if (op.op === 'maxHealth') most += op.n
  })
  if (!cut) player.health += most - player.maxHealth
  player.maxHealth = most
  player.health = Math.min(player.health, most)
}

/** Why a slot cannot be emptied, by stowing, selling or giving up what lies there (EU-864, EU-874). */
export const refuseEmptying = (printed: Printed, player: Player, slot: number): Refusal | null =>
  refuseChange(printed, player, slot, null)

/** An exchange is one step: only what comes out of it counts (EU-864, EU-874, EU-R68). */
export function refuseChange(
  printed: Printed,
  player: Player,
  slot: number,
  comes: Owned | null,
): Refusal | null {
  const gone = addedBy(printed, player.slots[slot] ?? null)
  const come = addedBy(printed, comes)
  if (player.health + come.health - gone.health <= 0) return refuse('EU-874', 'healthGone')
  const less = gone.bags - come.bags
  return less > 0 && bagSum(printed, player) - less < -BAGS ? refuse('EU-864', 'noBagLeft') : null
}

/** Board and bags rest in other players' turns and during fights (EU-607, EU-R26); no turn goes on for ever (EU-R95). */
function refuseArranging({ state, seat, window }: Attempt): Refusal | null {
  if (state.fight !== null && window !== 'beforeFight') return refuse('EU-607', 'notNow')
  if (!isTurnOf(state, seat)) return refuse('EU-R26', 'notYourTurn')
  return state.arranged < MOST_ARRANGED ? null : refuse('EU-R95', 'arrangedEnough')
}

/** What has no place after it is looked at when the action is over, before a fight at once. */
function arranged({ printed, state, item, seat }: Attempt): void {
  state.arranged += 1
  refit(printed, state.players[seat])
  if (item.step === 'beforeFight') schedule(state, { step: 'tidy', seat })
}

function refuseEquip(attempt: Attempt, place: number, slot: number): Refusal | null {
  const { printed, state, seat } = attempt
  const player = state.players[seat]
  const owned = player.bags[place]
  if (owned === undefined) return refuse('EU-851', 'noSuchThing')
  const kind = printed.slotKindOf[owned.tile]
  if (kind === NONE) return refuse('EU-849', 'noEquipment')
  if (player.slots[slot] === undefined) return refuse('EU-849', 'noSuchSlot')
  if (printed.slotKinds[player.hero][slot] !== kind) return refuse('EU-849', 'slotDiffers')
  if (player.unlocked[slot] === 0) return refuse('EU-853', 'slotLocked')
  return refuseArranging(attempt) ?? refuseChange(printed, player, slot, owned)
}

function refuseStow(attempt: Attempt, slot: number): Refusal | null {
  const { printed, state, seat } = attempt
  const player = state.players[seat]
  const owned = player.slots[slot] ?? null
  if (owned === null) return refuse('EU-851', 'slotEmpty')
  const { kind } = printed.pack.tiles[owned.tile]
  if (kind === 'ability' || kind === 'firstStrike') return refuse('EU-813', 'noEquipment')
  return refuseArranging(attempt) ?? refuseEmptying(printed, player, slot)
}

const ITEM_SHELVES = ['bags', 'slots'] as const
const itemOn = ({ state, seat }: Attempt, shelf: Shelf, place: number): Owned | null =>
  (shelf === 'revealed' ? null : state.players[seat][shelf][place]) ?? null

function refuseSetting(attempt: Attempt, gem: number, shelf: Shelf, place: number): Refusal | null {
  const { printed, state, seat } = attempt
  if (!((state.players[seat].gems[gem] ?? 0) > 0)) return refuse('EU-881', 'noSuchThing')
  const owned = itemOn(attempt, shelf, place)
  if (owned === null) return refuse('EU-881', shelf === 'slots' ? 'slotEmpty' : 'noSuchThing')
  if (owned.gems.length >= (printed.pack.tiles[owned.tile].gemSpaces ?? 0))
    return refuse('EU-882', 'noGemSpace')
  return refuseArranging(attempt)
}

/** The hero board: exchanging equipment changes neither its state nor its gems (EU-851, EU-855, EU-881, EU-885). */
export const arrangeDeeds = {
  equip: {
    list(attempt, list) {
      const { bags, slots } = attempt.state.players[attempt.seat]
      for (let place = 0; place < bags.length; place++) {
        if (attempt.printed.slotKindOf[bags[place].tile] === NONE) continue
        for (let slot = 0; slot < slots.length; slot++)
          if (refuseEquip(attempt, place, slot) === null) list.push({ type: 'equip', place, slot })
      }
    },
    refusal: (attempt, { place, slot }) => refuseEquip(attempt, place, slot),
    take(attempt, { place, slot }, course) {
      const player = attempt.state.players[attempt.seat]
      const [comes] = player.bags.splice(place, 1)
      const goes = player.slots[slot]
      player.slots[slot] = comes
      if (goes !== null) player.bags.push(goes)
      arranged(attempt)
      course.emit({ type: 'equipped', player: attempt.seat, tile: comes.tile, slot })
    },
  },
  setGem: {
    list(attempt, list) {
      const { gems, slots, bags } = attempt.state.players[attempt.seat]
      const places = Math.max(slots.length, bags.length)
      for (let gem = 0; gem < gems.length; gem++) {
        if (gems[gem] === 0) continue
        for (let place = 0; place < places; place++)
          for (const shelf of ITEM_SHELVES)
            if (refuseSetting(attempt, gem, shelf, place) === null)
              list.push({ type: 'setGem', gem, place, shelf })
      }
    },
    refusal: (attempt, { gem, shelf, place }) => refuseSetting(attempt, gem, shelf, place),
    take(attempt, { gem, shelf, place }, course) {
      const owned = itemOn(attempt, shelf, place)
      if (owned === null) throw new Error(`No equipment at ${shelf} ${place}`)
      attempt.state.players[attempt.seat].gems[gem] -= 1
      owned.gems.push({ gem, active: 1 })
      arranged(attempt)
      course.emit({ type: 'gemSet', player: attempt.seat, gem, tile: owned.tile })
    },
  },
  stow: {
    list(attempt, list) {
      const { slots } = attempt.state.players[attempt.seat]
      for (let slot = 0; slot < slots.length; slot++)
        if (slots[slot] !== null && refuseStow(attempt, slot) === null) list.push({ type: 'stow', slot })
    },
    refusal: (attempt, { slot }) => refuseStow(attempt, slot),
    take(attempt, { slot }, course) {
      const player = attempt.state.players[attempt.seat]
      const goes = player.slots[slot]
      if (goes === null) return
      player.slots[slot] = null
      player.bags.push(goes)
      arranged(attempt)
      course.emit({ type: 'stowed', player: attempt.seat, tile: goes.tile, slot })
    },
  },
} satisfies Deeds
