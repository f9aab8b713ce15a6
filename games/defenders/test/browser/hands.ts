import type { Page } from 'playwright-core'
import { atRest, tap } from '../../../testing/rest.ts'

/** A way to touch the page. A selector means the first thing on the screen that fits it. */
export interface Hands {
  press(selector: string): Promise<void>
  write(selector: string, text: string): Promise<void>
  /** What is shown is confirmed. */
  confirm(): Promise<void>
}

const CONFIRM = '[data-action="confirm"]:not([aria-disabled="true"])'

/** A mouse: what it touches is shown, then a second click or the brass button does it. */
export const mouse = (page: Page): Hands => ({
  press: (selector) => page.locator(selector).first().click(),
  write: (selector, text) => page.locator(selector).fill(text),
  confirm: () => page.locator(CONFIRM).click(),
})

/** Where a phone keeps things. */
const TABS = [
  ['data-item', 'me'],
  ['data-card', 'table'],
] as const

/** One finger; what is put away is pulled out first. */
export const finger = (page: Page): Hands => ({
  async press(selector) {
    const thing = page.locator(selector).first()
    const tab = TABS.find(([sign]) => selector.includes(sign))?.[1]
    if (tab !== undefined && (await atRest(page, () => thing.isHidden())))
      await tap(page.locator(`.nav [data-tab="${tab}"]`))
    await tap(thing)
  },
  async write(selector, text) {
    await tap(page.locator(selector))
    await page.keyboard.type(text)
  },
  confirm: () => tap(page.locator(CONFIRM)),
})

const MOST_TABS = 160

/** Nothing but keys: the focus walks by Tab, Enter does it; the end of actions has a key of its own. */
export function keyboard(page: Page): Hands {
  const reach = async (selector: string) => {
    await page.locator(selector).first().waitFor()
    for (let i = 0; i < MOST_TABS; i++) {
      const way = await page.evaluate((wanted) => {
        const at = document.activeElement
        const things = [...document.querySelectorAll(wanted)].filter((thing) => thing.checkVisibility())
        if (at !== null && things.includes(at)) return null
        const before =
          at !== null && things.length > 0
            ? at.compareDocumentPosition(things[0]) & Node.DOCUMENT_POSITION_PRECEDING
            : 0
        return before === 0 ? 'Tab' : 'Shift+Tab'
      }, selector)
      if (way === null) return
      await page.keyboard.press(way)
    }
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))
    throw new Error(`no way to ${selector} by Tab, but to ${at}`)
  }
  const press = async (selector: string) => {
    if (selector.includes('endActions')) return page.keyboard.press('e')
    await reach(selector)
    await page.keyboard.press('Enter')
  }
  const write = async (selector: string, text: string) => {
    await reach(selector)
    await page.keyboard.type(text)
  }
  return { press, write, confirm: () => press(CONFIRM) }
}
