import type { Browser, BrowserContext, Page } from 'playwright-core'
import { moduleOf } from '../../games/registry.ts'
import { keptGame, openFile, type Point } from '../../games/testing/kept.ts'
import { SIZES } from '../../games/testing/layout.ts'
import { settled } from '../../games/testing/rest.ts'
import { type Name, openTown, type Town } from './town.ts'

/* Pictures of the places around a table: hall, room, who is there, who comes late, what was played, who looks after it. */

/** A moment in one of the places, named as the mockups are. */
interface Moment {
  readonly name: string
  /** Who looks; somebody new if nobody is named. */
  readonly who?: Name
  /** Who else has the table open. */
  readonly beside?: readonly Name[]
  readonly address: (town: Town) => string
  /** Tells of what was played before. */
  readonly past?: true
  /** Before the page is opened. */
  readonly before?: (context: BrowserContext, town: Town) => Promise<unknown>
  /** When it is open. */
  readonly opened?: (page: Page, town: Town) => Promise<unknown>
  readonly waits: string
}

const hall = (): string => '#/online'
const at = (table: keyof Town['tables']) => (town: Town) => `#/table/${town.tables[table]}`
const never = (): void => {}
const still = (path: string) => (context: BrowserContext) => context.route(path, never)
const silent = (path: string) => (context: BrowserContext) => context.route(path, (route) => route.abort())
const press = (selector: string) => (page: Page) => page.locator(selector).first().click()
const profile = (): string => '#/profile'
const leaders = (game: string) => (): string => `#/leaderboard/${game}`

/** A dialog of the card with one's name: the button that opens it, counted among its neighbours. */
const card = (name: string, who: Name, nth: number): Moment => ({
  name,
  who,
  address: hall,
  opened: (page) => page.locator('.who-do > button').nth(nth).click(),
  waits: 'dialog',
})

/** The connection to the table breaks and does not come back. */
async function cut(page: Page): Promise<void> {
  await page.routeWebSocket(/./, (socket) => socket.close())
  await page.reload()
}

/** Games of this device that were left in the middle; the last one is the first to go on with. */
async function leaveGames(page: Page): Promise<void> {
  for (const [game, player] of LEFT) {
    const rules = await moduleOf(game)?.rules()
    if (rules === undefined) throw new Error(`there is no game '${game}'`)
    const kept = { seed: 'pictures', seats: 3, alone: true, until: ({ length }: Point) => length > 40 }
    await openFile(page, keptGame(rules, player, kept))
    await page.evaluate("location.hash = '#/'")
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
  }
}
const LEFT = [
  ['defenders', 'novice'],
  ['ark', 'novice'],
  ['roam', 'greedy'],
] as const

const MOMENTS: readonly Moment[] = [
  { name: 'home-continue', who: 'Eliška', address: () => '', opened: leaveGames, waits: '.plate--first' },
  { name: 'hall', who: 'Eliška', beside: ['Marie'], address: hall, waits: '.waiting-plate image' },
  { name: 'hall-calm', who: 'Ctibor', address: hall, waits: '.table-plate image' },
  { name: 'hall-empty', address: hall, waits: '.hall-none' },
  {
    name: 'hall-coming',
    who: 'Eliška',
    address: hall,
    before: still('**/api/tables'),
    waits: '.hall-h small:not(:empty)',
  },
  {
    name: 'hall-silent',
    who: 'Eliška',
    address: hall,
    before: silent('**/api/tables'),
    waits: '.hall-silent',
  },
  {
    name: 'hall-offline',
    who: 'Eliška',
    address: hall,
    async opened(page) {
      await page.locator('.waiting-plate image').first().waitFor()
      await page.context().setOffline(true)
    },
    waits: '.hall-calm',
  },
  { name: 'room', who: 'Eliška', beside: ['Marie'], address: at('room'), waits: '.room-seal' },
  { name: 'room-guest', who: 'Marie', address: at('room'), waits: '.room-host' },
  { name: 'room-newcomer', address: at('room'), waits: '.room-ask' },
  {
    name: 'room-seal',
    who: 'Eliška',
    address: at('room'),
    opened: press('.room-seal'),
    waits: 'dialog, [role="dialog"]',
  },
  {
    name: 'room-word',
    who: 'Eliška',
    address: at('room'),
    opened: press('.room-how [data-word]'),
    waits: '.word-tip',
  },
  { name: 'room-lost', who: 'Eliška', address: at('room'), opened: cut, waits: '.room-lost' },
  { name: 'room-gone', who: 'Eliška', address: () => '#/table/nowhere', waits: 'main h1' },
  card('card-name', 'Eliška', 0),
  card('card-reminders', 'Eliška', 1),
  card('card-keep', 'Eliška', 2),
  card('card-enter', 'Eliška', 3),
  card('card-forget', 'Eliška', 4),
  card('card-account', 'Alžběta', 2),
  { name: 'letter', address: () => '#/account?letter=gone', waits: '.lobby-part form' },
  { name: 'friend-gone', address: () => '#/friend/gone', waits: '.lobby-part p' },
  { name: 'operator', who: 'Alžběta', past: true, address: () => '#/operator', waits: '.op-sums' },
  { name: 'operator-other', who: 'Marie', address: () => '#/operator', waits: '.op-box .btn' },
  { name: 'profile', who: 'Eliška', past: true, address: profile, waits: '.archived image' },
  { name: 'profile-empty', who: 'Alžběta', address: profile, waits: '.archive-empty' },
  { name: 'profile-device', address: profile, waits: '.archive-empty' },
  {
    name: 'profile-word',
    who: 'Eliška',
    past: true,
    address: profile,
    opened: press('.archive-filter [data-word]'),
    waits: '.word-tip',
  },
  {
    name: 'profile-coming',
    who: 'Eliška',
    address: profile,
    before: still('**/api/me/archive**'),
    waits: '.archived--coming',
  },
  {
    name: 'profile-silent',
    who: 'Eliška',
    address: profile,
    before: silent('**/api/me/archive**'),
    waits: '.hall-silent',
  },
  { name: 'leaderboard', who: 'Eliška', past: true, address: leaders('roam'), waits: '.leader' },
  { name: 'leaderboard-empty', who: 'Eliška', address: leaders('ark'), waits: '.hall-quiet' },
  {
    name: 'leaderboard-together',
    who: 'Eliška',
    past: true,
    address: leaders('defenders'),
    waits: '.parties',
  },
  {
    name: 'leaderboard-silent',
    who: 'Eliška',
    address: leaders('roam'),
    before: silent('**/api/leaderboard/**'),
    waits: '.hall-silent',
  },
  { name: 'late-friend', who: 'Jan Kryštof', address: at('hidden'), waits: '.knock' },
  {
    name: 'table-about',
    who: 'Eliška',
    address: at('slow'),
    opened: press('.table-tools button:visible'),
    waits: 'dialog',
  },
  {
    name: 'presence-thinks',
    who: 'Eliška',
    beside: ['Marie', 'Vydra'],
    address: at('played'),
    before: async (_, town) => town.jump(4),
    waits: '.pline',
  },
  {
    name: 'presence-late',
    who: 'Eliška',
    address: at('played'),
    before: async (_, town) => town.jump(12),
    waits: '.pline',
  },
  {
    name: 'presence-vote',
    who: 'Eliška',
    address: at('played'),
    opened: (page) => page.locator('.pline .btn--line').last().click(),
    waits: '.ballots',
  },
]

