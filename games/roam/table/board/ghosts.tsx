import { coins, type Seat as Design, Ink, marker } from '@vyprava/atlas'
import { escapeText } from '@vyprava/atlas/pen.ts'
import { memo } from 'react'
import { type Edge, GAP_PRICE } from '../../rules/index.ts'
import type { Ghost } from '../ghosts.ts'
import { brackets, coinsOnSquare, corner } from './ink.ts'
import { MARKER } from './units.ts'

interface GroundProps {
  readonly edge: Edge
  readonly ghosts: readonly Ghost[]
}

/** Light on the squares of the shape, under the pieces. */
export const GhostGround = memo(function GhostGround({ edge, ghosts }: GroundProps) {
  return <Ink ink={ghosts.map((ghost) => ground(edge, ghost)).join('')} />
})

interface GhostsProps extends GroundProps {
  readonly design: Design
  readonly skippedLabel: string
}

/** Over the pieces: ghosts of markers, skipped squares, coins to be gained, gaps with their price. */
export const Ghosts = memo(function Ghosts({ edge, design, ghosts, skippedLabel }: GhostsProps) {
  return <Ink ink={ghosts.map((ghost) => figure(edge, design, ghost, skippedLabel)).join('')} />
})

function ground(edge: Edge, { square, kind }: Ghost): string {
  const { x, y } = corner(edge, square)
  const halo =
    kind === 'marker' ? `<rect x="${x + 1}" y="${y + 1}" width="98" height="98" rx="5" class="halo"/>` : ''
  return (
    `${halo}<rect x="${x + 3}" y="${y + 3}" width="94" height="94" rx="3" class="litsq roam-${kind}"/>` +
    `<rect x="${x + 4.5}" y="${y + 4.5}" width="91" height="91" rx="2" class="litln roam-${kind}"/>`
  )
}

function figure(edge: Edge, design: Design, { square, kind, coins: gain }: Ghost, skipped: string): string {
  const { x, y } = corner(edge, square)
  switch (kind) {
    case 'marker':
    case 'maybe':
      return (
        marker(design, x + 48, y + 54, MARKER, 'ghost') +
        `<circle cx="${x + 48}" cy="${y + 51.6}" r="30" class="roam-ring"/>` +
        (gain > 0 ? coinsOnSquare(edge, square, gain, true) + gainTag(x + 77, y + 47, gain) : '')
      )
    case 'gap':
      return (
        `<g transform="translate(${x + 50} ${y + 50})"><circle r="29" class="roam-gap-disc"/>` +
        `<text y="-1" class="roam-gap-plus">+</text></g>${coins(GAP_PRICE, x + 50, y + 64, 24)}` +
        (gain > 0 ? gainTag(x + 80, y + 20, gain) : '')
      )
    case 'hollow':
      return ''
    case 'skipped':
      return (
        `<g transform="translate(${x + 50} ${y + 89})"><rect x="-38" y="-10" width="76" height="19" rx="2" class="roam-tag"/>` +
        `<text y="5" class="roam-tag-t">${escapeText(skipped)}</text></g>`
      )
  }
}

const gainTag = (x: number, y: number, gain: number): string =>
  `<g transform="translate(${x} ${y})"><rect x="-13" y="-10" width="26" height="19" rx="2" class="roam-tag"/>` +
  `<text y="5" class="roam-tag-t roam-gain">+${gain}</text></g>`

/** Light on single squares: the choices of the moment. */
export function litInk(edge: Edge, squares: ReadonlySet<number>): string {
  let light = ''
  for (const square of squares) {
    const { x, y } = corner(edge, square)
    light += `<rect x="${x + 3}" y="${y + 3}" width="94" height="94" rx="3" class="litsq roam-choice"/>`
  }
  return `${light}<path d="${brackets(edge, squares)}" class="brk"/>`
}
