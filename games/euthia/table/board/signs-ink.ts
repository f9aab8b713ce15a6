import { type Design, icon, marker } from '@vyprava/atlas'
import { hammerNails } from '@vyprava/atlas/icons/arms.ts'
import { wyvern } from '@vyprava/atlas/icons/beasts.ts'
import { aura, heartBottle, stonePile } from '@vyprava/atlas/icons/elements.ts'
import { hearts, twoCoins } from '@vyprava/atlas/icons/goods.ts'
import { at, tenth, translate } from '@vyprava/atlas/pen.ts'
import { seatDark, seatOn, seatPaint } from '@vyprava/atlas/seats.ts'
import { token } from '@vyprava/atlas/token.ts'
import { GEMS } from '../../content/lists.ts'
import type { Op } from '../../content/schema.ts'
import { gaar, gem } from '../ink/shapes.ts'

/* Every drawn sign of the land, as in pieces-euthia.js. Colours are classes of signs.css. */

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']
export const roman = (number: number): string => ROMAN[number] ?? String(number)

/** A drawing around its own middle, and how far it reaches from there. The same sign is always the same object. */
export interface Sign {
  readonly ink: string
  readonly reach: number
}

/** How a sign comes onto a sheet: it is drawn there, or laid down as a picture. */
export type Stamp = (sign: Sign, x: number, y: number) => string

export const drawn: Stamp = ({ ink }, x, y) => `<g ${translate(x, y)}>${ink}</g>`

const known = new Map<string, Sign>()

function kept(name: string, reach: number, ink: () => string): Sign {
  const before = known.get(name)
  if (before !== undefined) return before
  const sign = { ink: ink(), reach }
  known.set(name, sign)
  return sign
}

/** Drawings are long: in the names of signs their numbers stand for them. */
const numbers = new Map<string, number>()

function numberOf(art: string): number {
  const number = numbers.get(art) ?? numbers.size
  numbers.set(art, number)
  return number
}

/** What a place is: an icon in a ring. */
export const medal = (art: string, radius: number, cls = ''): Sign =>
  kept(
    `medal ${numberOf(art)} ${radius} ${cls}`,
    radius + 4,
    () =>
      `<g class="eu-md ${cls}"><circle cx="1" cy="2" r="${radius}" class="md-s"/>` +
      `<circle r="${radius}" class="md-0"/><circle r="${tenth(radius - 2.6)}" class="md-1"/>` +
      `${icon(art, -radius * 0.66, -radius * 0.66, radius * 1.32, 'class="md-i"')}</g>`,
  )

/** Beside something else a sign is so much smaller. */
const ASIDE = 0.86

const smaller = (ink: string): string => `<g transform="scale(${ASIDE})">${ink}</g>`

/** The shield of a monster: its level as swords. What it is stays hidden until combat (EU-621). */
export const foeShield = (level: number, aside: boolean): Sign =>
  aside
    ? kept(`foe ${level} aside`, 32 * ASIDE, () => smaller(shieldInk(level)))
    : kept(`foe ${level}`, 32, () => shieldInk(level))

function shieldInk(level: number): string {
  let swords = ''
  for (let i = 0; i < level; i++) {
    const dx = (i - (level - 1) / 2) * 10
    swords += `<path transform="translate(${tenth(dx)} 0)" d="M0-15L2.4-11V4H5.4V7H1.6V13H-1.6V7H-5.4V4H-2.4V-11Z"/>`
  }
  return (
    `<g class="eu-foe lv${level}">` +
    '<path d="M-19-20H21V3Q21 19 2 27-17 19-19 3Z" class="fo-s" transform="translate(0 2)"/>' +
    '<path d="M-20-21H20V3Q20 18 0 26-20 18-20 3Z" class="fo-0"/>' +
    '<path d="M-16.6-17.6H16.6V3Q16.6 15.6 0 22.2-16.6 15.6-16.6 3Z" class="fo-1"/>' +
    `<g class="fo-i">${swords}</g></g>`
  )
}

const card = (cls: string): string =>
  `<rect x="-4.6" y="-6.6" width="9.2" height="13.2" rx="1.4" class="${cls}"/>`

/** What lies on a field for whoever beats its monster: signs and how many of each. */
interface LootSign {
  readonly sign: string
  readonly n: number
}

