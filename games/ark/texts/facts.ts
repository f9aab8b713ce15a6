import type { FactGroup } from '@vyprava/atlas/words.ts'
import type { Seat } from '@vyprava/kernel'
import { FIELDS_OF_SIDE, LETTER_FIELDS, LETTERS, NOWHERE, SIDES } from '../compass/index.ts'
import type { Printed } from '../rules/printed.ts'
import { totalOf } from '../rules/scoring.ts'
import type { Status } from '../rules/state.ts'
import { allowance, conversionsLeft } from '../rules/targets.ts'
import type { SheetView } from '../rules/view.ts'
import {
  CHALLENGES,
  COLOURS,
  DIAMONDS,
  type Difficulty,
  type Mode,
  NONE,
  type Power,
} from '../rules/vocabulary.ts'
import type { Guide, Names } from './names.ts'
import { type Context, guideOf, owesAnswer, sheetOf, signed, targetsOf } from './sight.ts'

/** The words of the public facts. */
export interface FactWords {
  readonly game: {
    readonly title: string
    readonly mode: string
    readonly modes: Readonly<Record<Mode, string>>
    readonly difficulty: string
    readonly difficulties: Readonly<Record<Difficulty, string>>
    readonly map: string
    readonly turn: string
    readonly preparation: string
    readonly active: string
    readonly colour: string
    readonly notNamed: string
    readonly waiting: string
    readonly end: string
    readonly over: string
  }
  readonly none: string
  /** In the nominative, by number. */
  readonly colours: readonly string[]
  /** The sides of the compass with where they lie: "les (sever)". */
  readonly sides: readonly string[]
  readonly powers: Readonly<Record<Power, string>>
  readonly reach: string
  readonly reachLeap: string
  readonly parts: string
  readonly map: string
  readonly column: string
  readonly character: string
  readonly identity: string
  readonly status: string
  readonly statuses: Readonly<Record<Status, string>>
  readonly found: string
  readonly counter: string
  readonly minus: string
  readonly hints: string
  readonly diamonds: string
  readonly diamondSources: readonly string[]
  readonly diamondStates: readonly string[]
  readonly conversions: string
  readonly allowances: string
  readonly compass: string
  readonly visited: string
  readonly challenges: string
  readonly score: string
  readonly emptyField: string
  countHexes(count: number): string
  /** "3 z 30", "A na G7", "2 políčka chybějí". */
  of(some: number, all: number): string
  at(part: string, hex: string): string
  missing(fields: number): string
  foundAt(hex: string): string
  /** "les, zeleně" or "les, vybarveno zeleně": a hex of the observer's map. */
  painted(terrain: string, colour: number): string
  upTo(hexes: number): string
}

type Row = readonly [label: string, value: string]

/** Everything that lies on the table, group by group. */
export function factsOf(words: FactWords, printed: Printed, names: Names, context: Context): FactGroup[] {
  const { view, observer } = context
  const groups = [gameFacts(words, names, context)]
  if (observer !== null && view.sheets[observer].start !== NONE) {
    if (view.ended === null) groups.push(reachFacts(words, printed, context, observer))
    groups.push(partFacts(words, names, context, observer))
  }
  for (let seat = 0; seat < view.sheets.length; seat++) {
    groups.push(playerFacts(words, printed, names, context, seat))
  }
  return [...groups, mapFacts(words, names, context)]
}

function gameFacts({ game, colours }: FactWords, names: Names, { view, names: players }: Context): FactGroup {
  const begun = view.active !== NONE
  const waiting = players.filter((_, seat) => seat < view.sheets.length && owesAnswer(view, seat))
  const rows: Row[] = [
    [game.mode, game.modes[view.mode]],
    [game.difficulty, game.difficulties[view.difficulty]],
    [game.map, names.mapOf(view.map)],
    [game.turn, begun ? String(view.turn) : game.preparation],
  ]
  if (view.ended !== null) return { title: game.title, rows: [...rows, [game.end, game.over]] }
  if (begun) {
    rows.push([game.active, players[view.active]])
    rows.push([game.colour, view.named === NONE ? game.notNamed : colours[view.named]])
  }
  if (waiting.length > 0) rows.push([game.waiting, waiting.join(', ')])
  return { title: game.title, rows }
}

/** What the observer could paint now, colour by colour. */
function reachFacts(words: FactWords, printed: Printed, context: Context, seat: Seat): FactGroup {
  const { view, names: players } = context
  const { hexes } = guideOf(context)
  const sheet = sheetOf(view.sheets[seat])
  const leaps = sheet.far.length > 0 && seat === view.active && !view.die
  const rows = targetsOf(printed, view, seat).map((targets, colour): Row => {
    const where = targets.length === 0 ? words.none : targets.map((hex) => hexes[hex]).join(', ')
    return [words.colours[colour], `${words.upTo(allowance(sheet, colour))}: ${where}`]
  })
  return { title: `${leaps ? words.reachLeap : words.reach} (${players[seat]})`, rows }
}

