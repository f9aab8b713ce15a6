/* What of a page is seen, in pixels of the screen. Runs in the page. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const widthOf = ({ left, right }: Box): number => right - left
export const heightOf = ({ top, bottom }: Box): number => bottom - top
export const middleOf = ({ left, right }: Box): number => (left + right) / 2
export const isEmpty = (box: Box): boolean => widthOf(box) <= 0 || heightOf(box) <= 0

export const screenBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

export const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const unionOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** How far a box sticks out of another on its worst side: across, and up and down. */
export const beyond = (box: Box, around: Box): { readonly x: number; readonly y: number } => ({
  x: Math.max(around.left - box.left, box.right - around.right),
  y: Math.max(around.top - box.top, box.bottom - around.bottom),
})

const CLIPS = /^(?:hidden|clip)$/
const SCROLLS = /^(?:auto|scroll)$/

/**
 * What is asked of the same things again and again, kept for one inspection: the page stands still meanwhile, and
 * asking the browser is most of the work.
 */
class Kept<T> {
  #known = new Map<Element, T>()
  readonly #ask: (element: Element) => T
  constructor(ask: (element: Element) => T) {
    this.#ask = ask
  }
  of(element: Element): T {
    const known = this.#known.get(element)
    if (known !== undefined) return known
    const asked = this.#ask(element)
    this.#known.set(element, asked)
    return asked
  }
  forget(): void {
    this.#known = new Map()
  }
}

const styles = new Kept((element) => getComputedStyle(element))
const boxes = new Kept((element) => element.getBoundingClientRect())
const insides = new Kept(insideOf)
const holders = new Kept(holderOf)
const forEars = new Kept(isForEarsOnly)

/** Before each inspection. */
export function seeAnew(): void {
  for (const kept of [styles, boxes, insides, holders, forEars]) kept.forget()
}

export const boxOf = (element: Element): Box => boxes.of(element)
export const styleOf = (element: Element): CSSStyleDeclaration => styles.of(element)

/** For those who listen, not for those who look: a point of nothing, or cut away on purpose. */
function isForEarsOnly(element: Element): boolean {
  const { clipPath, clip, overflowX } = styleOf(element)
  if (/^inset\(50%|^inset\(100%/.test(clipPath) || /^rect\(0px,? 0px/.test(clip)) return true
  const box = boxOf(element)
  if (CLIPS.test(overflowX) && widthOf(box) <= 2 && heightOf(box) <= 2) return true
  return element.parentElement !== null && forEars.of(element.parentElement)
}

export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !forEars.of(element)

/** How a box inside an element is shown by everything around that element. */
export interface Shown {
  /** What the eye gets; empty when it is scrolled away. */
  readonly box: Box
  /** Somebody can scroll to the rest. */
  readonly scrolls: boolean
  /** Who cuts the rest away for good, and how much of it. */
  readonly cut: { readonly by: Element; readonly x: number; readonly y: number } | null
}

/** The box inside an element's border, where its content may be. */
function insideOf(element: Element): Box {
  const { left, top } = boxOf(element)
  const x = left + element.clientLeft
  const y = top + element.clientTop
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
}

const cutsItsContent = (element: Element): boolean =>
  element instanceof HTMLElement || (element instanceof SVGSVGElement && element.ownerSVGElement === null)

/** What an element does to whatever lies in it. */
interface Holder {
  readonly position: string
  /** It may cut or scroll its content at all, across or up and down. */
  readonly holds: boolean
  readonly clipsX: boolean
  readonly clipsY: boolean
  readonly scrolls: boolean
}

function holderOf(element: Element): Holder {
  const { position, overflowX, overflowY } = styleOf(element)
  // A board that is panned is cut at its window, but whatever lies on it comes into sight.
  const pans = element.hasAttribute('data-pans')
  const clipsX = !pans && CLIPS.test(overflowX)
  const clipsY = !pans && CLIPS.test(overflowY)
  const scrolls = pans || SCROLLS.test(overflowX) || SCROLLS.test(overflowY)
  return {
    position,
    holds: cutsItsContent(element) && (clipsX || clipsY || scrolls),
    clipsX,
    clipsY,
    scrolls,
  }
}

/** Follows a box outwards through everything that cuts or scrolls it. `spare` pixels up and down do not count. */
export function shownFrom(start: Element, whole: Box, spare = 0): Shown {
  let box = whole
  let scrolls = false
  let escapes = false
  for (let at: Element | null = start; at !== null && at !== document.body; at = at.parentElement) {
    const holder = holders.of(at)
    if (holder.holds && (!escapes || holder.position !== 'static')) {
      const inside = insides.of(at)
      const over = beyond(box, inside)
      const x = holder.clipsX && over.x > 1 ? over.x : 0
      const y = holder.clipsY && over.y > 1 + spare ? over.y : 0
      if (x > 0 || y > 0) return { box: common(box, inside), scrolls, cut: { by: at, x, y } }
      if (holder.scrolls) {
        if (over.x > 1 || over.y > 1) scrolls = true
        box = common(box, inside)
        if (isEmpty(box)) return { box, scrolls, cut: null }
      }
    }
    if (holder.position === 'fixed') break
    escapes = holder.position === 'absolute' || (escapes && holder.position === 'static')
  }
  return { box, scrolls, cut: null }
}

/** Who is hit at a point. */
export const hitAt = (x: number, y: number): Element | null => document.elementFromPoint(x, y)

const LONGEST = 40

/** A thing in words that lead to it: where it lies, what it is, what it says. */
export function named(element: Element): string {
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`)
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const said = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  const around = element.parentElement?.closest('[class]')
  const place = around === null || around === undefined ? '' : `.${around.classList[0] ?? around.tagName} > `
  return `${place}${element.tagName.toLowerCase()}${classes.join('')}${said === '' ? '' : ` "${said}"`}`
}

export const px = (value: number): string => `${Math.round(value * 10) / 10} px`
