import { icon } from '@vyprava/atlas'
import { lanternFlame as lantern, walkingBoot } from '@vyprava/atlas/icons/gear.ts'
import { highGrass, mountains, pineTree, sailboat, village } from '@vyprava/atlas/icons/places.ts'
import { checkMark, expand } from '@vyprava/atlas/icons/signs.ts'
import { escapeText, group, path, tenth, translate } from '@vyprava/atlas/pen.ts'
import type { Point } from '@vyprava/geometry'
import {
  CHALLENGES,
  type Challenge,
  type Chart,
  COLOURED,
  COLOURS,
  challengesOn,
  EARNED,
  NONE,
  type SheetConstants,
  type SheetView,
  UNEARNED,
} from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import type { Box } from './layout.ts'
import { pencilClass, swatch } from './pencil-ink.ts'

/** What one has gained, as it is drawn. */
export interface Gains {
  readonly sheet: Pick<
    SheetView,
    | 'counter'
    | 'diamondColours'
    | 'diamonds'
    | 'hints'
    | 'minus'
    | 'painted'
    | 'tally'
    | 'usesDiamonds'
    | 'usesHints'
  >
  readonly chart: Chart
  readonly printed: SheetConstants
  /** Whether challenges are played. */
  readonly challenges: boolean
  readonly labels: BoardLabels
}

const text = (cls: string, { x, y }: Point, words: string, end = false): string =>
  `<text x="${tenth(x)}" y="${tenth(y)}" class="${cls}"${end ? ' text-anchor="end"' : ''}>${escapeText(words)}</text>`

const middle = (cls: string, { x, y }: Point, words: string): string =>
  `<text x="${tenth(x)}" y="${tenth(y)}" class="${cls}" text-anchor="middle">${escapeText(words)}</text>`

const rule = (from: number, to: number, y: number): string =>
  path('ak-hair', `M${tenth(from)} ${tenth(y)}H${tenth(to)}`)

/** How lessons and motion find what is gained. */
const gained = (what: 'diamonds' | 'hints' | 'minus'): string => `data-gain="${what}"`

export type LanternState = 'waiting' | 'lit' | 'spent'

/** Where hints come from, and which of them are gained and spent: wrecks first, then slots of the counter. */
export function lanterns({ sheet, chart, printed, labels }: Gains): {
  readonly source: string
  readonly state: LanternState
}[] {
  const sources = [
    ...chart.wrecks.map((hex) => ({ source: labels.wreck, gained: sheet.painted[hex] !== NONE })),
    ...printed.hintSlots.map((slot) => ({ source: String(slot), gained: sheet.counter.length >= slot })),
  ]
  let spent = sources.filter(({ gained }) => gained).length - sheet.hints
  return sources.map(({ source, gained }) => {
    if (!gained) return { source, state: 'waiting' }
    spent -= 1
    return { source, state: spent >= 0 ? 'spent' : 'lit' }
  })
}

const lanternInk = (state: LanternState, x: number, y: number, size: number): string =>
  icon(lantern, x, y, size, `class="ak-lan${state === 'lit' ? ' on' : ''}"`) +
  (state === 'spent'
    ? path('ak-spent', `M${tenth(x - 1)} ${tenth(y + size)}L${tenth(x + size + 1)} ${tenth(y - 1)}`)
    : '')

const GEM_STATES = ['waiting', 'earned', 'coloured', 'used']

/** A diamond: planned, earned, coloured by a pencil, crossed out. */
export const gem = (state: number, colour: number, { x, y }: Point, size: number): string =>
  group(
    `gm ${GEM_STATES[state]}${colour === NONE ? '' : ` ${pencilClass(colour)}`}`,
    '<circle r="21" class="gm-c"/><path class="gm-1" d="M-14-5L-8-12H8L14-5 0 13Z"/>' +
      '<path class="gm-2" d="M-14-5H14M-8-12L-4-5 0 13 4-5 8-12M-4-5L0-12 4-5"/>' +
      (GEM_STATES[state] === 'used' ? '<path class="gm-x" d="M-17 15L17-15M-17-15L17 15"/>' : ''),
    translate(x, y, size / 36),
  )

export const CHALLENGE_ICONS: Readonly<Record<Challenge, string>> = {
  allMeadows: highGrass,
  allForests: pineTree,
  allOcean: sailboat,
  allCities: village,
  allMountains: mountains,
  allRoads: walkingBoot,
  allBorder: expand,
  noMinus: checkMark,
}

/** How far a challenge is; one of one piece is kept or lost. */
export function challengeState({ sheet, chart }: Gains, challenge: Challenge): { done: number; all: number } {
  if (challenge === 'noMinus') return { done: sheet.minus === 0 ? 1 : 0, all: 1 }
  const hexes = chart.challenges[challenge]
  return { done: hexes.filter((hex) => sheet.painted[hex] !== NONE).length, all: hexes.length }
}

