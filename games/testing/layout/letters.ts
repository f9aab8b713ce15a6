import { kindOf, regionAround, regionNamed } from './regions.ts'
import {
  type Box,
  beyond,
  boxOf,
  common,
  hitAt,
  isEmpty,
  isSeen,
  named,
  px,
  screenBox,
  shownFrom,
  styleOf,
  unionOf,
  widthOf,
} from './seen.ts'

/* Everything that can be read: whole, large enough, and with nothing over it. Runs in the page. */

/** A piece of text as it stands on the screen. */
interface Piece {
  readonly element: Element
  readonly box: Box
  readonly lines: readonly Box[]
  /** Its letters' height on the screen. */
  readonly size: number
}

const drawn = (element: Element): boolean => element instanceof SVGElement

/** How much larger than its own pixels an element is drawn. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM()
    return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
  }
  if (!(element instanceof HTMLElement) || styleOf(element).display === 'inline') return 1
  // Rounded pixels of small elements say little.
  return element.offsetWidth < 20 ? 1 : widthOf(boxOf(element)) / element.offsetWidth
}

function pieces(): Piece[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: Piece[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    if (
      element === null ||
      node.textContent?.trim() === '' ||
      /^(?:style|script|option|title|desc)$/i.test(element.tagName)
    )
      continue
    if (!isSeen(element)) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
    if (rects.length === 0) continue
    const size = Number.parseFloat(styleOf(element).fontSize) * scaleOf(element)
    found.push({ element, box: unionOf(rects), lines: rects, size })
  }
  return found
}

/** The boxes of letters are higher than their lines: so much of the size does not count. */
const SPARE = 0.35

/** Words are whole or absent: one that found no room in its part of a region has dropped out as a whole. */
const isInRegion = (element: Element): boolean => {
  const region = regionAround(element)
  return region !== null && regionNamed(region) !== element
}

function cut({ element, box, size }: Piece): string[] {
  const { cut, scrolls, box: shown } = shownFrom(element, box, size * SPARE)
  if (cut !== null && isEmpty(shown) && isInRegion(cut.by)) return []
  if (cut !== null) {
    const by = cut.by === element ? 'its own box' : named(cut.by)
    return [`cut: ${named(element)} by ${by}, ${px(Math.max(cut.x, cut.y))} missing`]
  }
  const { x, y } = beyond(shown, screenBox())
  if (!scrolls && (x > 1 || y > 1 + size * SPARE))
    return [`off screen: text ${named(element)} by ${px(Math.max(x, y))}`]
  return []
}

/** Ellipsis and clamped lines: the text is longer than what its element shows. */
function shortened(element: Element): string[] {
  if (!(element instanceof HTMLElement)) return []
  const { overflowX, textOverflow, webkitLineClamp } = styleOf(element)
  const hides = overflowX === 'hidden' || overflowX === 'clip'
  const dots = textOverflow === 'ellipsis' && hides && element.scrollWidth > element.clientWidth + 1
  const lines = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1
  return dots || lines ? [`cut: ${named(element)} ends in an ellipsis`] : []
}

/** The nearest thing around a text that has an edge to be seen: letters over it look like a mistake. */
function edgeAround(element: Element): HTMLElement | null {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    if (!(at instanceof HTMLElement)) continue
    const { display, boxShadow, borderRightWidth, borderRightStyle, position } = styleOf(at)
    const bordered = borderRightStyle !== 'none' && Number.parseFloat(borderRightWidth) > 0
    if (
      display !== 'inline' &&
      display !== 'contents' &&
      (bordered || boxShadow !== 'none' || at.tagName === 'BUTTON')
    )
      return at
    if (position === 'absolute' || position === 'fixed') return null
  }
  return null
}

function bursting({ element, box, size }: Piece): string[] {
  if (drawn(element)) return []
  const edge = edgeAround(element)
  const { scrolls, cut } = shownFrom(element, box, size * SPARE)
  if (edge === null || scrolls || cut !== null) return []
  const { x, y } = beyond(box, boxOf(edge))
  const over = Math.max(x - 1, y - size * SPARE)
  return over > 1 ? [`bursts: ${named(element)} out of ${named(edge)} by ${px(over)}`] : []
}

/** The smallest letters in whole pixels, on desks and tablets, and on phones. */
const FLOOR = { desk: 13, tablet: 13, phone: 12, strip: 12 } as const

function tooSmall({ element, size }: Piece): string[] {
  const floor = FLOOR[kindOf(innerWidth, innerHeight)]
  return Math.round(size) < floor ? [`type: ${px(size)} instead of ${px(floor)}: ${named(element)}`] : []
}

/** Something of another region lies over the middle of the text. */
function covered({ element, box }: Piece): string[] {
  const shown = common(shownFrom(element, box).box, screenBox())
  if (isEmpty(shown) || drawn(element)) return []
  const hit = hitAt((shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2)
  if (hit === null || hit.contains(element) || element.contains(hit)) return []
  const [here, there] = [regionAround(element), regionAround(hit)]
  if (here === there || here === null || there === null) return []
  return [`covered: text ${named(element)} by ${named(hit)}`]
}

const isCard = (element: Element): boolean => regionAround(element) === 'hand'

/** Two texts in one place. Cards of a hand may overlap; a drawing may write over what it draws. */
function crossing(all: readonly Piece[]): string[] {
  const lines = all
    .filter(({ element }) => !drawn(element))
    .flatMap(({ element, lines, size }) =>
      lines.map((line) => ({ element, size, box: common(shownFrom(element, line).box, screenBox()) })),
    )
    .filter(({ box }) => !isEmpty(box))
  const found: string[] = []
  for (const [place, one] of lines.entries())
    for (let at = place + 1; at < lines.length; at++) {
      const other = lines[at]
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      if (wide <= 2) continue
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (high <= Math.min(one.size, other.size) * 0.6) continue
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      if (isCard(one.element) && isCard(other.element)) continue
      found.push(`overlap: text ${named(one.element)} and text ${named(other.element)}`)
    }
  return found
}

/** So much of a label is gone when it was left out on purpose. */
const DROPPED = 0.75

/** On a page that scrolls down, what lies below the screen is not lost; what lies beside it is. */
function aside({ element, box, size }: Piece): string[] {
  if (drawn(element)) return []
  const { cut, scrolls, box: shown } = shownFrom(element, box, size * SPARE)
  // A line that has no room at all is left out as a whole: nobody sees a cut.
  if (cut !== null && Math.max(cut.x / (box.right - box.left), cut.y / (box.bottom - box.top)) > DROPPED)
    return []
  if (cut !== null)
    return [`cut: ${named(element)} by ${named(cut.by)}, ${px(Math.max(cut.x, cut.y))} missing`]
  const { x } = beyond(shown, screenBox())
  return !scrolls && x > 1 ? [`off screen: text ${named(element)} by ${px(x)}`] : []
}

/** Labels of a page that scrolls down: none is cut, ends in an ellipsis, bursts, or leaves the screen. */
export function labelFindings(): string[] {
  const all = pieces()
  const elements = new Set(all.map(({ element }) => element))
  return [
    ...all.flatMap((piece) => [...aside(piece), ...bursting(piece)]),
    ...[...elements].flatMap(shortened),
  ]
}

export function letterFindings(): string[] {
  const all = pieces()
  const elements = new Set(all.flatMap(({ element }) => [element, element.parentElement ?? element]))
  return [
    ...all.flatMap((piece) => [...cut(piece), ...bursting(piece), ...tooSmall(piece), ...covered(piece)]),
    ...[...elements].flatMap(shortened),
    ...crossing(all),
  ]
}
