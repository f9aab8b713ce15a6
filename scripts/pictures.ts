import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createAppServer } from '@vyprava/server'
import type { Browser, Page } from 'playwright-core'
import { roomOf } from '../games/registry.ts'
import { launch } from '../games/testing/chromium.ts'
import { type Kept, keptGame, openFile } from '../games/testing/kept.ts'
import { findings, SIZES, settled } from '../games/testing/layout.ts'
import { buildIfStale } from './build.ts'

/* Pictures of the tables at all sizes, by day and by night, named as the mockups are, to be laid beside them. */

/** How long anything may take on a busy machine, in milliseconds. */
const PATIENCE = 90_000
const root = join(import.meta.dirname, '..')

/** A moment of a game that is worth a picture. */
interface Scene extends Kept {
  readonly game: string
  readonly player: string
  /** What is shown as if it were chosen: the first lit place of the board. */
  readonly aims?: boolean
  /** The name of its picture at a size; null where there is none. */
  readonly named: (size: string) => string | null
}

/** The name of a mockup for each size. */
const ROAM: Readonly<Record<string, string>> = {
  '1920x1080': 'roam-1920',
  '1440x900': 'roam-full-day-1440',
  '1280x720': 'roam-four-1280x720',
  '1024x768': 'roam-1024x768',
  '820x1180': 'roam-820',
  '844x390': 'roam-landscape-844x390',
  '390x844': 'roam-390',
  '360x780': 'roam-360',
}
const SHORT: Readonly<Record<string, string>> = {
  '1920x1080': '1920',
  '1440x900': '1440',
  '820x1180': '820',
  '390x844': '390',
  '360x780': '360',
}

const framed = (game: string, seats: number, player: string): Scene => ({
  game,
  player,
  seats,
  seed: 'pictures',
  alone: true,
  until: ({ length }) => length >= 20,
  named: (size) => `${game}-frame-${SHORT[size] ?? size}`,
})

const roam = {
  game: 'roam',
  player: 'greedy',
  seats: 4,
  seed: 'pictures',
  options: { mode: 'full' },
  alone: true,
} as const

const defenders = { game: 'defenders', player: 'novice', seats: 4, seed: 'pictures', alone: true } as const

/** A moment of Defenders that has mockups on a desk and on a phone. */
const moment = (name: string, until: Scene['until']): Scene => ({
  ...defenders,
  aims: true,
  until,
  named: (size) =>
    size === '1440x900'
      ? `defenders-${name}-day-1440`
      : size === '390x844'
        ? `defenders-${name}-day-390`
        : null,
})

const SCENES: readonly Scene[] = [
  {
    ...roam,
    aims: true,
    until: ({ length, prompt }) => length > 60 && prompt === 'place',
    named: (size) => ROAM[size],
  },
  {
    ...roam,
    until: ({ length, prompt }) => length > 60 && prompt === 'character',
    named: (size) => (/^(?:844|360)/.test(size) ? `${ROAM[size]}-hand` : null),
  },
  {
    ...roam,
    seats: 2,
    until: ({ types }) => types.filter((type) => type === 'place').length >= 30,
    named: (size) => (size === '1440x900' ? 'legal-many-day-1440' : null),
  },
  framed('ark', 4, 'novice'),
  {
    ...defenders,
    aims: true,
    until: ({ length, prompt, types }) => length > 60 && prompt === 'turn' && types.includes('move'),
    named: (size) => `defenders-frame-${SHORT[size] ?? size}`,
  },
  moment('choose', ({ prompt }) => prompt === 'chooseLeader'),
  moment('leadership', ({ length, prompt }) => length > 60 && prompt === 'lead'),
  moment('reveal', ({ length, prompt }) => length > 20 && prompt === 'resolve'),
  moment('talk', ({ length, prompt }) => length > 60 && prompt === 'discussion'),
  { ...moment('solo', ({ length, prompt }) => length > 20 && prompt === 'lead'), seats: 1 },
  framed('euthia', 2, 'novice'),
]

const { values } = parseArgs({
  options: {
    /** Where the app is served, if somebody does. */
    origin: { type: 'string' },
    folder: { type: 'string', default: join(root, 'artifacts/pictures') },
    /** Only pictures whose names contain this. */
    only: { type: 'string', default: '' },
    language: { type: 'string', default: 'cs-CZ' },
  },
})

async function serve(): Promise<{ readonly origin: string; readonly close: () => void }> {
  await buildIfStale()
  const server = createAppServer(join(root, 'packages/web/dist'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function fileOf(scene: Scene): Promise<string> {
  const rules = await roomOf(scene.game)?.rules()
  if (rules === undefined) throw new Error(`there is no game '${scene.game}'`)
  return keptGame(rules, scene.player, scene)
}

/** By night the name of a mockup says so, in place of the day or at its end. */
const atNight = (name: string): string =>
  name.includes('-day') ? name.replace('-day', '-night') : `${name}-night`

/** Nobody finds the board empty-handed on a mockup. What was touched stays shown; a second touch would confirm it. */
async function aim(page: Page, touch: boolean): Promise<void> {
  if ((await page.locator('[data-pinned]').count()) > 0) return
  const place = page.locator(':is([data-square], [data-spot], [data-card], [data-leader])[data-lit]').first()
  if ((await place.count()) === 0) return
  if (touch) await place.tap()
  else await place.hover()
  await settled(page)
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(values.folder, `${name}.png`) })
  const faults = await findings(page)
  console.log(`${name}: ${faults.length === 0 ? 'nothing is wrong' : `${faults.length} faults`}`)
  for (const fault of faults) console.log(`  ${fault}`)
}

async function picture(browser: Browser, origin: string, scene: Scene, touch: boolean): Promise<void> {
  const sizes = SIZES.filter((size) => size.touch === touch)
    .map((size) => ({ ...size, name: scene.named(`${size.width}x${size.height}`) ?? '' }))
    .filter(({ name }) => name !== '' && name.includes(values.only))
  if (sizes.length === 0) return
  const context = await browser.newContext({
    viewport: sizes[0],
    locale: values.language,
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  await page.goto(origin)
  await openFile(page, await fileOf(scene))
  for (const { width, height, name } of sizes) {
    await page.setViewportSize({ width, height })
    for (const light of ['day', 'night']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), light)
      await settled(page)
      if (scene.aims === true) await aim(page, touch)
      await take(page, light === 'day' ? name : atNight(name))
    }
  }
  await context.close()
}

const served = values.origin === undefined ? await serve() : { origin: values.origin, close: () => {} }
const browser = await launch()
mkdirSync(values.folder, { recursive: true })
for (const scene of SCENES) {
  for (const touch of [false, true]) await picture(browser, served.origin, scene, touch)
}
await browser.close()
served.close()
console.log(`The pictures lie in ${values.folder}.`)
