import { countIn, LETTER_FIELDS, LETTERS, NOWHERE, oneOf } from '../compass/index.ts'
import { BLUE, type Chart, COLOURS, hasPower, NONE, type Printed, type Sheet } from '../rules/index.ts'

/*
 * What follows from a sheet that lies open: nothing here knows more than whoever looks at it (AR-970). The sheet may be
 * one on which a choice was tried out.
 */

/** What is read of a sheet. */
export type Drawn = Pick<Sheet, 'character' | 'painted' | 'fresh' | 'compass'>

/** A hex on which a part may lie. */
export interface Site {
  readonly letter: number
  readonly hex: number
  /** By direction, whether that neighbour is visited. */
  readonly pips: readonly boolean[]
  /** The colour that its last empty field would have to get; NONE when none is empty, or when any may do. */
  readonly missing: number
}

/** A letter is looked for as soon as this many of its fields are filled. */
const LEAST_FIELDS = 5

const letters: readonly number[] = LETTERS.map((_, letter) => letter)

/** How many of a letter's fields are filled. */
export const filledOf = (compass: readonly number[], letter: number): number =>
  LETTER_FIELDS[letter].filter((field) => compass[field] !== NONE).length

/** Colours of the filled fields of a letter, counted. */
const askedBy = (compass: readonly number[], letter: number): number =>
  LETTER_FIELDS[letter].reduce((sum, field) => sum + (compass[field] === NONE ? 0 : oneOf(compass[field])), 0)

/** Where every part lies now, as the rules hand them out (AR-710), or NOWHERE. */
export const placesOf = (chart: Chart, { painted, compass }: Drawn): readonly number[] =>
  chart.finder.locate(painted, compass)

/** The same as it was before this turn: what was painted in it is not counted yet (AR-211). */
export function countedPlaces(chart: Chart, sheet: Drawn): readonly number[] {
  if (sheet.fresh.length === 0) return placesOf(chart, sheet)
  const painted = sheet.painted.slice()
  for (const hex of sheet.fresh) painted[hex] = NONE
  return chart.finder.locate(painted, sheet.compass)
}

/** What can stand round a hex: colours that are sure, and neighbours that may still get any. */
interface Round {
  readonly sure: number
  readonly open: number
}

/** That of each hex; null where no part can lie. */
function surroundings(printed: Printed, chart: Chart, sheet: Drawn): (hex: number) => Round | null {
  const bold = hasPower(printed, sheet, 'enterDanger')
  const pirate = hasPower(printed, sheet, 'paintWreck')
  const isShut = (at: number): boolean => sheet.painted[at] === NONE && chart.isDanger[at] && !bold
  return (hex) => {
    if (isShut(hex)) return null
    let sure = 0
    let open = 0
    for (let k = 6 * hex; k < 6 * hex + 6; k++) {
      const at = chart.around[k]
      if (at < 0 || isShut(at)) return null
      const paint = sheet.painted[at]
      if (paint !== NONE) sure += oneOf(paint)
      else if (chart.isDanger[at] || (pirate && chart.isWreck[at] && chart.colour[at] === BLUE)) open += 1
      else sure += oneOf(chart.colour[at])
    }
    return { sure, open }
  }
}

/** Which colour is too many round a hex for what a letter asks so far: a colour, NONE for none, null for too many. */
function excessOver(asked: number, sure: number): number | null {
  let excess: number = NONE
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const more = countIn(sure, colour) - countIn(asked, colour)
    if (more > 1 || (more === 1 && excess !== NONE)) return null
    if (more === 1) excess = colour
  }
  return excess
}

/**
 * The places where parts may still lie: at least five fields are filled, the printed and painted surroundings agree with
 * them (AR-703), and no found part lies there or beside (AR-708).
 */
