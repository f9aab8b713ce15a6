import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { writeCode } from '../maps/code.ts'
import { BLANK, type DrawnMap, EMPTY, lettersOf, SHEET } from '../maps/drawn.ts'
import { parseMap, SHORE } from '../maps/index.ts'
import { type Bench, type BenchAction, benchWith, laid, reduceBench } from './bench.ts'
import { nearest, placeName, placesBetween, placesUnder, stepped } from './brush.ts'
import { openMapFile, readMapFile, writeMapFile } from './file.ts'
import { faultIn, playable } from './own-maps.ts'
import { reportOn, wayBack } from './report.ts'
import { type Cupboard, MapStore } from './store.ts'

const shore = parseMap(SHORE)
const letters = (shore.ok ? lettersOf(shore.value) : null) ?? ''
const map: DrawnMap = { name: 'Ostrov za mlhou', author: 'Eliška', letters }
const at = (q: number, r: number): number => SHEET.findIndex((hex) => hex.q === q && hex.r === r)
const after = (bench: Bench, ...deeds: readonly BenchAction[]): Bench => deeds.reduce(reduceBench, bench)

describe('the bench', () => {
  test('a stroke goes back and forth as one', () => {
    const drawn = after(
      benchWith('a'),
      { type: 'lay', places: [0, 1], letter: 'F', stroke: 1 },
      { type: 'lay', places: [2], letter: 'F', stroke: 1 },
      { type: 'lay', places: [2], letter: 'M', stroke: 2 },
    )
    expect(drawn.map.letters.slice(0, 4)).toBe('FFM ')
    const back = after(drawn, { type: 'undo' })
    expect(back.map.letters.slice(0, 4)).toBe('FFF ')
    expect(after(back, { type: 'undo' }).map).toEqual(EMPTY)
    expect(after(back, { type: 'undo' }, { type: 'undo' }, { type: 'redo' }, { type: 'redo' }).map).toEqual(
      drawn.map,
    )
    expect(after(back, { type: 'lay', places: [9], letter: 'L', stroke: 3 }).future).toEqual([])
  })

  test('there is one wreck, and it leaves ocean behind', () => {
    const wreck = letters.indexOf('W')
    const moved = laid(letters, [at(-4, 2), at(-4, 3)], 'W')
    expect([...moved].filter((letter) => letter === 'W')).toHaveLength(1)
    expect([moved[wreck], moved[at(-4, 2)], moved[at(-4, 3)]]).toEqual(['O', 'W', letters[at(-4, 3)]])
  })
})

