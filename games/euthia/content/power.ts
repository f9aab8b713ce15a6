import type { Effect } from './effects.ts'
import type { Op, Profile } from './ops.ts'
import type { Tile } from './schema.ts'

/** What a tile can do, as far as its strength is measured: no ids, no words. */
type Measured = Pick<Tile, 'kind' | 'effects' | 'profile' | 'price'>

/** The reputation from which personal tiles are revealed, and their steps of power from 1 (0: from the start). */
export const VALUE_STEPS: readonly number[] = [2, 4, 7, 10, 13, 16, 20, 24, 28, 33]
export const stepOf = (value: number): number => VALUE_STEPS.indexOf(value) + 1

export type Role =
  | 'weapon'
  | 'shield'
  | 'firstStrike'
  | 'attack'
  | 'defence'
  | 'movement'
  | 'permanent'
  | 'support'

const DEFENCES: readonly Op['op'][] = ['hare', 'wound', 'removeMonsterDie', 'denyCards', 'denyGaar']
const MOVES: readonly Op['op'][] = ['mp', 'action', 'teleport', 'teleportTo']

/** Ops with those inside choices. */
const allOps = (ops: readonly Op[]): Op[] =>
  ops.flatMap((op) => (op.op === 'choose' ? op.from.flatMap(allOps) : [op]))

const opsOf = ({ effects }: Measured): Op[] => effects.flatMap((effect) => allOps(effect.do))
const isStrike = ({ timing }: Effect): boolean => timing === 'attack' || timing === 'firstStrike'
/** Laying essences on a tile serves the tile's other effects. */
const onlyLays = ({ do: ops }: Effect): boolean => ops.every(({ op }) => op === 'imbue')

/** What a personal tile is for. */
export function roleOf(tile: Measured): Role {
  const { kind, effects } = tile
  if (kind === 'weapon' || kind === 'shield' || kind === 'firstStrike') return kind
  if (effects.some(isStrike)) return 'attack'
  if (effects.every((effect) => effect.timing === 'permanent' || onlyLays(effect))) return 'permanent'
  const does = (list: readonly Op['op'][]): boolean => opsOf(tile).some(({ op }) => list.includes(op))
  if (does(DEFENCES)) return 'defence'
  return does(MOVES) ? 'movement' : 'support'
}

/** Whether its use needs a set of armour, an essence on it, or a payment. */
export const isConditioned = ({ effects }: Measured): boolean =>
  effects.some(
    ({ cost, when }) => cost !== undefined || when?.when === 'set' || when?.when === 'essenceOnTile',
  )

const total = <Item>(list: readonly Item[], of: (item: Item) => number): number =>
  list.reduce((sum, item) => sum + of(item), 0)

/** What an attack at some strength does. */
export const rowOps = (profile: Profile, strength: number): readonly Op[] =>
  profile.findLast(({ min }) => min === null || strength >= min)?.ops ?? []
const hitsOf = (ops: readonly Op[], sign: 'base' | 'plus'): number =>
  total(ops, (op) => (op.op === 'hit' && op.sign === sign ? op.n : 0))

const FACES = [1, 2, 3, 4, 5, 6] as const
export const THROWS: readonly number[] = FACES.flatMap((left) => FACES.map((right) => left + right))

/** Hits of an attack on average over all throws of two dice, nothing else used. */
export function meanHits({ effects, profile = [] }: Measured): number {
  const bonus = effects.find(isStrike)?.do ?? []
  const clover = total(bonus, (op) => (op.op === 'clover' ? op.n : 0))
  const plus = hitsOf(bonus, 'plus')
  const hits = THROWS.map((sum) => hitsOf(rowOps(profile, sum + clover), 'base'))
  return total(hits, (base) => (base > 0 ? base + plus : 0)) / THROWS.length
}

/** What a defence takes from the monster's strength (or adds to the hero's), and from the wounds. */
export const defenceOf = (tile: Measured): { readonly strength: number; readonly wounds: number } => ({
  strength: total(opsOf(tile), (op) => {
    if (op.op === 'hare') return -op.n
    return op.op === 'clover' || op.op === 'nextAttack' ? op.n : 0
  }),
  wounds: total(opsOf(tile), (op) => (op.op === 'wound' && op.sign === 'minus' ? op.n : 0)),
})

const WORTH: Readonly<Record<Extract<Op, { op: 'gain' }>['what'], number>> = {
  coins: 1,
  gaar: 1,
  dwurt: 1,
  potion: 1,
  provisions: 1,
  silver: 1,
  teleportScroll: 2,
  rep: 2.5,
  gold: 3,
  artifact: 10,
}

const LOOSE = { gem: 2, essence: 3, resource: 2.5, item: 4 } as const

/** Roughly how many coins a find is worth: the price of an item, or what it gives. */
export function worthOf(tile: Measured): number {
  if (tile.kind !== 'treasure') return tile.price?.coins ?? 0
  return total(opsOf(tile), (op) => {
    if (op.op === 'gain') return WORTH[op.what] * op.n
    if (op.op === 'gem' || op.op === 'essence' || op.op === 'resource' || op.op === 'item') {
      return LOOSE[op.op] * op.n
    }
    return 0
  })
}

/** The sum of a permanent op of the board (health, bags). */
export const permanentSum = ({ effects }: Measured, name: 'maxHealth' | 'bags'): number =>
  total(
    effects.filter(({ timing }) => timing === 'permanent'),
    (effect) => total(effect.do, (op) => (op.op === name ? op.n : 0)),
  )
