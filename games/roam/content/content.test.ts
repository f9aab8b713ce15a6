import { checkData } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { ABILITIES, type Ability, COLOURS, LAND_KINDS, packSchema, type Shape, shippedPack } from './index.ts'

type Cell = readonly [x: number, y: number]

const pack = shippedPack()

const cells = (shape: Shape, wanted: 'X' | 'o'): Cell[] =>
  shape.flatMap((row, y) => [...row].flatMap((cell, x): Cell[] => (cell === wanted ? [[x, y]] : [])))

const touchOrthogonally = (a: Cell, b: Cell) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1
const touchAtAll = (a: Cell, b: Cell) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1

function hangsTogether(all: readonly Cell[], touch: (a: Cell, b: Cell) => boolean): boolean {
  const [first, ...waiting] = all
  const reached = [first]
  for (const cell of reached) {
    for (const next of waiting.filter((other) => touch(cell, other))) {
      reached.push(next)
      waiting.splice(waiting.indexOf(next), 1)
    }
  }
  return waiting.length === 0
}

/** How the required cells hang together. */
function texture(shape: Shape): 'connected' | 'diagonal' | 'scattered' {
  const required = cells(shape, 'X')
  if (hangsTogether(required, touchOrthogonally)) return 'connected'
  return hangsTogether(required, touchAtAll) ? 'diagonal' : 'scattered'
}

const stance = (shape: Shape): 'tall' | 'wide' | 'square' => {
  const over = shape.length - shape[0].length
  return over > 0 ? 'tall' : over < 0 ? 'wide' : 'square'
}

const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values) + 1

function fitsOneCard(required: readonly Cell[]): boolean {
  const sides = [span(required.map(([x]) => x)), span(required.map(([, y]) => y))]
  return Math.min(...sides) <= 2 && Math.max(...sides) <= 3
}

/** Points by the content guide (docs/rules). */
function fairPoints(shape: Shape): number {
  const required = cells(shape, 'X')
  const lonely = !required.some((a) => required.some((b) => touchOrthogonally(a, b)))
  const sum =
    7 -
    required.length -
    Math.ceil(cells(shape, 'o').length / 2) -
    (fitsOneCard(required) ? 1 : 0) +
    (lonely ? 1 : 0)
  return Math.min(5, Math.max(1, sum))
}

/** The required cells wherever they lie, to compare a shape with another's mirror image. */
function outline(required: readonly Cell[]): string {
  const left = Math.min(...required.map(([x]) => x))
  const top = Math.min(...required.map(([, y]) => y))
  return required
    .map(([x, y]) => `${x - left},${y - top}`)
    .sort()
    .join(' ')
}
const mirrored = (required: readonly Cell[]): Cell[] => required.map(([x, y]) => [-x, y])

function tally<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1
  return counts
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

