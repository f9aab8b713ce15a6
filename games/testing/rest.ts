import type { Locator, Page } from 'playwright-core'

/** Everything was drawn that the page knew of: what watches sizes, and what lies around a board, has followed. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
      }),
  )
  await page.locator('html:not([data-following])').waitFor({ state: 'attached' })
}

/**
 * Reads something once, when the page has come to rest. It is for what must have stayed as it was, must not be there,
 * or decides what a test does next: after a sign that whatever could change it is done, or it proves nothing. What is
 * still to come is waited for by `eventually`.
 */
export async function atRest<T>(page: Page, read: () => Promise<T>): Promise<T> {
  await settled(page)
  return read()
}

/** What the page shows as soon as everything has followed, looked at in one moment. */
export async function seenAtRest<T extends object>(page: Page, see: () => T): Promise<T> {
  const look = `document.documentElement.hasAttribute('data-following') ? null : (${see})()`
  for (;;) {
    await page.locator('html:not([data-following])').waitFor({ state: 'attached' })
    const sight = await page.evaluate<T | null>(look)
    if (sight !== null) return sight
  }
}

/** Waits until whoever was handed the screen has their table before them. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('.handover').waitFor({ state: 'detached' })
}

/** A touch of one finger. The press that it becomes arrives after it: here it has arrived. */
export async function tap(thing: Locator): Promise<void> {
  const page = thing.page()
  await page.evaluate(() => {
    Reflect.set(window, 'pressed', false)
    window.addEventListener('click', () => Reflect.set(window, 'pressed', true), {
      capture: true,
      once: true,
    })
  })
  await thing.tap()
  await page.waitForFunction(() => Reflect.get(window, 'pressed') === true)
}
