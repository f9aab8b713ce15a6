import { type ArkAction, PAINT } from './actions.ts'
import type { Chart } from './chart.ts'
import { hasPower, type Printed } from './printed.ts'
import type { Answer, Sheet } from './state.ts'
import { isPlanned, opened } from './targets.ts'
import { BLUE, COLOURS, NONE } from './vocabulary.ts'

/**
 * Lists the hexes that a move of a colour may paint next, by the colour they are painted in: their own;
 * for the Paladin's danger hexes and the Pirate's wreck any (AR-622, AR-642).
 */
export function pushPaints(
  printed: Printed,
  chart: Chart,
  sheet: Sheet,
  colour: number,
  reach: readonly number[],
  planned: Answer | null,
  list: ArkAction[],
): void {
  const free = hasPower(printed, sheet, 'enterDanger')
    ? chart.dangers
    : colour === BLUE && hasPower(printed, sheet, 'paintWreck')
      ? chart.wrecks
      : NO_HEXES
  for (let paint = 0; paint < COLOURS.length; paint++) {
    const hexes = paint === colour ? opened(printed, chart, sheet, colour) : free
    for (let i = 0; i < hexes.length; i++) {
      const hex = hexes[i]
      if (sheet.painted[hex] !== NONE || reach[hex] === 0) continue
      if (planned === null || !isPlanned(planned, hex)) list.push(PAINT[paint][hex])
    }
  }
}

const NO_HEXES: readonly number[] = []