interface Wanted {
  readonly browser: Browser
  readonly dist: string
  readonly language: string
  readonly only: RegExp
  /** Keeps a picture of the page. */
  readonly take: (page: Page, name: string) => Promise<void>
}

const LIGHTS = ['day', 'night'] as const
type Light = (typeof LIGHTS)[number]
type Shot = (typeof SIZES)[number] & { readonly light: Light; readonly name: string }

const shotsOf = (moment: Moment, { only }: Wanted): Shot[] =>
  SIZES.flatMap((size) =>
    LIGHTS.map((light) => ({ ...size, light, name: `${moment.name}-${light}-${size.width}` })),
  ).filter(({ name }) => only.test(name))

export async function takePlaces(wanted: Wanted): Promise<void> {
  const moments = MOMENTS.filter((moment) => shotsOf(moment, wanted).length > 0)
  if (moments.length === 0) return
  const past = moments.some((moment) => moment.past === true)
  const town = await openTown(wanted.browser, wanted.dist, { past })
  try {
    for (const moment of moments) await takeMoment(moment, town, wanted)
  } finally {
    await town.close()
  }
}

async function takeMoment(moment: Moment, town: Town, wanted: Wanted): Promise<void> {
  const others: BrowserContext[] = []
  for (const name of moment.beside ?? []) {
    const context = await comes(name, town, wanted, false)
    others.push(context)
    await (await context.newPage()).goto(`${town.origin}${moment.address(town)}`)
  }
  const shots = shotsOf(moment, wanted)
  for (const touch of [false, true]) {
    const mine = shots.filter((shot) => shot.touch === touch)
    if (mine.length === 0) continue
    const context = await comes(moment.who, town, wanted, touch)
    await moment.before?.(context, town)
    const page = await context.newPage()
    await page.setViewportSize(mine[0])
    await page.goto(`${town.origin}${moment.address(town)}`)
    await moment.opened?.(page, town)
    await page.locator(moment.waits).first().waitFor()
    for (const { width, height, light, name } of mine) {
      await page.setViewportSize({ width, height })
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), light)
      await settled(page)
      await wanted.take(page, name)
    }
    await context.close()
  }
  for (const context of others) await context.close()
}

/** Somebody at a device of their own; somebody new if nobody is named. */
async function comes(name: Name | undefined, town: Town, { browser, language }: Wanted, touch: boolean) {
  const luggage = name === undefined ? undefined : town.luggage.get(name)
  const context = await browser.newContext({
    locale: language,
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: touch ? 2 : 1,
    serviceWorkers: 'block',
    ...(luggage === undefined ? {} : { storageState: luggage }),
  })
  context.setDefaultTimeout(90_000)
  return context
}
