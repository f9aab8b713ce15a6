import type { Fault } from '@vyprava/kernel'
import type { ArmourKind, ArmourPiece, Source } from './lists.ts'
import { defenceOf, isConditioned, meanHits, permanentSum, roleOf, stepOf, worthOf } from './power.ts'
import type { Tile } from './schema.ts'

/* How strong tiles may be: wide ranges, so that a pack stays playable and still may have a taste of its own. */

/** The essence in a price counts like two coins (EU-R71). */
const coinsOf = (price: NonNullable<Tile['price']>): number => price.coins + 2 * (price.essence?.n ?? 0)

type Range = readonly [number, number]
const within = (n: number, [least, most]: Range): boolean => n >= least - 1e-9 && n <= most + 1e-9
const shown = (n: number): string => String(Math.round(n * 100) / 100)
const rangeText = (range: Range): string => `from ${shown(range[0])} to ${shown(range[1])}`
const around = (n: number, share: number): Range => [n * (1 - share), n * (1 + share)]

const out = (at: Fault['at'], found: number, range: Range, what: string): Fault | null =>
  within(found, range) ? null : { at, found: shown(found), expected: `${what} ${rangeText(range)}` }

/** What needs a set of armour or a payment may be stronger by this. */
const CONDITIONED = 1.3
const START_HITS: Range = [1.3, 1.5]
const STRIKES = ['weapon', 'attack', 'firstStrike'] as const

/** The mean hits of two dice that a personal tile of a step should have. */
const HITS = {
  weapon: (step: number) => 1.4 + 0.14 * step,
  attack: (step: number) => 1.6 + 0.35 * step,
  firstStrike: (step: number) => 0.75 * (1.6 + 0.35 * step),
} as const

function strikeFault(tile: Tile, step: number): Fault | null {
  const role = STRIKES.find((strike) => strike === roleOf(tile))
  if (role === undefined) return null
  const share = role !== 'weapon' && isConditioned(tile) ? CONDITIONED : 1
  return out(['profile'], meanHits(tile), around(HITS[role](step) * share, 0.15), 'mean hits of two dice')
}

function defenceFault(tile: Tile, step: number): Fault | null {
  if (roleOf(tile) !== 'defence') return null
  const { strength, wounds } = defenceOf(tile)
  if (strength === 0 && wounds === 0) return null
  const budget = isConditioned(tile) ? CONDITIONED : 1
  const power = (strength / (1 + step / 3) + wounds / (1 + step / 4)) / budget
  return out(['effects'], power, [0.7, 1.4], 'a defence for its value')
}

/** Learning and buying cost a coin more each step; from the seventh on an essence may stand for two coins. */
function costFault({ price }: Tile, step: number): Fault | null {
  if (price === undefined) return null
  if (price.essence !== undefined && step < 7) {
    return { at: ['price', 'essence'], found: price.essence, expected: 'no essence for a value below 20' }
  }
  return coinsOf(price) === step + 1
    ? null
    : { at: ['price', 'coins'], found: price.coins, expected: `a cost of ${step + 1} coins in all` }
}

function personalFault(tile: Tile): Fault | null {
  const { value } = tile
  if (value === undefined) return null
  if (value !== null) {
    const step = stepOf(value)
    return costFault(tile, step) ?? strikeFault(tile, step) ?? defenceFault(tile, step)
  }
  return tile.kind === 'weapon' ? out(['profile'], meanHits(tile), START_HITS, 'mean hits of two dice') : null
}

/** Mean hits of the weapons, and what shields take away, by where they come from. */
const WEAPONS: Partial<Record<Source, Range>> = {
  merchant: [1, 1.6],
  alchemist: [1.5, 2],
  tower: [2.5, 3.5],
  treasure1: [1, 1.6],
  treasure2: [1.8, 2.5],
  treasure3: [2.5, 3.5],
  hunter: [1.5, 2.2],
}
const SHIELDS: Partial<Record<Source, Range>> = {
  merchant: [1, 1],
  tower: [2, 3],
  treasure1: [1, 1],
  treasure2: [2, 3],
  treasure3: [2, 3],
}
const PRICES: Range = [3, 12]

