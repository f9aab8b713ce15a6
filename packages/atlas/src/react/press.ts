/** A press that lasts longer is no click: somebody drags, or waits to be told something. In milliseconds. */
const CLICK = 300

/** So long a picture is waited for at most, in milliseconds: a hidden tab draws none. */
const PICTURE = 100

/**
 * A pointer that is down. Between press and release nothing moves by itself: a button that slips from under the pointer
 * loses the press, and another one that comes under it gets a press that was not meant for it.
 */
export class Press {
  #since: number | null = null
  #answered: number | null = null

  down(at: number): void {
    this.#since = at
  }

  /** The click has come, or never will. */
  over(): void {
    this.#since = null
  }

  /** It was answered: the picture of that comes before all that is still to follow an earlier one. */
  answered(at: number): void {
    this.#since = null
    this.#answered = at
  }

  /** The picture of the answer is there. */
  drawn(): void {
    this.#answered = null
  }

  /** How long what moves or follows has to wait. */
  rest(at: number): number {
    const [since, answered] = [this.#since, this.#answered]
    return Math.max(
      0,
      since === null ? 0 : since + CLICK - at,
      answered === null ? 0 : answered + PICTURE - at,
    )
  }
}

/** The click of a finger comes a little after it was lifted. */
const LIFTED = 60

/** The press of this page. */
export function watchPress(): Press {
  const press = new Press()
  let lifted = 0
  const listen = (
    type: 'pointerdown' | 'pointerup' | 'pointercancel' | 'click' | 'keydown',
    hear: () => void,
  ) => window.addEventListener(type, hear, { capture: true, passive: true })
  const later = () => {
    lifted = window.setTimeout(() => press.over(), LIFTED)
  }
  listen('pointerdown', () => {
    window.clearTimeout(lifted)
    press.down(performance.now())
  })
  listen('pointerup', later)
  listen('pointercancel', later)
  const answer = () => {
    press.answered(performance.now())
    requestAnimationFrame(() => window.setTimeout(() => press.drawn()))
  }
  listen('click', () => {
    window.clearTimeout(lifted)
    answer()
  })
  listen('keydown', answer)
  return press
}
