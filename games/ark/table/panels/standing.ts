import type { Seat } from '@vyprava/kernel'
import { NOWHERE } from '../../compass/index.ts'
import { type ArkView, type Chart, NONE, type SheetView } from '../../rules/index.ts'
import { isReady } from '../../rules/preparation.ts'
import type { SealedFacts, SeatState } from '../../texts/labels/panels.ts'
import { guideTo } from '../../texts/names.ts'
import { owesAnswer, sheetOf } from '../../texts/sight.ts'
import type { LetterState } from '../board/scene.ts'
import { countedPlaces, letterStates } from '../deduction.ts'

/** How far a seat is, as everybody knows it; null when nothing is to be said. */
export function stateOf(view: ArkView, seat: Seat): SeatState | null {
  const sheet = view.sheets[seat]
  if (view.phase === 'over') return null
  if (sheet.character === NONE) return 'chooses'
  if (view.phase === 'characters') return null
  if (view.phase === 'preparation') return isReady(sheetOf(sheet)) ? 'ready' : 'prepares'
  if (seat === view.active && !view.die) {
    if (view.phase === 'naming') return 'names'
    return view.stage === 'moving' ? 'paints' : 'said'
  }
  if (sheet.status !== 'playing') return sheet.status
  if (view.phase === 'naming') return view.die && seat === view.active ? 'names' : null
  if (owesAnswer(view, seat)) return 'answers'
  return sheet.answered ? 'sealed' : null
}

/** Who answers in this turn, the active player aside. */
export const answering = (view: ArkView): readonly Seat[] =>
  view.sheets.flatMap(({ answered }, seat) => (answered || owesAnswer(view, seat) ? [seat] : []))

/** What one's own answer holds, once it is given; null before, and for others. */
export function sealedOf(view: ArkView, seat: Seat): SealedFacts | null {
  const { answer } = view.sheets[seat]
  if (answer === null || !answer.done || answer.kind === 'open') return null
  const { hexes } = guideTo(view.map)
  return {
    kind: answer.kind,
    colour: answer.colour === NONE ? view.named : answer.colour,
    hexes: answer.hexes.map((hex) => hexes[hex]),
    field: answer.field === NONE ? null : answer.field,
    meadow: answer.meadow === NONE ? null : hexes[answer.meadow],
  }
}

/** The parts that were counted on a sheet, and where they lie. */
export function partsOn(chart: Chart, sheet: SheetView): readonly { letter: number; hex: number }[] {
  return countedPlaces(chart, sheet).flatMap((hex, letter) => (hex === NOWHERE ? [] : [{ letter, hex }]))
}

/** How the letters of a compass stand with these parts found. */
export const statesOf = (
  compass: readonly number[],
  parts: readonly { readonly letter: number; readonly hex: number }[],
): readonly LetterState[] =>
  letterStates(
    compass,
    parts.map((part) => ({ ...part, fresh: false })),
  )