export function sitesOf(printed: Printed, chart: Chart, sheet: Drawn): readonly Site[] {
  const places = placesOf(chart, sheet)
  const sought = letters.filter(
    (letter) => places[letter] === NOWHERE && filledOf(sheet.compass, letter) >= LEAST_FIELDS,
  )
  if (sought.length === 0) return []
  const asked = sought.map((letter) => askedBy(sheet.compass, letter))
  const whole = sought.map((letter) => filledOf(sheet.compass, letter) === LETTER_FIELDS[letter].length)
  const roundOf = surroundings(printed, chart, sheet)
  const closed = closedBy(chart, places)
  const sites: Site[] = []
  for (let hex = 0; hex < chart.size; hex++) {
    if (closed.has(hex)) continue
    const round = roundOf(hex)
    if (round === null) continue
    sought.forEach((letter, place) => {
      const missing = missingAt(asked[place], whole[place], round)
      if (missing !== null) sites.push({ letter, hex, pips: pipsAt(chart, sheet, hex), missing })
    })
  }
  return sites
}

/** What the empty field of a letter would have to be for a hex: a colour or NONE; null when the hex does not fit. */
function missingAt(asked: number, whole: boolean, { sure, open }: Round): number | null {
  const excess = excessOver(asked, sure)
  if (excess === null) return null
  if (whole) return excess === NONE ? NONE : null
  // Five are asked for and six stand round: without anything open one of them has to be too many.
  return excess === NONE && open === 0 ? null : excess
}

const pipsAt = (chart: Chart, { painted }: Drawn, hex: number): readonly boolean[] =>
  [0, 1, 2, 3, 4, 5].map((direction) => painted[chart.around[6 * hex + direction]] !== NONE)

/** Hexes of found parts and those beside them. */
function closedBy(chart: Chart, places: readonly number[]): ReadonlySet<number> {
  const closed = new Set<number>()
  for (const place of places) {
    if (place === NOWHERE) continue
    closed.add(place)
    for (let k = 6 * place; k < 6 * place + 6; k++) closed.add(chart.around[k])
  }
  return closed
}

/** What a hex may be for parts that are still looked for: the place of some, and a neighbour of others. */
export interface Belonging {
  readonly lies: readonly number[]
  readonly beside: readonly number[]
}

export const NO_BELONGING: Belonging = { lies: [], beside: [] }

export function belongingOf(chart: Chart, sites: readonly Site[], hex: number): Belonging {
  const isBeside = (other: number): boolean => {
    for (let k = 6 * hex; k < 6 * hex + 6; k++) if (chart.around[k] === other) return true
    return false
  }
  const near = sites.filter((site) => site.hex === hex || isBeside(site.hex))
  if (near.length === 0) return NO_BELONGING
  const at = (isHere: boolean): readonly number[] => [
    ...new Set(near.filter((site) => (site.hex === hex) === isHere).map(({ letter }) => letter)),
  ]
  return { lies: at(true), beside: at(false) }
}

/** The hexes of a letter, those with most visited neighbours first; that of a found part alone. */
export function hexesOf(
  places: readonly number[],
  sites: readonly Site[],
  letter: number,
): readonly number[] {
  if (places[letter] !== NOWHERE) return [places[letter]]
  const visited = ({ pips }: Site): number => pips.filter((pip) => pip).length
  return sites
    .filter((site) => site.letter === letter)
    .toSorted((one, other) => visited(other) - visited(one) || one.hex - other.hex)
    .map(({ hex }) => hex)
}

/** A part that lies on the map. */
export interface Found {
  readonly letter: number
  readonly hex: number
  /** Not counted yet: complete by the choice in hand, or by what was painted in this turn. */
  readonly fresh: boolean
}

/** The parts that lie on a sheet, those fresh that did not lie there before: the assignment may move a letter (AR-710). */
export function foundOn(chart: Chart, before: Drawn, after: Drawn): readonly Found[] {
  const counted = new Set(countedPlaces(chart, before).filter((hex) => hex !== NOWHERE))
  return placesOf(chart, after).flatMap((hex, letter) =>
    hex === NOWHERE ? [] : [{ letter, hex, fresh: !counted.has(hex) }],
  )
}

export type LetterState = 'sunk' | 'complete' | 'found' | 'fresh'

/** How the seven letters stand in the compass. */
export const letterStates = (compass: readonly number[], found: readonly Found[]): readonly LetterState[] =>
  letters.map((letter) => {
    const lies = found.find((part) => part.letter === letter)
    if (lies !== undefined) return lies.fresh ? 'fresh' : 'found'
    return filledOf(compass, letter) === LETTER_FIELDS[letter].length ? 'complete' : 'sunk'
  })
