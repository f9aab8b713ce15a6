import type { Seat } from '@vyprava/kernel'
import type { FactGroup } from '@vyprava/module/words.ts'
import { FIELDS_OF_SIDE, LETTERS, NOWHERE, SIDES } from '../compass/index.ts'
import type { Printed } from '../rules/printed.ts'
import { challengesOn, totalOf } from '../rules/scoring.ts'
import { allowance, conversionsLeft } from '../rules/targets.ts'
import type { SheetView } from '../rules/view.ts'
import { CHALLENGES, COLOURS, DIAMONDS, NONE } from '../rules/vocabulary.ts'
import type { FactWords } from './en/table.ts'
import type { Guide, Names } from './names.ts'
import { countsOf, mapFacts, ownFacts, type Row } from './own-facts.ts'
import { type Context, guideOf, owesAnswer, sheetOf, signed } from './sight.ts'

/** Everything that lies on the table, group by group. */
export function factsOf(words: FactWords, printed: Printed, names: Names, context: Context): FactGroup[] {
  const { view, observer } = context
  const groups = [gameFacts(words, names, context)]
  if (observer !== null && view.sheets[observer].start !== NONE) {
    groups.push(...ownFacts(words, printed, names, context, observer))
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
    [words.character, `${names.character(sheet.character).nom} (${words.powers[power]})`],
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
  challengesOn(chart)
    .map((challenge) => {
      const name = names.challenges[CHALLENGES.indexOf(challenge)]
      if (challenge === 'noMinus') return `${name} ${words.of(sheet.minus === 0 ? 1 : 0, 1)}`
      const wanted = chart.challenges[challenge]
      const visited = wanted.filter((hex) => sheet.painted[hex] !== NONE).length
      return `${name} ${words.of(visited, wanted.length)}`
    })
    .join('; ')