describe('the pack that ships', () => {
  test('is a valid pack', () => {
    expect(checkData(packSchema, pack)).toEqual({ ok: true, value: pack })
    expect(shippedPack()).toBe(pack)
  })

  test('follows the coin guide', () => {
    const purse = (coins: readonly number[]) =>
      coins
        .filter((n) => n > 0)
        .sort((a, b) => b - a)
        .join('+')
    expect(tally(pack.lands, (land) => purse(land.coins.flat()))).toEqual({
      '': 9,
      '1': 16,
      '1+1': 8,
      '2': 6,
      '2+1': 3,
      '3': 1,
    })
    expect(sum(pack.lands.flatMap((land) => land.coins.flat()))).toBe(56)
  })

  test('spreads its coin squares evenly over the six squares of a land', () => {
    const perSquare = [0, 1, 2, 3, 4, 5].map(
      (square) => pack.lands.filter((land) => land.coins.flat()[square] > 0).length,
    )
    expect(sum(perSquare)).toBe(45)
    for (const count of perSquare) expect([7, 8]).toContain(count)
    expect([0, 2, 4].map((row) => perSquare[row] + perSquare[row + 1])).toEqual([15, 15, 15])
  })

  test('has every kind of land about equally often', () => {
    const kinds = tally(pack.lands, (land) => land.kind)
    for (const kind of LAND_KINDS) expect([8, 9]).toContain(kinds[kind])
  })

  test('follows the shape guide', () => {
    expect(
      tally(pack.characters, ({ shape }) => `${cells(shape, 'X').length},${cells(shape, 'o').length}`),
    ).toEqual({
      '2,1': 2,
      '2,2': 2,
      '2,3': 2,
      '3,0': 5,
      '3,1': 6,
      '3,2': 4,
      '4,0': 8,
      '4,1': 5,
      '4,2': 2,
      '5,0': 5,
      '5,1': 2,
    })
  })

  test('has a third of connected, of diagonal and of scattered shapes', () => {
    const textures = tally(pack.characters, ({ shape }) => texture(shape))
    for (const kind of ['connected', 'diagonal', 'scattered']) {
      expect(textures[kind]).toBeGreaterThanOrEqual(13)
      expect(textures[kind]).toBeLessThanOrEqual(16)
    }
  })

  test('has as many tall shapes as wide ones', () => {
    const stances = tally(pack.characters, ({ shape }) => stance(shape))
    expect(stances.tall).toBe(stances.wide)
    expect(stances.tall).toBeGreaterThan(stances.square)
  })

  test('has left-handed and right-handed pairs', () => {
    const required = pack.characters.map(({ shape }) => cells(shape, 'X'))
    const outlines = new Set(required.map(outline))
    const handed = required.filter((all) => outline(all) !== outline(mirrored(all)))
    const paired = handed.filter((all) => outlines.has(outline(mirrored(all))))
    expect(paired.length).toBeGreaterThanOrEqual(16)
  })

  test('follows the points guide, but for cards that play showed too strong or too weak', () => {
    const tuned = pack.characters.filter(({ shape, points }) => points !== fairPoints(shape))
    expect(
      Object.fromEntries(tuned.map(({ name, shape, points }) => [name.en.nom, points - fairPoints(shape)])),
    ).toEqual({
      'Aunt Fern': 1,
      'Baron Brilliant': -1,
      'Brother Hangnail': -1,
      'Corvin the Notary': 1,
      'Doctor Carapace': 1,
      'Jerome Stork': -1,
      'Ludmila Dragonfly': -1,
      'Luke Overshot': -1,
      'Miss Fourleaf': -1,
      'Mr Prickle': 1,
      'Ophelia of the Pools': 1,
      'Stilts the Juggler': 1,
      'Wendelin Howlet': 1,
    })
  })

  test('gives every colour the same three starting shapes and points', () => {
    const sets = COLOURS.map((colour) =>
      pack.starters
        .filter((card) => card.colour === colour)
        .map(({ shape, points }) => `${shape.join('/')} ${points}`),
    )
    expect(sets[0]).toHaveLength(3)
    for (const set of sets) expect(set).toEqual(sets[0])
    for (const { points } of pack.starters) expect([0, 1]).toContain(points)
    expect(
      tally(pack.starters, ({ shape }) => `${cells(shape, 'X').length},${cells(shape, 'o').length}`),
    ).toEqual({
      '3,0': 4,
      '3,1': 4,
      '2,2': 4,
    })
  })

  test('follows the artifact guide, all but the coins a coin cheaper: players buy one to three', () => {
    const tags = (ability: Ability) =>
      pack.artifacts
        .filter((artifact) => artifact.ability === ability)
        .map(({ price, points }) => `${price}/${points}`)
        .sort()
    const guide = { coin: ['3/1', '4/2'], replace: ['4/1', '5/2'] }
    for (const ability of ABILITIES) {
      const [low, high] = ability === 'coin' || ability === 'replace' ? guide[ability] : ['3/1', '4/2']
      expect([ability, ...tags(ability)]).toEqual([ability, low, low, high, high])
    }
  })

  test('has a patrol card of three points', () => {
    expect(pack.patrol.points).toBe(3)
  })

  test.each(['cs', 'sk', 'en'] as const)('never uses a name or a line twice in %s', (language) => {
    const cards = [...pack.lands, ...pack.characters, ...pack.starters, ...pack.artifacts, pack.patrol]
    expect(new Set(cards.map((card) => card.name[language].nom)).size).toBe(cards.length)
    expect(new Set(cards.map((card) => card.line[language])).size).toBe(cards.length)
  })

  test('uses no name that the rulebook prints', () => {
    const text = JSON.stringify(pack)
    for (const name of ['Lumutra', 'Blogrund', 'Stalturn', 'Iloma']) expect(text).not.toContain(name)
  })
})

/** A copy of some data with one field changed, or removed by `undefined`. */
function withField(data: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) => (index === key ? withField(item, rest, value) : item))
  }
  if (typeof data !== 'object' || data === null) throw new Error(`no field ${key} in ${String(data)}`)
  const fields = new Map<string | number, unknown>(Object.entries(data))
  const changed = withField(fields.get(key), rest, value)
  if (changed === undefined) fields.delete(key)
  else fields.set(key, changed)
  return Object.fromEntries(fields)
}

