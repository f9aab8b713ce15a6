import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createAppServer } from '@vyprava/server'
import type { Browser, Page } from 'playwright-core'
import { moduleOf } from '../games/registry.ts'
import { launch } from '../games/testing/chromium.ts'
import { keptGame, openFile } from '../games/testing/kept.ts'
import { aim, findings, SIZES } from '../games/testing/layout.ts'
import { settled } from '../games/testing/rest.ts'
import { buildIfStale } from './build.ts'
import { ARK } from './pictures/ark.ts'
import { DEFENDERS } from './pictures/defenders.ts'
import { ENDS } from './pictures/ends.ts'
import { EUTHIA } from './pictures/euthia.ts'
import { PAGES } from './pictures/pages.ts'
import { takePlaces } from './pictures/places.ts'
import type { Scene } from './pictures/scene.ts'

/* Pictures of the tables at all sizes, by day and by night, named as the mockups are, to be laid beside them. */

/** How long anything may take on a busy machine, in milliseconds. */
const PATIENCE = 90_000
/** A page of so many screens is one picture more; a book is not. */
const MOST_SCREENS = 6
const root = join(import.meta.dirname, '..')

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
const roam = {
  game: 'roam',
  player: 'greedy',
  seats: 4,
  seed: 'pictures',
  options: { mode: 'full' },
  alone: true,
} as const

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
  ...ARK,
  ...DEFENDERS,
  ...EUTHIA,
  ...ENDS,
  ...PAGES,
]

const { values } = parseArgs({
  options: {
    /** Where the app is served, if somebody does. */
    origin: { type: 'string' },
    folder: { type: 'string', default: join(root, 'artifacts/pictures') },
    /** Only pictures whose names fit this. */
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
  const rules = await moduleOf(scene.game)?.rules()
  if (rules === undefined) throw new Error(`there is no game '${scene.game}'`)
  return keptGame(rules, scene.player, scene)
}

/** By night the name of a mockup says so, in place of the day or at its end. */
const atNight = (name: string): string =>
  name.includes('-day') ? name.replace('-day', '-night') : `${name}-night`
const shotsOf = (name: string) => [
  { light: 'day', name },
  { light: 'night', name: atNight(name) },
]

const LIT = ':is([data-square], [data-spot], [data-card], [data-leader])[data-lit]'

async function press(page: Page, touch: boolean, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    const thing = page.locator(selector).first()
    await (touch ? thing.tap() : thing.click())
    await settled(page)
  }
}

/** Sizes without tabs show everything at once. */
async function openTab(page: Page, tab: string): Promise<void> {
  const button = page.locator(tab).first()
  if (!(await button.isVisible())) return
  await button.tap()
  await settled(page)
}

/** What else is done to a page so that a moment stays. */
const ALIKE: Readonly<Record<NonNullable<Scene['alike']>, string>> = {
  waiting: 'window.Worker = class extends EventTarget { postMessage() {} terminate() {} }',
  slow: `const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options)
      animation.currentTime = 0.55 * animation.effect.getComputedTiming().endTime
      animation.playbackRate = 0.001
      return animation
    }`,
}

/** What brings a page to the moment of a scene. */
async function begin(page: Page, touch: boolean, { presses = [], opens, waits }: Scene): Promise<void> {
  await press(page, touch, typeof presses === 'function' ? presses() : presses)
  if (opens !== undefined) await page.keyboard.press(opens)
  if (waits !== undefined) await page.locator(waits).first().waitFor()
}

async function take(page: Page, name: string, { covers = false }: Pick<Scene, 'covers'> = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(values.folder, `${name}.png`) })
  // The check knows tables; other pages may be longer than the screen.
  if ((await page.locator('.table').count()) === 0) {
    const { full, seen } = await page.evaluate(() => ({
      full: document.documentElement.scrollHeight,
      seen: window.innerHeight,
    }))
    if (full > seen + 1 && full <= MOST_SCREENS * seen)
      await page.screenshot({ path: join(values.folder, `${name}-full.png`), fullPage: true })
    return console.log(name)
  }
  const faults = (await findings(page)).filter((fault) => !covers || !/^(?:covered|overlap)/.test(fault))
  console.log(`${name}: ${faults.length === 0 ? 'nothing is wrong' : `${faults.length} faults`}`)
  for (const fault of faults) console.log(`  ${fault}`)
}

async function picture(browser: Browser, origin: string, scene: Scene, touch: boolean): Promise<void> {
  const only = new RegExp(values.only)
  const sizes = SIZES.filter((size) => size.touch === touch)
    .map((size) => ({ ...size, name: scene.named(`${size.width}x${size.height}`) ?? '' }))
    .map((size) => ({ ...size, shots: shotsOf(size.name).filter(({ name }) => only.test(name)) }))
    .filter(({ name, shots }) => name !== '' && shots.length > 0)
  if (sizes.length === 0) return
  const context = await browser.newContext({
    viewport: sizes[0],
    locale: values.language,
    reducedMotion: scene.moves === true ? 'no-preference' : 'reduce',
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: touch ? 2 : 1,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE)
  if (scene.alike !== undefined) await context.addInitScript(ALIKE[scene.alike])
  const page = await context.newPage()
  await page.goto(`${origin}${scene.address ?? ''}`)
  if (scene.address === undefined) await openFile(page, await fileOf(scene))
  await settled(page)
  for (const [at, { width, height, shots }] of sizes.entries()) {
    await page.setViewportSize({ width, height })
    if (touch) for (const tab of scene.tabs ?? []) await openTab(page, tab)
    if (at === 0) await begin(page, touch, scene)
    for (const { light, name } of shots) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), light)
      await settled(page)
      const { aims = false } = scene
      if (aims !== false) await aim(page, touch, aims === true ? LIT : aims)
      await take(page, name, scene)
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
if (values.origin === undefined) {
  const { language } = values
  const only = new RegExp(values.only)
  await takePlaces({ browser, dist: join(root, 'packages/web/dist'), language, only, take })
}
await browser.close()
served.close()
console.log(`The pictures lie in ${values.folder}.`)
