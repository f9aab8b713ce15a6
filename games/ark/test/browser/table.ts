import type { Page } from 'playwright-core'
import { seenAtRest } from '../../../testing/rest.ts'

/** What somebody sees who looks at the table, and nothing more. Things are named by selectors. */
export interface Sight {
  /** Actions so far, by the time line. */
  readonly length: number
  readonly over: boolean
  /** The screen is handed over between secret answers. */
  readonly handsOver: boolean
  readonly hexes: readonly string[]
  readonly fields: readonly string[]
  readonly pencils: readonly string[]
  readonly cards: readonly string[]
  readonly characters: readonly string[]
  readonly systems: readonly string[]
  readonly actions: readonly string[]
  /** Pencils of a ring on a hex. */
  readonly ring: number
}

/** When everything has followed: half of a former picture misleads. */
export const look = (page: Page): Promise<Sight> =>
  seenAtRest(page, () => {
    const lit = (name: string, within = '') =>
      [...document.querySelectorAll(`${within}[${name}][data-lit]`)]
        .filter((element) => element.checkVisibility())
        .map((element) => `${within}[${name}="${element.getAttribute(name)}"]`)
    return {
      length: Number(document.querySelector('.time-bar input')?.getAttribute('max') ?? -1),
      over: document.querySelector('.over') !== null,
      handsOver: document.querySelector('.handover') !== null,
      hexes: lit('data-spot', '.ak-sheet > .hexes '),
      fields: lit('data-spot', '.ak-compass '),
      pencils: lit('data-pencil'),
      cards: lit('data-card'),
      characters: lit('data-character'),
      systems: lit('data-system'),
      actions: [...document.querySelectorAll('[data-action]:not([aria-disabled="true"])')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('data-action') ?? ''),
      ring: document.querySelectorAll('.ak-fan-p').length,
    }
  })

/** Waits until everything beside the sheet has followed it. */
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