/** Changes one field of the good pack and tells where the check finds fault. */
function problemWith(path: string, value: unknown) {
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const checked = checkData(packSchema, withField(pack, keys, value))
  return checked.ok ? null : checked.problem
}

describe('a broken pack is refused where it is broken', () => {
  test.each<[what: string, path: string, value: unknown, blamed?: string]>([
    ['a missing translation', 'lands.3.name.sk', undefined],
    ['an empty translation', 'artifacts.5.line.cs', ' '],
    ['a missing case', 'characters.7.name.cs.gen', undefined],
    ['an unknown gender', 'characters.7.name.cs.gender', 'm'],
    ['a field nobody knows', 'patrol.coins', 2],
    ['a missing patrol card', 'patrol', undefined],
    ['an id out of place', 'lands.4.id', 5],
    ['too few lands', 'lands', pack.lands.slice(1).map((land, id) => ({ ...land, id }))],
    ['too many characters', 'characters', [...pack.characters, pack.characters[0]]],
    ['too few starting cards', 'starters', pack.starters.slice(0, 11)],
    ['too few artifacts', 'artifacts', pack.artifacts.slice(0, 23)],
    ['an unknown kind of land', 'lands.0.kind', 'desert'],
    ['four coins on a square', 'lands.0.coins.1.0', 4],
    ['half a coin', 'lands.0.coins.2.1', 0.5],
    ['a row of three squares', 'lands.0.coins.0', [0, 0, 0], 'lands.0.coins.0.2'],
    ['a bad cell', 'characters.2.shape.0', 'X#'],
    ['a ragged shape', 'characters.2.shape.1', 'oX.'],
    ['a shape of five rows', 'characters.2.shape', ['X', 'X', 'X', 'X', 'X']],
    ['a shape of five columns', 'characters.2.shape', ['XXXXX'], 'characters.2.shape.0'],
    ['a shape without rows', 'characters.2.shape', []],
    ['a single required cell', 'starters.2.shape', ['oXo']],
    ['an empty outer row', 'characters.2.shape', ['XX', '..'], 'characters.2.shape.1'],
    ['an empty outer column', 'characters.2.shape', ['.X', '.X']],
    ['too many points', 'characters.2.points', 6],
    ['negative points', 'starters.2.points', -1],
    ['an unknown colour', 'starters.2.colour', 'pink'],
    ['a fourth card of a colour', 'starters.3.colour', 'red'],
    ['a price of nothing', 'artifacts.0.price', 0],
    ['a price of ten', 'artifacts.0.price', 10],
    ['four points for an artifact', 'artifacts.0.points', 4],
    ['an unknown ability', 'artifacts.0.ability', 'fly'],
    ['an icon that is no name', 'artifacts.0.icon', 'Fox Head'],
    ['a version that is no number', 'version', '1'],
  ])('%s: %s', (_, path, value, blamed = path) => {
    const problem = problemWith(path, value)
    expect(problem?.path).toBe(blamed)
    expect(problem?.expected).not.toBe('')
  })

  test('the same shape for the same points', () => {
    const twin = pack.characters.findIndex(
      ({ points }, index) => index > 0 && points === pack.characters[0].points,
    )
    expect(problemWith(`characters.${twin}.shape`, pack.characters[0].shape)).toMatchObject({
      path: `characters.${twin}.shape`,
      expected: 'another shape or other points than character 0',
    })
  })

  test('an ability on no artifact', () => {
    const without = pack.artifacts.map((artifact) =>
      artifact.ability === 'shift' ? { ...artifact, ability: 'coin' } : artifact,
    )
    expect(problemWith('artifacts', without)).toMatchObject({
      path: 'artifacts',
      expected: 'every ability at least once; "shift" is missing',
    })
  })

  test('something that is no pack at all', () => {
    for (const data of [null, 'pack', [], 7]) expect(checkData(packSchema, data).ok).toBe(false)
  })

  test('messages say what was expected', () => {
    expect(problemWith('artifacts.0.price', 0)?.expected).toBe('a whole number from 1 to 9')
    expect(problemWith('lands', [])?.expected).toBe('exactly 43 lands')
    expect(problemWith('characters.2.shape.0', 'X#')?.expected).toBe('one to four cells of X, o and .')
    expect(problemWith('starters.3.colour', 'red')?.expected).toContain('3 starting cards of each colour')
  })
})
