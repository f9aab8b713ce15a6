import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change } from '../../../games/testing/laying.ts'
import { DESK, noBrowser, openSite, type Site, visit } from '../../../games/testing/site.ts'
import { tasksWhile } from '../../../games/testing/tracing.ts'

/** How long the page may be deaf, and how long the strongest bot may think, in milliseconds. */
const DEAF = 50
const PATIENCE = 2000

/** Put before the worker's own code: it tells with each answer how long it thought by its own clock. */
const CLOCK = `
  let since = 0
  const tell = self.postMessage.bind(self)
  self.addEventListener('message', () => { since = performance.now() })
  self.postMessage = (answer) => tell({ ...answer, took: performance.now() - since })
`

/** In the page: collects what the worker tells. */
const NOTES = `
  window.thoughts = []
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => { if (data.took !== undefined) window.thoughts.push(data.took) })
    }
  }
`

/**
 * In the page: a person who knows only the list of moves, and takes the last of the first group as soon as it is there.
 * Says at the end how long the game was: the page of the end has no time line.
 */
const PERSON = `
  document.querySelector('main').dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }))
  new Promise((over) => {
    let before = null
    let since = 0
    const look = () => {
      if (document.querySelector('.over') !== null) return over(Number(before))
      const moves = [...document.querySelectorAll('.moves fieldset:first-of-type .move')]
      const length = document.querySelector('.time-bar input')?.max
      const move = moves.at(-1)
      // The list follows the board by a frame: an old move that was taken from it changes nothing.
      if (move !== undefined && (length !== before || performance.now() > since + 300)) {
        before = length
        since = performance.now()
        move.click()
      }
      setTimeout(look, 20)
    }
    look()
  })
`

describe.skipIf(noBrowser)('a whole game against the strongest bot', { timeout: 300_000 }, () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ pixels: true })
  })
  afterAll(() => site.close())

  async function sitDown(page: Page): Promise<void> {
    await page.goto(`${site.origin}#/roam`)
    await change(page, 'seat1', 'navigator')
    await page.getByRole('button', { name: 'Sit down' }).click()
    await page.locator('[data-square]').first().waitFor()
  }

  test('no move takes it longer than a person likes to wait, and the page stays awake', async () => {
    const { page, context, errors } = await visit(site, DESK)
    await context.route('**/thinker-*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: CLOCK + (await response.text()) })
    })
    await page.addInitScript(NOTES)
    await page.reload()
    await sitDown(page)

    let length = 0
    const tasks = await tasksWhile(site.browser, page, async () => {
      length = await page.evaluate<number>(PERSON)
    })
    const thoughts = await page.evaluate<number[]>('window.thoughts')
    const longest = Math.max(...thoughts)
    console.log(
      `${length} actions, ${thoughts.length} of them thought about: at most ${Math.round(longest)} ms, ` +
        `${Math.round(thoughts.reduce((sum, took) => sum + took, 0) / thoughts.length)} ms on average; ` +
        `the page's longest task ${tasks[0]?.toFixed(1)} ms of the processor`,
    )
    // From the first move to the last: both sides have played, and the bot has answered again and again.
    expect(await page.locator('.over').count()).toBe(1)
    expect(length).toBeGreaterThan(30)
    expect(thoughts.length).toBeGreaterThan(length / 4)
    expect(longest).toBeLessThan(PATIENCE)
    expect(tasks.length).toBeGreaterThan(length)
    expect(tasks[0]).toBeLessThan(DEAF)
    expect(errors).toEqual([])
    await context.close()
  })
})
