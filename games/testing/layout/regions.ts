import {
  type Box,
  beyond,
  boxOf,
  common,
  heightOf,
  isSeen,
  middleOf,
  px,
  screenBox,
  widthOf,
} from './seen.ts'

/* The regions of the frame: where they lie, and that none lies over another. Runs in the page. */

/** Each region by its name, or else by what it is called in the style sheets. */
const REGIONS: Readonly<Record<string, string>> = {
  top: '.top',
  prompt: ':is(.prompt, .pline--waits)',
  rail: '.rail',
  me: '.me',
  board: '.board',
  hand: '.hand',
  offer: '.offer',
  side: '.side',
  act: '.act',
  time: '.time',
  nav: '.nav',
}

export type Kind = 'desk' | 'tablet' | 'phone' | 'strip'

/** What kind of screen this is: a desk, a tablet or a phone upright, a phone on its side. */
export function kindOf(width: number, height: number): Kind {
  if (width > height) return height < 520 || width < 860 ? 'strip' : 'desk'
  return width < 640 ? 'phone' : 'tablet'
}

const isThere = (element: Element): boolean =>
  isSeen(element) && widthOf(boxOf(element)) > 1 && heightOf(boxOf(element)) > 1

/** Asked so often that it is looked up once for each inspection. */
let known = new Map<string, Element | null>()
export const lookAnew = (): void => {
  known = new Map(Object.keys(REGIONS).map((name) => [name, find(name)]))
}

export const regionNamed = (name: string): Element | null => known.get(name) ?? null

function find(name: string): Element | null {
  const byName = [...document.querySelectorAll(`[data-region="${name}"]`)]
  const all = byName.length > 0 ? byName : [...document.querySelectorAll(`.table ${REGIONS[name]}`)]
  return all.find(isThere) ?? null
}

/** The region in which a thing lies. */
export const regionAround = (element: Element): string | null =>
  Object.keys(REGIONS).findLast((name) => regionNamed(name)?.contains(element) === true) ?? null

/** The plate of the board: the drawing without the free paper beside it. */
function plateIn(board: Element): Box {
  const area = (element: Element) => widthOf(boxOf(element)) * heightOf(boxOf(element))
  const named = board.querySelector('[data-region="plate"], .map')
  if (named !== null) return boxOf(named)
  const [largest] = [...board.querySelectorAll('svg')].filter(isThere).sort((a, b) => area(b) - area(a))
  return largest !== undefined && area(largest) > area(board) / 4 ? boxOf(largest) : boxOf(board)
}

interface Region {
  readonly name: string
  readonly element: Element
  readonly box: Box
}

function regions(): Region[] {
  return Object.keys(REGIONS).flatMap((name) => {
    const element = regionNamed(name)
    if (element === null) return []
    return [{ name, element, box: name === 'board' ? plateIn(element) : boxOf(element) }]
  })
}

/** The prompt may stand in the middle of the top: whether it hides a tool there is asked of each tool. */
const mayShare = (one: Region, other: Region): boolean =>
  (one.name === 'top' && other.name === 'prompt') ||
  one.element.contains(other.element) ||
  other.element.contains(one.element)

function overlaps(all: readonly Region[]): string[] {
  return all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other) => {
      if (mayShare(one, other)) return []
      const shared = common(one.box, other.box)
      const [x, y] = [widthOf(shared), heightOf(shared)]
      return x > 1 && y > 1
        ? [`overlap: ${one.name} and ${other.name} share ${Math.round(x)} × ${Math.round(y)} px`]
        : []
    }),
  )
}

function leaving(all: readonly Region[]): string[] {
  return all.flatMap(({ name, box }) => {
    const { x, y } = beyond(box, screenBox())
    return Math.max(x, y) > 1 ? [`off screen: region ${name} by ${px(Math.max(x, y))}`] : []
  })
}

/** The part of the height that the plate takes on a desk, at least; and on an upright tablet, whose width decides. */
const SHARE = { desk: 0.62, tablet: 0.5 } as const
/** On a phone on its side the plate takes all of the height but a hair. */
const WHOLE = 0.98

function share(board: Region, kind: Kind): string[] {
  const high = heightOf(board.box) / innerHeight
  const wide = widthOf(board.box) / innerWidth
  const percent = (part: number) => `${Math.round(part * 1000) / 10} %`
  if (kind === 'phone')
    return wide >= 1 - 2 / innerWidth ? [] : [`board: ${percent(wide)} of the width instead of all of it`]
  const least = kind === 'strip' ? WHOLE : SHARE[kind]
  return high >= least - 0.0005 ? [] : [`board: ${percent(high)} of the height instead of ${percent(least)}`]
}

/** Prompt, board and hand stand on the middle of the table. */
function axis(all: readonly Region[]): string[] {
  const middle = innerWidth / 2
  // A wide board of one's own begins under the rail.
  const own = document.querySelector('.table[data-low="wide"]') !== null
  return all
    .filter(({ name }) => ['prompt', 'board', ...(own ? [] : ['hand'])].includes(name))
    .filter(({ box }) => Math.abs(middleOf(box) - middle) > 2)
    .map(({ name, box }) => `axis: ${name} stands on ${px(middleOf(box))} instead of ${px(middle)}`)
}

/** The log has room for three lines wherever it is seen, a third of a thumb each. */
const LEAST_SIDE = 60

export function regionFindings(): string[] {
  const all = regions()
  const kind = kindOf(innerWidth, innerHeight)
  const board = all.find(({ name }) => name === 'board')
  const missing = ['board', 'prompt', 'rail'].filter((name) => !all.some((region) => region.name === name))
  const side = all.find(({ name }) => name === 'side')
  return [
    ...missing.map((name) => `missing: region ${name}`),
    ...overlaps(all),
    ...leaving(all),
    ...(board === undefined ? [] : share(board, kind)),
    ...(kind === 'desk' ? axis(all) : []),
    ...(side !== undefined && heightOf(side.box) < LEAST_SIDE
      ? [`side: only ${px(heightOf(side.box))} high`]
      : []),
  ]
}
