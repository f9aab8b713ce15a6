import { FIELD_CELLS, FIELDS, LETTER_CELLS } from '../compass/index.ts'
import { type ArkAction, type ArkEvent, type Character, COLOURS, type Colour } from '../rules/index.ts'
import { chartOfMap } from './charts.ts'
import { type Having, type Place, type Position, pack, position } from './position.ts'

/** A copy of the compass on the standard map that is a solution: 31 hexes, and what their fields hold. */
export function solution(centre: Place): { visited: Place[]; compass: Record<string, Colour> } {
  const chart = chartOfMap(pack.maps[0].lines.join('\n'))
  const place = ({ q, r }: { q: number; r: number }): Place => [centre[0] + q, centre[1] + r]
  const colourAt = ([q, r]: Place): Colour =>
    COLOURS[chart.colour[chart.hexes.findIndex((hex) => hex.q === q && hex.r === r)]]
  return {
    visited: [...LETTER_CELLS, ...FIELD_CELLS].map(place),
    compass: Object.fromEntries(
      FIELD_CELLS.map((cell, field): [string, Colour] => [FIELDS[field], colourAt(place(cell))]),
    ),
  }
}

/** All 24 fields in one colour, for those whose compass is full of no use. */
export const fullCompass = (colour: Colour = 'red'): Record<string, Colour> =>
  Object.fromEntries(FIELDS.map((field): [string, Colour] => [field, colour]))

/** Every hex that can be entered, for those who are stuck. */
export const everywhere = (): Place[] => {
  const chart = chartOfMap(pack.maps[0].lines.join('\n'))
  return chart.hexes.flatMap(({ q, r, terrain }): Place[] => (terrain === 'danger' ? [] : [[q, r]]))
}

/** The events of a type. */
export const ofType = <Type extends ArkEvent['type']>(
  events: readonly ArkEvent[],
  type: Type,
): Extract<ArkEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<ArkEvent, { type: Type }> => event.type === type)

/** The whole ark, as it lies on the standard map. */
export const SOLVED = solution([-1, -2])

/** The last hex of the ark, a road. */
export const LAST: Place = [0, -1]

/** All of the ark but the last hex; diamonds are used up, so that turns end by themselves. */
export const NEARLY: Having = {
  ...SOLVED,
  visited: SOLVED.visited.filter((place) => place.join() !== LAST.join()),
  diamonds: [3, 3, 3],
  diamondColours: ['red', 'red', 'red'],
}

/** Terrains of the hexes on which a character may start. */
export function startTerrains(character: Character): {
  terrains: string[]
  hexes: readonly number[]
  at: Position
} {
  const at = position({ players: [{ character }] })
  const sheet = at.sheet(0)
  at.state.phase = 'preparation'
  sheet.start = -1
  const hexes = at.listed(0, 'start').map(({ hex }) => hex)
  return { terrains: [...new Set(hexes.map((hex) => at.chart.hexes[hex].terrain))].sort(), hexes, at }
}

export const startAt = (at: Position, q: number, r: number): ArkAction => ({
  type: 'start',
  hex: at.hex(q, r),
})
