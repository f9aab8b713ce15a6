import type { Page } from 'playwright-core'

/** Changes a word of a table being laid: an option by its name, a seat as `seat1`, or the seed. */
export async function change(page: Page, word: string, value: string): Promise<void> {
  await page.locator(`[data-word="${word}"]`).click()
  await page.locator(`.word-tip [data-value="${value}"]`).click()
}

/** Plays by a seed. */
export async function seeded(page: Page, seed: string): Promise<void> {
  await change(page, 'seed', 'seed')
  await page.locator('.word-tip input').fill(seed)
  await page.keyboard.press('Escape')
}