/** Where the swatches of the five colours lie, beside a word in capitals: they stand closer where it is long. */
function columnsBeside(word: string): readonly number[] {
  const [last, letter, gap] = [218, 9.4, 14]
  const first = Math.max(66, letter * word.length + gap)
  return COLOURS.map((_, colour) => first + (colour * (last - first)) / (COLOURS.length - 1))
}

/** The gains part by part, by name: what did not change is not drawn anew. */
export type Drawn = ReadonlyMap<string, string>

/** As many boxes as there is room for; more minus points are told by the number. */
const BOXES = 20

/** So many lanterns have room for a word under each. */
const NAMED = 3

/** Everything that is gained, with words: hints and diamonds, colours, minus points, challenges. */
export function fullGains(gains: Gains, { left, top, right }: Box): Drawn {
  const { sheet, labels } = gains
  const wide = right - left
  const drawn = new Map<string, string>()
  const draw = (name: string, ink: string) => drawn.set(name, group('ak-gains', ink, translate(left, top)))
  if (sheet.usesHints) {
    const all = lanterns(gains)
    const step = Math.min(40, 120 / all.length)
    // A map of somebody's own may have many wrecks: their words would lie on each other.
    const told = all.length <= NAMED
    const lamps = all.map(
      ({ source, state }, place) =>
        lanternInk(state, place * step, 8, 27) +
        (told ? middle('ak-tx2', { x: place * step + 14, y: 50 }, source) : ''),
    )
    const title = text('ak-cap', { x: 0, y: 0 }, labels.hints)
    draw('hints', group('ak-gain', title + lamps.join(''), gained('hints')))
  }
  if (sheet.usesDiamonds) {
    const gems = sheet.diamonds.map((state, diamond) => {
      const x = 148 + diamond * 40
      return (
        gem(state, sheet.diamondColours[diamond], { x, y: 22 }, 27) +
        middle('ak-tx2', { x, y: 50 }, labels.diamondSources[diamond])
      )
    })
    const title = text('ak-cap', { x: 132, y: 0 }, labels.diamonds)
    draw('diamonds', group('ak-gain', title + gems.join(''), gained('diamonds')))
  }
  const first = sheet.usesHints || sheet.usesDiamonds
  let y = first ? 61 : -17
  const columns = columnsBeside(labels.painted)
  draw(
    'painted',
    (first ? rule(0, wide, y) : '') +
      text('ak-cap', { x: 0, y: y + 21 }, labels.painted) +
      columns.map((x, colour) => swatch(colour, { x, y: y + 16 }, 10.4)).join(''),
  )
  const counts = columns.map((x, colour) =>
    text('ak-num', { x: x + 13, y: y + 21 }, String(sheet.tally[colour])),
  )
  draw('tally', counts.join(''))
  y += 35
  draw(
    'minus',
    rule(0, wide, y) +
      text('ak-cap', { x: 0, y: y + 20 }, labels.minusPoints) +
      text('ak-num', { x: wide, y: y + 20 }, String(sheet.minus), true) +
      group('ak-gain', minusBoxes(sheet.minus, wide, y + 28), gained('minus')),
  )
  y += 52
  if (!gains.challenges) return drawn
  draw('challenges', rule(0, wide, y) + challengesTitle(gains, wide, y + 21))
  challengesOn(gains.chart).forEach((challenge, place) => {
    draw(challenge, challengeInk(gains, challenge, place, wide, y + 21))
  })
  return drawn
}

function minusBoxes(minus: number, wide: number, y: number): string {
  const step = (wide + 2) / BOXES
  let boxes = ''
  let crosses = ''
  for (let box = 0; box < BOXES; box++) {
    const x = box * step
    boxes += `M${tenth(x)} ${y}h${tenth(step - 2.1)}v13h${tenth(2.1 - step)}Z`
    if (box < minus)
      crosses += `M${tenth(x + 1)} ${y + 1}l${tenth(step - 4.1)} 11M${tenth(x + step - 3.1)} ${y + 1}l${tenth(4.1 - step)} 11`
  }
  return path('ak-box', boxes) + path('ak-cross', crosses)
}

function challengesTitle({ labels, printed }: Gains, wide: number, y: number): string {
  return (
    text('ak-cap', { x: 0, y }, labels.challenges) +
    text('ak-tx2', { x: wide, y }, labels.each(printed.challengeValue), true)
  )
}

