import {
  type Cost,
  type Effect,
  type Op,
  type OpName,
  TIMINGS,
  type TileKind,
  type Timing,
} from '../../content/schema.ts'

/**
 * One use of a tile, gem or essence as it is printed: its effects of one group and one timing, which are carried out
 * together (EU-824, EU-R62).
 */
export interface Use {
  /** The place of the first of them among the effects: the number by which actions name the use. */
  readonly effect: number
  readonly timing: Timing
  /** The place of the timing in TIMINGS, as a bit. */
  readonly bit: number
  readonly effects: readonly Effect[]
  /** What the whole group costs, paid with its first use. */
  readonly cost: Cost | null
  readonly consume: boolean
  readonly exhaust: boolean
  /** Whether it heals, takes the hero away, changes a hero roll, or belongs to the map (EU-412, EU-643, EU-R93). */
  readonly heals: boolean
  readonly moves: boolean
  readonly rolls: boolean
  readonly ofMap: boolean
  /** The other uses of its group: what may follow in a later window. */
  readonly others: readonly Use[]
}

const MOVING: readonly OpName[] = ['teleport', 'teleportTo']
const ROLLING: readonly OpName[] = ['clover', 'reroll', 'setDie', 'flipDie']
const ON_MAP: readonly OpName[] = [...MOVING, 'mp', 'minecart', 'action', 'peekTile']

/** Whether something of these ops, choices included, is one of the names. */
const has = (ops: readonly Op[], names: readonly OpName[]): boolean =>
  ops.some((op) => names.includes(op.op) || (op.op === 'choose' && op.from.some((way) => has(way, names))))

interface Draft extends Use {
  readonly group: string
  readonly others: Use[]
}

/** The uses of something, by the place of their first effect; null where no use begins. Permanent effects are none. */
export function usesOf(effects: readonly Effect[]): readonly (Use | null)[] {
  const drafts: (Draft | null)[] = effects.map((effect, at) => draftAt(effects, effect, at))
  const found = drafts.filter((draft) => draft !== null)
  for (const draft of found)
    draft.others.push(...found.filter((other) => other !== draft && other.group === draft.group))
  return drafts
}

const groupOf = ({ group }: Effect): string => group ?? ''

function draftAt(all: readonly Effect[], { timing, group }: Effect, at: number): Draft | null {
  if (timing === 'permanent') return null
  const own = groupOf({ timing, do: [], ...(group !== undefined && { group }) })
  const isOne = (effect: Effect): boolean => effect.timing !== 'permanent' && groupOf(effect) === own
  const together = all.filter((effect) => effect.timing === timing && isOne(effect))
  if (all.indexOf(together[0]) !== at) return null
  const ops = together.flatMap((effect) => effect.do)
  const consume = together.some((effect) => effect.consume === true)
  return {
    effect: at,
    timing,
    bit: 1 << TIMINGS.indexOf(timing),
    effects: together,
    cost: all.filter(isOne).find(({ cost }) => cost !== undefined)?.cost ?? null,
    consume,
    exhaust: !consume && together.every((effect) => effect.exhaust !== false),
    heals: has(ops, ['heal']),
    moves: has(ops, MOVING),
    rolls: has(ops, ROLLING),
    ofMap: has(ops, ON_MAP),
    others: [],
    group: own,
  }
}

/** What works all the time (EU-831). */
export const permanentsOf = (effects: readonly Effect[]): readonly Op[] =>
  effects.flatMap(({ timing, do: ops }) => (timing === 'permanent' ? ops : []))

/** Tiles that work only in their slots (EU-814, EU-854); others work from the bag that they lie in. */
const IN_SLOTS: readonly TileKind[] = ['weapon', 'shield', 'armour', 'jewel', 'ability', 'firstStrike']
export const worksInSlot = (kind: TileKind): boolean => IN_SLOTS.includes(kind)
