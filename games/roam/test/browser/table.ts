import type { Page } from 'playwright-core'
import { seenAtRest } from '../../../testing/rest.ts'
import { PATIENCE } from '../../../testing/site.ts'
import { SLOT_OF } from '../../rules/index.ts'

/** What somebody sees who looks at the table, and nothing more. */
export interface Sight {
  /** Actions so far, by the time line. */
  readonly length: number
  readonly over: boolean
  /** Characters, artifacts of the row, and artifacts of one's own that are lit. */
  readonly cards: readonly number[]
  readonly row: readonly number[]
  readonly own: readonly string[]
  /** Squares that are lit, and those that carry a marker. */
  readonly lit: readonly number[]
  readonly taken: readonly number[]
  /** Buttons that can be pressed, by their names. */
  readonly actions: readonly string[]
  /** What a square that offers more than one thing asks. */
  readonly choices: number
  /** A shape is carried. */
  readonly placing: boolean
}

/** When everything has followed: half of a former picture misleads. */
export const look = (page: Page): Promise<Sight> =>
  seenAtRest(page, () => {
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
    const numbers = (selector: string, name: string) =>
      all(selector, name).map((text) => Number.parseInt(text, 10))
    return {
      length: numbers('.time-bar input', 'max')[0] ?? -1,
      over: document.querySelector('.over') !== null,
      cards: numbers('.roam-hand [data-character][data-lit]', 'data-character'),
      row: numbers('[data-artifact][data-lit]', 'data-artifact'),
      own: all('[data-own][data-lit]', 'data-own'),
      lit: numbers('[data-square][data-lit]', 'data-square'),
      taken: numbers('[data-marker]', 'data-marker'),
      actions: all('[data-action]:not([aria-disabled="true"])', 'data-action'),
      choices: document.querySelectorAll('.fan [data-choice]').length,
      placing: document.querySelector('[data-action="confirm"]') !== null,
    }
  })

/** Waits until the table has moved on and serves whoever is asked, at most as long as a busy machine may need. */
export async function movedOn(page: Page, from: number): Promise<void> {
  await page.waitForFunction(
    (before) =>
      // At the end the table turns into a page without a time line.
      document.querySelector('.over') !== null ||
      (Number(document.querySelector('.time-bar input')?.getAttribute('max')) > before &&
        document.querySelector('.board[aria-busy]') === null &&
        document.querySelector('[data-ending]') === null &&
        !document.documentElement.hasAttribute('data-following')),
    from,
    { timeout: PATIENCE },
  )
}

/** Waits until a square asks what is meant by it, or the table has moved on. */
export async function asksOrMovedOn(page: Page, from: number): Promise<'asks' | 'moved'> {
  const came = await page.waitForFunction(
    (before) => {
      if (document.querySelector('.fan [data-choice]') !== null) return 'asks'
      const moved = Number(document.querySelector('.time-bar input')?.getAttribute('max')) > before
      return document.querySelector('.over') !== null || moved ? 'moved' : null
    },
    from,
    { timeout: PATIENCE },
  )
  return (await came.jsonValue()) === 'asks' ? 'asks' : 'moved'
}

/** The lit square that brings a land nearest to its completion. */
export function bestSquare({ lit, taken }: Sight): number {
  const full = (square: number) => taken.filter((other) => SLOT_OF[other] === SLOT_OF[square]).length
  const free = lit.filter((square) => !taken.includes(square))
  const open = free.length > 0 ? free : lit
  return open.toSorted((a, b) => full(b) - full(a))[0]
}
