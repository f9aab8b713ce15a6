import * as v from 'valibot'
import {
  CHAOS_TYPES,
  type ChaosType,
  ELEMENTS,
  type Element,
  FIXED_ACTIONS,
  type FixedAction,
  GEMS,
  type GemKind,
  GLOBAL_RULES,
  type GlobalRule,
  METALS,
  type Metal,
  SITES,
  type Site,
  SLOT_KINDS,
  type SlotKind,
  TRADES,
  type Trade,
  UNTILS,
  type Until,
} from './lists.ts'

/** Added to the base, or with a sign only when there is a base (EU-672 to EU-674, EU-691). */
export const SIGNS = ['base', 'plus', 'minus'] as const
export type Sign = (typeof SIGNS)[number]
export const SIDES = ['hero', 'monster'] as const
export type Side = (typeof SIDES)[number]
export const CANCELS = ['clock', 'penalty', 'card'] as const
/** What simple gains give; a negative number takes (EU-714). */
export const GAINS = [
  'gaar',
  'dwurt',
  'coins',
  'rep',
  'potion',
  'silver',
  'gold',
  'artifact',
  'provisions',
  'teleportScroll',
] as const
export const CONTAINER_ACCEPTS = ['potion', 'any'] as const
export const EXTRA_SLOTS = ['gaar', 'gem'] as const
export const DISCOUNTS = ['buy', 'learn', 'unlock'] as const
export const READY_KINDS = ['ability', 'firstStrike', 'equipment', 'gem'] as const
export const TELEPORT_GOALS = ['church', 'portal', 'tower', 'special'] as const
export const MONSTER_TOKENS = ['gaar', 'chaos'] as const

/** A row of a diagram: from this strength on, these ops. The first row has no lower bound (EU-R47). */
export interface Row {
  readonly min: number | null
  readonly ops: readonly Op[]
}
export type Profile = readonly Row[]

/** One thing that an effect does. The vocabulary is closed: the rules have one handler for each. */
export type Op =
  | { readonly op: 'mp'; readonly n: number }
  | { readonly op: 'action'; readonly action: FixedAction }
  | { readonly op: 'minecart' }
  | { readonly op: 'clover'; readonly n: number; readonly until?: Until }
  | { readonly op: 'hare'; readonly n: number; readonly until?: Until }
  | { readonly op: 'heal'; readonly n: number }
  | { readonly op: 'woundSelf'; readonly n: number }
  | { readonly op: 'hit'; readonly n: number; readonly sign: Sign }
  | { readonly op: 'hitNow'; readonly n: number }
  | { readonly op: 'hope'; readonly n: number }
  | { readonly op: 'wound'; readonly n: number; readonly sign: Sign }
  | { readonly op: 'nextAttack'; readonly n: number }
  | { readonly op: 'cancel'; readonly what: (typeof CANCELS)[number] }
  | { readonly op: 'monsterHeal'; readonly n: number }
  | { readonly op: 'killHero' }
  | { readonly op: 'gain'; readonly what: (typeof GAINS)[number]; readonly n: number }
  /** `any`: the owner chooses the kind. */
  | { readonly op: 'gem'; readonly kind: GemKind | 'any'; readonly n: number }
  | { readonly op: 'essence'; readonly kind: Element | 'any'; readonly n: number }
  | { readonly op: 'resource'; readonly site: Site | 'any'; readonly n: number }
  | { readonly op: 'treasure'; readonly level: number }
  | { readonly op: 'rewardTile'; readonly kind: 'hunter' | 'armourer' | 'sorceress' }
  | { readonly op: 'item'; readonly deck: Trade; readonly n: number }
  /** Lays essences on this ability tile (EU-R63). */
  | { readonly op: 'imbue'; readonly kind: Element | 'any'; readonly n: number }
  | { readonly op: 'stealGaar'; readonly n: number }
  | { readonly op: 'denyCards'; readonly what: Metal | ChaosType | 'all'; readonly until?: Until }
  | { readonly op: 'denyGaar'; readonly side: Side; readonly until?: Until }
  /** The hero uses nothing after this roll of the monster. */
  | { readonly op: 'denyHeroAfter' }
  | { readonly op: 'removeMonsterDie'; readonly n: number }
  | { readonly op: 'monsterToken'; readonly what: (typeof MONSTER_TOKENS)[number]; readonly n: number }
  | { readonly op: 'vitality'; readonly n: number }
  | { readonly op: 'reroll'; readonly side: Side; readonly n: number }
  | { readonly op: 'setDie'; readonly side: Side; readonly value: number }
  | { readonly op: 'flipDie'; readonly side: Side }
  | { readonly op: 'teleport'; readonly n: number }
  | { readonly op: 'teleportTo'; readonly goal: (typeof TELEPORT_GOALS)[number] }
  | { readonly op: 'maxHealth'; readonly n: number }
  | { readonly op: 'bags'; readonly n: number }
  | { readonly op: 'slots'; readonly kind: (typeof EXTRA_SLOTS)[number]; readonly n: number }
  | { readonly op: 'container'; readonly accept: (typeof CONTAINER_ACCEPTS)[number]; readonly n: number }
  /** Ignores the elementals whose essence lies on this tile, or these kinds. */
  | { readonly op: 'ward'; readonly kinds: readonly Element[] | 'onTile' }
  | { readonly op: 'discount'; readonly kind: (typeof DISCOUNTS)[number]; readonly n: number }
  | { readonly op: 'freeExchange' }
  | { readonly op: 'noFee' }
  | { readonly op: 'ready'; readonly kind: (typeof READY_KINDS)[number]; readonly n: number }
  | { readonly op: 'peekMonster' }
  | { readonly op: 'peekTile' }
  | { readonly op: 'unlock'; readonly kind: SlotKind }
  | { readonly op: 'eachOpponent'; readonly ops: readonly Op[] }
  | { readonly op: 'eachHero'; readonly ops: readonly Op[] }
  | { readonly op: 'heroesWithin'; readonly n: number; readonly ops: readonly Op[] }
  | { readonly op: 'reserve'; readonly metal: Metal; readonly n: number }
  | { readonly op: 'offerDiscard'; readonly trade: Trade }
  | { readonly op: 'rule'; readonly rule: GlobalRule; readonly n: number; readonly until: Until }
  | { readonly op: 'choose'; readonly from: readonly (readonly Op[])[] }
  | { readonly op: 'roll'; readonly profile: Profile }
  /** Applied before each later roll of the monster while the card lies there (EU-757). */
  | { readonly op: 'lasting'; readonly ops: readonly Op[] }

