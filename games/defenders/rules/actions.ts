import * as v from 'valibot'
import { EDGES, HEXES } from './board/index.ts'

/** Hexes, edges, cards, players, factions, leaders and terrains are numbers. */
export type DefendersAction =
  /* Setup */
  | { readonly type: 'chooseFaction'; readonly faction: number }
  | { readonly type: 'chooseLeader'; readonly leader: number }
  | { readonly type: 'drawFrom'; readonly player: number }
  | { readonly type: 'placeCamp'; readonly hex: number }
  /* Leadership */
  | { readonly type: 'lead'; readonly card: number }
  | { readonly type: 'leadBlind'; readonly player: number }
  /* Reveal abilities: the target says what is done */
  | { readonly type: 'resolve' }
  | { readonly type: 'resolveCamp'; readonly from: number; readonly hex: number }
  | { readonly type: 'resolveEdge'; readonly edge: number }
  | { readonly type: 'resolveHex'; readonly hex: number }
  | { readonly type: 'resolvePlayer'; readonly player: number }
  | { readonly type: 'shift'; readonly hex: number }
  | { readonly type: 'stay' }
  | { readonly type: 'wait' }
  /* Turn */
  | { readonly type: 'breach'; readonly edge: number }
  | { readonly type: 'build' }
  | { readonly type: 'clear' }
  | { readonly type: 'destroy' }
  | { readonly type: 'endActions' }
  | { readonly type: 'food' }
  | { readonly type: 'gainItem' }
  | { readonly type: 'heal' }
  | { readonly type: 'mapMove'; readonly hex: number }
  | { readonly type: 'mapRegroup'; readonly hex: number }
  | { readonly type: 'move'; readonly hex: number }
  | { readonly type: 'potionsClear' }
  | { readonly type: 'potionsHeal' }
  | { readonly type: 'regroup'; readonly hex: number }
  | { readonly type: 'rewild' }
  | { readonly type: 'rocketsBreach'; readonly edge: number }
  | { readonly type: 'rocketsDestroy'; readonly hex: number }
  | { readonly type: 'team'; readonly card: number }
  /* Discussion, and signals */
  | { readonly type: 'hint'; readonly terrain: number }
  | { readonly type: 'pinEdge'; readonly edge: number }
  | { readonly type: 'pinHex'; readonly hex: number }
  | { readonly type: 'ready' }
  | { readonly type: 'say'; readonly phrase: number }

/** What is given to the others besides, in anybody's turn. */
export type Signal = Extract<DefendersAction, { type: 'hint' | 'pinEdge' | 'pinHex' | 'say' }>

const whole = v.pipe(v.number(), v.integer())
const bare = <const Type extends string>(type: Type) => v.strictObject({ type: v.literal(type) })

/** The form of an action. */
export const defendersAction = v.variant('type', [
  v.strictObject({ type: v.literal('chooseFaction'), faction: whole }),
  v.strictObject({ type: v.literal('chooseLeader'), leader: whole }),
  v.strictObject({ type: v.literal('drawFrom'), player: whole }),
  v.strictObject({ type: v.literal('placeCamp'), hex: whole }),
  v.strictObject({ type: v.literal('lead'), card: whole }),
  v.strictObject({ type: v.literal('leadBlind'), player: whole }),
  bare('resolve'),
  v.strictObject({ type: v.literal('resolveCamp'), from: whole, hex: whole }),
  v.strictObject({ type: v.literal('resolveEdge'), edge: whole }),
  v.strictObject({ type: v.literal('resolveHex'), hex: whole }),
  v.strictObject({ type: v.literal('resolvePlayer'), player: whole }),
  v.strictObject({ type: v.literal('shift'), hex: whole }),
  bare('stay'),
  bare('wait'),
  v.strictObject({ type: v.literal('breach'), edge: whole }),
  bare('build'),
  bare('clear'),
  bare('destroy'),
  bare('endActions'),
  bare('food'),
  bare('gainItem'),
  bare('heal'),
  v.strictObject({ type: v.literal('mapMove'), hex: whole }),
  v.strictObject({ type: v.literal('mapRegroup'), hex: whole }),
  v.strictObject({ type: v.literal('move'), hex: whole }),
  bare('potionsClear'),
  bare('potionsHeal'),
  v.strictObject({ type: v.literal('regroup'), hex: whole }),
  bare('rewild'),
  v.strictObject({ type: v.literal('rocketsBreach'), edge: whole }),
  v.strictObject({ type: v.literal('rocketsDestroy'), hex: whole }),
  v.strictObject({ type: v.literal('team'), card: whole }),
  v.strictObject({ type: v.literal('hint'), terrain: whole }),
  v.strictObject({ type: v.literal('pinEdge'), edge: whole }),
  v.strictObject({ type: v.literal('pinHex'), hex: whole }),
  bare('ready'),
  v.strictObject({ type: v.literal('say'), phrase: whole }),
])

