import { memo } from 'react'
import {
  type CardFace,
  type CharacterCardOptions,
  cardAsleep,
  cardBox,
  cardFace,
  cardShape,
} from '../card.ts'
import { type HexOptions, hex } from '../hex.ts'
import { LAND_HEIGHT, LAND_WIDTH, type LandKind, land } from '../land.ts'
import { type NeatlineOptions, neatline } from '../neatline.ts'
import { portrait } from '../portrait.ts'
import { classes, Drawing, Ink, spoken } from './drawing.tsx'

type Common = {
  readonly className?: string | undefined
  /** What a screen reader says; without it the piece is decoration. */
  readonly label?: string | undefined
}

export type LandProps = Common & {
  readonly seed: string
  readonly kind: LandKind
  /** Place inside a bigger `<svg>`; alone the card fills its box. */
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
}

/** A generated landscape; no two seeds look alike. */
export const Land = ({ seed, kind, className, ...svg }: LandProps) => (
  <Drawing
    {...svg}
    className={classes('land', `land--${kind}`, className)}
    viewBox={`0 0 ${LAND_WIDTH} ${LAND_HEIGHT}`}
    preserveAspectRatio="none"
    ink={land({ seed, kind })}
  />
)

export type PortraitProps = Common & {
  /** Icon path data. */
  readonly art: string
  readonly seed: string
  readonly tone?: LandKind
  readonly width?: number
  readonly height?: number
}

/** A framed two-plate print. */
export const Portrait = memo(function Portrait({
  art,
  seed,
  tone = 'heath',
  width = 60,
  height = 60,
  className,
  label,
}: PortraitProps) {
  return (
    <Drawing
      className={classes(`land--${tone}`, className)}
      viewBox={`0 0 ${width} ${height}`}
      label={label}
      ink={`${portrait(art, width, height, seed)}<rect width="${width}" height="${height}" class="po-frame"/>`}
    />
  )
})

const Face = memo(function Face(face: CardFace) {
  return <Ink ink={cardFace(face)} />
})

/** In three parts: a card that turns or falls asleep keeps its face, which is most of its ink. */
export const CharacterCard = memo(function CharacterCard({
  className,
  label,
  rows,
  asleep = false,
  ...face
}: Common & CharacterCardOptions) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is said aloud, or nobody reads it
    <svg {...spoken(label)} className={classes('card', className)} viewBox={cardBox(face.width)}>
      <Face {...face} />
      <Ink ink={cardShape(rows, face.seat, face.width, face.letter)} />
      {asleep ? <Ink ink={cardAsleep(face.width)} /> : null}
    </svg>
  )
})

/** A hex alone, radius 50. */
export const Hex = ({ className, label, ...options }: Common & HexOptions) => (
  <Drawing className={className} viewBox="-52 -52 104 104" label={label} ink={hex(options)} />
)

/** Goes first inside a map's `<svg>`. */
export const Neatline = (options: NeatlineOptions) => <Ink ink={neatline(options)} />
