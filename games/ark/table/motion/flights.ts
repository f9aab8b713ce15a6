import { Flights, type Point } from '@vyprava/kit'

const CARRY = 'cubic-bezier(0.45, 0.05, 0.2, 1)'
/** Where nothing is drawn of the map (a phone shows the compass), flights have no sky. */
const NO_SKY = { left: 0, top: 0, width: 1 }

/** The sheet in units of its map, whatever form it has. */
function skyOf(root: HTMLElement) {
  const sheet = root.querySelector('.board .ak-sheet')?.getBoundingClientRect()
  const layer = root.querySelector('.board .ak-flights')
  const unit = layer instanceof SVGGElement ? layer.getScreenCTM() : null
  const box =
    sheet === undefined || unit === null
      ? NO_SKY
      : {
          left: (sheet.left - unit.e) / unit.a,
          top: (sheet.top - unit.f) / unit.d,
          width: sheet.width / unit.a,
        }
  return { drawing: '.board .ak-sheet', layer: '.board .ak-flights', ...box }
}

const shift = (from: Point, to: Point): string => `translate(${from.x - to.x}px, ${from.y - to.y}px)`

const scaled = ({ x, y }: Point, scale: number): string =>
  `translate(${x}px, ${y}px) scale(${scale}) translate(${-x}px, ${-y}px)`

/** So much of a line is not drawn yet: its length counts as 1. */
const undrawn = (share: number): Keyframe => ({ strokeDasharray: '1 1', strokeDashoffset: share })

/** Strokes that draw themselves, seals that drop, letters that fly over the sheet. */
export class ArkFlights extends Flights {
  #ending: AbortController | null = null

  constructor(root: HTMLElement) {
    super(root, skyOf(root))
  }

  override land(): void {
    this.#ending?.abort()
    super.land()
  }

  /** Any key and any touch ends what is in the air. */
  endByHand(): void {
    this.#ending = new AbortController()
    const { signal } = this.#ending
    const land = () => this.land()
    window.addEventListener('keydown', land, { signal })
    window.addEventListener('pointerdown', land, { signal })
  }

  /** A pencil draws its line, from the share that is still missing. */
  draw(selector: string, duration: number, delay: number, missing = 1): void {
    this.move(`${selector} .ak-zig`, [undrawn(missing), undrawn(0)], {
      duration,
      delay,
      easing: 'ease-in-out',
    })
    this.fade(`${selector} .ak-wash`, duration, delay)
  }

  /** A line that is taken back. */
  erase(ink: string, duration: number, delay: number): void {
    this.show(ink, [{ opacity: 1 }, { opacity: 0 }], { duration, delay })
  }

  /** Something comes out of the paper; its own opacity is where it ends. */
  fade(selector: string, duration: number, delay: number): void {
    this.move(selector, [{ opacity: 0 }, {}], { duration, delay })
  }

  /** Something is pressed down: a seal, a ring, a cross. */
  drop(selector: string, duration: number, delay: number, from = 2): void {
    this.move(
      selector,
      [
        { transform: `scale(${from})`, opacity: 0 },
        { transform: 'scale(0.94)', opacity: 1, offset: 0.75 },
        { transform: 'none', opacity: 1 },
      ],
      { duration, delay, easing: 'ease-in' },
    )
  }

  /** Something rises to where it is. */
  rise(selector: string, by: number, duration: number, delay: number): void {
    this.move(selector, [{ transform: `translateY(${by}px)` }, {}], { duration, delay })
  }

  /** A number turns over. */
  turnOver(selector: string, duration: number, delay: number): void {
    this.move(selector, [{ transform: 'scaleY(0)' }, { transform: 'none' }], { duration, delay })
  }

  /** What is new flashes up. */
  flash(selector: string, duration: number, delay: number): void {
    this.move(
      selector,
      [
        { transform: 'none', opacity: 0.35 },
        { transform: 'scale(1.06)', opacity: 1, offset: 0.5 },
        { transform: 'none', opacity: 1 },
      ],
      { duration, delay },
    )
  }

  /** Something that is seen only on its way, in an arc. */
  pass(ink: string, from: Point, to: Point, duration: number, delay: number): void {
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - Math.abs(to.x - from.x) / 5 }
    this.show(
      ink,
      [
        { transform: 'none', opacity: 1 },
        { transform: shift(top, from), opacity: 1, offset: 0.5 },
        { transform: shift(to, from), opacity: 0.6 },
      ],
      { duration, delay, easing: CARRY },
    )
  }

  /** Ink that grows out of a point, stays, and goes. */
  bloom(
    ink: string,
    at: Point,
    times: { readonly grows: number; readonly stays: number },
    delay: number,
  ): void {
    const duration = times.grows + times.stays
    this.show(
      ink,
      [
        { transform: scaled(at, 0.4), opacity: 0 },
        { transform: scaled(at, 1), opacity: 1, offset: times.grows / duration },
        { transform: scaled(at, 1), opacity: 1, offset: 0.86 },
        { transform: scaled(at, 1), opacity: 0 },
      ],
      { duration, delay },
    )
  }

  /** Ink that is there for a while. */
  stay(ink: string, duration: number): void {
    this.show(ink, [{ opacity: 1 }, { opacity: 1 }], { duration, delay: 0 })
  }
}
