import type { Point } from '../gestures/gesture.ts'
import { type Pane, type PaneEvent, paneIn, reducePane } from './reduce.ts'
import { type Box, type Extent, isZoomed, pans, type Room, type View } from './view.ts'

/** The listeners of a window: they turn the browser's events into those of the reducer, and move the board. */
export interface Glass {
  send(event: PaneEvent): void
  /** The board has another size. */
  grow(extent: Extent | null): void
  stop(): void
}

/** What moves by itself glides; what a hand moves does not. */
const GLIDES: readonly PaneEvent['type'][] = ['fit', 'near', 'reveal', 'sight']

/** Who is told of what a window shows. */
interface Told {
  zooms(zoomed: boolean): void
  moved(view: View, room: Room): void
}

const CORNER: Point = { x: 0, y: 0 }

export function glassOver(window: HTMLElement, board: HTMLElement, first: Extent | null, told: Told): Glass {
  let extent = first
  // Asked once and told ever after: to ask the page in the middle of a change makes it lay itself out twice.
  let size = sizeOf(window)
  const room = (): Room => ({ ...size, board: extent ?? size })
  let pane: Pane = paneIn(room())
  /** The elements under the fingers: they are told when the window takes them. */
  const under = new Map<number, EventTarget>()

  function send(event: PaneEvent): void {
    const before = pane
    const space = room()
    // A window that is not laid out has nothing to show.
    if (space.width === 0 || space.height === 0) return
    pane = reducePane(pane, event, space)
    if (pane.taken && !before.taken) release()
    if (pane.view === before.view) return
    window.toggleAttribute('data-glides', GLIDES.includes(event.type))
    show(pane.view, space)
  }

  function show(view: View, space: Room): void {
    board.style.transform = transformOf(view)
    const zoomed = isZoomed(view, space)
    window.toggleAttribute('data-zoomed', zoomed)
    window.toggleAttribute('data-pans', pans(view, space))
    told.zooms(zoomed)
    told.moved(view, space)
  }

  function grow(next: Extent | null): void {
    const { x, y } = extent?.from ?? CORNER
    const from = next?.from ?? CORNER
    extent = next
    send({ type: 'grown', by: { x: from.x - x, y: from.y - y } })
  }

  /** Whatever a finger was about to choose, it moves the board now. */
  function release(): void {
    for (const [pointerId, target] of under)
      target.dispatchEvent(
        new PointerEvent('pointercancel', { bubbles: true, pointerId, pointerType: 'touch' }),
      )
  }

  const local = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = window.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  /** The board is the window's; what lies over it is not. */
  const isOnBoard = (event: Event): boolean => event.target instanceof Node && board.contains(event.target)
  const isFinger = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch'

  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener(
    'wheel',
    (event) => {
      if (!isOnBoard(event)) return
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016))
      send({ type: 'wheel', at: local(event), factor })
    },
    { passive: false, signal },
  )
  window.addEventListener(
    'pointerdown',
    (event) => {
      if (!isOnBoard(event) || event.button > 0) return
      if (isFinger(event) && event.target !== null) under.set(event.pointerId, event.target)
      send({ type: 'down', id: event.pointerId, at: local(event) })
    },
    { signal },
  )
  // Before the table hears of it: what moves the board means nothing on it.
  const early = { capture: true, signal }
  const isTaken = (event: PointerEvent): boolean =>
    pane.taken && isFinger(event) && pane.fingers.some(({ id }) => id === event.pointerId)
  document.addEventListener(
    'pointermove',
    (event) => {
      if (pane.fingers.length === 0) return
      send({ type: 'move', id: event.pointerId, at: local(event) })
      if (isTaken(event)) event.stopPropagation()
    },
    early,
  )
  document.addEventListener(
    'pointerup',
    (event) => {
      if (isTaken(event)) event.stopPropagation()
      under.delete(event.pointerId)
      const lit = event.target instanceof Element && event.target.closest('[data-lit]') !== null
      const tapped = isFinger(event) && isOnBoard(event) && !lit ? event.timeStamp : null
      send({ type: 'up', id: event.pointerId, at: local(event), tapped })
    },
    early,
  )
  document.addEventListener(
    'pointercancel',
    (event) => {
      // Those of `release` are for the table alone.
      if (!event.isTrusted) return
      under.delete(event.pointerId)
      send({ type: 'lost', id: event.pointerId })
    },
    early,
  )
  window.addEventListener(
    'click',
    (event) => {
      if (!pane.taken || !isOnBoard(event)) return
      send({ type: 'clicked' })
      event.stopPropagation()
      event.preventDefault()
    },
    early,
  )
  window.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !board.contains(target)) return
      if (!target.matches(':focus-visible') || !pans(pane.view, room())) return
      send({ type: 'reveal', box: boxOf(target, board, pane.view) })
    },
    { signal },
  )

  // What lies over the board follows it also where only the window has changed.
  const sized = new ResizeObserver(() => {
    size = sizeOf(window)
    send({ type: 'resized' })
    told.moved(pane.view, room())
  })
  sized.observe(window)
  show(pane.view, room())
  return {
    send,
    grow,
    stop() {
      stop.abort()
      sized.disconnect()
    },
  }
}

/**
 * Where something on the board lies by a view, in pixels of the window. Asked of the board and not of the screen: the
 * board may still glide to that view.
 */
function boxOf(target: HTMLElement, board: HTMLElement, view: View): Box {
  const seen = board.getBoundingClientRect()
  const larger = (view.scale * board.offsetWidth) / seen.width
  const { left, top, right, bottom } = target.getBoundingClientRect()
  const x = (at: number): number => view.x + (at - seen.left) * larger
  const y = (at: number): number => view.y + (at - seen.top) * larger
  return { left: x(left), top: y(top), right: x(right), bottom: y(bottom) }
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement) => ({ width, height })

const WHOLE = 'translate(0px, 0px) scale(1)'

/** Nothing where nothing is moved: a board in its place needs no layer of its own. */
function transformOf({ scale, x, y }: View): string {
  const transform = `translate(${x}px, ${y}px) scale(${scale})`
  return transform === WHOLE ? '' : transform
}