/** What may be said of intentions: nothing that names a card (DE-254, DE-255). */
export const PHRASES = [
  'canHelp',
  'needHelp',
  'willClear',
  'willFight',
  'willBreach',
  'willBuild',
  'willRewild',
  'willHeal',
  'goFirst',
  'goLast',
  'meetHere',
  'agreed',
] as const
export type PhraseKey = (typeof PHRASES)[number]

/** Every kind of question, as keys of the texts. */
export const PROMPT_KEYS = [
  'chooseFaction',
  'chooseLeader',
  'drawFrom',
  'placeCamp',
  'lead',
  'resolve',
  'burn',
  'secretPaths',
  'discussion',
  'turn',
] as const
export type PromptKey = (typeof PROMPT_KEYS)[number]

/* Actions are plain values, so each one is made once and shared by all lists. */

const each = <T>(count: number, make: (value: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, value) => make(value))
const CARDS = 72

export const BUILD: DefendersAction = { type: 'build' }
export const CLEAR: DefendersAction = { type: 'clear' }
export const DESTROY: DefendersAction = { type: 'destroy' }
export const END_ACTIONS: DefendersAction = { type: 'endActions' }
export const FOOD: DefendersAction = { type: 'food' }
export const GAIN_ITEM: DefendersAction = { type: 'gainItem' }
export const HEAL: DefendersAction = { type: 'heal' }
export const POTIONS_CLEAR: DefendersAction = { type: 'potionsClear' }
export const POTIONS_HEAL: DefendersAction = { type: 'potionsHeal' }
export const RESOLVE: DefendersAction = { type: 'resolve' }
export const REWILD: DefendersAction = { type: 'rewild' }
export const STAY: DefendersAction = { type: 'stay' }
export const READY: DefendersAction = { type: 'ready' }
export const WAIT: DefendersAction = { type: 'wait' }
export const BREACH = each(EDGES, (edge): DefendersAction => ({ type: 'breach', edge }))
export const CHOOSE_FACTION = each(4, (faction): DefendersAction => ({ type: 'chooseFaction', faction }))
export const CHOOSE_LEADER = each(8, (leader): DefendersAction => ({ type: 'chooseLeader', leader }))
export const DRAW_FROM = each(2, (player): DefendersAction => ({ type: 'drawFrom', player }))
export const HINT = each(4, (terrain): Signal => ({ type: 'hint', terrain }))
export const LEAD = each(CARDS, (card): DefendersAction => ({ type: 'lead', card }))
export const LEAD_BLIND = each(4, (player): DefendersAction => ({ type: 'leadBlind', player }))
export const MAP_MOVE = each(HEXES, (hex): DefendersAction => ({ type: 'mapMove', hex }))
export const MAP_REGROUP = each(HEXES, (hex): DefendersAction => ({ type: 'mapRegroup', hex }))
export const MOVE = each(HEXES, (hex): DefendersAction => ({ type: 'move', hex }))
export const PIN_EDGE = each(EDGES, (edge): Signal => ({ type: 'pinEdge', edge }))
export const PIN_HEX = each(HEXES, (hex): Signal => ({ type: 'pinHex', hex }))
export const PLACE_CAMP = each(HEXES, (hex): DefendersAction => ({ type: 'placeCamp', hex }))
export const REGROUP = each(HEXES, (hex): DefendersAction => ({ type: 'regroup', hex }))
export const RESOLVE_EDGE = each(EDGES, (edge): DefendersAction => ({ type: 'resolveEdge', edge }))
export const RESOLVE_HEX = each(HEXES, (hex): DefendersAction => ({ type: 'resolveHex', hex }))
export const RESOLVE_PLAYER = each(4, (player): DefendersAction => ({ type: 'resolvePlayer', player }))
export const ROCKETS_BREACH = each(EDGES, (edge): DefendersAction => ({ type: 'rocketsBreach', edge }))
export const ROCKETS_DESTROY = each(HEXES, (hex): DefendersAction => ({ type: 'rocketsDestroy', hex }))
export const SAY = each(PHRASES.length, (phrase): Signal => ({ type: 'say', phrase }))
export const SHIFT = each(HEXES, (hex): DefendersAction => ({ type: 'shift', hex }))
export const TEAM = each(CARDS, (card): DefendersAction => ({ type: 'team', card }))
