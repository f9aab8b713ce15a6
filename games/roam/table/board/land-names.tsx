import { useAfterFrame } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { memo } from 'react'
import type { Edge } from '../../rules/index.ts'
import { nameIn, useCards } from '../cards.ts'
import { slotBox } from '../turn.ts'
import { namePlace } from './ink.ts'
import { SQUARE } from './units.ts'

interface NamesProps {
  readonly edge: Edge
  readonly lands: readonly (number | null)[]
  readonly language: Language
  /** Pixels by a unit of the drawing. */
  readonly scale?: number
}

/** The names of the lands, with their halo: they lie over the markers. */
export const LandNames = memo(
  function LandNames({ edge, lands, language, scale = 1 }: NamesProps) {
    return lands.map((land, slot) =>
      land === null ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        <LandName key={slot} land={land} slot={slot} edge={edge} language={language} scale={scale} />
      ),
    )
  },
  (a, b) =>
    a.edge === b.edge &&
    a.language === b.language &&
    a.scale === b.scale &&
    a.lands.every((land, slot) => land === b.lands[slot]),
)

/** They follow the pieces by a frame, as the lands do. */
export function LateNames({ lands, ...names }: NamesProps) {
  return <LandNames lands={useAfterFrame(lands, 'beside')} {...names} />
}

interface NameProps extends Omit<NamesProps, 'lands' | 'scale'> {
  readonly land: number
  readonly slot: number
  readonly scale: number
}

/** Letters are at least so large on the screen, in pixels. */
const FLOOR = 13
/** A letter is about so wide for its size, and a card has so much room for them. */
const WIDE = 0.5
const ROOM = 184

function LandName({ land, slot, edge, language, scale }: NameProps) {
  const { kind, name } = useCards().landOf(land)
  const { x, y, width, height } = slotBox(edge, slot)
  const words = nameIn(language, name)
  const wide = width > height
  const size = Math.max(15.5, FLOOR / scale)
  const tight = !wide && words.length * size * WIDE > ROOM
  return (
    <svg
      x={x * SQUARE + 3}
      y={y * SQUARE + 3}
      width={width * SQUARE - 6}
      height={height * SQUARE - 6}
      viewBox={wide ? '0 0 300 200' : '0 0 200 300'}
      preserveAspectRatio="none"
      className={`land land--${kind}`}
      aria-hidden="true"
    >
      <text
        {...namePlace(edge, slot)}
        className="landname"
        textLength={tight ? ROOM : undefined}
        lengthAdjust={tight ? 'spacingAndGlyphs' : undefined}
      >
        {words}
      </text>
    </svg>
  )
}