/** What the compass of the observer says about each part. */
function partFacts(words: FactWords, names: Names, context: Context, seat: Seat): FactGroup {
  const { hexes, chart } = guideOf(context)
  const { painted, compass } = context.view.sheets[seat]
  const places = chart.finder.locate(painted, compass)
  const rows = LETTERS.map((letter, index): Row => {
    const colours = LETTER_FIELDS[index].map((field) => compass[field])
    const counts = countsOf(words, (colour) => colours.filter((each) => each === colour).length)
    const missing = colours.filter((colour) => colour === NONE).length
    const value = [
      ...(counts === '' ? [] : [counts]),
      ...(missing === 0 ? [] : [words.missing(missing)]),
      ...(places[index] === NOWHERE ? [] : [words.foundAt(hexes[places[index]])]),
    ]
    return [`${letter} (${names.part(index)})`, value.join('; ')]
  })
  return { title: `${words.parts} (${context.names[seat]})`, rows }
}

/** "zelená 2, modrá 1": the colours that occur. */
const countsOf = (words: FactWords, count: (colour: number) => number): string =>
  words.colours
    .flatMap((name, colour) => (count(colour) === 0 ? [] : [`${name} ${count(colour)}`]))
    .join(', ')

function playerFacts(
  words: FactWords,
  printed: Printed,
  names: Names,
  context: Context,
  seat: Seat,
): FactGroup {
  const title = context.names[seat]
  const sheet = context.view.sheets[seat]
  if (sheet.character === NONE) return { title, rows: [[words.character, words.none]] }
  const { power } = printed.pack.characters[sheet.character]
  const guide = guideOf(context)
  const rows: Row[] = [
    [words.character, `${names.character(sheet.character).nom}: ${words.powers[power]}`],
    [words.identity, words.colours[sheet.identity]],
    [words.status, words.statuses[sheet.status]],
    [words.found, partsOf(words, guide, sheet)],
    [words.counter, words.of(sheet.counter.length, printed.sheet.counterSlots)],
    [words.minus, String(sheet.minus)],
    ...helpOf(words, printed, sheet),
    [words.allowances, countsOf(words, (colour) => allowance(sheetOf(sheet), colour))],
    ...compassOf(words, sheet),
    ...visitedOf(words, guide, sheet),
  ]
  if (context.view.challenges) rows.push([words.challenges, challengesOf(words, names, guide, sheet)])
  rows.push([words.score, signed(totalOf(sheet.score), String)])
  return { title, rows }
}

function partsOf(words: FactWords, { chart, hexes }: Guide, { parts, painted, compass }: SheetView): string {
  const count = words.of(parts, LETTERS.length)
  if (parts === 0) return count
  const places = chart.finder.locate(painted, compass)
  const found = places.flatMap((hex, letter) =>
    hex === NOWHERE ? [] : [words.at(LETTERS[letter], hexes[hex])],
  )
  return `${count} (${found.join(', ')})`
}

/** Hints, diamonds and conversions, as far as this player has them. */
function helpOf(words: FactWords, printed: Printed, sheet: SheetView): Row[] {
  const rows: Row[] = []
  if (sheet.usesHints) rows.push([words.hints, String(sheet.hints)])
  if (sheet.usesDiamonds) {
    const diamonds = DIAMONDS.map((_, index) => {
      const colour = sheet.diamondColours[index]
      const state = words.diamondStates[sheet.diamonds[index]]
      const says = colour === NONE ? state : `${state}, ${words.colours[colour]}`
      return `${words.diamondSources[index]}: ${says}`
    })
    rows.push([words.diamonds, diamonds.join('; ')])
  }
  if (printed.pack.characters[sheet.character].power === 'convert') {
    rows.push([words.conversions, String(conversionsLeft(printed, sheetOf(sheet)))])
  }
  return rows
}

const compassOf = (words: FactWords, { compass }: SheetView): Row[] =>
  SIDES.map((_, side): Row => {
    const first = FIELDS_OF_SIDE * side
    const fields = compass.slice(first, first + FIELDS_OF_SIDE).map((colour, index) => {
      return `${index + 1} ${colour === NONE ? words.emptyField : words.colours[colour]}`
    })
    return [`${words.compass}: ${words.sides[side]}`, fields.join(', ')]
  })

const visitedOf = (words: FactWords, { hexes }: Guide, { painted, tally }: SheetView): Row[] =>
  COLOURS.map((_, colour): Row => {
    const names = hexes.filter((_name, hex) => painted[hex] === colour)
    const value = names.length === 0 ? words.none : `${words.countHexes(tally[colour])}: ${names.join(', ')}`
    return [`${words.visited}: ${words.colours[colour]}`, value]
  })

const challengesOf = (words: FactWords, names: Names, { chart }: Guide, sheet: SheetView): string =>
  CHALLENGES.map((challenge, index) => {
    if (challenge === 'noMinus') return `${names.challenges[index]} ${words.of(sheet.minus === 0 ? 1 : 0, 1)}`
    const wanted = chart.challenges[challenge]
    const visited = wanted.filter((hex) => sheet.painted[hex] !== NONE).length
    return `${names.challenges[index]} ${words.of(visited, wanted.length)}`
  }).join('; ')

/** The printed map column by column; with the paint of the observer, if there is one. */
function mapFacts(words: FactWords, names: Names, context: Context): FactGroup {
  const { observer, view } = context
  const { chart, columns, hexes } = guideOf(context)
  const painted = observer === null ? null : view.sheets[observer].painted
  const rows = columns.map((column): Row => {
    const says = column.hexes.map((hex) => {
      const terrain = names.terrain(chart.hexes[hex])
      const colour = painted === null ? NONE : painted[hex]
      return `${hexes[hex]} ${colour === NONE ? terrain : words.painted(terrain, colour)}`
    })
    return [`${words.column} ${column.letter}`, says.join('; ')]
  })
  return { title: words.map, rows }
}
