import type { Page } from 'playwright-core'
import { seenAtRest } from '../../../testing/rest.ts'

/** What somebody sees who looks at the table, and nothing more. Things are named by selectors. */
export interface Sight {
  /** Actions so far, by the time line. */
  readonly length: number
  readonly over: boolean
  /** The screen is handed over between secret choices. */
  readonly handsOver: boolean
  /** A machine card is shown with its steps. */
  readonly machine: boolean
  readonly hexes: readonly string[]
  readonly edges: readonly string[]
  readonly cards: readonly string[]
  readonly piles: readonly string[]
  readonly marks: readonly string[]
  readonly leaders: readonly string[]
  readonly items: readonly string[]
  readonly plates: number
  readonly actions: readonly string[]
  /** The end of the actions is the brass button: one more press ends them. */
  readonly ends: boolean
  /** What a hex that offers more than one thing asks. */
  readonly fan: number
}

/** When everything has followed: half of a former picture misleads. */
export const look = (page: Page): Promise<Sight> =>
  seenAtRest(page, () => {
    const lit = (name: string) =>
      [...document.querySelectorAll(`[${name}][data-lit]`)].map(
        (element) => `[${name}="${element.getAttribute(name)}"]`,
      )
    const spots = lit('data-spot')
    return {
      length: Number(document.querySelector('.time-bar input')?.getAttribute('max') ?? -1),
      over: document.querySelector('.over') !== null,
      handsOver: document.querySelector('.handover') !== null,
      machine: document.querySelector('.df-machine') !== null,
      hexes: spots.filter((spot) => spot.includes('hex:')),
      edges: spots.filter((spot) => spot.includes('edge:')),
      cards: lit('data-card'),
      piles: lit('data-pile'),
      marks: lit('data-choice').filter((mark) => mark.includes('faction')),
      leaders: lit('data-leader'),
      items: lit('data-item'),
      plates: document.querySelectorAll('.df-plate-button[data-lit]').length,
      actions: [...document.querySelectorAll('[data-action]:not([aria-disabled="true"])')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('data-action') ?? ''),
      ends: document.querySelector('.btn--brass[data-action="endActions"]') !== null,
      fan: document.querySelectorAll('.fan [data-choice]').length,
    }
  })

/** Waits until everything beside the plate has followed it. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.over') !== null ||
      document.querySelector('.handover') !== null ||
      (document.querySelector('.time-bar input') !== null &&
        document.querySelector('.board[aria-busy]') === null &&
        document.querySelector('[data-ending]') === null &&
        !document.documentElement.hasAttribute('data-following')),
  )
}

/** Waits until a machine card is played out. */
export async function played(page: Page): Promise<void> {
  await page.locator('.df-machine:not([data-still])').waitFor({ state: 'detached' })
}

/** Waits until the end of the actions is asked for once more, or they have ended. */
export async function endAsked(page: Page, from: number): Promise<void> {
  await page.waitForFunction(
    (before) =>
      document.querySelector('.over, .handover, .btn--brass[data-action="endActions"]') !== null ||
      Number(document.querySelector('.time-bar input')?.getAttribute('max')) > before,
    from,
  )
}

/** Waits until the table has moved on. */
export async function movedOn(page: Page, from: number): Promise<void> {
  await page.waitForFunction(
    (before) =>
      document.querySelector('.over') !== null ||
      document.querySelector('.handover') !== null ||
      Number(document.querySelector('.time-bar input')?.getAttribute('max')) > before,
    from,
  )
  await settled(page)
}