describe('the brush', () => {
  test('paints one, three or seven hexes, fewer at the rim', () => {
    expect([1, 3, 7].map((size) => placesUnder(at(0, 0), size as 1 | 3 | 7).length)).toEqual([1, 3, 7])
    expect(placesUnder(at(-6, 0), 7)).toHaveLength(4)
  })

  test('leaves no gaps between two points', () => {
    expect(placesBetween(at(-6, 6), at(6, -6))).toHaveLength(12)
    expect(placesBetween(at(0, 0), at(0, 0))).toEqual([])
    expect(nearest(0.3, -0.2)).toBe(at(0, 0))
    expect(nearest(9, 9)).toBe(-1)
  })

  test('arrows reach every hex and stop at the rim', () => {
    const seen = new Set([at(0, 0)])
    for (const place of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        seen.add(stepped(place, key) ?? -1)
    expect(seen.size).toBe(127)
    expect(seen.has(-1)).toBe(false)
    expect(stepped(at(0, -6), 'ArrowUp')).toBe(at(0, -6))
    expect(stepped(0, 'Enter')).toBe(null)
  })

  test('columns are numerals from the west, rows count from the north', () => {
    expect([at(1, 3), at(-6, 0), at(6, 0), at(0, -6)].map(placeName)).toEqual([
      'VIII·10',
      'I·1',
      'XIII·7',
      'VII·1',
    ])
  })
})

describe('the report', () => {
  const faultIn = (drawn: string) => reportOn(drawn).rows.flatMap(({ fault }) => fault ?? [])

  test('a balanced map has none', () => {
    const { rows, blanks, places, counts } = reportOn(letters)
    expect(rows.every(({ fault, waits }) => fault === null && !waits)).toBe(true)
    expect([blanks.length, places.length]).toEqual([0, 65])
    expect(Object.values(counts).every(({ found, wanted }) => found === wanted)).toBe(true)
  })

  test('danger beside a city is named with its place, and there is a way back', () => {
    const drawn = laid(letters, [at(1, 3)], 'X')
    const fault = faultIn(drawn).find(({ kind }) => kind === 'dangerBeside')
    expect(fault?.hexes).toEqual([at(1, 3), at(1, 4)])
    expect(fault && wayBack(fault, drawn, [letters])).toEqual({ place: at(1, 3), letter: 'L' })
    expect(fault && wayBack(fault, drawn, [])).toBe(null)
  })

  test('nobody starts on a blank', () => {
    const { starts } = reportOn(BLANK.repeat(SHEET.length))
    expect(Object.values(starts).flat()).toEqual([])
  })

  test('a sheet that is not whole tells what no filling would mend, and waits with the rest', () => {
    const half = [...letters].map((letter) => (letter === 'F' ? BLANK : letter)).join('')
    expect(faultIn(half).map(({ kind }) => kind)).toEqual(['size'])
    expect(faultIn(laid(half, [at(1, 3)], 'X')).map(({ kind }) => kind)).toContain('dangerBeside')
    const empty = reportOn(EMPTY.letters)
    expect(empty.rows.filter(({ waits }) => waits)).toHaveLength(9)
    expect(empty.blanks).toHaveLength(127)
  })
})

describe('the maps of this device', () => {
  const cupboard = (): Cupboard & { text: string | null } => ({
    text: null,
    getItem() {
      return this.text
    },
    setItem(_key, value) {
      this.text = value
    },
  })

  test('are kept, listed by their last change, taken away and brought back', () => {
    let now = 0
    const store = new MapStore(cupboard(), () => ++now)
    store.keep('a', map)
    store.keep('b', { ...map, name: 'B' })
    store.keep('a', { ...map, name: 'A' })
    expect(store.list().map(({ id, map: { name } }) => [id, name])).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ])
    const gone = store.remove('b')
    expect(store.list()).toHaveLength(1)
    if (gone !== null) store.keep(gone.id, gone.map, gone.changed)
    expect(store.get('b')).toEqual(gone)
    expect(store.remove('c')).toBe(null)
  })

  test('a damaged one is not shown and not lost', () => {
    const place = cupboard()
    const store = new MapStore(place, () => 1)
    store.keep('a', map)
    place.text = place.text?.replace('Ostrov', 'Poklad') ?? null
    expect(store.list()).toEqual([])
    store.keep('b', map)
    expect(place.text).toContain('Poklad')
    expect(store.list()).toHaveLength(1)
  })

  test('what cannot be read is put aside, and what is strange stays among the others', () => {
    const shelf = new Map<string, string>([['vyprava.ark.maps', '{ "no": ']])
    const place: Cupboard = {
      getItem: (key) => shelf.get(key) ?? null,
      setItem: (key, value) => shelf.set(key, value),
    }
    const store = new MapStore(place, () => 1)
    expect(store.list()).toEqual([])
    store.keep('a', map)
    expect(store.list().map(({ id }) => id)).toEqual(['a'])
    expect(shelf.get('vyprava.ark.maps.damaged')).toBe('{ "no": ')
    const strange = JSON.stringify([
      { id: 7, from: 'the future' },
      'odd',
      null,
      { id: 'c', changed: 'yesterday', code: writeCode(map) },
      { id: 'd', changed: 1, code: 5 },
    ])
    shelf.set('vyprava.ark.maps', strange)
    expect(store.list()).toEqual([])
    store.keep('b', map)
    store.remove('b')
    expect(shelf.get('vyprava.ark.maps')).toBe(strange)
  })

  test('those that can be played are offered where a table is laid; what another lacks is said in words', () => {
    const place = cupboard()
    const store = new MapStore(place, () => 1)
    const cities = map.letters.replace('C', 'M')
    const faulty = { ...map, letters: cities }
    store.keep('a', map)
    store.keep('b', faulty)
    expect(playable(place)).toEqual([writeCode(map)])
    expect(faultIn('cs', writeCode(map))).toBe(null)
    const said = LANGUAGES.map((language) => faultIn(language, writeCode(faulty)))
    expect(said).toEqual([
      expect.stringMatching(/měst/i),
      expect.stringMatching(/mest/i),
      expect.stringMatching(/cit/i),
    ])
    expect(faultIn('cs', 'no code')).toBe(null)
  })

  test('where nothing can be kept, it is said', () => {
    const full: Cupboard = {
      getItem: () => '{ no',
      setItem() {
        throw new Error('full')
      },
    }
    expect(new MapStore(full, () => 1).list()).toEqual([])
    expect(new MapStore(full, () => 1).keep('a', map)).toBe(false)
  })
})

describe('the file of a map', () => {
  test('comes back as it was, whole or not', () => {
    const half = [...letters].map((letter) => (letter === 'F' ? BLANK : letter)).join('')
    for (const drawn of [map, { ...map, author: '' }, { ...map, letters: half }])
      expect(readMapFile(writeMapFile(drawn))).toEqual({ ok: true, map: drawn })
    expect(readMapFile(SHORE)).toEqual({ ok: true, map: { name: '', author: '', letters } })
  })

  test('names in it are as those that are typed', () => {
    const odd = writeMapFile({ ...map, name: '[A]\u202e b', author: '[c]' })
    expect(readMapFile(odd)).toMatchObject({ map: { name: 'A b', author: 'c' } })
  })

  test('is refused when it is no drawing: a film, a picture, a pack, a file that is gone', async () => {
    const opened = async (...parts: string[]) => openMapFile(new Blob(parts))
    expect(await opened(writeMapFile(map))).toEqual({ ok: true, map })
    expect(await opened('F'.repeat(70_000))).toEqual({ ok: false, fault: { kind: 'large' } })
    for (const text of ['\u0089PNG\r\n\u001a\n', '{"maps": []}', '', 'x'.repeat(60_000)]) {
      const read = await opened(text)
      expect(read).toMatchObject({ ok: false, fault: { kind: 'text', line: 1 } })
      expect(JSON.stringify(read).length).toBeLessThan(300)
    }
    const gone = Object.assign(new Blob(['F']), { text: () => Promise.reject(new Error('gone')) })
    expect(await openMapFile(gone)).toEqual({ ok: false, fault: { kind: 'unread' } })
  })

  test('says where it is wrong', () => {
    expect(readMapFile('hello')).toMatchObject({ fault: { kind: 'text', line: 1, column: 1 } })
    expect(readMapFile('at 0 0\nQ')).toMatchObject({
      fault: { kind: 'text', line: 2, column: 1, found: '"Q"' },
    })
    expect(readMapFile('at 0 0\nF\nF')).toMatchObject({ fault: { kind: 'text', line: 3 } })
    expect(readMapFile('at 9 0\nF')).toEqual({ ok: false, fault: { kind: 'outside' } })
    expect(readMapFile(writeMapFile(EMPTY))).toMatchObject({ ok: false })
  })
})
