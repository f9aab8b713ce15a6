import type { Page } from 'playwright-core'
import { atRest } from '../../../testing/rest.ts'
import type { Hands } from './hands.ts'
import { CONFIRM, isPinned } from './hands.ts'

const MOST_TABS = 120
const MOST_STEPS = 10

/** Where the thing lies from the focus, and how many stops at most lie between: none when the focus is on it. */
interface Way {
  readonly key: 'Tab' | 'Shift+Tab'
  readonly stops: number
}

const wayTo = (page: Page, selector: string): Promise<Way | 'nowhere'> =>
  page.evaluate((wanted) => {
    const at = document.activeElement
    const things = [...document.querySelectorAll(wanted)].filter((thing) => thing.checkVisibility())
    if (at !== null && things.includes(at)) return { key: 'Tab', stops: 0 }
    if (things.length === 0) return 'nowhere'
    if (at === null) return { key: 'Tab', stops: 1 }
    const back = (at.compareDocumentPosition(things[0]) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    const [first, last] = back ? [things[0], at] : [at, things[0]]
    const isBetween = (stop: Element) =>
      (first.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      (last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    const stops = [
      ...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]'),
    ].filter(
      (stop) => 'tabIndex' in stop && Number(stop.tabIndex) >= 0 && isBetween(stop) && stop.checkVisibility(),
    )
    return { key: back ? 'Shift+Tab' : 'Tab', stops: stops.length + 1 }
  }, selector)

/** Where the focus is, and the arrow from there towards a square on the screen; null when it is there. */
const arrowTo = (page: Page, square: number) =>
  page.evaluate((wanted) => {
    const at = document.activeElement?.getAttribute('data-square') ?? null
    const from = document.activeElement?.getBoundingClientRect()
    const to = document.querySelector(`[data-square="${wanted}"]`)?.getBoundingClientRect()
    if (from === undefined || to === undefined) return { at, arrow: null }
    const [x, y] = [to.x - from.x, to.y - from.y]
    if (Math.max(Math.abs(x), Math.abs(y)) < to.width / 2) return { at, arrow: null }
    if (Math.abs(x) > Math.abs(y)) return { at, arrow: x > 0 ? 'ArrowRight' : 'ArrowLeft' }
    return { at, arrow: y > 0 ? 'ArrowDown' : 'ArrowUp' }
  }, square)

/** Nothing but keys: the focus walks by Tab, shapes walk by arrows, Enter does it. */
export function keyboard(page: Page): Hands {
  const tabTo = async (selector: string) => {
    await page.locator(selector).first().waitFor()
    for (let pressed = 0; pressed < MOST_TABS; ) {
      const way = await wayTo(page, selector)
      if (way === 'nowhere') throw new Error(`${selector} went away`)
      if (way.stops === 0) return
      // Half of the way is gone without a look: some that seem to be stops are none.
      for (let left = Math.ceil(way.stops / 2); left > 0; left--, pressed++)
        await page.keyboard.press(way.key)
    }
    throw new Error(`no way to ${selector} by Tab`)
  }
  /** By arrows, until the square is reached or no further step is possible. */
  const walk = async (square: number) => {
    let before: string | null | undefined
    for (let i = 0; i <= MOST_STEPS; i++) {
      const { at, arrow } = await arrowTo(page, square)
      if (arrow === null || at === before || i === MOST_STEPS) return
      before = at
      await page.keyboard.press(arrow)
    }
  }
  const aim = async (square: number) => {
    await page.keyboard.press('ArrowRight')
    await page.locator(CONFIRM).waitFor()
    await walk(square)
  }
  return {
    async press(selector) {
      const square = /data-square="(\d+)"/.exec(selector)?.[1]
      await tabTo(square === undefined ? selector : '[data-square]')
      if (square !== undefined) await walk(Number(square))
      // What arrows have come to is shown already; what the focus was on before is shown by the first press.
      const shown = await atRest(page, () => isPinned(page))
      await page.keyboard.press('Enter')
      if (!shown && (await atRest(page, () => isPinned(page)))) await page.keyboard.press('Enter')
    },
    aim,
    async place(square) {
      await aim(square)
      await page.keyboard.press('Enter')
    },
    async write(selector, text) {
      await tabTo(selector)
      await page.keyboard.type(text)
    },
  }
}
