import { type Design, icon, portrait, seatDark, seatOn, seatPaint } from '@vyprava/atlas'
import { remember } from '@vyprava/atlas/memo.ts'
import { escapeText, group, path, tenth, translate } from '@vyprava/atlas/pen.ts'
import { PALETTES, terrainSign } from '../../sign.ts'
import { fitting, wrapped } from './wrap.ts'
import './cards.css'

/** What stands on a Defender. */
export interface DefenderFace {
  readonly name: string
  /** Icon path data. */
  readonly art: string
  readonly terrain: number
  readonly points: number
  readonly ability: string
  /** What the ability does. */
  readonly text: string
  /** When it does it. */
  readonly kind: string
  /** Whose it is: paints the portrait. */
  readonly design: Design
  /** The letter of the leader whose card it is. */
  readonly initial: string | null
}

/** From this width on a card carries its whole text; below it picture, name and ability, and the text opens on touch. */
export const WITH_TEXT = 119

const WIDTH = 140
const HEIGHT = 196

export const cardHeight = (width: number): number => Math.round(width * 1.4)

/** The points of a Defender: a lozenge of brass. */
export const lozenge = (points: number, x: number, y: number, scale = 1, letter = 20): string =>
  group(
    'df-ap',
    '<path d="M0-16L15 0 0 16-15 0Z" class="cc-shield"/>' +
      `<text y="${tenth(letter * 0.35)}" class="cc-pts" style="font-size:${letter}px">${points}</text>`,
    translate(x, y, scale),
  )

const text = (cls: string, x: number, y: number, size: number, words: string): string =>
  `<text x="${tenth(x)}" y="${tenth(y)}" class="${cls}" style="font-size:${size}px">${escapeText(words)}</text>`

/** The portrait in its frame. */
function picture({ art, name, terrain, design }: DefenderFace, rim: number, w: number, h: number): string {
  const box = `x="${rim}" y="${rim}" width="${w}" height="${h}"`
  return (
    `<svg ${box} viewBox="0 0 ${w} ${h}" class="hexland land--${PALETTES[terrain]}" ` +
    `style="--plate:${seatPaint(design)}">${portrait(art, w, h, name)}</svg><rect ${box} class="cc-frame"/>`
  )
}

const body = (w: number, h: number, rim: number, round: number): string =>
  `<rect x=".75" y=".75" width="${w - 1.5}" height="${h - 1.5}" rx="${round}" class="cc-body"/>` +
  `<rect x="${rim}" y="${rim}" width="${w - 2 * rim}" height="${h - 2 * rim}" rx="${round - 4}" class="cc-neat"/>`

const initialOf = ({ initial, design }: DefenderFace, x: number, y: number): string =>
  initial === null
    ? ''
    : `<g transform="translate(${x} ${y})"><circle r="9" fill="${seatPaint(design)}" stroke="${seatDark(design)}"/>` +
      `<text y="5" class="df-initial" fill="${seatOn(design)}">${initial}</text></g>`

/** With its text, in a box of 140 x 196 that is scaled as a whole. */
function whole(face: DefenderFace): string {
  const { name, terrain, points, ability, kind } = face
  const middle = WIDTH / 2
  const lines = wrapped(face.text, 14.4, 122)
  const line = lines.length > 3 ? 13.8 : 14.6
  return (
    body(WIDTH, HEIGHT, 5, 9) +
    picture(face, 9, 122, 74) +
    terrainSign(terrain, 23, 23, 34) +
    lozenge(points, 119, 21, 1.08) +
    text('cc-name', middle, 100, fitting(name, 17.5, 120), name) +
    path('cc-rule', `M14 108H60M80 108h46`) +
    path('cc-loz', `M${middle} 104.4l3.6 3.6-3.6 3.6-3.6-3.6Z`) +
    text('df-ability', middle, 124.5, fitting(ability, 15.5, 122), ability) +
    lines.map((words, i) => text('df-text', middle, 139.5 + i * line, 14.4, words)).join('') +
    (lines.length > 3 ? '' : text('df-kind', middle, lines.length > 2 ? 186 : 184, 14.4, kind)) +
    initialOf(face, 21, 78)
  )
}

/** Without its text, in pixels. */
function brief(face: DefenderFace, width: number, letter: number, height: number): string {
  const rim = 5
  const inner = width - 2 * rim
  const ability = wrapped(face.ability, letter, inner - 2)
  const line = letter * 1.08
  const low = letter * 1.5 + ability.length * line + 9
  const high = Math.round(Math.max(34, height - rim - low - 4))
  const sign = Math.max(0.78, width / WIDTH)
  const name = rim + high + letter * 1.12
  const middle = width / 2
  return (
    body(width, height, 3, 7) +
    picture(face, rim, inner, high) +
    terrainSign(face.terrain, rim + 13 * sign, rim + 14 * sign, 30 * sign) +
    lozenge(face.points, width - rim - 12 * sign, rim + 13 * sign, sign) +
    text('cc-name', middle, name, fitting(face.name, letter + 1, inner), face.name) +
    path('cc-rule', `M${rim + 6} ${tenth(name + 5)}H${width - rim - 6}`) +
    ability
      .map((words, i) => text('df-ability', middle, name + 5 + letter * 1.05 + i * line, letter, words))
      .join('')
  )
}

/** A Defender in CSS pixels: drawn at its size, so that its letters never fall below theirs. */
export const defenderInk = remember(
  (face: DefenderFace, width: number, letter: number, height: number): string =>
    width >= WITH_TEXT ? whole(face) : brief(face, width, letter, height),
)

export const defenderBox = (width: number, height = cardHeight(width)): string =>
  width >= WITH_TEXT ? `0 0 ${WIDTH} ${HEIGHT}` : `0 0 ${width} ${height}`

export const MINI_BOX = '0 0 62 78'
const MINI_BODY = '<rect x=".6" y=".6" width="60.8" height="76.8" rx="5" class="cc-body"/>'

/** In miniature: portrait, terrain, points. */
export const miniInk = remember((face: DefenderFace): string => {
  const { terrain, points } = face
  return (
    MINI_BODY + picture(face, 4, 54, 54) + terrainSign(terrain, 12, 64, 26) + lozenge(points, 48, 63, 0.8, 30)
  )
})

/** The back of a card: the paint and pattern of its owner with the leader's face; the box of the miniature. */
export const backInk = (design: Design, art: string): string =>
  MINI_BODY +
  `<rect x="5" y="5" width="52" height="68" rx="2" fill="${seatPaint(design)}"/>` +
  `<rect x="5" y="5" width="52" height="68" rx="2" fill="url(#pat-${design})" opacity=".5"/>` +
  icon(art, 15, 22, 32, `fill="${seatOn(design)}"`)

/** A seal over the middle of a back or a portrait: chosen, or fallen. */
export const sealInk = (art: string, cls: 'df-lock' | 'df-fallen'): string =>
  group(cls, `<circle r="15"/>${icon(art, -9.5, -9.5, 19, '')}`, translate(31, cls === 'df-lock' ? 39 : 31))

/** A place where a card is awaited. */
export const waitInk = (art: string): string =>
  `<g class="df-wait"><rect x="1.5" y="1.5" width="59" height="75" rx="5"/>${icon(art, 20, 28, 22, '')}</g>`
