import { blame } from '@vyprava/kernel'

export const rectangular = blame<string[]>((rows) => {
  const row = rows.findIndex((cells) => cells.length !== rows[0].length)
  return row < 0
    ? null
    : { at: [row], found: rows[row], expected: `${rows[0].length} cells, as many as in the first row` }
})

const isBlank = (cells: string): boolean => !/[Xo]/.test(cells)

/** The outermost rows and columns hold a cell each: the bounding box is the shape's own. */
export const tight = blame<string[]>((rows) => {
  const last = rows.length - 1
  for (const row of [0, last]) {
    if (isBlank(rows[row])) {
      return { at: [row], found: rows[row], expected: 'an X or o in the first and the last row' }
    }
  }
  const column = (index: number) => rows.map((cells) => cells[index]).join('')
  return [0, rows[0].length - 1].some((index) => isBlank(column(index)))
    ? { at: [], found: rows.join('/'), expected: 'an X or o in the first and the last column' }
    : null
})

/** No two characters are the same card under another name. */
export const distinctFaces = <Face extends { readonly shape: string[]; readonly points: number }>() =>
  blame<Face[]>((faces) => {
    const seen = new Map<string, number>()
    for (const [index, { shape, points }] of faces.entries()) {
      const face = `${shape.join('/')} for ${points}`
      const earlier = seen.get(face)
      if (earlier !== undefined) {
        return {
          at: [index, 'shape'],
          found: shape.join('/'),
          expected: `another shape or other points than character ${earlier}`,
        }
      }
      seen.set(face, index)
    }
    return null
  })

/** Every player finds as many starting cards as the others. */
export const perColour = <Colour extends string, Card extends { readonly colour: Colour }>(
  colours: readonly Colour[],
  each: number,
) =>
  blame<Card[]>((cards) => {
    const counted = new Map<Colour, number>(colours.map((colour) => [colour, 0]))
    for (const [index, { colour }] of cards.entries()) {
      const count = (counted.get(colour) ?? 0) + 1
      if (count > each) {
        return {
          at: [index, 'colour'],
          found: colour,
          expected: `${each} starting cards of each colour (${colours.join(', ')})`,
        }
      }
      counted.set(colour, count)
    }
    return null
  })

/** No ability of the rules is left without a card. */
export const usesAll = <Ability extends string, Item extends { readonly ability: Ability }>(
  abilities: readonly Ability[],
) =>
  blame<Item[]>((items) => {
    const missing = abilities.find((ability) => items.every((item) => item.ability !== ability))
    return missing === undefined
      ? null
      : { at: [], found: items, expected: `every ability at least once; "${missing}" is missing` }
  })
