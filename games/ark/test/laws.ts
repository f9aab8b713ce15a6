import { distance } from '@vyprava/geometry'
import type { ArkPack } from '../content/index.ts'
import type { Ark, Sheet } from '../rules/index.ts'
import { chartOfMap } from './charts.ts'

const chart = ({ map }: Ark) => chartOfMap(map)

/** Holds of every sheet. */
const each =
  (holds: (sheet: Sheet, state: Ark, seat: number) => boolean) =>
  (state: Ark): boolean =>
    state.sheets.every((sheet, seat) => holds(sheet, state, seat))

const isOneTo = (least: number, most: number) => (value: number) => value >= least && value <= most

/** For each hex whether a hex visited before this turn lies within a distance. */
const supported = (state: Ark, { painted, fresh }: Sheet, reach: number): number[] => {
  const { hexes } = chart(state)
  const visited = hexes.filter((_, hex) => painted[hex] !== -1 && !fresh.includes(hex))
  return hexes.map((hex) => (visited.some((other) => other !== hex && distance(hex, other) <= reach) ? 1 : 0))
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join()

/** The invariants of the rules, and those of our own bookkeeping. */
export const lawsFor = (pack: ArkPack): Readonly<Record<string, (state: Ark) => boolean>> => {
  const powerOf = ({ character }: Sheet): string | null =>
    character === -1 ? null : pack.characters[character].power
  return {
    'no two players share a character': ({ sheets }) => {
      const chosen = sheets.map(({ character }) => character).filter((character) => character !== -1)
      return new Set(chosen).size === chosen.length
    },
    'colours are counted as painted': each(({ painted, tally }) =>
      tally.every((count, colour) => count === painted.filter((paint) => paint === colour).length),
    ),
    'sides are counted as filled': each(({ compass, sides }) =>
      sides.every(
        (count, side) =>
          count === compass.slice(4 * side, 4 * side + 4).filter((paint) => paint !== -1).length,
      ),
    ),
    'what touches visited hexes is in reach': each((sheet, state) =>
      state.phase === 'characters' || state.phase === 'preparation'
        ? true
        : same(sheet.near, supported(state, sheet, 1)) &&
          (powerOf(sheet) !== 'leap' || same(sheet.far, supported(state, sheet, 2))),
    ),
    'danger is visited by the Paladin only': each(
      (sheet, state) =>
        powerOf(sheet) === 'enterDanger' || chart(state).dangers.every((hex) => sheet.painted[hex] === -1),
    ),
    'other paint than the terrain’s needs a diamond or a power': each((sheet, state) => {
      const { colour, isDanger, isWreck } = chart(state)
      const odd = sheet.painted.filter((paint, hex) => {
        if (paint === -1 || isDanger[hex]) return false
        return paint !== colour[hex] && !(isWreck[hex] && powerOf(sheet) === 'paintWreck')
      })
      return odd.length <= sheet.diamonds.filter((diamond) => diamond === 3).length + sheet.conversions
    }),
    'the counter is not overfull': each(({ counter }) => counter.length <= pack.sheet.counterSlots),
    'hints in hand were gained': each((sheet, state) => {
      const { counter, hints, painted, usesHints } = sheet
      const slots = pack.sheet.hintSlots.filter((slot) => counter.length >= slot).length
      const wrecks = chart(state).wrecks.filter((hex) => painted[hex] !== -1).length
      return hints >= 0 && hints <= (usesHints ? slots + wrecks : 0)
    }),
    'diamonds are in play, earned, and coloured before use': each((sheet) =>
      sheet.diamonds.every(
        (diamond, i) =>
          isOneTo(0, 3)(diamond) &&
          (sheet.usesDiamonds || diamond === 0) &&
          diamond >= 2 === (sheet.diamondColours[i] !== -1),
      ),
    ),
    'conversions were earned': each(
      ({ conversions, tally }) => conversions === 0 || 4 * conversions <= tally[0],
    ),
    'parts are counted at the end of a turn': each(
      (sheet, state) =>
        sheet.stale || sheet.parts === chart(state).finder.count(sheet.painted, sheet.compass),
    ),
    'answers wait only during a turn': each(
      ({ answer }, { phase }) =>
        phase === 'turn' || (!answer.done && answer.hexes.length === 0 && answer.meadow === -1),
    ),
    'who is out of time or finished has the sheet to show for it': each(({ status, counter, parts }) =>
      status === 'playing'
        ? parts < 7 && counter.length <= pack.sheet.counterSlots
        : status === 'finished'
          ? parts === 7
          : counter.length === pack.sheet.counterSlots,
    ),
  }
}