function challengeInk(gains: Gains, challenge: Challenge, place: number, wide: number, y: number): string {
  const column = wide / 2 + 3
  const bar = column - 34
  const { done, all } = challengeState(gains, challenge)
  const full = done === all
  const width = (bar * done) / all
  return group(
    done === 0 && challenge === 'noMinus' ? 'ak-lost' : 'ak-challenge',
    icon(CHALLENGE_ICONS[challenge], 0, 2, 20, 'class="ak-ci"') +
      text('ak-tx', { x: 26, y: 13 }, gains.labels.challengeNames[CHALLENGES.indexOf(challenge)]) +
      (challenge === 'noMinus' ? '' : text('ak-num', { x: 26 + bar, y: 13 }, `${done}/${all}`, true)) +
      `<rect x="26" y="19" width="${tenth(bar)}" height="4" class="ak-bar0"/>` +
      `<rect x="26" y="19" width="${tenth(width)}" height="4" class="${full ? 'ak-bar1 ok' : 'ak-bar1'}"/>`,
    translate((place % 2) * column, y + 10 + Math.floor(place / 2) * 32),
  )
}

/** The same without words, in rows; as many challenges as there is room for stand below them. */
export function midGains(gains: Gains, { left, top, right, bottom }: Box): Drawn {
  const { sheet, labels } = gains
  const wide = right - left
  const rows: string[] = []
  if (sheet.usesHints) {
    const all = lanterns(gains)
    rows.push(
      group(
        'ak-gain',
        text('ak-cap', { x: 0, y: 5 }, labels.hints) +
          all
            .map(({ state }, place) => lanternInk(state, wide - 25 * (all.length - place) + 3, -12, 22))
            .join(''),
        gained('hints'),
      ),
    )
  }
  if (sheet.usesDiamonds)
    rows.push(
      group(
        'ak-gain',
        text('ak-cap', { x: 0, y: 5 }, labels.diamonds) +
          sheet.diamonds
            .map((state, diamond) =>
              gem(state, sheet.diamondColours[diamond], { x: wide - 61 + diamond * 25, y: 0 }, 19),
            )
            .join(''),
        gained('diamonds'),
      ),
    )
  rows.push(
    COLOURS.map((_, colour) => {
      const x = 10 + (colour * wide) / 5
      return (
        swatch(colour, { x, y: 0 }, 9.3) + text('ak-num', { x: x + 11, y: 5 }, String(sheet.tally[colour]))
      )
    }).join(''),
    text('ak-cap', { x: 0, y: 5 }, labels.minus) +
      text('ak-num', { x: wide, y: 5 }, labels.outOf(sheet.minus, BOXES), true),
  )
  const step = Math.min(33, (bottom - top) / (rows.length + (gains.challenges ? 3.2 : 0)))
  const drawn = new Map(
    rows.map((ink, row) => [
      `row ${row}`,
      group('ak-row', ink + rule(0, wide, step / 2), translate(left, top + row * step)),
    ]),
  )
  if (!gains.challenges) return drawn
  const below = top + rows.length * step - 8
  const high = Math.min(29, (bottom - below) / 4)
  challengesOn(gains.chart).forEach((challenge, place) => {
    const { done, all } = challengeState(gains, challenge)
    const half = wide / 2 - 6
    const x = left + (place % 2) * (wide / 2 + 4)
    const ink = group(
      done === 0 && challenge === 'noMinus' ? 'ak-lost' : 'ak-challenge',
      icon(CHALLENGE_ICONS[challenge], 0, 0, 19, 'class="ak-ci"') +
        (challenge === 'noMinus'
          ? `<rect x="25" y="8" width="${tenth(half - 25)}" height="4" class="${done === 1 ? 'ak-bar1 ok' : 'ak-bar0'}"/>`
          : text('ak-num', { x: half, y: 14 }, `${done}/${all}`, true)),
      translate(x, below + Math.floor(place / 2) * high),
    )
    drawn.set(challenge, ink)
  })
  return drawn
}

/** On a phone: hints, diamonds and minus points as numbers. */
export function pocketGains({ sheet }: Gains, { left, top }: Box, bare: boolean): Drawn {
  let ink = ''
  let x = 0
  const gems = sheet.diamonds.filter((state) => state === EARNED || state === COLOURED).length
  if (sheet.usesHints) {
    ink += group(
      'ak-gain',
      lanternInk(sheet.hints > 0 ? 'lit' : 'waiting', 0, 0, 22) +
        text('ak-num', { x: 25, y: 17 }, String(sheet.hints)),
      gained('hints'),
    )
    x = 56
  }
  if (sheet.usesDiamonds && !(bare && sheet.usesHints))
    ink += group(
      'ak-gain',
      gem(gems > 0 ? EARNED : UNEARNED, NONE, { x: Math.max(x, 11), y: 11 }, 20) +
        text('ak-num', { x: Math.max(x, 11) + 16, y: 17 }, String(gems)),
      gained('diamonds'),
    )
  ink += group('ak-gain', text('ak-num', { x: 2, y: 44 }, `−${sheet.minus}`), gained('minus'))
  return new Map([['all', group('ak-gains', ink, translate(left, top))]])
}
