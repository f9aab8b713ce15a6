import { firstAim, middleOfShape, nearestTo, stepAim } from './aim.ts'
import type { Handlers, Now } from './handlers.ts'
import { neighbour, type Point } from './turn.ts'

const STEPS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** Keys of the table: arrows over the map or with the shape, Enter for the brass button, Esc, O. */
export function keysFor(root: () => HTMLElement | null, now: () => Now, on: Handlers, confirm: () => void) {
  const focusSquare = (square: number) => {
    now().moveCursor(square)
    root()?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus()
  }

  /** The shape steps from place to place; without one in sight it appears in the middle. */
  function carry(step: Point) {
    const { choices, intent, intend, edge } = now()
    const aim =
      intent.aim === null ? firstAim(choices.places) : stepAim(choices.places, intent.aim, edge, step)
    if (aim === null) return
    intend({ aim, refused: null })
    focusSquare(nearestTo(aim.required, middleOfShape(aim)))
  }

  return (event: KeyboardEvent) => {
    const home = root()
    const at = document.activeElement
    if (home?.isConnected !== true || document.querySelector('dialog[open]') !== null) return
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const idle = at === null || at === document.body
    if (!idle && !home.contains(at)) return
    if (at instanceof HTMLInputElement) return
    const { choices, intent, edge, props } = now()
    const step = STEPS[event.key]
    if (step !== undefined) {
      const square = at?.getAttribute('data-square') ?? null
      if (choices.places.length > 0 && intent.tool === null) carry(step)
      else if (square !== null) focusSquare(neighbour(edge, Number(square), step))
      else if (!moveAlong(at, step)) return
    } else if (event.key === 'Enter' && idle) confirm()
    else if (event.key === 'Escape') {
      if (!on.cancel()) return
    } else if (event.key === 'o' || event.key === 'O') {
      if (!choices.types.has('rotate')) return
      props.act({ type: 'rotate' })
    } else return
    event.preventDefault()
  }
}

/** Arrows between the cards of the hand and the artifacts of a row. */
function moveAlong(at: Element | null, step: Point): boolean {
  const list = at?.closest('[data-along]')
  if (list === null || list === undefined) return false
  const buttons: Element[] = [...list.querySelectorAll('button')]
  const place = at === null ? -1 : buttons.indexOf(at)
  const next = buttons.at(Math.max(0, Math.min(buttons.length - 1, place + step.x + step.y)))
  if (!(next instanceof HTMLElement)) return false
  next.focus()
  return true
}
