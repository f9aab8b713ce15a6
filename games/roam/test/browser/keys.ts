import type { Page } from 'playwright-core'
import type { Hands } from './hands.ts'
import { CONFIRM, isPinned } from './hands.ts'

const MOST_TABS = 120
const MOST_STEPS = 10

type Way = 'here' | 'Tab' | 'Shift+Tab' | 'nowhere'

/** Where the thing lies from the focus: on it, after it, before it. */
const wayTo = (page: Page, selector: string): Promise<Way> =>
  page.evaluate((wanted) => {
    const at = document.activeElement
    const things = [...document.querySelectorAll(wanted)].filter((thing) => thing.checkVisibility())
    if (at !== null && things.includes(at)) return 'here'
    if (things.length === 0) return 'nowhere'
    if (at === null) return 'Tab'
    return (at.compareDocumentPosition(things[0]) & Node.DOCUMENT_POSITION_PRECEDING) === 0
      ? 'Tab'
      : 'Shift+Tab'
  }, selector)

/** The arrow from the focus towards a square, on the screen; null when it is there. */
const arrowTo = (page: Page, square: number): Promise<string | null> =>
  page.evaluate((wanted) => {
    const from = document.activeElement?.getBoundingClientRect()
    const to = document.querySelector(`[data-square="${wanted}"]`)?.getBoundingClientRect()
    if (from === undefined || to === undefined) return null
    const [x, y] = [to.x - from.x, to.y - from.y]
    if (Math.max(Math.abs(x), Math.abs(y)) < to.width / 2) return null
    if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft'
    return y > 0 ? 'ArrowDown' : 'ArrowUp'
  }, square)

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null)

/** Nothing but keys: the focus walks by Tab, shapes walk by arrows, Enter does it. */
export function keyboard(page: Page): Hands {
  const tabTo = async (selector: string) => {
    await page.locator(selector).first().waitFor()
    for (let i = 0; i < MOST_TABS; i++) {
      const way = await wayTo(page, selector)
      if (way === 'here') return
      if (way === 'nowhere') throw new Error(`${selector} went away`)
      await page.keyboard.press(way)
    }
    throw new Error(`no way to ${selector} by Tab`)
  }
  /** By arrows, until the square is reached or no further step is possible. */
  const walk = async (square: number) => {
    for (let i = 0; i < MOST_STEPS; i++) {
      const before = await focused(page)
      const arrow = await arrowTo(page, square)
      if (arrow === null) return
      await page.keyboard.press(arrow)
      if ((await focused(page)) === before) return
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
      const shown = await isPinned(page)
      await page.keyboard.press('Enter')
      if (!shown && (await isPinned(page))) await page.keyboard.press('Enter')
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
