import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  isConnected,
  parseShape,
  placements,
  placeShape,
  printShape,
  rotateShape,
  rotateSquare,
  type Shape,
  type Square,
  squareAt,
} from '../src/index.ts'

const MAP = { width: 6, height: 6 }
const QUARTERS = { S: 0, W: 1, N: 2, E: 3 }

const drawn = (drawing: string): Shape => {
  const result = parseShape(drawing.split('/'))
  if (!result.ok) throw new Error(result.error.message)
  return result.shape
}
const drawing = (shape: Shape) => printShape(shape).join('/')
const squares = (indices: readonly number[]) => indices.map((index) => squareAt(MAP, index))
const points = (...pairs: [number, number][]): Square[] => pairs.map(([x, y]) => ({ x, y }))

const anyRows = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([width, height]) =>
    fc.array(fc.array(fc.constantFrom('X', 'o', '.'), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .map((rows) => rows.map((marks) => marks.join('')))
const anyShape = anyRows.filter((rows) => parseShape(rows).ok).map((rows) => drawn(rows.join('/')))

describe('reading a shape', () => {
  it('lists required cells and gaps row by row', () => {
    expect(parseShape(['Xo', 'X.', 'XX'])).toEqual({
      ok: true,
      shape: { width: 2, height: 3, required: points([0, 0], [0, 1], [0, 2], [1, 2]), gaps: points([1, 0]) },
    })
  })

  test.each([
    [[], 'empty', 0, 0],
    [[''], 'empty', 0, 0],
    [['XX', 'X'], 'ragged', 1, 1],
    [['X', 'XX'], 'ragged', 1, 1],
    [['XX', ''], 'ragged', 1, 0],
    [['XX', 'Xx'], 'unknownMark', 1, 1],
    [['X X'], 'unknownMark', 0, 1],
    [['XO'], 'unknownMark', 0, 1],
    [['XX', '?X'], 'unknownMark', 1, 0],
    [['oo'], 'noRequiredCell', 0, 0],
    [['..', '..'], 'noRequiredCell', 0, 0],
    [['..', 'XX'], 'emptyMargin', 0, 0],
    [['XX', '..'], 'emptyMargin', 1, 0],
    [['.X', '.X'], 'emptyMargin', 0, 0],
    [['X.', 'X.'], 'emptyMargin', 0, 1],
  ])('refuses %j: %s', (rows, problem, row, column) => {
    const result = parseShape(rows)
    expect(result).toMatchObject({ ok: false, error: { problem, row, column } })
  })

  it('says what was found and what was expected', () => {
    const message = (rows: string[]) => {
      const result = parseShape(rows)
      return result.ok ? '' : result.error.message
    }
    expect(message(['XX', 'Xx'])).toBe('Row 1, column 1 has "x"; expected X, o or a dot.')
    expect(message(['XX', 'X'])).toBe('Row 1 has 1 marks; expected 2, as in row 0.')
  })

  it('accepts a hole and an outer row of gaps only', () => {
    expect(drawing(drawn('XXX/X.X/XXX'))).toBe('XXX/X.X/XXX')
    expect(drawing(drawn('oo/XX'))).toBe('oo/XX')
  })

  it('never throws, and accepts exactly what it can print again', () => {
    const wild = fc.array(fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('X', 'Xo', '.X', 'oo')))
    fc.assert(
      fc.property(fc.oneof(anyRows, wild), (rows) => {
        const result = parseShape(rows)
        if (result.ok) expect(printShape(result.shape)).toEqual(rows)
        else expect(result.error.message).not.toBe('')
      }),
    )
  })
})

describe('turning a shape', () => {
  const table: [string, Record<keyof typeof QUARTERS, string>][] = [
    ['X./XX', { S: 'X./XX', W: 'XX/X.', N: 'XX/.X', E: '.X/XX' }],
    ['Xo/X./XX', { S: 'Xo/X./XX', W: 'XXX/X.o', N: 'XX/.X/oX', E: 'o.X/XXX' }],
    ['oXX', { S: 'oXX', W: 'o/X/X', N: 'XXo', E: 'X/X/o' }],
  ]
  test.each(table)('the four seats see %s', (owner, bySeat) => {
    const turned = (quarters: number) => drawing(rotateShape(drawn(owner), quarters))
    expect({
      S: turned(QUARTERS.S),
      W: turned(QUARTERS.W),
      N: turned(QUARTERS.N),
      E: turned(QUARTERS.E),
    }).toEqual(bySeat)
  })

  it('sends cell (i, j) of w x h to (h-1-j, i)', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const turned = rotateShape(shape, 1)
        const expected = shape.required.map(({ x: i, y: j }) => ({ x: shape.height - 1 - j, y: i }))
        expect([turned.width, turned.height]).toEqual([shape.height, shape.width])
        expect(turned.required).toHaveLength(expected.length)
        expect(turned.required).toEqual(expect.arrayContaining(expected))
      }),
    )
  })

  it('several turns are single turns one after the other, backwards too; four are none', () => {
    fc.assert(
      fc.property(anyShape, fc.integer({ min: 0, max: 9 }), (shape, quarters) => {
        let single = shape
        for (let i = 0; i < quarters; i++) single = rotateShape(single, 1)
        expect(rotateShape(shape, quarters)).toEqual(single)
        expect(rotateShape(single, -quarters)).toEqual(shape)
      }),
    )
  })

  it('the result reads back as the same shape', () => {
    fc.assert(
      fc.property(anyShape, fc.integer({ min: -4, max: 4 }), (shape, quarters) => {
        const turned = rotateShape(shape, quarters)
        expect(parseShape(printShape(turned))).toEqual({ ok: true, shape: turned })
      }),
    )
  })

  it('a land card of the south row of Roam is turned by a half turn', () => {
    const card = { width: 2, height: 3 }
    const onMap = (u: number, v: number, west: number, north: number, quarters: number) => {
      const { x, y } = rotateSquare({ x: u, y: v }, card, quarters)
      return { x: west + x, y: north + y }
    }
    expect([onMap(0, 0, 0, 0, 0), onMap(1, 2, 0, 0, 0)]).toEqual(points([0, 0], [1, 2]))
    expect([onMap(0, 0, 0, 3, 2), onMap(1, 2, 0, 3, 2)]).toEqual(points([1, 5], [0, 3]))
  })
})

