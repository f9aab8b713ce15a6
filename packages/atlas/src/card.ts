import { icon } from './icon.ts'
import { moon } from './icons/signs.ts'
import type { LandKind } from './land/kinds.ts'
import { remember } from './memo.ts'
import { escapeText, tenth } from './pen.ts'
import { portrait } from './portrait.ts'
import { type Design, SEAT_DESIGNS, seatDark, seatOn, seatPaint } from './seats.ts'
import { type ShapeRows, shape } from './shape.ts'

export type CharacterCardOptions = {
  readonly name: string
  /** Icon path data. */
  readonly art: string
  readonly rows: ShapeRows
  readonly points: number
  /** Whose card it is: paints the shape. */
  readonly seat: Design
  /** A starting card carries the ribbon of its seat. */
  readonly starter?: boolean
  /** Ground of the portrait. */
  readonly tone?: LandKind
  /** Used and lying asleep: a thin veil and the moon seal; name and shape stay readable. */
  readonly asleep?: boolean
  /** In CSS pixels, the height is 7/5 of it: a card is drawn at its size, never scaled below its letters. */
  readonly width?: number
  /** The size of the name. */
  readonly letter?: number
}

const WIDTH = 140
const LETTER = 15.6

/** What stays the same on a card, whoever turns it or sends it to sleep. */
export type CardFace = Omit<CharacterCardOptions, 'rows' | 'asleep'>

/** Where the parts of a card lie that is so wide. The name has room for two lines, whether it needs them or not. */
function measures(width: number, letter: number) {
  const height = Math.round(width * 1.4)
  const narrow = width < 100
  const rim = narrow ? 5 : 7
  const picture = Math.round(height * (narrow ? 0.36 : 0.375))
  const line = letter * 1.04
  const name = 2 * line + 5
  const below = rim + picture
  const shapeTop = below + name + 5
  return {
    height,
    rim,
    inner: width - 2 * rim,
    picture,
    line,
    nameMiddle: below + 3 + name / 2,
    shapeTop,
    shapeHeight: height - rim - 3 - shapeTop,
    /** Shield and ribbon. */
    sign: Math.max(0.8, Math.round((10 * width) / WIDTH) / 10),
  }
}

export const cardBox = (width = WIDTH): string => `0 0 ${width} ${Math.round(width * 1.4)}`

/** A letter of the name is about so wide. */
const WIDE = 0.53

/** A name that is too long for one line breaks where both lines come closest in length. */
function nameLines(name: string, room: number, letter: number): readonly string[] {
  const words = name.split(' ')
  if (words.length === 1 || name.length * letter * WIDE <= room) return [name]
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const gap = ([a, b]: readonly string[]) => Math.abs(a.length - b.length)
  return breaks.toSorted((a, b) => gap(a) - gap(b))[0]
}

export const cardFace = remember((options: CardFace): string => {
  const {
    name,
    art,
    points,
    seat,
    starter = false,
    tone = 'meadow',
    width = WIDTH,
    letter = LETTER,
  } = options
  const { height, rim, inner, picture, line, nameMiddle, shapeTop, sign } = measures(width, letter)
  const middle = width / 2
  const scale = width / WIDTH
  const lines = nameLines(name, inner - 2, letter)
  const text = lines.map((words, i) => {
    const y = nameMiddle + (i - (lines.length - 1) / 2) * line + letter * 0.31
    return `<text x="${middle}" y="${tenth(y)}" class="cc-name" style="font-size:${letter}px">${escapeText(words)}</text>`
  })
  const rule = shapeTop - 2
  return (
    `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="${tenth(9 * scale)}" class="cc-body"/>` +
    `<rect x="3.5" y="3.5" width="${width - 7}" height="${height - 7}" rx="${tenth(5 * scale)}" class="cc-neat"/>` +
    `<svg x="${rim}" y="${rim}" width="${inner}" height="${picture}" viewBox="0 0 ${inner} ${picture}" class="land--${tone}">` +
    `${portrait(art, inner, picture, name)}</svg>` +
    `<rect x="${rim}" y="${rim}" width="${inner}" height="${picture}" class="cc-frame"/>` +
    text.join('') +
    `<path d="M${rim + 6} ${tenth(rule)}H${middle - 7}M${middle + 7} ${tenth(rule)}H${width - rim - 6}" class="cc-rule"/>` +
    `<path d="M${middle} ${tenth(rule - 3)}l3 3-3 3-3-3Z" class="cc-loz"/>` +
    `<g transform="translate(${tenth(width - rim - 8 * sign)} ${tenth(rim + 9 * sign)}) scale(${sign})">` +
    `<path d="M-13-13H13V4Q13 13 0 18-13 13-13 4Z" class="cc-shield"/><text y="6" class="cc-pts">${points}</text></g>` +
    (starter ? ribbon(seat, rim, sign) : '')
  )
})

/** A shape keeps off the rule above it, however tall it is. */
export function cardShape(rows: ShapeRows, seat: Design, width = WIDTH, letter = LETTER): string {
  const { inner, shapeTop, shapeHeight } = measures(width, letter)
  const columns = Math.max(...rows.map((row) => row.length))
  const cell = Math.min(width * 0.135, shapeHeight / Math.max(rows.length, 2.4), (inner - 8) / columns)
  const drawn = shape(rows, width / 2, shapeTop + 3 + (shapeHeight - 2) / 2, cell)
  return `<g style="--sq:${seatPaint(seat)};--sqd:${seatDark(seat)}">${drawn}</g>`
}

export function cardAsleep(width = WIDTH): string {
  const height = Math.round(width * 1.4)
  const middle = width / 2
  const seal = Math.round(height * 0.24)
  return (
    `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="${tenth((9 * width) / WIDTH)}" class="cc-sleep"/>` +
    `<circle cx="${middle}" cy="${seal}" r="15.5" class="cc-seal"/>` +
    icon(moon, middle - 9.5, seal - 9.5, 19, 'class="cc-moon"')
  )
}

export const characterCard = ({ rows, asleep = false, ...face }: CharacterCardOptions): string =>
  cardFace(face) +
  cardShape(rows, face.seat, face.width, face.letter) +
  (asleep ? cardAsleep(face.width) : '')

const ribbon = (seat: Design, rim: number, sign: number): string =>
  `<g transform="translate(${tenth(rim + 10 * sign)} ${rim - 1}) scale(${sign})">` +
  `<path d="M-7-1H7V21L0 15-7 21Z" fill="${seatPaint(seat)}" stroke="${seatDark(seat)}"/>` +
  `${icon(SEAT_DESIGNS[seat].emblem, -5, 1, 10, `fill="${seatOn(seat)}"`)}</g>`
