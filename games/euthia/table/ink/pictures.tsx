import { Drawing, icon, portrait } from '@vyprava/atlas'
import { remember } from '@vyprava/atlas/memo.ts'
import { type CSSProperties, memo } from 'react'
import type { Tile } from '../../content/schema.ts'
import { tileArt, tileSign } from './art.ts'
import { type Tone, toneOf } from './tone.ts'
import './pictures.css'

/** The boxes in which pictures are printed: a tall slot, a square one, a card on the shelf. */
export const PICTURE_BOXES = { slot: [60, 82], square: [48, 48], card: [180, 150] } as const
export type PictureBox = keyof typeof PICTURE_BOXES

/** The small medallion in the lower corner of a picture. */
const medallion = (art: string, w: number, h: number): string => {
  const r = Math.min(w, h) * 0.19
  const [x, y] = [w - r * 1.16, h - r * 1.16]
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" class="pi-seal"/>` +
    icon(art, x - r * 0.7, y - r * 0.7, r * 1.4, 'class="pi-sign"')
  )
}

const printed = remember((art: string, sign: string | null, box: PictureBox, seed: string): string => {
  const [w, h] = PICTURE_BOXES[box]
  return portrait(art, w, h, seed) + (sign === null ? '' : medallion(sign, w, h))
})

interface PrintProps {
  /** Icon path data. */
  readonly art: string
  readonly sign?: string | null
  readonly seed: string
  readonly tone: Tone
  readonly box: PictureBox
}

/** A print of two plates that fills its place, whatever its shape. */
export const Print = memo(function Print({ art, sign = null, seed, tone, box }: PrintProps) {
  const [w, h] = PICTURE_BOXES[box]
  return (
    <Drawing
      className={`eu-print hexland land--${tone.land}`}
      style={plateOf(tone)}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMid slice"
      ink={printed(art, sign, box, seed)}
    />
  )
})

const PLATES = new Map<string, CSSProperties>()
/** One object for each colour, so that nothing is drawn anew. */
function plateOf({ plate }: Tone): CSSProperties {
  const known = PLATES.get(plate)
  if (known !== undefined) return known
  const style: CSSProperties & { readonly '--plate': string } = { '--plate': plate }
  PLATES.set(plate, style)
  return style
}

interface TilePictureProps {
  readonly tile: Tile
  readonly box: PictureBox
}

/** The picture of a tile. */
export const TilePicture = ({ tile, box }: TilePictureProps) => (
  <Print art={tileArt(tile)} sign={tileSign(tile)} seed={tile.name.en} tone={toneOf(tile)} box={box} />
)