describe('connection', () => {
  test.each([
    ['XX/X.', true, true],
    ['X./.X', false, true],
    ['X.X', false, false],
    ['XoX', false, false],
    ['X.X/XXX', true, true],
    ['X..X/XX.X', false, false],
    ['X', true, true],
  ])('%s: by sides %s, by corners too %s', (text, bySides, byCorners) => {
    const { required } = drawn(text)
    expect(isConnected(required, 'orthogonal')).toBe(bySides)
    expect(isConnected(required, 'surrounding')).toBe(byCorners)
  })

  it('nothing is connected', () => {
    expect(isConnected([], 'orthogonal')).toBe(true)
  })
})

describe('placing a shape', () => {
  const west = rotateShape(drawn('Xo/X./XX'), QUARTERS.W)
  const east = rotateShape(drawn('oXX'), QUARTERS.E)

  it('the west player of Roam at (3,4)', () => {
    const placement = placeShape(west, MAP, { x: 3, y: 4 })
    expect(squares(placement?.required ?? [])).toEqual(points([3, 4], [4, 4], [5, 4], [3, 5]))
    expect(squares(placement?.gaps ?? [])).toEqual(points([5, 5]))
    expect(placeShape(west, MAP, { x: 4, y: 4 })).toBeNull()
  })

  it('the east player of Roam: the gap may stick out, a required cell may not', () => {
    const placement = placeShape(east, MAP, { x: 2, y: 4 })
    expect(squares(placement?.required ?? [])).toEqual(points([2, 4], [2, 5]))
    expect(placement?.gaps).toEqual([])
    expect(placeShape(east, MAP, { x: 2, y: 5 })).toBeNull()
  })

  it('the origin may lie off the map (E3), a required cell may not (E4)', () => {
    const line = drawn('oXX')
    const placement = placeShape(line, MAP, { x: -1, y: 0 })
    expect(placement).toMatchObject({ origin: { x: -1, y: 0 }, gaps: [] })
    expect(squares(placement?.required ?? [])).toEqual(points([0, 0], [1, 0]))
    expect(placeShape(line, MAP, { x: 4, y: 0 })).toBeNull()
  })

  it('a gap on the map is kept (E6), also on the first square', () => {
    expect(placeShape(drawn('oXX'), MAP, { x: 0, y: 0 })).toMatchObject({ required: [1, 2], gaps: [0] })
    const placement = placeShape(drawn('XoX'), MAP, { x: 0, y: 0 })
    expect(squares(placement?.required ?? [])).toEqual(points([0, 0], [2, 0]))
    expect(squares(placement?.gaps ?? [])).toEqual(points([1, 0]))
  })

  it('finds every placement, and none twice', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const found = placements(shape, MAP)
        const wanted: Square[] = []
        for (let y = -9; y <= 9; y++) {
          for (let x = -9; x <= 9; x++) {
            const cells = shape.required.map((cell) => ({ x: x + cell.x, y: y + cell.y }))
            if (cells.every((cell) => Math.min(cell.x, cell.y) >= 0 && Math.max(cell.x, cell.y) <= 5)) {
              wanted.push({ x, y })
            }
          }
        }
        expect(found.map(({ origin }) => origin)).toEqual(wanted)
        expect(found.length).toBeGreaterThanOrEqual(9)
      }),
    )
  })

  it('counts: a 2 x 3 block has 5 x 4 placements, one with a gap column one column more', () => {
    expect(placements(drawn('XX/XX/XX'), MAP)).toHaveLength(20)
    expect(placements(drawn('oXX'), MAP)).toHaveLength(5 * 6)
  })
})