function gearFault(tile: Tile): Fault | null {
  const { source, kind, price } = tile
  const weapons = WEAPONS[source]
  if (kind === 'weapon' && weapons !== undefined) {
    return (
      out(['profile'], meanHits(tile), weapons, 'mean hits of two dice') ??
      out(['price', 'coins'], price?.coins ?? 0, PRICES, 'a price')
    )
  }
  const shields = SHIELDS[source]
  if (kind !== 'shield' || shields === undefined) return null
  const taken = tile.effects.filter(({ timing }) => timing === 'afterMonsterRoll')
  const { strength, wounds } = defenceOf({ ...tile, effects: taken })
  const next = taken
    .flatMap((effect) => effect.do)
    .reduce((n, op) => (op.op === 'nextAttack' ? n + op.n : n), 0)
  return out(['effects'], strength - next + wounds, shields, 'strength and wounds taken away')
}

interface ArmourRow {
  readonly health: number
  readonly bags: Partial<Record<ArmourPiece, number>>
  readonly gems: (piece: ArmourPiece) => number
  readonly price: Range
}
const ARMOUR: Readonly<Record<ArmourKind, ArmourRow>> = {
  leather: {
    health: 1,
    bags: { cuirass: -1 },
    gems: (piece) => (piece === 'guards' || piece === 'cuirass' ? 1 : 0),
    price: [2, 3],
  },
  mail: { health: 2, bags: { cuirass: -1, boots: -1 }, gems: () => 1, price: [4, 6] },
  plate: { health: 3, bags: { cuirass: -2, guards: -1 }, gems: () => 1, price: [7, 10] },
  dragon: { health: 2, bags: {}, gems: () => 2, price: [9, 11] },
}

/** The armourer's pieces have a gem space more. */
function armourFault(tile: Tile): Fault | null {
  const { armour, piece, source, gemSpaces = 0 } = tile
  if (armour === undefined || piece === undefined || piece === 'amulet' || piece === 'ring') return null
  const row = ARMOUR[armour]
  const bags = row.bags[piece] ?? 0
  const gems = row.gems(piece) + (source === 'armourer' ? 1 : 0)
  const exactly = (at: Fault['at'], found: number, n: number, what: string): Fault | null =>
    found === n ? null : { at, found, expected: `${n}: ${what} of ${armour} ${piece}` }
  return (
    exactly(['effects'], permanentSum(tile, 'maxHealth'), row.health, 'health') ??
    exactly(['effects'], permanentSum(tile, 'bags'), bags, 'bags') ??
    exactly(['gemSpaces'], gemSpaces, gems, 'gem spaces') ??
    out(['price', 'coins'], tile.price?.coins ?? 0, row.price, 'a price')
  )
}

const FINDS: Partial<Record<Source, Range>> = {
  treasure1: [3, 5],
  treasure2: [6, 9],
  treasure3: [10, 14],
}

function findFault(tile: Tile): Fault | null {
  const range = FINDS[tile.source]
  return range === undefined ? null : out([], worthOf(tile), range, 'a find worth in coins')
}

/** Nothing is sold for more than it costs. */
function saleFault({ price, sale }: Tile): Fault | null {
  const most = price === undefined ? 0 : coinsOf(price)
  return sale === undefined || sale <= most
    ? null
    : { at: ['sale'], found: sale, expected: `at most the price, ${most}` }
}

/** What is too strong or too weak about a tile. */
export const powerFault = (tile: Tile): Fault | null =>
  saleFault(tile) ?? personalFault(tile) ?? gearFault(tile) ?? armourFault(tile) ?? findFault(tile)
