import { writeCode } from '../../games/ark/maps/code.ts'
import { lettersOf } from '../../games/ark/maps/drawn.ts'
import { parseMap, SHORE } from '../../games/ark/maps/index.ts'
import { FIELD_COUNT, NONE } from '../../games/ark/rules/index.ts'
import { placesOf } from '../../games/ark/table/deduction.ts'
import { isArkView } from '../../games/ark/table/props.ts'
import { guideTo } from '../../games/ark/texts/names.ts'
import type { Point } from '../../games/testing/kept.ts'
import { LIT_HEX, type Scene, SHORT } from './scene.ts'

/** A moment of Ark, named as its mockups are. */
const ark = (name: string, more: Partial<Scene>): Scene => ({
  game: 'ark',
  player: 'novice',
  seed: 'pictures',
  seats: 4,
  alone: true,
  named: (size) => `${name}-${SHORT[size] ?? size}`,
  ...more,
})

/** How many rounds somebody has used. */
const drawn = ({ view }: Point): number =>
  isArkView(view) ? Math.max(...view.sheets.map(({ counter }) => counter.length)) : 0
const asks =
  (prompt: string, rounds = 0) =>
  (point: Point): boolean =>
    point.prompt === prompt && drawn(point) >= rounds
const paints = (point: Point): boolean => point.types.includes('paint')
const fills = (point: Point): boolean => point.types.includes('fill')
const CHOSEN = { characters: 'chosen' }
const CARD = '[data-card="compass"]:visible'
const CELL = '.ak-compass [data-spot][data-lit]:visible'
const SEND = '[data-action="send"]:visible'
const LEARN = ':is(.lay-learn--wide, .lay-learn--narrow):visible'
const ON = '.lesson-go:visible'

/** The field in which the colour of the turn finds a part, of whoever is asked; null when there is none. */
function finding({ prompt, view }: Point): number | null {
  if (prompt !== 'answer' || !isArkView(view)) return null
  const { chart } = guideTo(view.map)
  const sheet = view.sheets.find(({ answer, answered }, seat) => answer && !answered && seat !== view.active)
  if (sheet === undefined) return null
  const before = placesOf(chart, sheet)
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (sheet.compass[field] !== NONE) continue
    const after = placesOf(chart, { ...sheet, compass: sheet.compass.with(field, view.named) })
    if (after.some((place) => place >= 0 && !before.includes(place))) return field
  }
  return null
}
let found: number | null = null

const shore = parseMap(SHORE)
const letters = (shore.ok ? lettersOf(shore.value) : null) ?? ''
const mapAt = (changed: string): string =>
  `#/ark/maker/${writeCode({ name: 'Ostrov za mlhou', author: 'Eliška', letters: changed })}`
/** A danger lies beside a city. */
const faulty = letters.replace(/X(.*)$/, 'L$1').replace(/C(.)/, 'CX')

export const ARK: readonly Scene[] = [
  ark('ark-frame', {
    seats: 7,
    until: (point) => asks('answer', 14)(point) && paints(point),
    presses: [LIT_HEX],
  }),
  ark('ark-two', {
    seats: 2,
    until: (point) => asks('answer', 10)(point) && paints(point),
    presses: [LIT_HEX],
  }),
  ark('ark-character-day', {
    options: CHOSEN,
    until: asks('character'),
    aims: '[data-character][data-lit]:visible',
  }),
  ark('ark-start-day', { until: asks('start'), aims: LIT_HEX }),
  ark('ark-field-day', { until: asks('field'), aims: CELL }),
  ark('ark-name-day', { seats: 2, until: asks('name', 8) }),
  ark('ark-paint-day', { seats: 3, until: asks('paint', 6), presses: [LIT_HEX] }),
  ark('ark-answer', {
    until: (point) => asks('answer', 10)(point) && paints(point) && fills(point),
    presses: [CARD, CELL],
  }),
  ark('ark-answer-wait-day', {
    until: (point) => asks('answer', 10)(point) && fills(point),
    presses: [CARD, CELL, SEND],
    alike: 'waiting',
  }),
  ark('ark-other-day', {
    until: asks('answer', 10),
    presses: ['.akp-plate[data-player="1"]'],
    covers: true,
    named: (size) => (size === '1440x900' ? 'ark-other-day-1440' : null),
  }),
  ark('ark-compass-day', { until: asks('answer', 16), opens: 'c', covers: true }),
  ark('ark-found-day', {
    until: (point) => {
      found = finding(point)
      return found !== null
    },
    presses: () => [CARD, `.ak-compass [data-cell="${found}"]:visible`, SEND],
    waits: '.ak-found',
    moves: true,
    alike: 'slow',
    named: (size) => (/^(?:1440|390)/.test(size) ? `ark-found-day-${SHORT[size] ?? size}` : null),
  }),
  ark('ark-after-day', { until: asks('after', 8) }),
  ark('ark-solo', {
    seats: 1,
    until: (point) => asks('answer', 12)(point) && fills(point),
    presses: [CARD, CELL],
  }),
  ark('ark-solo-wild', { seats: 1, options: { wildSix: true }, until: asks('nameOnly', 8) }),
  ark('ark-maker-blank-day', { address: '#/ark/maker', waits: '[data-land="O"]' }),
  ark('ark-maker-day', { address: mapAt(faulty), waits: '.mm-check [data-state="bad"]' }),
  ark('ark-maker-ok-day', { address: mapAt(letters), waits: '[data-solver="found"]' }),
  ark('lesson-ark-day', { address: '#/ark', presses: [LEARN], waits: '.lesson-note', covers: true }),
  ark('lesson-ark-deed-day', {
    address: '#/ark',
    presses: [LEARN, ON],
    waits: '.lesson-note',
    covers: true,
  }),
]
