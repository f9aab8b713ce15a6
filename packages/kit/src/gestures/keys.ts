import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Point } from './gesture.ts'

/** What the keys of a table do. Each says whether it did anything: what is not taken is left to the frame. */
export interface TableKeys {
  /** A step on the screen, from the element with the focus. */
  arrow(step: Point, at: Element | null): boolean
  /** The brass button. */
  confirm(): boolean
  cancel(): boolean
  /** Letters and signs, in lower case; numbers also as `shift+1`. */
  readonly others: Readonly<Record<string, () => boolean>>
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

const TYPING = 'input, textarea, select, [contenteditable]'
/** Parts of the page in which keys are the game's (the frame marks them), and lists that arrows walk along. */
const OURS = '[data-place], [data-along], [role="grid"]'

/** Keys of a table: arrows, Enter for the brass button, Esc for one intention back, and the game's own. */
export function useTableKeys(root: RefObject<Element | null>, keys: TableKeys): void {
  const newest = useRef(keys)
  useLayoutEffect(() => {
    newest.current = keys
  })
  useEffect(() => {
    // Before the frame's own keys: what the table takes, the frame leaves.
    const press = (event: KeyboardEvent) => {
      if (root.current?.isConnected !== true) return
      if (isMeant(event) && wasPressed(event, newest.current)) event.preventDefault()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [root])
}

/** Nothing that could be pressed has the focus: a page that was fetched late gives it to the board as a whole. */
const isIdle = (at: Element | null): boolean =>
  at === null || at === document.body || at.matches('[data-place]')

function isMeant(event: KeyboardEvent): boolean {
  const at = document.activeElement
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false
  if (document.querySelector('dialog[open]') !== null || at?.matches(TYPING) === true) return false
  return isIdle(at) || at?.closest(OURS) !== null
}

/** The number that is printed on a key, whatever its layout writes: "1", "shift+1"; null on other keys. */
function digitOn({ code, shiftKey }: KeyboardEvent): string | null {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? []
  if (digit === undefined) return null
  return shiftKey ? `shift+${digit}` : digit
}

function wasPressed(event: KeyboardEvent, keys: TableKeys): boolean {
  const { key } = event
  const at = document.activeElement
  const step = STEPS[key]
  if (step !== undefined) return keys.arrow(step, at) || moveAlong(at, step)
  if (key === 'Enter') return isIdle(at) && keys.confirm()
  if (key === 'Escape') return keys.cancel()
  const act = keys.others[digitOn(event) ?? ''] ?? keys.others[key.toLowerCase()]
  return act?.() ?? false
}

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** For `others`: a number presses the choice that bears it, lit or not; what cannot be had says why. */
export const numberKeys = (root: RefObject<Element | null>): TableKeys['others'] =>
  Object.fromEntries(
    NUMBERS.map((number) => [
      number,
      () => {
        const button = root.current?.querySelector(`[data-number="${number}"]`)
        if (!(button instanceof HTMLElement)) return false
        button.click()
        return true
      },
    ]),
  )

/** Arrows between the buttons of a list that is marked with `data-along`. */
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