/** Any gem is drawn as a clear one. */
const DIAMOND = GEMS.indexOf('diamond')

const COIN = '<use href="#coin" x="-7" y="-7" width="14" height="14.6"/>'

function lootSign(op: Op): LootSign | null {
  if (op.op === 'gain') {
    switch (op.what) {
      case 'coins':
        return { sign: COIN, n: op.n }
      case 'potion':
        return { sign: icon(heartBottle, -7, -7.5, 15, 'class="lo-p"'), n: op.n }
      case 'gaar':
      case 'dwurt':
        return { sign: gaar(0, 0, 0.34), n: op.n }
      case 'silver':
        return { sign: card('lo-ag'), n: op.n }
      case 'gold':
        return { sign: card('lo-au'), n: op.n }
      default:
        return null
    }
  }
  if (op.op === 'gem') return { sign: gem(DIAMOND, 0, 0, 0.6), n: 1 }
  return null
}

const lootName = (op: Op): string =>
  op.op === 'gain' ? `${op.what} ${op.n > 1 ? 'many' : 'one'}` : op.op === 'gem' ? 'gem' : ''

/** The plate of the loot is a sign; the numbers on it are letters of the sheet. */
export function lootInk(ops: readonly Op[], x: number, y: number, stamp: Stamp): string {
  const signs = ops.map(lootSign).filter((sign) => sign !== null)
  if (signs.length === 0) return ''
  const width = signs.reduce((sum, { n }) => sum + (n > 1 ? 25 : 16), 4)
  const lefts = signs.map((_, place) =>
    signs.slice(0, place).reduce((sum, { n }) => sum + (n > 1 ? 25 : 16), 2 - width / 2),
  )
  const plate = kept(
    `loot ${ops.map(lootName).join()}`,
    width / 2 + 4,
    () =>
      `<g class="eu-loot"><rect x="${tenth(-width / 2)}" y="-9.5" width="${tenth(width)}" height="19" rx="2"/>` +
      `${signs.map(({ sign }, place) => `<g ${translate(lefts[place] + 8, 0)}>${sign}</g>`).join('')}</g>`,
  )
  const counts = signs.map(({ n }, place) =>
    n > 1
      ? `<text class="eu-loot-n" x="${tenth(x + lefts[place] + 20.5)}" y="${tenth(y + 4.6)}">${n}</text>`
      : '',
  )
  return stamp(plate, x, y) + counts.join('')
}

export const chapterSign = (chapter: number, x: number, y: number): string =>
  `<g class="eu-ch" ${translate(x, y, 1.12)}><path d="M0-9.5L9.5 0 0 9.5-9.5 0Z"/>` +
  `<text y="3.8">${roman(chapter)}</text></g>`

export const centreSign = (art: string, x: number, y: number): string =>
  `<g class="eu-centre" ${translate(x, y)}><circle cx="1.5" cy="3" r="23" class="c-s"/>` +
  `<circle r="23" class="c0"/><circle r="19.6" class="c1"/>${icon(art, -14, -15, 28, 'class="c-i"')}</g>`

const BODY = 'M-15 12V-17Q-15-37 0-40 15-37 15-17V12Z'

/** A standing figure: an arched board on a round foot; never confused with the flat discs. */
export const figure = (seat: Design, art: string, x: number, y: number, scale = 1): string =>
  `<g class="eu-fig" ${translate(x, y, scale)}>` +
  '<ellipse cx="6" cy="15" rx="25" ry="8" fill="#1a0f00" opacity=".32"/>' +
  `<ellipse cy="13" rx="20" ry="7" fill="${seatDark(seat)}"/>` +
  `<ellipse cy="10" rx="20" ry="7" fill="${seatPaint(seat)}" stroke="#1a0f00" stroke-opacity=".45"/>` +
  `<path d="${BODY}" transform="translate(3 1)" fill="${seatDark(seat)}"/>` +
  `<path d="${BODY}" fill="${seatPaint(seat)}" stroke="${seatDark(seat)}" stroke-width="1.2"/>` +
  `<path d="${BODY}" fill="url(#pat-${seat})" opacity=".28"/>` +
  `<path d="M-12 9V-16Q-12-33 0-36.4 12-33 12-16V9Z" fill="${seatPaint(seat)}" opacity=".75"/>` +
  `${icon(art, -12.5, -28, 25, `fill="${seatOn(seat)}"`)}` +
  '<path d="M-12-14Q-12-32-1-35.6" class="mk-shine"/></g>'

