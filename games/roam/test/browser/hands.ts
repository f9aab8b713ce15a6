import type { Locator, Page } from 'playwright-core'
import { atRest, tap } from '../../../testing/rest.ts'

/** A way to touch the page. A selector means the first thing on the screen that fits it. */
export interface Hands {
  /** Presses a button, a link, a card, a square; what is shown first is confirmed. */
  press(selector: string): Promise<void>
  /** Brings the carried shape near a square and leaves it there for good. */
  place(square: number): Promise<void>
  /** The same, but it is only shown. */
  aim(square: number): Promise<void>
  write(selector: string, text: string): Promise<void>
}

const squareAt = (square: number) => `[data-square="${square}"]`
/** What was touched is shown and waits for its confirmation. */
const PINNED = '[role="grid"][data-pinned]'
export const isPinned = async (page: Page): Promise<boolean> => (await page.locator(PINNED).count()) > 0
/** The brass button of whatever waits: of a place, or of something to be bought. */
const CONFIRMING = ':is([data-action="confirm"], [data-action="buy"]):not([aria-disabled="true"])'
export const CONFIRM = '[data-action="confirm"]:not([aria-disabled="true"])'

/** Whether a press has shown something that waits for its confirmation. */
async function asksToConfirm(page: Page, selector: string): Promise<boolean> {
  return /data-(?:square|artifact|own|choice)/.test(selector) && atRest(page, () => isPinned(page))
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  await thing.scrollIntoViewIfNeeded()
  const box = await thing.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A mouse: shapes hang from it, a click pins them, and a second one, the button or Enter confirms. */
export function mouse(page: Page): Hands {
  let placed = 0
  const aim = async (square: number) => {
    const { x, y } = await middleOf(page.locator(squareAt(square)))
    await page.mouse.move(x, y)
    await page.locator(CONFIRM).waitFor()
  }
  return {
    async press(selector) {
      await page.locator(selector).first().click()
      if (await asksToConfirm(page, selector)) await page.locator(CONFIRMING).click()
    },
    aim,
    async place(square) {
      await aim(square)
      await page.mouse.down()
      await page.mouse.up()
      await page.locator(PINNED).waitFor()
      placed++
      if (placed % 3 === 0) await page.locator(CONFIRM).click()
      else if (placed % 3 === 1) await page.keyboard.press('Enter')
      else {
        await page.mouse.down()
        await page.mouse.up()
      }
    },
    // The list of a select is the system's, not the page's: no mouse reaches it.
    async write(selector, text) {
      await page.locator(selector).click()
      await page.keyboard.type(text)
    },
  }
}

/** A card pulled from the hand onto the map, without letting go in between; its shape is shown there, and confirmed. */
export async function drag(page: Page, card: string, square: number): Promise<void> {
  const from = await middleOf(page.locator(card).first())
  const to = await middleOf(page.locator(squareAt(square)))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.locator(CONFIRM).waitFor()
  await page.mouse.move(to.x + 1, to.y + 1)
  await page.mouse.up()
  await page.locator(PINNED).waitFor()
  await page.locator(CONFIRM).click()
}

/** Where a phone keeps things. */
const TABS = [
  ['data-artifact', 'offer'],
  ['data-own', 'me'],
  ['data-character', 'table'],
] as const

/** By the bar of tabs, or where it has no room, by the menu. */
async function openTab(page: Page, tab: string): Promise<void> {
  const inBar = page.locator(`.nav [data-tab="${tab}"]`)
  if (await atRest(page, () => inBar.isVisible())) return tap(inBar)
  await tap(page.locator('.tool-more'))
  await tap(page.locator(`.menu-tab--${tab}`))
}

/** One finger. Shapes follow it and wait for the button or a second tap; what is put away is pulled out first. */
export function finger(page: Page): Hands {
  let placed = 0
  const press = async (selector: string) => {
    const thing = page.locator(selector).first()
    const tab = TABS.find(([sign]) => selector.includes(sign))?.[1]
    if (tab !== undefined && (await atRest(page, () => thing.isHidden()))) await openTab(page, tab)
    await tap(thing)
    if (await asksToConfirm(page, selector)) await tap(page.locator(CONFIRMING))
  }
  const aim = async (square: number) => {
    await tap(page.locator(squareAt(square)))
    await page.locator(CONFIRM).waitFor()
  }
  return {
    press,
    aim,
    async place(square) {
      await aim(square)
      placed++
      await tap(page.locator(placed % 2 === 0 ? CONFIRM : squareAt(square)))
    },
    async write(selector, text) {
      await tap(page.locator(selector))
      await page.keyboard.type(text)
    },
  }
}
