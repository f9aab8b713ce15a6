import { distance } from '@vyprava/geometry'
import { countOf, MAP_CHECKS, placesOf, SIZE, startsOf } from '../maps/checks.ts'
import { BLANK, hexesOf, SHEET } from '../maps/drawn.ts'
import type { MapFault, MapHex } from '../maps/index.ts'
import { Survey } from '../maps/survey.ts'
import { hexOfSign, SIGN_LETTERS } from '../maps/text.ts'
import { COLOURS, STARTS, type Start } from '../rules/vocabulary.ts'
import { laid } from './bench.ts'

/** The lines of the report, in their order. */
export const ROWS = [
  'counts',
  'connected',
  'danger',
  'seas',
  'cities',
  'patches',
  'parts',
  'surroundings',
  'diamond',
  'starts',
] as const
export type RowKey = (typeof ROWS)[number]

/** Which line tells of which check; the solver tells of itself. */
const ROW_OF: Readonly<Record<string, RowKey>> = {
  shape: 'counts',
  counts: 'counts',
  connected: 'connected',
  dangerPlaces: 'danger',
  dangerApart: 'danger',
  dangerClear: 'danger',
  seas: 'seas',
  wreck: 'seas',
  cities: 'cities',
  network: 'cities',
  cityColours: 'cities',
  patches: 'patches',
  starts: 'starts',
  partHexes: 'parts',
  partColours: 'surroundings',
}

/** What blanks cannot cure: these are looked for on a sheet that is not whole yet. */
const EARLY: ReadonlySet<MapFault['kind']> = new Set([
  'dangerStray',
  'dangerNear',
  'inlandNear',
  'dangerBeside',
  'cityBorder',
  'cityNear',
])

export interface ReportRow {
  readonly key: RowKey
  /** Not to be told before the sheet is whole. */
  readonly waits: boolean
  /** What is wrong; its hexes are places of the sheet. */
  readonly fault: MapFault | null
  /** What a line that is right says with numbers. */
  readonly figures: readonly number[]
}

export interface Report {
  readonly rows: readonly ReportRow[]
  readonly blanks: readonly number[]
  /** How many hexes there are of each letter, and how many there should be. */
  readonly counts: Readonly<Record<string, { readonly found: number; readonly wanted: number }>>
  readonly starts: Readonly<Record<Start, readonly number[]>>
  /** Where parts can lie. */
  readonly places: readonly number[]
  readonly survey: Survey
}

const MEADOW = 'L'

/** The sheet with its blanks as meadows, so that the hexes are its places. */
const surveyOf = (letters: string): Survey =>
  new Survey(hexesOf({ letters: letters.replaceAll(BLANK, MEADOW) }))

export function reportOn(letters: string): Report {
  const survey = surveyOf(letters)
  const blanks = [...SHEET.keys()].filter((place) => letters[place] === BLANK)
  const faults = faultsOf(survey, blanks)
  const { all, kinds } = placesOf(survey)
  const every = startsOf(survey)
  // Nobody starts on a blank, though it is looked at as a meadow.
  const drawn = (start: Start): readonly number[] => every[start].filter((hex) => letters[hex] !== BLANK)
  const starts: Report['starts'] = {
    border: drawn('border'),
    city: drawn('city'),
    forest: drawn('forest'),
    meadow: drawn('meadow'),
    besideWreck: drawn('besideWreck'),
  }
  const figures: Readonly<Record<RowKey, readonly number[]>> = {
    counts: [SIZE],
    connected: [SIZE - survey.of('danger').length],
    danger: [survey.of('danger').length],
    seas: survey.pieces(survey.of('ocean')).map((sea) => sea.length),
    cities: [survey.of('city').length],
    patches: [Math.max(...(['forest', 'mountain', 'meadow'] as const).map((kind) => largest(survey, kind)))],
    parts: [all.length],
    surroundings: [kinds.length],
    diamond: [farthestColour(survey)],
    starts: [Math.min(...STARTS.map((start) => starts[start].length))],
  }
  return {
    rows: ROWS.map((key) => {
      const fault = faults.get(key) ?? null
      const waits = blanks.length > 0 && fault === null
      return { key, waits, fault, figures: figures[key] }
    }),
    blanks,
    counts: countsOf(letters, survey),
    starts,
    places: blanks.length > 0 ? [] : all,
    survey,
  }
}

/** The fault of each line that points most exactly. */
function faultsOf(survey: Survey, blanks: readonly number[]): ReadonlyMap<RowKey, MapFault> {
  const faults = new Map<RowKey, MapFault>()
  if (blanks.length > 0)
    faults.set('counts', { kind: 'size', found: SIZE - blanks.length, wanted: SIZE, hexes: blanks })
  for (const check of MAP_CHECKS) {
    if (check.name === 'solvable') continue
    const fault = check.fault(survey)
    if (fault === null || (blanks.length > 0 && !EARLY.has(fault.kind))) continue
    const row = fault.kind === 'surroundings' ? 'surroundings' : ROW_OF[check.name]
    const before = faults.get(row)
    if (before === undefined || spread(fault) <= spread(before)) faults.set(row, fault)
  }
  return faults
}

/** How many hexes a fault is about; what is missing lies everywhere. */
export const spread = ({ hexes }: MapFault): number => hexes.length || Number.POSITIVE_INFINITY

function countsOf(letters: string, survey: Survey): Report['counts'] {
  const counted = (letter: string): number => [...letters].filter((each) => each === letter).length
  return Object.fromEntries(
    [...SIGN_LETTERS].map((letter) => {
      const found = counted(letter)
      if (letter === 'W') return [letter, { found, wanted: 1 }]
      const hex: Pick<MapHex, 'terrain'> | null = hexOfSign(letter)
      const { wanted } = countOf(survey, hex?.terrain ?? 'ocean')
      return [letter, { found, wanted: letter === 'O' ? wanted - 1 : wanted }]
    }),
  )
}

const largest = (survey: Survey, terrain: 'forest' | 'mountain' | 'meadow'): number =>
  survey.pieces(survey.of(terrain)).at(0)?.length ?? 0

/** How far from its city somebody goes for the last of the five colours, and with them for the first diamond. */
function farthestColour(survey: Survey): number {
  const ways = survey
    .of('city')
    .flatMap((city) =>
      COLOURS.map((_, colour) =>
        Math.min(
          ...survey
            .where((_hex, place) => place !== city && survey.colours[place] === colour)
            .map((place) => distance(survey.hexes[place], survey.hexes[city])),
        ),
      ),
    )
  return ways.length === 0 ? 0 : Math.max(...ways)
}

/** A hex as it was before, where that mends a fault. */
export interface WayBack {
  readonly place: number
  readonly letter: string
}

const MOST_TRIED = 8

/** The last change of a hex that a fault is about, if taking it back mends the fault. */
export function wayBack(fault: MapFault, letters: string, past: readonly string[]): WayBack | null {
  for (const place of fault.hexes.slice(0, MOST_TRIED)) {
    const before = past.findLast((each) => each[place] !== letters[place])?.[place]
    if (before === undefined || before === BLANK) continue
    const mended = laid(letters, [place], before)
    const { rows } = reportOn(mended)
    const still = rows.some((row) => row.fault?.kind === fault.kind && row.fault.hexes.includes(place))
    if (!still) return { place, letter: before }
  }
  return null
}
