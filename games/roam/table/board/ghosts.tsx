import { coins, type Design, Ink, marker } from '@vyprava/atlas'
import { escapeText } from '@vyprava/atlas/pen.ts'
import { memo } from 'react'
import { type Edge, GAP_PRICE } from '../../rules/index.ts'
import type { Ghost } from '../ghosts.ts'
import { coinsAt, corner } from './ink.ts'
import { MARKER } from './units.ts'

interface GroundProps {
  readonly edge: Edge
  readonly ghosts: readonly Ghost[]
}

/** Light on the squares of the shape, under the pieces. */
export const GhostGround = memo(function GhostGround({ edge, ghosts }: GroundProps) {
  return ghosts.map(({ square, kind }) => {
    const { x, y } = corner(edge, square)
    return (
      <g key={square} transform={`translate(${x} ${y})`}>
        {kind === 'marker' ? <rect x={1} y={1} width={98} height={98} rx={5} className="halo" /> : null}
        <rect x={3} y={3} width={94} height={94} rx={3} className={`litsq roam-${kind}`} />
        <rect x={4.5} y={4.5} width={91} height={91} rx={2} className={`litln roam-${kind}`} />
      </g>
    )
  })
})

interface GhostsProps extends GroundProps {
  readonly design: Design
  readonly skippedLabel: string
  /** Pixels by a unit of the drawing. */
  readonly scale?: number
}

/** The letters of a tag, in units; on the screen they are at least so large, in pixels. */
const TAG = { letter: 14, floor: 13 }

/** Over the pieces: ghosts of markers, skipped squares, coins to be gained, gaps with their price. */
export const Ghosts = memo(function Ghosts({ edge, design, ghosts, skippedLabel, scale = 1 }: GhostsProps) {
  const grow = Math.max(1, TAG.floor / TAG.letter / scale).toFixed(2)
  return <Ink ink={ghosts.map((ghost) => figure(edge, design, ghost, skippedLabel, grow)).join('')} />
})

function figure(edge: Edge, active: Design, ghost: Ghost, skipped: string, grow: string): string {
  const { square, kind, coins: gain, design = active } = ghost
  const { x, y } = corner(edge, square)
  switch (kind) {
    case 'marker':
    case 'maybe':
      return (
        marker(design, x + 48, y + 54, MARKER, 'ghost') +
        `<circle cx="${x + 48}" cy="${y + 51.6}" r="30" class="roam-ring"/>` +
        (gain > 0 ? coinsAt(x, y, gain, true) + gainTag(x + 77, y + 47, gain, grow) : '')
      )
    case 'gap':
      return (
        `<g transform="translate(${x + 50} ${y + 50})"><circle r="29" class="roam-gap-disc"/>` +
        `<text y="-1" class="roam-gap-plus">+</text></g>${coins(GAP_PRICE, x + 50, y + 64, 24)}` +
        (gain > 0 ? gainTag(x + 80, y + 20, gain, grow) : '')
      )
    case 'hollow':
      return ''
    case 'skipped': {
      const wide = 10 + 7 * skipped.length
      return (
        `<g transform="translate(${x + 50} ${y + 89}) scale(${grow})"><rect x="${-wide / 2}" y="-10" width="${wide}" height="19" rx="2" class="roam-tag"/>` +
        `<text y="5" class="roam-tag-t">${escapeText(skipped)}</text></g>`
      )
    }
  }
}

const gainTag = (x: number, y: number, gain: number, grow: string): string =>
  `<g transform="translate(${x} ${y}) scale(${grow})"><rect x="-13" y="-10" width="26" height="19" rx="2" class="roam-tag"/>` +
  `<text y="5" class="roam-tag-t roam-gain">+${gain}</text></g>`
