import type { Room, Sight, View } from '@vyprava/kit'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isOnMap } from '../../rules/fields.ts'
import { NONE } from '../../rules/state.ts'
import { isAtLair } from '../../rules/story/elites.ts'
import { rollsOutside } from '../combat/roll-sheet.tsx'
import { usePhone } from '../hero/phone.ts'
import { readsQuest } from '../market/quest-sheet.tsx'
import type { Packed } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import type { RoundStep } from '../round/steps.ts'
import type { FrameHandle } from './frame.tsx'
import { standsAt } from './pieces.tsx'
import { type BoardScene, litOf, shownOf } from './scene.ts'
import { boxOf, middleOf, RADIUS, shareOf } from './units.ts'

/** Pixels of a unit by how wide the window is: hexes of radius 48, 46, 44, and never under 40. */
const scaleFor = (width: number, height: number): number =>
  height < 440 || width <= 520 ? 0.8 : width > 780 ? 0.96 : width > 660 ? 0.92 : 0.88
const LEAST = 40 / RADIUS
/** How wide the sheet is that lies beside the hero's field, in pixels. */
const AT_FIELD = 440

/** How the land lies in its window: its size, what comes into sight, and what follows it. */
export function useLand(
  packed: Packed,
  panel: PanelProps,
  root: RefObject<HTMLElement | null>,
  told: RoundStep | null,
) {
  const { view, seat, followed, choices, state, intent, asked } = panel
  const { map } = view
  const scale = useScaleOf(root)
  // biome-ignore lint/correctness/useExhaustiveDependencies: land is never moved; the box follows what is laid
  const box = useMemo(() => boxOf(map), [map.tiles])
  const hero = seat ?? followed ?? view.active
  const here = standsAt(view, hero)
  const first = useRef(here)
  const opens = shareOf(box, middleOf(map, first.current))
  const extent = {
    width: Math.round(box.width * scale),
    height: Math.round(box.height * scale),
    least: LEAST / scale,
    opens,
    from: { x: Math.round(box.left * scale), y: Math.round(box.top * scale) },
  }
  const seen = useMemo(
    () => ({ printed: packed.printed, state, seat: hero, choices }),
    [packed, state, hero, choices],
  )
  const lit = useMemo(() => (asked === null ? NOTHING : litOf(seen)), [seen, asked])
  const shown = useMemo(() => shownOf(seen, intent), [seen, intent])
  const scene: BoardScene = useMemo(() => ({ ...lit, ...shown }), [lit, shown])
  const happens = told?.field ?? NONE
  const watched = happens === NONE ? standsAt(view, Math.max(0, view.active)) : happens
  const reach = lit.sides.length > 0 ? 190 : 96
  const beside = !usePhone() && (rollsOutside(view) || readsQuest(packed, panel))
  const sight: Sight = {
    at: shareOf(box, middleOf(map, watched)),
    reach: reach * scale,
    beyond: beside ? AT_FIELD : 0,
    name: `${view.active}:${watched}:${lit.sides.length}:${scale}:${beside}`,
  }
  const lairs = useMemo(() => {
    if (view.bounty === NONE) return []
    const { lair } = packed.pack.bounties[view.bounty]
    return Array.from({ length: map.tiles.length * 4 }, (_, field) => field).filter(
      (field) => isOnMap(packed.printed, map, field) && isAtLair(packed.printed, state, field, lair),
    )
  }, [packed, view.bounty, map, state])
  const frame = useRef<FrameHandle>(null)
  const moved = useCallback((at: View, room: Room) => frame.current?.follow(at, room), [])
  return { box, scale, extent, sight, scene, lairs, frame, moved, here }
}

const NOTHING: Pick<BoardScene, 'lit' | 'costs' | 'sides'> = { lit: new Set(), costs: [], sides: [] }

/** The scale that fits the window, measured when that gets another size. */
function useScaleOf(root: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(0.96)
  useLayoutEffect(() => {
    const window = root.current?.querySelector('.zoom')
    if (window === null || window === undefined || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      if (window.clientWidth > 0) setScale(scaleFor(window.clientWidth, window.clientHeight))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(window)
    return () => observer.disconnect()
  }, [root])
  return scale
}
