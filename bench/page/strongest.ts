import type { Browser } from 'playwright-core'
import { change } from '../../games/testing/laying.ts'
import { tasksWhile } from '../../games/testing/tracing.ts'
import { rounded, spread } from '../drawing/spread.ts'
import { DESKTOP } from './desktop.ts'

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

/** A whole game of Roam against the strongest bot: how long it thinks, and how long the page is deaf meanwhile. */
export async function benchStrongest(browser: Browser, origin: string): Promise<object> {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.route('**/thinker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: CLOCK + (await response.text()) })
  })
  const page = await context.newPage()
  await page.addInitScript(NOTES)
  await page.goto(`${origin}#/roam`)
  await change(page, 'seat1', 'navigator')
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.locator('[data-square]').first().waitFor()
  let actions = 0
  const tasks = await tasksWhile(browser, page, async () => {
    actions = await page.evaluate<number>(PERSON)
  })
  const thoughts = await page.evaluate<number[]>('window.thoughts')
  await context.close()
  return { actions, thoughts: spread(thoughts), longestTask: rounded(tasks[0] ?? 0) }
}
