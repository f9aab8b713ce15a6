/** A press that lasts longer is no click: somebody drags, or waits to be told something. In milliseconds. */
const CLICK = 300

/**
 * A pointer that is down. Between press and release nothing moves by itself: a button that slips from under the pointer
 * loses the press, and another one that comes under it gets a press that was not meant for it.
 */
export class Press {
  #since: number | null = null

  down(at: number): void {
    this.#since = at
  }

  /** The click has come, or never will. */
  over(): void {
    this.#since = null
  }

  /** How long what moves has to wait. */
  rest(at: number): number {
    return this.#since === null ? 0 : Math.max(0, this.#since + CLICK - at)
  }
}

/** The click of a finger comes a little after it was lifted. */
const LIFTED = 60

/** The press of this page. */
export function watchPress(): Press {
  const press = new Press()
  let lifted = 0
  const listen = (type: 'pointerdown' | 'pointerup' | 'pointercancel' | 'click', hear: () => void) =>
    window.addEventListener(type, hear, { capture: true, passive: true })
  const later = () => {
    lifted = window.setTimeout(() => press.over(), LIFTED)
  }
  listen('pointerdown', () => {
    window.clearTimeout(lifted)
    press.down(performance.now())
  })
  listen('pointerup', later)
  listen('pointercancel', later)
  listen('click', () => {
    window.clearTimeout(lifted)
    press.over()
  })
  return press
}
