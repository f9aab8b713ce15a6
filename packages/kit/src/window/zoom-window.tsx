import {
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Point } from '../gestures/gesture.ts'
import { type Glass, glassOver } from './glass.ts'
import { NEAR } from './reduce.ts'
import type { Extent, Room, View } from './view.ts'
import './zoom-window.css'

/** A place of the board that the question is about. */
export interface Near {
  /** Its middle, as shares of the board. */
  readonly at: Point
  readonly scale?: number
  /** Its name, said in the corner. */
  readonly label?: string
  /** Only in windows narrower than this, in pixels. */
  readonly below?: number
}

/** A place of the board that is to be seen. */
export interface Sight {
  /** Its middle, as shares of the board. */
  readonly at: Point
  /** So many pixels around it. */
  readonly reach: number
  /** So many more on its right: there something lies over the board. */
  readonly beyond?: number
  /** Another name, another place: the same one is not sought again. */
  readonly name: string
}

export interface ZoomWindowProps {
  readonly className?: string
  /** How large the board is; without it, it is as large as the window. */
  readonly extent?: Extent | undefined
  /** Comes into the middle, larger, until it is null again. */
  readonly near?: Near | null | undefined
  /** Comes into sight whenever it is another place; the window stays where it is if it is seen. */
  readonly sight?: Sight | null | undefined
  /** Is told how the board lies whenever it was moved, for what lies over it and follows. */
  moved?(view: View, room: Room): void
  /** What the button says that shows the whole board; without it there is none. */
  readonly whole?: string
  /** Lies over the window and is not zoomed with the board. */
  readonly over?: ReactNode
  /** Is told whether there is more to see by fitting. */
  zooms?(zoomed: boolean): void
  readonly handle?: Ref<ZoomHandle>
  readonly children: ReactNode
}

/** What others may ask of a window. */
export interface ZoomHandle {
  fit(): void
}

/**
 * A board that may be larger than its place: pan by drag, zoom by wheel, pinch and double tap, fit by a button that is
 * there while it helps. What the keyboard comes to comes into sight. The board is moved without React.
 */
export function ZoomWindow(props: ZoomWindowProps) {
  const { className, extent, near = null, sight = null, whole, over, zooms, moved, handle, children } = props
  const window = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const glass = useRef<Glass | null>(null)
  const [zoomed, setZoomed] = useState(false)
  const { width, height } = extent ?? {}
  const known = useKeptExtent(extent)
  const follower = useRef(moved)
  useLayoutEffect(() => {
    follower.current = moved
  })
  const first = useRef(known)
  useLayoutEffect(() => {
    if (window.current === null || board.current === null) return
    const made = glassOver(window.current, board.current, first.current, {
      zooms: setZoomed,
      moved: (view, room) => follower.current?.(view, room),
    })
    glass.current = made
    return made.stop
  }, [])
  useLayoutEffect(() => {
    if (known === first.current) return
    first.current = known
    glass.current?.grow(known)
  }, [known])
  useEffect(() => zooms?.(zoomed), [zooms, zoomed])
  useImperativeHandle(handle, () => ({ fit: () => glass.current?.send({ type: 'fit' }) }), [])
  useNear(glass, window, near)
  useSight(glass, sight)
  return (
    <div className={className === undefined ? 'zoom' : `zoom ${className}`} ref={window}>
      <div className="zoom-board" ref={board} style={extent === undefined ? undefined : { width, height }}>
        {children}
      </div>
      {over}
      {zoomed && near?.label !== undefined ? (
        <p className="zoom-tag">
          <b>{near.scale ?? NEAR}×</b> {near.label}
        </p>
      ) : null}
      {zoomed && whole !== undefined ? (
        <button type="button" className="zoom-fit" onClick={() => glass.current?.send({ type: 'fit' })}>
          {whole}
        </button>
      ) : null}
    </div>
  )
}

/** The same object while nothing of it changes; null for a board as large as its window. */
function useKeptExtent(extent: Extent | undefined): Extent | null {
  const kept = useRef<Extent | null>(null)
  const before = kept.current
  if (JSON.stringify(before) !== JSON.stringify(extent ?? null)) kept.current = extent ?? null
  return kept.current
}

/** What was done somewhere else comes into sight. */
function useSight(glass: { readonly current: Glass | null }, sight: Sight | null): void {
  const { at, reach, beyond = 0, name } = sight ?? {}
  const { x, y } = at ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says whether it is another place
  useEffect(() => {
    if (x !== undefined && y !== undefined && reach !== undefined)
      glass.current?.send({ type: 'sight', at: { x, y }, reach, beyond })
  }, [name])
}

/** Goes there when the place is another one, and back when there is none any more. */
function useNear(
  glass: { readonly current: Glass | null },
  window: { readonly current: HTMLElement | null },
  near: Near | null,
): void {
  const there = useRef(false)
  const { at, scale = NEAR, below = Number.POSITIVE_INFINITY } = near ?? {}
  const { x, y } = at ?? {}
  useEffect(() => {
    const go = () => {
      const fits = (window.current?.clientWidth ?? 0) < below
      const nearer = x !== undefined && y !== undefined && fits
      if (nearer) glass.current?.send({ type: 'near', at: { x, y }, scale })
      else if (there.current) glass.current?.send({ type: 'fit' })
      there.current = nearer
    }
    go()
    if (x === undefined || window.current === null) return
    // A phone that is turned over may have room for the whole board, or no longer.
    let width = window.current.clientWidth
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (Math.abs(contentRect.width - width) < 1) return
      width = contentRect.width
      go()
    })
    observer.observe(window.current)
    return () => observer.disconnect()
  }, [glass, window, x, y, scale, below])
}
