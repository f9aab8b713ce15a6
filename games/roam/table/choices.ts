import type { Decision } from '@vyprava/kernel'
import { type Location, type RoamAction, type RoamView, SLOT_OF, SQUARES_OF } from '../rules/index.ts'
import { placesIn } from './aim.ts'
import type { Cards } from './cards.ts'

export type Shift = Extract<RoamAction, { readonly type: 'shift' }>

/** The legal actions, sorted by the thing on the table that they belong to. */
export interface Choices {
  readonly uses: ReadonlySet<number>
  readonly flips: ReadonlySet<number>
  readonly buys: ReadonlySet<number>
  readonly slots: ReadonlySet<number>
  readonly bids: readonly number[]
  readonly places: readonly Location[]
  readonly shifts: readonly Shift[]
  /** Markers that a square can take, in any way. */
  readonly onSquare: ReadonlyMap<number, readonly RoamAction[]>
  /** The types of all legal actions, for those without a thing of their own. */
  readonly types: ReadonlySet<RoamAction['type']>
}

export function choicesOf(cards: Cards, view: RoamView, decision: Decision<RoamAction> | null): Choices {
  const actions = decision?.actions ?? []
  const uses = new Set<number>()
  const flips = new Set<number>()
  const buys = new Set<number>()
  const slots = new Set<number>()
  const bids: number[] = []
  const shifts: Shift[] = []
  const onSquare = new Map<number, RoamAction[]>()
  for (const action of actions) {
    if (action.type === 'use') uses.add(action.character)
    else if (action.type === 'flip') flips.add(action.character)
    else if (action.type === 'buy') buys.add(action.artifact)
    else if (action.type === 'bid') bids.push(action.coins)
    else if (action.type === 'shift') shifts.push(action)
    else if (action.type === 'resolve') {
      slots.add(action.slot)
      for (const square of SQUARES_OF[action.slot]) onSquare.set(square, [action])
    } else if ('square' in action) {
      const there = onSquare.get(action.square)
      if (there === undefined) onSquare.set(action.square, [action])
      else there.push(action)
    }
  }
  const types = new Set(actions.map(({ type }) => type))
  return { uses, flips, buys, slots, bids, places: placesIn(cards, view, actions), shifts, onSquare, types }
}

/** An artifact in the hand: what the next click on the table is for. */
export type Tool =
  | { readonly ability: 'flipCard' }
  | { readonly ability: 'freeGap' }
  | { readonly ability: 'replace' }
  | { readonly ability: 'shift'; readonly from: number | null }

const FREE: readonly RoamAction['type'][] = ['freeGap', 'freeGapReplace']
const REPLACING: readonly RoamAction['type'][] = ['replace', 'gapReplace', 'freeGapReplace']

/** What a click on a square can mean, with the artifact in the hand. */
export function actionsOn(choices: Choices, tool: Tool | null, square: number): readonly RoamAction[] {
  const there = choices.onSquare.get(square) ?? []
  if (tool === null) return there
  switch (tool.ability) {
    case 'flipCard':
      return []
    case 'freeGap':
      return there.filter(({ type }) => FREE.includes(type))
    case 'replace':
      return there.filter(({ type }) => REPLACING.includes(type))
    case 'shift':
      return tool.from === null
        ? []
        : choices.shifts.filter(({ from, to }) => from === tool.from && to === square)
  }
}

/** The squares that are lit. */
export function litSquares(choices: Choices, tool: Tool | null): ReadonlySet<number> {
  if (tool?.ability === 'shift') {
    const { from } = tool
    return new Set(
      from === null
        ? choices.shifts.map((shift) => shift.from)
        : choices.shifts.filter((shift) => shift.from === from).map(({ to }) => to),
    )
  }
  if (tool !== null) {
    return new Set(
      [...choices.onSquare.keys()].filter((square) => actionsOn(choices, tool, square).length > 0),
    )
  }
  if (choices.places.length > 0) return new Set(choices.places.flatMap(({ required }) => required))
  return new Set(choices.onSquare.keys())
}

/** Whether an artifact of one's own can be used now, by its ability. */
export function canUse(choices: Choices, ability: string): boolean {
  const { types } = choices
  switch (ability) {
    case 'coin':
      return types.has('coin')
    case 'flipCard':
      return types.has('flip')
    case 'freeGap':
      return FREE.some((type) => types.has(type))
    case 'replace':
      return REPLACING.some((type) => types.has(type))
    case 'rotate':
      return types.has('rotate')
    case 'shift':
      return types.has('shift')
    default:
      return false
  }
}

export const slotOf = (square: number): number => SLOT_OF[square]
