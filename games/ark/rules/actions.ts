import * as v from 'valibot'
import { COLOURS, FIELD_COUNT, SYSTEMS, type System } from './vocabulary.ts'

/**
 * Colours are places in COLOURS, hexes are numbers of the map (`Chart`), fields are numbers of the compass,
 * characters are places in the pack.
 */
export type ArkAction =
  | { readonly type: 'character'; readonly character: number }
  | { readonly type: 'colourDiamond'; readonly colour: number }
  | { readonly type: 'convert'; readonly hex: number }
  | { readonly type: 'endMove' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'fill'; readonly field: number }
  | { readonly type: 'meadow'; readonly hex: number }
  | { readonly type: 'name'; readonly colour: number }
  | { readonly type: 'paint'; readonly colour: number; readonly hex: number }
  | { readonly type: 'shift'; readonly colour: number }
  | { readonly type: 'skip' }
  | { readonly type: 'start'; readonly hex: number }
  | { readonly type: 'system'; readonly system: System }
  | { readonly type: 'terraform'; readonly colour: number; readonly hex: number }

const whole = v.pipe(v.number(), v.integer())

/** The form of an action. */
export const arkAction = v.variant('type', [
  v.strictObject({ type: v.literal('character'), character: whole }),
  v.strictObject({ type: v.literal('colourDiamond'), colour: whole }),
  v.strictObject({ type: v.literal('convert'), hex: whole }),
  v.strictObject({ type: v.literal('endMove') }),
  v.strictObject({ type: v.literal('endTurn') }),
  v.strictObject({ type: v.literal('fill'), field: whole }),
  v.strictObject({ type: v.literal('meadow'), hex: whole }),
  v.strictObject({ type: v.literal('name'), colour: whole }),
  v.strictObject({ type: v.literal('paint'), colour: whole, hex: whole }),
  v.strictObject({ type: v.literal('shift'), colour: whole }),
  v.strictObject({ type: v.literal('skip') }),
  v.strictObject({ type: v.literal('start'), hex: whole }),
  v.strictObject({ type: v.literal('system'), system: v.picklist(SYSTEMS) }),
  v.strictObject({ type: v.literal('terraform'), colour: whole, hex: whole }),
])

/**
 * Every kind of question, as keys of the texts. Values:
 * character {}, system {}, start { character }, field { identity, fields },
 * name {}, nameOnly {} (finished or stuck, or the solo wild six),
 * paint { colour, painted, allowance }, after { colour },
 * answer { colour, hints, allowance, die }, answerMove { colour, painted, allowance }.
 */
export const PROMPT_KEYS = [
  'character',
  'system',
  'start',
  'field',
  'name',
  'nameOnly',
  'paint',
  'after',
  'answer',
  'answerMove',
] as const
export type PromptKey = (typeof PROMPT_KEYS)[number]

/** The largest map that a pack may bring. */
export const MOST_HEXES = 400

/* Actions are plain values, so each one is made once and shared by all lists. */

const each = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const hexes = <T>(make: (hex: number) => T): readonly T[] => each(MOST_HEXES, make)
const colours = <T>(make: (colour: number) => T): readonly T[] => each(COLOURS.length, make)

export const END_MOVE: ArkAction = { type: 'endMove' }
export const END_TURN: ArkAction = { type: 'endTurn' }
export const SKIP: ArkAction = { type: 'skip' }
export const CONVERT = hexes((hex): ArkAction => ({ type: 'convert', hex }))
export const MEADOW = hexes((hex): ArkAction => ({ type: 'meadow', hex }))
export const START = hexes((hex): ArkAction => ({ type: 'start', hex }))
export const FILL = each(FIELD_COUNT, (field): ArkAction => ({ type: 'fill', field }))
export const COLOUR_DIAMOND = colours((colour): ArkAction => ({ type: 'colourDiamond', colour }))
export const NAME = colours((colour): ArkAction => ({ type: 'name', colour }))
export const SHIFT = colours((colour): ArkAction => ({ type: 'shift', colour }))
export const PAINT = colours((colour) => hexes((hex): ArkAction => ({ type: 'paint', colour, hex })))
export const TERRAFORM = colours((colour) => hexes((hex): ArkAction => ({ type: 'terraform', colour, hex })))
export const SYSTEM = SYSTEMS.map((system): ArkAction => ({ type: 'system', system }))
