import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Cell } from '../frame/cell.ts'

const MOST = 4
/** Less than this is a trembling hand, not a drag. */
const TREMBLE = 6

interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}

const WHOLE: Camera = { scale: 1, x: 0, y: 0 }

interface Point {
  readonly x: number
  readonly y: number
}

/** Zooms around a point that stays where it is; the board never leaves its frame. */
export function zoomed(camera: Camera, factor: number, at: Point, size: Point): Camera {
  const scale = Math.min(MOST, Math.max(1, camera.scale * factor))
  const ratio = scale / camera.scale
  return held({ scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }, size)
}

export function held({ scale, x, y }: Camera, size: Point): Camera {
  const within = (value: number, whole: number) => Math.min(0, Math.max(whole * (1 - scale), value))
  return { scale, x: within(x, size.x), y: within(y, size.y) }
}

interface StageProps {
  readonly fit: RefObject<() => void>
  /** Says whether the board is larger than its place. */
  readonly zoomed: Cell<boolean>
  readonly children: ReactNode
}

/** Pan by drag, zoom by wheel and pinch, fit by a call. It moves the board without React. */
export function Stage({ fit, zoomed: sign, children }: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = place.current
    const board = inner.current
    if (!frame || !board) return
    return camera(frame, board, fit, sign.set)
  }, [fit, sign])
  return (
    <div className="map" ref={place}>
      <div className="map-in" ref={inner}>
        {children}
      </div>
    </div>
  )
}

function camera(
  frame: HTMLElement,
  board: HTMLElement,
  fit: RefObject<() => void>,
  sign: (zoomed: boolean) => void,
): () => void {
  let now = WHOLE
  let dragged = false
  const fingers = new Map<number, Point>()
  const stop = new AbortController()
  const size = (): Point => ({ x: frame.clientWidth, y: frame.clientHeight })
  const local = (event: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const set = (next: Camera) => {
    now = next
    board.style.transform = next.scale === 1 ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
    frame.dataset.zoomed = String(next.scale > 1)
    sign(next.scale > 1)
  }
  fit.current = () => set(WHOLE)

  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    set(zoomed(now, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), local(event), size()))
  }
  const down = (event: PointerEvent) => {
    dragged = false
    fingers.set(event.pointerId, local(event))
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    const after = local(event)
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    if (other !== undefined) {
      const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 }
      set(zoomed(now, distance(after, other) / Math.max(1, distance(before, other)), middle, size()))
      dragged = true
    } else {
      if (now.scale === 1 || (!dragged && distance(before, after) < TREMBLE)) return
      dragged = true
      set(held({ scale: now.scale, x: now.x + after.x - before.x, y: now.y + after.y - before.y }, size()))
    }
    fingers.set(event.pointerId, after)
  }
  const up = (event: PointerEvent) => fingers.delete(event.pointerId)
  const click = (event: MouseEvent) => {
    if (!dragged) return
    dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
  const { signal } = stop
  frame.addEventListener('wheel', wheel, { passive: false, signal })
  frame.addEventListener('pointerdown', down, { signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', up, { signal })
  frame.addEventListener('click', click, { capture: true, signal })
  return () => stop.abort()
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
