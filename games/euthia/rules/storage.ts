import type { Seat } from '@vyprava/kernel'
import { type Source, TRADES } from '../content/schema.ts'
import { eachPermanent } from './effects/permanent.ts'
import type { Printed } from './printed.ts'
import { newTile } from './setup.ts'
import { BAGS, type Euthia, type Player } from './state.ts'

/** The bag symbols of everything on the board together (EU-861, EU-865). */
export function bagSum(printed: Printed, player: Player): number {
  let sum = 0
  eachPermanent(printed, player, (op) => {
    if (op.op === 'bags') sum += op.n
  })
  return sum
}

/** The bags that a hero can use: bag symbols add up, but never to more than three (EU-862, EU-863). */
export const bagsOf = (printed: Printed, player: Player): number =>
  Math.max(0, Math.min(BAGS, BAGS + bagSum(printed, player)))

/** Slots for Gaar, Dwurt, and gems or essences, those of equipment included (EU-846, EU-847, EU-1401). */
export function tokenSlots(printed: Printed, player: Player): { gaar: number; dwurt: number; gem: number } {
  const { gaarSlots, dwurtSlots, gemSlots } = printed.pack.heroes[player.hero]
  const slots = { gaar: gaarSlots, dwurt: dwurtSlots, gem: gemSlots }
  eachPermanent(printed, player, (op) => {
    if (op.op === 'slots') slots[op.kind] += op.n
  })
  return slots
}

const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0)

/** What its own slots do not hold: each of it needs a bag (EU-846 to EU-848, EU-R87). */
export function beyondSlots(printed: Printed, player: Player): Record<'gaar' | 'dwurt' | 'jewels', number> {
  const slots = tokenSlots(printed, player)
  return {
    gaar: Math.max(0, player.gaar - slots.gaar),
    dwurt: Math.max(0, player.dwurt - slots.dwurt),
    jewels: Math.max(0, total(player.gems) + total(player.essences) - slots.gem),
  }
}

/**
 * Whether everything loose has a place (EU-846 to EU-848, EU-857, EU-R67). A container takes a bag and adds places for
 * what it accepts, never for containers; tokens, gems and essences beyond their slots need a bag each, like trophies.
 */
export function hasRoom(printed: Printed, player: Player): boolean {
  const { gaar, dwurt, jewels } = beyondSlots(printed, player)
  let containers = 0
  let potionPlaces = 0
  let places = 0
  let potions = 0
  let others = gaar + dwurt + jewels + player.trophies.length
  for (const { tile } of player.bags) {
    const { kind, effects } = printed.pack.tiles[tile]
    if (kind === 'potion') potions += 1
    else if (kind !== 'satchel' && kind !== 'backpack') others += 1
    else {
      containers += 1
      for (const { do: ops } of effects)
        for (const op of ops) {
          if (op.op !== 'container') continue
          if (op.accept === 'potion') potionPlaces += op.n
          else places += op.n
        }
    }
  }
  const bags = bagsOf(printed, player) - containers
  return bags >= 0 && Math.max(0, potions - potionPlaces) + others <= places + bags
}

/** Puts the duty to make room on the agenda, once (EU-850, EU-852, EU-R29). */
export function checkRoom(printed: Printed, state: Euthia, seat: Seat): void {
  if (hasRoom(printed, state.players[seat])) return
  const asked = state.agenda.some((item) => item.step === 'room' && item.seat === seat)
  if (!asked) state.agenda.push({ step: 'room', seat })
}

/** A tile comes to a player; whether it has room is looked at later (EU-850). */
export function gainTile(state: Euthia, seat: Seat, tile: number): void {
  state.players[seat].bags.push(newTile(tile))
}

const SITE_SOURCES: readonly Source[] = ['mountain', 'lake', 'cave']
const TREASURE_SOURCES: readonly Source[] = ['treasure1', 'treasure2', 'treasure3']
const TRADE_SOURCES: readonly Source[] = TRADES

/** A tile goes to its discard pile; what has none goes to the supply or out of the game (EU-521, EU-858, EU-R78). */
export function discardTile({ pack }: Printed, state: Euthia, tile: number): void {
  const { source } = pack.tiles[tile]
  const trade = TRADE_SOURCES.indexOf(source)
  const site = SITE_SOURCES.indexOf(source)
  const level = TREASURE_SOURCES.indexOf(source)
  if (trade !== -1) state.trade[trade].discard.push(tile)
  if (site !== -1) state.resources[site].discard.push(tile)
  if (level !== -1) state.treasures[level].discard.push(tile)
}

/** A trophy goes to the discard pile of its level; elites are out of the game (EU-R78). */
export function discardTrophy(
  { pack }: Printed,
  state: Euthia,
  { elite, id }: Player['trophies'][number],
): void {
  if (elite === 0) state.monsters[pack.monsters[id].level - 1].discard.push(id)
}
