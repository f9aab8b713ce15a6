import { LETTERS, NOWHERE } from '../compass/index.ts'
import {
  allowance,
  COLOURS,
  FIELD_COUNT,
  hintCost,
  isCompassFull,
  isPlanned,
  NONE,
  opened,
  PART_COUNT,
  reachOf,
  SHIFT,
} from '../rules/index.ts'
import type { CompassFacts, MapFacts, OverPencil, SkipFacts } from '../texts/labels/panels.ts'
import { sheetOf } from '../texts/sight.ts'
import type { Choices } from './choices.ts'
import { filledOf, placesOf, type Site } from './deduction.ts'
import { type Asked, has } from './draft.ts'
import type { Prospect } from './preview.ts'

/* What the panels say, worked out from what is asked. */

const lettersOf = (letters: readonly number[]): readonly string[] => letters.map((letter) => LETTERS[letter])

/** The letters that what is chosen finds. */
const findsOf = ({ found }: Prospect): readonly string[] =>
  lettersOf(found.filter(({ fresh }) => fresh).map(({ letter }) => letter))

/** What stands over each of the five pencils. */
export function overPencils(asked: Asked): readonly (OverPencil | null)[] {
  const { decision, view, seat, printed, mind } = asked
  const sheet = sheetOf(view.sheets[seat])
  const { key } = decision.prompt
  return COLOURS.map((_, colour): OverPencil | null => {
    switch (key) {
      case 'name': {
        return { kind: 'reach', allowance: allowance(sheet, colour), targets: targetsOf(asked, colour) }
      }
      case 'nameOnly':
        return view.mode === 'solo' ? { kind: 'letters', letters: lettersOf(foundBy(asked, colour)) } : null
      case 'paint':
        return colour === view.named ? { kind: 'said' } : null
      case 'answer':
      case 'answerMove': {
        if (colour === view.named) return { kind: 'said' }
        const hints = hintCost(printed, sheet, view.named, colour)
        const paid = mind.colour === colour
        // Before the answer begins every pencil tells its price, be it too high.
        const tells = key === 'answer' && sheet.usesHints
        return tells || paid || has(decision.actions, SHIFT[colour]) ? { kind: 'price', hints, paid } : null
      }
      default:
        return null
    }
  })
}

/** How many hexes of a colour are within reach, whatever of them may be touched: a lesson lights but one. */
function targetsOf({ printed, view, seat, mind }: Asked, colour: number): number {
  const sheet = sheetOf(view.sheets[seat])
  const reach = reachOf(printed, sheet, seat === view.active && !view.die)
  return opened(printed, printed.chartOf(view), sheet, colour).filter(
    (hex) =>
      sheet.painted[hex] === NONE && reach[hex] === 1 && hex !== mind.meadow && !isPlanned(sheet.answer, hex),
  ).length
}

/** The letters that a colour would find now in some field of the compass. */
export function foundBy({ printed, view, seat }: Asked, colour: number): readonly number[] {
  const chart = printed.chartOf(view)
  const sheet = view.sheets[seat]
  const before = placesOf(chart, sheet)
  const letters = new Set<number>()
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (sheet.compass[field] !== NONE) continue
    const compass = sheet.compass.with(field, colour)
    placesOf(chart, { ...sheet, compass }).forEach((place, letter) => {
      if (place !== NOWHERE && !before.includes(place)) letters.add(letter)
    })
  }
  return [...letters].toSorted((one, other) => one - other)
}

export function mapFacts(asked: Asked, { draft }: Choices, prospect: Prospect): MapFacts {
  const { printed, view, seat, mind } = asked
  const sheet = sheetOf(view.sheets[seat])
  return {
    colour: draft.colour,
    painted: draft.count,
    allowance: draft.allowance,
    targets:
      mind.strokes.length === 0 ? targetsOf(asked, draft.colour) : draft.ways.size + mind.strokes.length,
    finds: mind.strokes.length > 0 ? findsOf(prospect) : [],
    minus: isCompassFull(sheet),
    last: sheet.counter.length + 1 >= printed.sheet.counterSlots,
  }
}

export function compassFacts(
  asked: Asked,
  { draft }: Choices,
  prospect: Prospect,
  sites: readonly Site[],
): CompassFacts {
  const { view, seat, mind } = asked
  const { compass } = view.sheets[seat]
  const colour = draft.colour
  const misfits = Array.from({ length: PART_COUNT }, (_, letter) => letter).filter(
    (letter) =>
      filledOf(compass, letter) === 5 &&
      !sites.some((site) => site.letter === letter && (site.missing === colour || site.missing === NONE)),
  )
  return {
    colour,
    field: mind.field,
    free: compass.filter((filled) => filled === NONE).length,
    finds: mind.field === null ? lettersOf(foundBy(asked, colour)) : findsOf(prospect),
    misfits: lettersOf(misfits),
  }
}

export function skipFacts({ view, seat, printed, mind }: Asked, clean: string): SkipFacts {
  const sheet = sheetOf(view.sheets[seat])
  return {
    loses: view.challenges && sheet.minus === 0 ? clean : null,
    keeps: mind.colour === null ? 0 : hintCost(printed, sheet, view.named, mind.colour),
  }
}
