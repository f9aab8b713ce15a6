import { allowance, type Chart, COLOURS, NONE, type Printed, reachOf, type Sheet } from '../rules/index.ts'

/** How fast what a rival can paint now stops telling what the rival will name. */
const FADING = 0.85
/** The weight of a colour that a rival cannot or would not name now. */
const SELDOM = 0.3

/**
 * Which colours rivals are likely to name, turn by turn: first those in which they can paint most now, later
 * those of which they have most left. [turn * 5 + colour] -> the chance of this colour or one before it.
 */
export function oddsOf(
  printed: Printed,
  chart: Chart,
  rivals: readonly Sheet[],
  turns: number,
): Float64Array {
  const soon = COLOURS.map(() => 0)
  const later = COLOURS.map(() => 0)
  for (const rival of rivals) {
    addShares(soon, (colour) => SELDOM + paintable(printed, chart, rival, colour) ** 2)
    addShares(later, (colour) => 1 + unpainted(chart, rival, colour).length)
  }
  const odds = new Float64Array(turns * COLOURS.length)
  let fresh = 1
  for (let turn = 0; turn < turns; turn++) {
    let sum = 0
    for (let colour = 0; colour < COLOURS.length; colour++) {
      sum += (fresh * soon[colour] + (1 - fresh) * later[colour]) / rivals.length
      odds[turn * COLOURS.length + colour] = sum
    }
    if (turn % rivals.length === 0) fresh *= FADING
  }
  return odds
}

/** Adds weights of the colours to a list, as shares of 1. */
function addShares(list: number[], weight: (colour: number) => number): void {
  const weights = list.map((_, colour) => weight(colour))
  const sum = weights.reduce((before, each) => before + each, 0)
  weights.forEach((each, colour) => {
    list[colour] += each / sum
  })
}

const unpainted = (chart: Chart, sheet: Sheet, colour: number): number[] =>
  chart.ofColour[colour].filter((hex) => sheet.painted[hex] === NONE)

/** How many hexes a player could paint in a colour now. */
export function paintable(printed: Printed, chart: Chart, sheet: Sheet, colour: number): number {
  const reach = reachOf(printed, sheet, true)
  const hexes = unpainted(chart, sheet, colour).filter((hex) => reach[hex] === 1)
  return Math.min(allowance(sheet, colour), hexes.length)
}