export type OpName = Op['op']

const whole = v.pipe(v.number(), v.integer('a whole number'))
const positive = v.pipe(whole, v.minValue(1, 'a whole number from 1'))
const level = v.pipe(whole, v.minValue(1, 'a level from 1 to 3'), v.maxValue(3, 'a level from 1 to 3'))
const until = v.exactOptional(v.picklist(UNTILS))
const or = <const List extends readonly string[], const More extends string>(list: List, more: More) =>
  v.picklist([...list, more])
const counted = <const Name extends string>(op: Name) => v.strictObject({ op: v.literal(op), n: whole })
const bare = <const Name extends string>(op: Name) => v.strictObject({ op: v.literal(op) })

const ops: v.GenericSchema<unknown, readonly Op[]> = v.lazy(() => v.array(op))
const row: v.GenericSchema<unknown, Row> = v.lazy(() => v.strictObject({ min: v.nullable(whole), ops }))

/** A diagram: the first row has no lower bound, the others follow in ascending order. */
export const profile: v.GenericSchema<unknown, Profile> = v.pipe(
  v.array(row),
  v.minLength(1, 'at least one row'),
  v.check(
    (rows) => rows.every(({ min }, i) => (min === null) === (i === 0)),
    'a first row with min null, and numbers in the others',
  ),
  v.check(
    (rows) => rows.every(({ min }, i) => i < 2 || (min ?? 0) > (rows[i - 1].min ?? 0)),
    'rows in ascending order of min',
  ),
)

