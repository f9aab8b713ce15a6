import { Ink, useAfterFrame, useNight } from '@vyprava/atlas'
import { memo, useState } from 'react'
import type { Edge } from '../../rules/index.ts'
import { useCards } from '../cards.ts'
import { slotBox } from '../turn.ts'
import { FRAME, frameLetters } from './frame.ts'
import { emptySlot, graticule, rim } from './ink.ts'
import { landImage } from './land-image.ts'
import { SQUARE } from './units.ts'

interface Sheet {
  readonly edge: Edge
  readonly lands: readonly (number | null)[]
}

/** The sheet itself: frame and land cards. It changes only when a card does. */
export const LandLayer = memo(
  function LandLayer({ edge, lands }: Sheet) {
    const night = useNight()
    return (
      <>
        <Ink ink={FRAME} />
        <Letters edge={edge} />
        {lands.map((land, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          <g key={slot} className="roam-slot" data-slot={slot}>
            {land === null ? (
              <Ink ink={emptySlot(edge, slot)} />
            ) : (
              <LandCard key={land} land={land} slot={slot} edge={edge} night={night} />
            )}
          </g>
        ))}
        <Ink ink={graticule(edge)} />
      </>
    )
  },
  (a, b) => a.edge === b.edge && a.lands.every((land, slot) => land === b.lands[slot]),
)

/** On the table a new land follows the pieces by a frame. */
export function LateLands({ lands, ...sheet }: Sheet) {
  return <LandLayer lands={useAfterFrame(lands, 'beside')} {...sheet} />
}

/** Far beyond the left edge of the table, which shows nothing outside of itself. */
const ASIDE = 'translate(-20000)'

/** The letters of every side that was looked from are kept: two dozen words are slower to set than to move. */
function Letters({ edge }: { readonly edge: Edge }) {
  const [met, meet] = useState<readonly Edge[]>([edge])
  if (!met.includes(edge)) meet([...met, edge])
  return met.map((side) => (
    <Ink key={side} ink={frameLetters(side)} transform={side === edge ? 'translate(0)' : ASIDE} />
  ))
}

interface CardProps {
  readonly land: number
  readonly slot: number
  readonly edge: Edge
  readonly night: boolean
}

const isWide = (edge: Edge): boolean => edge === 'W' || edge === 'E'

/**
 * A land at its slot, the picture always upright, whoever looks. Each is drawn once, moved when the map turns,
 * and kept out of sight while the card lies on its other side.
 */
function LandCard({ land, slot, edge, night }: CardProps) {
  const wide = isWide(edge)
  const [drawn, setDrawn] = useState({ wide, upright: !wide })
  if (!(wide ? drawn.wide : drawn.upright)) setDrawn({ wide: true, upright: true })
  const { seed, kind } = useCards().landOf(land)
  const { x, y } = slotBox(edge, slot)
  const picture = (lying: boolean) => (
    <svg
      x={3}
      y={3}
      width={lying ? 294 : 194}
      height={lying ? 194 : 294}
      viewBox={lying ? '0 0 300 200' : '0 0 200 300'}
      preserveAspectRatio="none"
      className={`land land--${kind}`}
      style={{ display: lying === wide ? undefined : 'none' }}
      aria-hidden="true"
    >
      <image
        href={landImage({ seed, kind, lying, night })}
        width={lying ? 300 : 200}
        height={lying ? 200 : 300}
        preserveAspectRatio="none"
      />
    </svg>
  )
  return (
    <g transform={`translate(${x * SQUARE} ${y * SQUARE})`}>
      {drawn.upright ? picture(false) : null}
      {drawn.wide ? picture(true) : null}
      <rect {...rim(wide, 1)} rx={9} className="cardmask" />
      <rect {...rim(wide, 3)} rx={7} className="cardline" />
    </g>
  )
}
