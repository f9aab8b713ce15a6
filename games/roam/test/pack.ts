import { ABILITIES, type Ability, COLOURS } from '../content/schema.ts'
import type { Pack } from '../rules/index.ts'

/** Shapes that tests ask for by their drawing; a character's number is its place here. */
const SHAPES: readonly [drawing: string, points: number][] = [
  ['X', 1],
  ['XX', 2],
  ['XXX', 1],
  ['X./XX', 2],
  ['Xo/X./XX', 2],
  ['oXX', 1],
  ['XoX', 3],
  ['XX/XX', 1],
  ['XX/XX/XX', 1],
  ['oXo', 2],
  ['X/X/X', 1],
  ['XXXX', 1],
  ['X..X', 3],
  ['Xo', 2],
  ['XXX/XXX', 1],
  ['XX/XX/XX/XX', 1],
  ['XXXX/...X/...X/...X', 1],
]

/** Characters on the backs of lands in tests: two squares in a row, worth 1 to 5 in turn. */
export const BACK = 20
const BACKS = 20

/** The starting cards of every colour. */
const STARTERS: readonly [drawing: string, points: number][] = [
  ['XXX', 0],
  ['X./XX', 1],
  ['oXX', 1],
]

const face = ([drawing, points]: readonly [string, number]) => ({ shape: drawing.split('/'), points })
const BLANK = [
  [0, 0],
  [0, 0],
  [0, 0],
]

/** Lands with coins that tests ask for by name; all others have none. */
export const LAND = { scroll: 20, three: 21, rich: 22 } as const

const lands = Array.from({ length: 20 }, () => BLANK).concat([
  [
    [1, 0],
    [0, 0],
    [0, 2],
  ],
  [
    [1, 1],
    [1, 0],
    [0, 0],
  ],
  [
    [3, 3],
    [3, 3],
    [3, 3],
  ],
])

/** Four artifacts of each ability: the first two cost 3 for 1 point, the others 4 for 2. */
export const artifactsOf = (ability: Ability): number[] => {
  const first = 4 * ABILITIES.indexOf(ability)
  return [first, first + 1, first + 2, first + 3]
}

/** A small pack with known cards. */
export const testPack: Pack = {
  id: 'test',
  lands: lands.map((coins) => ({ coins })),
  characters: [
    ...SHAPES.map(face),
    ...Array.from({ length: BACK - SHAPES.length }, () => face(['XX', 0])),
    ...Array.from({ length: BACKS }, (_, i) => face(['XX', 1 + (i % 5)])),
  ],
  starters: COLOURS.flatMap((colour) => STARTERS.map((starter) => ({ ...face(starter), colour }))),
  artifacts: ABILITIES.flatMap((ability) =>
    [0, 1, 2, 3].map((i) => ({ ability, price: i < 2 ? 3 : 4, points: i < 2 ? 1 : 2 })),
  ),
  patrol: { points: 3 },
}

/** The number of the character with this shape. */
export function characterWith(drawing: string): number {
  const number = SHAPES.findIndex(([shape]) => shape === drawing)
  if (number === -1) throw new Error(`The test pack has no character ${drawing}`)
  return number
}
