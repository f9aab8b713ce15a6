import type { Page } from 'playwright-core'
import { tap } from '../../../testing/rest.ts'

/** A way to touch the page. A selector means the first thing on the screen that fits it. */
export interface Hands {
  press(selector: string): Promise<void>
  /** The same on pages without a board: links and words. */
  choose(selector: string): Promise<void>
  /** The brass button, by its name. */
  confirm(button: string): Promise<void>
}

const buttonOf = (name: string): string => `[data-action="${name}"]:not([aria-disabled="true"])`

/** A mouse: it touches things, then the brass button. */
export const mouse = (page: Page): Hands => ({
  press: (selector) => page.locator(`${selector}:visible`).first().click(),
  choose: (selector) => page.locator(`${selector}:visible`).first().click(),
  confirm: (button) => page.locator(buttonOf(button)).click(),
})

/** One finger. */
export const finger = (page: Page): Hands => ({
  press: (selector) => tap(page.locator(`${selector}:visible`).first()),
  choose: (selector) => tap(page.locator(`${selector}:visible`).first()),
  confirm: (button) => tap(page.locator(buttonOf(button))),
})

const MOST_TABS = 160

/** Nothing but keys: pencils and cards by their numbers, the focus by Tab, Space touches, Enter is the brass button. */
export function keyboard(page: Page): Hands {
  const walkTo = async (selector: string, key: string) => {
    await page.locator(`${selector}:visible`).first().waitFor()
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
      if (way === null) return page.keyboard.press(key)
      await page.keyboard.press(way)
    }
    throw new Error(`no way to ${selector} by Tab`)
  }
  return {
    press(selector) {
      const [, pencil] = /data-pencil="(\d)"/.exec(selector) ?? []
      return pencil === undefined
        ? walkTo(selector, 'Space')
        : page.keyboard.press(String(Number(pencil) + 1))
    },
    choose: (selector) => walkTo(selector, 'Enter'),
    async confirm() {
      // Enter on a place of the board touches it: the focus leaves it first.
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      )
      await page.keyboard.press('Enter')
    },
  }
}
