import type { Seat } from '@vyprava/kernel'
import type { WordContext } from '@vyprava/module/words.ts'
import { sideOfField } from '../compass/index.ts'
import type { PromptKey } from '../rules/actions.ts'
import { isReady } from '../rules/preparation.ts'
import type { Printed } from '../rules/printed.ts'
import { newAnswer } from '../rules/sheet.ts'
import { COLOURED, EARNED, type Sheet } from '../rules/state.ts'
import { allowance, conversionsLeft, hintCost, opened, reachOf } from '../rules/targets.ts'
import type { ArkView, SheetView } from '../rules/view.ts'
import { COLOURS, NONE, YELLOW } from '../rules/vocabulary.ts'
import { type Guide, guideTo } from './names.ts'

/* What the words ask of a view. */

export type Context = WordContext<ArkView>

export const guideOf = ({ view }: Context): Guide => guideTo(view.map)

/** A sheet in the form that the rules read; a hidden answer counts as not begun. */
export const sheetOf = (seen: SheetView): Sheet => ({ ...seen, answer: seen.answer ?? newAnswer() })

/** The observer's own sheet; for a spectator that of the active player, so that words have something to read. */
export function ownSheet({ view, observer }: Context): SheetView {
  return view.sheets[observer ?? Math.max(0, view.active)]
}

/** Whom a question is put to, as far as it can be seen: several answer at once. */
export function askedBy(key: PromptKey, view: ArkView): readonly Seat[] {
  const seats = view.sheets.map((_, seat) => seat)
  switch (key) {
    case 'character':
      return seats.filter((seat) => view.sheets[seat].character === NONE).slice(0, 1)
    case 'system':
    case 'start':
    case 'field':
      return seats.filter((seat) => !isReady(sheetOf(view.sheets[seat])))
    case 'name':
    case 'nameOnly':
    case 'paint':
    case 'after':
      return [view.active]
    case 'answer':
    case 'answerMove':
      return seats.filter((seat) => owesAnswer(view, seat))
  }
}

/** Whether a seat has not answered yet. */
export function owesAnswer(view: ArkView, seat: Seat): boolean {
  const { status, answered } = view.sheets[seat]
  if (view.phase !== 'turn' || view.named === NONE || status !== 'playing' || answered) return false
  return seat !== view.active || (view.die && view.mode === 'solo')
}

/** How many hexes a move of the observer may paint in a colour. */
export const allowanceOf = (context: Context, colour: number): number =>
  allowance(sheetOf(ownSheet(context)), colour)

export const hintsFor = (printed: Printed, context: Context, to: number): number =>
  hintCost(printed, sheetOf(ownSheet(context)), context.view.named, to)

/** The hexes that a seat could paint now in each colour; the active player's may lie further (AR-611). */
export function targetsOf(printed: Printed, view: ArkView, seat: Seat): readonly (readonly number[])[] {
  const { chart } = guideTo(view.map)
  const sheet = sheetOf(view.sheets[seat])
  const reach = reachOf(printed, sheet, seat === view.active && !view.die)
  const taken = [sheet.answer.meadow, ...sheet.answer.hexes]
  return COLOURS.map((_, colour) =>
    opened(printed, chart, sheet, colour).filter(
      (hex) => sheet.painted[hex] === NONE && reach[hex] === 1 && !taken.includes(hex),
    ),
  )
}

/** How many neighbours of a hex have each colour; danger and the edge of the map have none. */
export function coloursAround({ chart }: Guide, hex: number): readonly number[] {
  const counts = COLOURS.map(() => 0)
  for (const neighbour of chart.around.subarray(6 * hex, 6 * hex + 6)) {
    if (neighbour >= 0 && !chart.isDanger[neighbour]) counts[chart.colour[neighbour]] += 1
  }
  return counts
}

/** The colour that a field would get: that of the answer, or the identity while the sheets are prepared. */
export function fillColour(context: Context): number {
  const { answer, identity } = ownSheet(context)
  const { named } = context.view
  return named === NONE ? identity : (answer?.colour ?? named)
}

/** How many hexes the observer's move has painted so far, as the active player or in an answer. */
export function paintedSoFar(context: Context): number {
  const { view, observer } = context
  const active = view.stage === 'moving' && observer === view.active
  return (active ? view.move : (ownSheet(context).answer?.hexes ?? [])).length
}

/** The name of a hex, or null for a number that the map does not have: only refused attempts hold such numbers. */
export const knownHex = (context: Context, hex: number): string | null => guideOf(context).hexes[hex] ?? null

/** A side as it will be when a field of it is filled: how full, and what its colour then allows. */
export function sideAfter(context: Context, field: number): { filled: number; allowance: number } {
  const sheet = sheetOf(ownSheet(context))
  const side = sideOfField(field)
  const sides = sheet.sides.map((filled, index) => filled + (index === side ? 1 : 0))
  return { filled: sides[side], allowance: allowance({ ...sheet, sides }, side) }
}

/** Whether the observer could take an extra meadow before answering (AR-661). */
export function mayTakeMeadow(printed: Printed, context: Context): boolean {
  const { view } = context
  const { answer, identity, character, painted, near } = ownSheet(context)
  if (answer === null || view.named !== identity || answer.meadow !== NONE) return false
  if (printed.pack.characters[character].power !== 'extraMeadow') return false
  return guideOf(context).chart.ofColour[YELLOW].some((hex) => painted[hex] === NONE && near[hex] === 1)
}

/** What can still be used before a turn ends: a diamond, the Druid's acorn, or both. */
export function lateHelp(printed: Printed, context: Context): 'acorn' | 'both' | 'diamond' {
  const sheet = sheetOf(ownSheet(context))
  const acorn = conversionsLeft(printed, sheet) > 0
  const diamond = sheet.diamonds.some((state) => state === EARNED || state === COLOURED)
  return acorn && diamond ? 'both' : acorn ? 'acorn' : 'diamond'
}

/** "VII·7, VIII·6 (blue)": the hexes of a move by their names; a hex in another colour says which. */
export const hexList = (
  names: readonly string[],
  hexes: readonly number[],
  paints: readonly number[],
  colour: number,
  how: readonly string[],
): string =>
  hexes
    .map((hex, index) => {
      const paint = paints[index]
      return paint === colour ? names[hex] : `${names[hex]} (${how[paint]})`
    })
    .join(', ')

/** Counted points with a real minus sign. */
export const signed = (points: number, count: (points: number) => string): string =>
  points < 0 ? `−${count(-points)}` : count(points)
