import * as v from 'valibot'
import {
  ELEMENTS,
  type Element,
  GEMS,
  type GemKind,
  LOCATIONS,
  type LocationKind,
  MODES,
  type Mode,
  SITES,
  type Site,
  TILE_KINDS,
  TIMINGS,
  type TileKind,
  type Timing,
} from './lists.ts'
import { type Op, opList } from './ops.ts'

/** Tokens and values that are simply counted when something is paid. */
export const PAID = [
  'gaar',
  'dwurt',
  'coins',
  'rep',
  'hope',
  'wounds',
  'chaos',
  'silver',
  'gold',
  'artifact',
] as const
export type Paid = (typeof PAID)[number]

/** What something costs. `all` is paid whole, of `oneOf` the payer chooses one. */
export type Cost =
  | { readonly pay: Paid; readonly n: number }
  | { readonly pay: 'essence'; readonly kind: Element | 'any'; readonly n: number }
  | { readonly pay: 'essenceOnTile'; readonly kind: Element | 'any'; readonly n: number }
  | { readonly pay: 'gem'; readonly kind: GemKind | 'any'; readonly n: number }
  /** A resource of a site, or of any. */
  | { readonly pay: 'resource'; readonly site: Site | 'any'; readonly n: number }
  | { readonly pay: 'item'; readonly kind: TileKind; readonly n: number }
  /** A trophy of at least this level (EU-712, EU-1011). */
  | { readonly pay: 'trophy'; readonly level: number; readonly n: number }
  | { readonly pay: 'discardSelf' }
  | { readonly pay: 'all'; readonly of: readonly Cost[] }
  | { readonly pay: 'oneOf'; readonly of: readonly Cost[] }

/** Under which condition an effect works. */
export type When =
  | { readonly when: 'set'; readonly n: number }
  | { readonly when: 'repAtLeast'; readonly n: number }
  | { readonly when: 'onSite'; readonly location: LocationKind }
  | { readonly when: 'combatRound'; readonly n: number }
  | { readonly when: 'healthAtMost'; readonly n: number }
  | { readonly when: 'essenceOnTile'; readonly kind: Element | 'any' }
  | { readonly when: 'monsterLevel'; readonly n: number }
  | { readonly when: 'monsterHasHits' }
  | { readonly when: 'mode'; readonly mode: Mode }

/** What a tile, gem or essence does, when, and for what. */
export interface Effect {
  readonly timing: Timing
  readonly when?: When
  readonly cost?: Cost
  readonly do: readonly Op[]
  /** The tile goes after use: to its discard pile or supply (EU-858). */
  readonly consume?: true
  /** False when the use does not exhaust the tile (weapons, shields, permanent effects). */
  readonly exhaust?: false
  /** Effects of one tile with the same group are one use (EU-R62); without it all non-permanent ones are. */
  readonly group?: string
}

const whole = v.pipe(v.number(), v.integer('a whole number'))
const positive = v.pipe(whole, v.minValue(1, 'a whole number from 1'))
const or = <const List extends readonly string[], const More extends string>(list: List, more: More) =>
  v.picklist([...list, more])

const costs: v.GenericSchema<unknown, readonly Cost[]> = v.lazy(() =>
  v.pipe(v.array(cost), v.minLength(2, 'at least two parts')),
)

export const cost: v.GenericSchema<unknown, Cost> = v.variant('pay', [
  v.strictObject({ pay: v.picklist(PAID), n: positive }),
  v.strictObject({ pay: v.literal('essence'), kind: or(ELEMENTS, 'any'), n: positive }),
  v.strictObject({ pay: v.literal('essenceOnTile'), kind: or(ELEMENTS, 'any'), n: positive }),
  v.strictObject({ pay: v.literal('gem'), kind: or(GEMS, 'any'), n: positive }),
  v.strictObject({ pay: v.literal('resource'), site: or(SITES, 'any'), n: positive }),
  v.strictObject({ pay: v.literal('item'), kind: v.picklist(TILE_KINDS), n: positive }),
  v.strictObject({ pay: v.literal('trophy'), level: positive, n: positive }),
  v.strictObject({ pay: v.literal('discardSelf') }),
  v.strictObject({ pay: v.literal('all'), of: costs }),
  v.strictObject({ pay: v.literal('oneOf'), of: costs }),
])

export const when: v.GenericSchema<unknown, When> = v.variant('when', [
  v.strictObject({ when: v.literal('set'), n: positive }),
  v.strictObject({ when: v.literal('repAtLeast'), n: positive }),
  v.strictObject({ when: v.literal('onSite'), location: v.picklist(LOCATIONS) }),
  v.strictObject({ when: v.literal('combatRound'), n: positive }),
  v.strictObject({ when: v.literal('healthAtMost'), n: positive }),
  v.strictObject({ when: v.literal('essenceOnTile'), kind: or(ELEMENTS, 'any') }),
  v.strictObject({ when: v.literal('monsterLevel'), n: positive }),
  v.strictObject({ when: v.literal('monsterHasHits') }),
  v.strictObject({ when: v.literal('mode'), mode: v.picklist(MODES) }),
])

/** Ops that make no sense in a fight, and so not at a timing of the fight. */
const MAP_OPS: readonly Op['op'][] = ['mp', 'minecart', 'action', 'teleport', 'teleportTo', 'peekTile']
const FIGHT_TIMINGS: readonly Timing[] = TIMINGS.filter(
  (timing) => timing !== 'outside' && timing !== 'permanent' && timing !== 'anytime',
)

export const effect: v.GenericSchema<unknown, Effect> = v.pipe(
  v.strictObject({
    timing: v.picklist(TIMINGS),
    when: v.exactOptional(when),
    cost: v.exactOptional(cost),
    do: opList,
    consume: v.exactOptional(v.literal(true)),
    exhaust: v.exactOptional(v.literal(false)),
    group: v.exactOptional(v.string()),
  }),
  v.check(
    ({ timing, do: ops }) => !FIGHT_TIMINGS.includes(timing) || ops.every(({ op }) => !MAP_OPS.includes(op)),
    'at a timing of the fight no op of the map (mp, minecart, action, teleport, teleportTo, peekTile)',
  ),
)
