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
import type { Extent } from './view.ts'
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

export interface ZoomWindowProps {
  readonly className?: string
  /** How large the board is; without it, it is as large as the window. */
  readonly extent?: Extent | undefined
  /** Comes into the middle, larger, until it is null again. */
  readonly near?: Near | null | undefined
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
  const { className, extent, near = null, whole, over, zooms, handle, children } = props
  const window = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const glass = useRef<Glass | null>(null)
  const [zoomed, setZoomed] = useState(false)
  const { width, height, least, opens } = extent ?? {}
  useLayoutEffect(() => {
    if (window.current === null || board.current === null) return
    const given =
      width === undefined || height === undefined
        ? null
        : {
            width,
            height,
            ...(least === undefined ? {} : { least }),
            ...(opens === undefined ? {} : { opens }),
          }
    const made = glassOver(window.current, board.current, given, setZoomed)
    glass.current = made
    return made.stop
  }, [width, height, least, opens])
  useEffect(() => zooms?.(zoomed), [zooms, zoomed])
  useImperativeHandle(handle, () => ({ fit: () => glass.current?.send({ type: 'fit' }) }), [])
  useNear(glass, window, near)
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
    const fits = (window.current?.clientWidth ?? 0) < below
    if (x !== undefined && y !== undefined && fits) {
      there.current = true
      glass.current?.send({ type: 'near', at: { x, y }, scale })
    } else if (there.current) {
      there.current = false
      glass.current?.send({ type: 'fit' })
    }
  }, [glass, window, x, y, scale, below])
}
