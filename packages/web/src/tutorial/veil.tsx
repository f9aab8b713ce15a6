import { useId, useLayoutEffect, useRef } from 'react'
import { useMotion } from '../settings/index.ts'
import type { Seen } from './find.ts'
import type { Box, Spot } from './place.ts'

interface VeilProps {
  readonly lit: Seen
  readonly also: Seen | null
  readonly lead: Spot['lead']
  /** How often nobody did anything for a while: the light brightens once each time. */
  readonly bright: number
}

const SLIDE = 260
/** Light around the lit thing, in pixels. */
const SOFT = 64

/** A veil over the table with one hole; its lit edge is that of legal squares. */
export function Veil({ lit, also, lead, bright }: VeilProps) {
  const id = useId()
  const hole = useSlide<SVGGElement>(lit.box)
  const edge = useSlide<SVGGElement>(lit.box)
  const { left, top, right, bottom } = lit.box
  return (
    <svg className="lesson-veil" aria-hidden="true">
      <defs>
        <radialGradient
          id={`${id}g`}
          className="lesson-glow"
          gradientUnits="userSpaceOnUse"
          cx={(left + right) / 2}
          cy={(top + bottom) / 2}
          r={Math.max(right - left, bottom - top) / 2 + SOFT}
        >
          <stop offset=".35" />
          <stop offset="1" />
        </radialGradient>
        <mask id={`${id}m`}>
          <rect width="100%" height="100%" fill="#fff" />
          <g ref={hole}>
            <path d={lit.path} fill="#000" />
          </g>
          {also === null ? null : <path d={also.path} fill="#000" />}
        </mask>
        <mask id={`${id}e`}>
          <rect width="100%" height="100%" fill="#fff" />
          <path d={lit.path} fill="#000" />
        </mask>
      </defs>
      <rect width="100%" height="100%" className="lesson-dim" mask={`url(#${id}m)`} />
      <rect width="100%" height="100%" fill={`url(#${id}g)`} mask={`url(#${id}m)`} />
      <g ref={edge}>
        {/* Only what lies outside of all lit things is drawn: neighbours have one edge together. */}
        <g key={bright} mask={`url(#${id}e)`} className={bright > 0 ? 'lesson-bright' : undefined}>
          <path d={lit.path} className="lesson-edge0" />
          <path d={lit.path} className="lesson-edge" />
        </g>
      </g>
      {lead === null ? null : <Lead {...lead} />}
    </svg>
  )
}

function Lead({ from, to }: NonNullable<Spot['lead']>) {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
  return (
    <>
      <path d={d} className="lesson-lead0" />
      <path d={d} className="lesson-lead" />
    </>
  )
}

/** Slides from where the last lit thing was. */
function useSlide<Moved extends Element>(box: Box) {
  const moved = useRef<Moved>(null)
  const last = useRef<Box | null>(null)
  const motion = useMotion()
  useLayoutEffect(() => {
    const before = last.current
    last.current = box
    if (before === null || !motion || isNear(before, box)) return
    moved.current?.animate([{ transform: fromTo(box, before) }, { transform: 'none' }], {
      duration: SLIDE,
      easing: 'ease-in-out',
    })
  }, [box, motion])
  return moved
}

const isNear = (a: Box, b: Box): boolean => Math.hypot(a.left - b.left, a.top - b.top) < 24

/** Lays a box over another one; origin is the corner of the page. */
function fromTo(box: Box, other: Box): string {
  const x = (other.right - other.left) / Math.max(1, box.right - box.left)
  const y = (other.bottom - other.top) / Math.max(1, box.bottom - box.top)
  return `translate(${other.left - box.left * x}px, ${other.top - box.top * y}px) scale(${x}, ${y})`
}