export const op: v.GenericSchema<unknown, Op> = v.variant('op', [
  counted('mp'),
  v.strictObject({ op: v.literal('action'), action: v.picklist(FIXED_ACTIONS) }),
  bare('minecart'),
  v.strictObject({ op: v.literal('clover'), n: whole, until }),
  v.strictObject({ op: v.literal('hare'), n: whole, until }),
  counted('heal'),
  counted('woundSelf'),
  v.strictObject({ op: v.literal('hit'), n: positive, sign: v.picklist(SIGNS) }),
  counted('hitNow'),
  counted('hope'),
  v.strictObject({ op: v.literal('wound'), n: positive, sign: v.picklist(SIGNS) }),
  counted('nextAttack'),
  v.strictObject({ op: v.literal('cancel'), what: v.picklist(CANCELS) }),
  counted('monsterHeal'),
  bare('killHero'),
  v.strictObject({ op: v.literal('gain'), what: v.picklist(GAINS), n: whole }),
  v.strictObject({ op: v.literal('gem'), kind: or(GEMS, 'any'), n: positive }),
  v.strictObject({ op: v.literal('essence'), kind: or(ELEMENTS, 'any'), n: positive }),
  v.strictObject({ op: v.literal('resource'), site: or(SITES, 'any'), n: positive }),
  v.strictObject({ op: v.literal('treasure'), level }),
  v.strictObject({ op: v.literal('rewardTile'), kind: v.picklist(['hunter', 'armourer', 'sorceress']) }),
  v.strictObject({ op: v.literal('item'), deck: v.picklist(TRADES), n: positive }),
  v.strictObject({ op: v.literal('imbue'), kind: or(ELEMENTS, 'any'), n: positive }),
  counted('stealGaar'),
  v.strictObject({
    op: v.literal('denyCards'),
    what: v.picklist([...METALS, ...CHAOS_TYPES, 'all']),
    until,
  }),
  v.strictObject({ op: v.literal('denyGaar'), side: v.picklist(SIDES), until }),
  bare('denyHeroAfter'),
  counted('removeMonsterDie'),
  v.strictObject({ op: v.literal('monsterToken'), what: v.picklist(MONSTER_TOKENS), n: whole }),
  counted('vitality'),
  v.strictObject({ op: v.literal('reroll'), side: v.picklist(SIDES), n: positive }),
  v.strictObject({
    op: v.literal('setDie'),
    side: v.picklist(SIDES),
    value: v.pipe(whole, v.minValue(1, 'a face from 1 to 6'), v.maxValue(6, 'a face from 1 to 6')),
  }),
  v.strictObject({ op: v.literal('flipDie'), side: v.picklist(SIDES) }),
  counted('teleport'),
  v.strictObject({ op: v.literal('teleportTo'), goal: v.picklist(TELEPORT_GOALS) }),
  counted('maxHealth'),
  counted('bags'),
  v.strictObject({ op: v.literal('slots'), kind: v.picklist(EXTRA_SLOTS), n: positive }),
  v.strictObject({ op: v.literal('container'), accept: v.picklist(CONTAINER_ACCEPTS), n: positive }),
  v.strictObject({
    op: v.literal('ward'),
    kinds: v.union([v.array(v.picklist(ELEMENTS)), v.literal('onTile')]),
  }),
  v.strictObject({ op: v.literal('discount'), kind: v.picklist(DISCOUNTS), n: positive }),
  bare('freeExchange'),
  bare('noFee'),
  v.strictObject({ op: v.literal('ready'), kind: v.picklist(READY_KINDS), n: positive }),
  bare('peekMonster'),
  bare('peekTile'),
  v.strictObject({ op: v.literal('unlock'), kind: v.picklist(SLOT_KINDS) }),
  v.strictObject({ op: v.literal('eachOpponent'), ops }),
  v.strictObject({ op: v.literal('eachHero'), ops }),
  v.strictObject({ op: v.literal('heroesWithin'), n: positive, ops }),
  v.strictObject({ op: v.literal('reserve'), metal: v.picklist(METALS), n: positive }),
  v.strictObject({ op: v.literal('offerDiscard'), trade: v.picklist(TRADES) }),
  v.strictObject({
    op: v.literal('rule'),
    rule: v.picklist(GLOBAL_RULES),
    n: whole,
    until: v.picklist(UNTILS),
  }),
  v.strictObject({
    op: v.literal('choose'),
    from: v.pipe(v.array(ops), v.minLength(2, 'at least two ways')),
  }),
  v.strictObject({ op: v.literal('roll'), profile }),
  v.strictObject({ op: v.literal('lasting'), ops }),
])

export const opList = ops
