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

export const boxOf = (element: Element): Box => element.getBoundingClientRect()

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

/** For those who listen, not for those who look: a point of nothing, or cut away on purpose. */
const isForEarsOnly = (element: Element): boolean => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { clipPath, clip, overflowX } = getComputedStyle(at)
    if (/^inset\(50%|^inset\(100%/.test(clipPath) || /^rect\(0px,? 0px/.test(clip)) return true
    const { width, height } = at.getBoundingClientRect()
    if (CLIPS.test(overflowX) && width <= 2 && height <= 2) return true
  }
  return false
}

export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForEarsOnly(element)

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
  const { left, top } = element.getBoundingClientRect()
  const x = left + element.clientLeft
  const y = top + element.clientTop
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
}

const cutsItsContent = (element: Element): boolean =>
  element instanceof HTMLElement || (element instanceof SVGSVGElement && element.ownerSVGElement === null)

/** Follows a box outwards through everything that cuts or scrolls it. `spare` pixels up and down do not count. */
export function shownFrom(start: Element, whole: Box, spare = 0): Shown {
  let box = whole
  let scrolls = false
  let escapes = false
  for (let at: Element | null = start; at !== null && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at)
    const holds = !escapes || style.position !== 'static'
    if (holds && cutsItsContent(at)) {
      const inside = insideOf(at)
      const over = beyond(box, inside)
      // A board that is panned is cut at its window, but whatever lies on it comes into sight.
      const pans = at.hasAttribute('data-pans')
      const x = !pans && CLIPS.test(style.overflowX) && over.x > 1 ? over.x : 0
      const y = !pans && CLIPS.test(style.overflowY) && over.y > 1 + spare ? over.y : 0
      if (x > 0 || y > 0) return { box: common(box, inside), scrolls, cut: { by: at, x, y } }
      if (pans || SCROLLS.test(style.overflowX) || SCROLLS.test(style.overflowY)) {
        if (over.x > 1 || over.y > 1) scrolls = true
        box = common(box, inside)
        if (isEmpty(box)) return { box, scrolls, cut: null }
      }
    }
    if (style.position === 'fixed') break
    escapes = style.position === 'absolute' || (escapes && style.position === 'static')
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
