import type { Page } from 'playwright-core'
import { eventually } from './site.ts'

/* A table as somebody plays it through its list of moves. */

export const timeLine = (page: Page) => page.locator('.time-bar input')
export const moves = (page: Page) => page.locator('.move')
export const lengthOf = async (page: Page): Promise<number> =>
  Number(await timeLine(page).getAttribute('max'))

/** Opens the list; whoever is not on turn finds it empty. */
export async function openMoves(page: Page): Promise<void> {
  await timeLine(page).waitFor({ state: 'attached' })
  await page.locator('main').press('l')
  await page.locator('.moves').waitFor()
}

/** Waits until everything around the board has followed it. */
export async function followed(page: Page): Promise<void> {
  await page.locator('html:not([data-following])').waitFor({ state: 'attached' })
}

/** Waits for a move of ours, in a list that has followed the table: for a few pictures it still shows the former one. */
export async function ourMove(page: Page): Promise<void> {
  await page.locator('html:not([data-following]) .move').first().waitFor()
}

/** Opens the list when it is our turn. */
export async function openOwnMoves(page: Page): Promise<void> {
  await openMoves(page)
  await ourMove(page)
}

/** Takes the first legal move of the list and waits until it is our turn again. */
export async function takeOne(page: Page): Promise<void> {
  await ourMove(page)
  const before = await lengthOf(page)
  await moves(page).first().click()
  await eventually(() => lengthOf(page)).toBeGreaterThan(before)
  await ourMove(page)
}