export const dragon = (x: number, y: number, scale = 1, art: string = wyvern): string =>
  `<g class="eu-fig" ${translate(x, y, scale)}>` +
  '<ellipse cx="6" cy="16" rx="30" ry="9" fill="#1a0f00" opacity=".35"/>' +
  '<ellipse cy="13" rx="25" ry="8.5" class="dr-d"/><ellipse cy="9.6" rx="25" ry="8.5" class="dr-b"/>' +
  `${icon(art, -29.4, -48, 62, 'class="dr-p"')}${icon(art, -31, -49.6, 62, 'class="dr-i"')}</g>`

/** How far a drawing reaches beyond its size: its shadow and its rim. */
const BEYOND = 1.3

const piece = (name: string, size: number, ink: () => string): Sign => kept(name, (size / 2) * BEYOND, ink)

const MARKER = 33
const TRADE = 29
const DEED = 24

export const markerOf = (seat: Design): Sign =>
  piece(`marker ${seat}`, MARKER, () => marker(seat, 0, 0, MARKER))

export const tokenOfDeed = (seat: Design, art = hammerNails): Sign =>
  piece(`deed ${seat} ${numberOf(art)}`, DEED, () =>
    token({ form: 'plate', art, x: 0, y: 0, size: DEED, seat }),
  )

export const tokenOfTrade = (seat: Design): Sign =>
  piece(`trade ${seat}`, TRADE, () => token({ form: 'tent', art: twoCoins, x: 0, y: 0, size: TRADE, seat }))

export const rubbleSign = (): Sign =>
  kept('rubble', 18 * ASIDE, () =>
    smaller(
      '<g class="eu-rub"><circle cx="1" cy="2.4" r="13" class="r-s"/><circle r="13"/>' +
        `${icon(stonePile, -9.5, -10, 19, 'class="r-i"')}</g>`,
    ),
  )

export const wardSign = (): Sign => kept('ward', 16, () => icon(aura, -11, -11, 22, 'class="eu-ward"'))

/** What a step costs, in the lower left of a field. */
export const costChip = (steps: number, x: number, y: number): string =>
  `<g class="eu-cost" ${translate(x, y)}><rect x="-10.5" y="-9.5" width="21" height="19" rx="2"/>` +
  `<text y="5">${steps}</text></g>`

export const woundChip = (wounds: number, x: number, y: number): string =>
  `<g class="eu-wound" ${translate(x, y)}><rect x="-16" y="-9.5" width="33" height="19" rx="2"/>` +
  `${icon(hearts, -13, -6, 12, 'fill="#fffaec"')}<text x="6" y="5">−${wounds}</text></g>`

const TILE = [
  [0, 0],
  [-43.3, 75],
  [43.3, 75],
]
  .map(([x, y]) => `<path d="M0-46L39.8-23V23L0 46-39.8 23V-23Z" transform="translate(${at(x, y)})"/>`)
  .join('')

/** On the upper edge of a field: a fight, what fire costs, and land that opens. */
export function fightChip(
  word: string,
  steps: number,
  wounds: number,
  opens: boolean,
  x: number,
  y: number,
): string {
  const text = `${word} ${steps}`
  const first = 14 + text.length * 6.6
  const width = first + (wounds > 0 ? 32 : 0) + (opens ? 19 : 0)
  return (
    `<g class="eu-cost boj" ${translate(x - width / 2, y)}><rect y="-10" width="${tenth(width)}" height="20" rx="2"/>` +
    `<text x="${tenth(first / 2)}" y="5">${text}</text>` +
    (wounds > 0
      ? `<path d="M${tenth(first)}-7V7" class="sep"/>${icon(hearts, first + 4, -6, 12, '')}` +
        `<text x="${tenth(first + 23)}" y="5">−${wounds}</text>`
      : '') +
    (opens ? `<g transform="translate(${tenth(width - 12)} -4) scale(.082)">${TILE}</g>` : '') +
    '</g>'
  )
}
