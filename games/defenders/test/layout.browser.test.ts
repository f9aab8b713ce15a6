import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptGame, openFile, type Point } from '../../testing/kept.ts'
import { faultsAtSizes } from '../../testing/layout.ts'
import { tap } from '../../testing/rest.ts'
import { guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { rules } from '../index.ts'
import { isDefendersView } from '../table/props.ts'

const LIT = ':is([data-spot], [data-leader])[data-lit]'
const END = '[data-action="endActions"]'

/** How many cards whoever is asked holds. */
const held = (view: Point['view']): number =>
  isDefendersView(view) ? view.players.flatMap(({ hand }) => hand ?? []).length : 0

interface Moment {
  readonly name: string
  readonly seed?: string
  readonly until: (point: Point) => boolean
  readonly aims?: string
  readonly presses?: readonly string[]
  /** What the last press leads to. */
  readonly shows?: string
}

/** Moments whose screens differ most from a turn, which the test of all games looks at; with what is shown of them. */
const MOMENTS: readonly Moment[] = [
  { name: 'a leader is chosen', until: ({ prompt }) => prompt === 'chooseLeader', aims: LIT },
  { name: 'the starting camp', until: ({ prompt }) => prompt === 'placeCamp', aims: LIT },
  {
    name: 'the leadership',
    // Somebody is threatened and may choose from four cards: its preview has most to say.
    seed: 'pictures 2',
    until: ({ prompt, length, view }) => prompt === 'lead' && length >= 60 && held(view) >= 4,
    aims: '[data-card][data-lit]',
  },
  { name: 'the reveal', until: ({ prompt, length }) => prompt === 'resolve' && length >= 20, aims: LIT },
  { name: 'the discussion', until: ({ prompt, length }) => prompt === 'discussion' && length >= 60 },
  {
    name: 'a machine card',
    until: ({ prompt, types, length }) => prompt === 'turn' && types.includes('move') && length >= 60,
    presses: [END, `.btn--brass${END}`],
    shows: '.df-machine',
  },
  {
    name: 'a camp is moved',
    seed: 'pictures 4',
    until: ({ types }) => types.includes('resolveCamp'),
    aims: LIT,
  },
  {
    name: 'a wall is breached',
    seed: 'pictures 2',
    until: ({ prompt, types }) => prompt === 'turn' && types.filter((type) => type === 'breach').length > 2,
    presses: ['[data-choice="breach"]'],
    shows: '[data-spot^="edge"][data-lit]',
    aims: '[data-spot^="edge"][data-lit]',
  },
]
const CASES = MOMENTS.flatMap((moment) => [
  { ...moment, by: 'a pointer', touch: false },
  { ...moment, by: 'a finger', touch: true },
])

describe.skipIf(noBrowser)('the moments of Defenders on eight screens, by day and by night', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test.each(CASES)('$name: nothing is cut, covered or too small for $by', async (moment) => {
    const { seed = 'pictures', touch, until, presses = [], shows, aims } = moment
    const { page } = await guest(site, { touch, locale: 'cs-CZ', calm: true })
    await page.goto(site.origin)
    await openFile(page, keptGame(rules, 'novice', { seed, seats: 4, alone: true, until }))
    for (const pressed of presses) {
      const thing = page.locator(pressed).first()
      await (touch ? tap(thing) : thing.click())
    }
    if (shows !== undefined) await page.locator(shows).first().waitFor()
    expect(await faultsAtSizes(page, touch, aims)).toEqual([])
  })
})
