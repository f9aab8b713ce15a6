import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { grave, graveOfColours } from '../../../testing/site.ts'
import type { Hands } from './hands.ts'
import { type Met, playOn } from './play.ts'
import type { Sight } from './table.ts'

/** The moments of a first round, in their order, by what the screen shows. */
const MOMENTS = {
  factions: ({ marks }) => marks.length > 0,
  leaders: ({ leaders }) => leaders.length > 0,
  camp: ({ hexes, actions }) => hexes.length > 0 && !actions.includes('endActions'),
  leadership: ({ cards, actions }) => cards.length > 0 && !actions.includes('endActions'),
  talk: ({ actions }) => actions.includes('ready'),
  preview: ({ actions }, met) => actions.includes('confirm') && met.has('act'),
  machine: ({ machine }) => machine,
} as const satisfies Readonly<Record<string, (sight: Sight, met: Met) => boolean>>

type Moment = keyof typeof MOMENTS

/** The light of a page is nothing but a sign on it. */
const turnLight = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'night' ? 'day' : 'night'
  })

/** Axe finds nothing grave in the light that was chosen, nor in the other one, which changes nothing but colours. */
export async function expectClean(page: Page, moment: string): Promise<void> {
  expect(await grave(page), moment).toEqual([])
  await turnLight(page)
  expect(await graveOfColours(page), `${moment}, in the other light`).toEqual([])
  await turnLight(page)
}

/** Plays from one moment to the next, and lets axe look at each. */
export async function lookAtMoments(page: Page, hands: Hands, moments: readonly Moment[]): Promise<Met> {
  const met: Met = new Map()
  for (const moment of moments) {
    let came = false
    const until = (sight: Sight) => {
      came = MOMENTS[moment](sight, met)
      return came
    }
    await playOn(page, hands, { until, met })
    expect(came, `the game comes to: ${moment}`).toBe(true)
    await expectClean(page, moment)
  }
  return met
}
