import { BLANK, cleanName, type DrawnMap, EMPTY } from '../maps/drawn.ts'

/** A sheet on the bench: how it is drawn, and the ways back and forth. */
export interface Bench {
  /** Under which it is kept on this device; null for one that came by a link and is only looked at. */
  readonly id: string | null
  readonly map: DrawnMap
  readonly past: readonly string[]
  readonly future: readonly string[]
  /** The stroke that was drawn last: what belongs to it goes back together. */
  readonly stroke: number
}

export type BenchAction =
  | {
      readonly type: 'lay'
      readonly places: readonly number[]
      readonly letter: string
      readonly stroke: number
    }
  /** A whole new drawing, made by the generator or brought in a file. */
  | { readonly type: 'redraw'; readonly letters: string }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'call'; readonly name?: string; readonly author?: string }
  | { readonly type: 'open'; readonly id: string | null; readonly map: DrawnMap }
  /** It gets a place on this device. */
  | { readonly type: 'settle'; readonly id: string }

const MOST_STEPS = 200
const WRECK = 'W'
const OCEAN = 'O'

export const benchWith = (id: string | null, map: DrawnMap = EMPTY): Bench => ({
  id,
  map,
  past: [],
  future: [],
  stroke: 0,
})

export function reduceBench(bench: Bench, deed: BenchAction): Bench {
  const { map, past, future } = bench
  switch (deed.type) {
    case 'lay': {
      const letters = laid(map.letters, deed.places, deed.letter)
      if (letters === map.letters) return bench
      return deed.stroke === bench.stroke
        ? { ...bench, map: { ...map, letters } }
        : { ...redrawn(bench, letters), stroke: deed.stroke }
    }
    case 'redraw':
      return deed.letters === map.letters ? bench : redrawn(bench, deed.letters)
    case 'undo': {
      const letters = past.at(-1)
      if (letters === undefined) return bench
      return { ...bench, map: { ...map, letters }, past: past.slice(0, -1), future: [map.letters, ...future] }
    }
    case 'redo': {
      const [letters] = future
      if (letters === undefined) return bench
      return { ...bench, map: { ...map, letters }, past: [...past, map.letters], future: future.slice(1) }
    }
    case 'call':
      return { ...bench, map: { ...map, name: deed.name ?? map.name, author: deed.author ?? map.author } }
    case 'open':
      return benchWith(deed.id, deed.map)
    case 'settle':
      return { ...bench, id: deed.id }
  }
}

const redrawn = (bench: Bench, letters: string): Bench => ({
  ...bench,
  map: { ...bench.map, letters },
  past: [...bench.past, bench.map.letters].slice(-MOST_STEPS),
  future: [],
  stroke: 0,
})

/** The letters with some places painted. There is one wreck: it moves, and leaves ocean behind. */
export function laid(letters: string, places: readonly number[], letter: string): string {
  const all = [...letters]
  if (letter === WRECK) {
    const [place] = places
    if (place === undefined || all[place] === WRECK) return letters
    for (const [other, found] of all.entries()) if (found === WRECK) all[other] = OCEAN
    all[place] = WRECK
    return all.join('')
  }
  for (const place of places) all[place] = letter
  return all.join('')
}

/** A map as it is kept and sent: with names that can be. */
export const tidied = (map: DrawnMap): DrawnMap => ({
  ...map,
  name: cleanName(map.name),
  author: cleanName(map.author),
})

export const isEmpty = ({ letters }: DrawnMap): boolean => letters.trim() === '' && letters[0] === BLANK
