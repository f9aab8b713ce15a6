import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createAppServer } from '@vyprava/server'
import type { Browser, Page } from 'playwright-core'
import { isArkView } from '../games/ark/table/props.ts'
import { isDefendersView } from '../games/defenders/table/props.ts'
import { roomOf } from '../games/registry.ts'
import { launch } from '../games/testing/chromium.ts'
import { keptIfItComes, openFile, type Point } from '../games/testing/kept.ts'
import { findings, SIZES, settled } from '../games/testing/layout.ts'
import { buildIfStale } from './build.ts'
import { EUTHIA } from './pictures/euthia.ts'
import { type Scene, SHORT } from './pictures/scene.ts'

/* Pictures of the tables at all sizes, by day and by night, named as the mockups are, to be laid beside them. */

/** How many games are tried until one comes to the point of a scene. */
const MOST_GAMES = 60
/** How long anything may take on a busy machine, in milliseconds. */
const PATIENCE = 90_000
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

const defenders = { game: 'defenders', player: 'novice', seats: 4, alone: true } as const

/** How many cards whoever is asked holds in Defenders. */
const held = ({ view }: Point): number =>
  isDefendersView(view) ? view.players.flatMap(({ hand }) => hand ?? []).length : 0

/** A moment of Defenders, named as its mockups are. */
const moment = (name: string, seed: string, more: Partial<Scene>): Scene => ({
  ...defenders,
  seed,
  ...more,
  named: (size) => `${name}-${SHORT[size] ?? size}`,
})

const turn = (point: Point): boolean =>
  point.prompt === 'turn' && point.types.includes('move') && held(point) >= 4
const asked =
  (prompt: string, from = 0, cards = 0) =>
  (point: Point): boolean =>
    point.prompt === prompt && point.length >= from && held(point) >= cards
const movesCamp = ({ types }: Point): boolean => types.includes('resolveCamp')
const LIT_HEX = '[data-spot^="hex"][data-lit]'
const LIT_EDGE = '[data-spot^="edge"][data-lit]'

const DEFENDERS: readonly Scene[] = [
  moment('defenders-frame', 'pictures 2', { until: turn, aims: true }),
  moment('defenders-faction-day', 'pictures', {
    until: ({ length }) => length === 2,
    aims: '[data-choice][data-lit]',
  }),
  moment('defenders-choose-day', 'pictures', { until: asked('chooseLeader'), aims: true }),
  moment('defenders-start-day', 'pictures', { until: asked('placeCamp'), aims: true }),
  moment('defenders-leadership-day', 'pictures 2', { until: asked('lead', 60, 4), aims: true }),
  moment('defenders-reveal-day', 'pictures', { until: asked('resolve', 20), aims: true }),
  moment('defenders-camp-step1', 'pictures 4', { until: movesCamp, aims: true }),
  moment('defenders-camp-step2', 'pictures 4', { until: movesCamp, presses: [LIT_HEX], aims: LIT_HEX }),
  moment('defenders-talk-day', 'pictures', { until: asked('discussion', 60) }),
  moment('defenders-breach', 'pictures 2', {
    until: ({ prompt, types }) => prompt === 'turn' && types.filter((type) => type === 'breach').length > 2,
    presses: ['[data-choice="breach"]'],
    aims: LIT_EDGE,
  }),
  moment('defenders-seat-day', 'pictures 2', {
    until: turn,
    presses: ['.df-plate-button[data-player="0"]'],
    covers: true,
  }),
  moment('defenders-machines-day', 'pictures 2', {
    until: turn,
    presses: ['[data-action="endActions"]', '.btn--brass[data-action="endActions"]'],
  }),
  {
    ...moment('defenders-after-day', 'pictures 2', {
      until: turn,
      presses: ['[data-action="endActions"]', '.btn--brass[data-action="endActions"]', '.df-machine .btn'],
    }),
    // A phone keeps the card in a tab.
    named: (size) =>
      /^(?:1920|1440|1280|1024)/.test(size) ? `defenders-after-day-${SHORT[size] ?? size}` : null,
  },
  moment('defenders-handover-day', 'pictures 2', { until: asked('lead', 60), alone: false }),
  moment('defenders-solo', 'pictures 3', { until: asked('lead', 20, 4), seats: 1, aims: true }),
  moment('defenders-solo-turn', 'pictures 3', { until: turn, seats: 1, aims: true }),
  moment('end-defenders-defeat-day', 'pictures', {}),
]

/** A moment of Ark, named as its mockups are. */
const ark = (name: string, more: Partial<Scene>): Scene => ({
  game: 'ark',
  player: 'novice',
  seed: 'pictures',
  seats: 4,
  alone: true,
  named: (size) => `${name}-${SHORT[size] ?? size}`,
  ...more,
})

/** How many rounds somebody has used, and how many parts somebody has found. */
const drawn = ({ view }: Point): number =>
  isArkView(view) ? Math.max(...view.sheets.map(({ counter }) => counter.length)) : 0
const parts = ({ view }: Point): number =>
  isArkView(view) ? Math.max(...view.sheets.map((sheet) => sheet.parts)) : 0
const asks =
  (prompt: string, rounds = 0) =>
  (point: Point): boolean =>
    point.prompt === prompt && drawn(point) >= rounds
const paints = (point: Point): boolean => point.types.includes('paint')
const CHOSEN = { characters: 'chosen' }
const CELL = '.ak-compass [data-spot][data-lit]'

const ARK: readonly Scene[] = [
  ark('ark-frame', { seats: 7, until: (point) => asks('answer', 14)(point) && paints(point), aims: true }),
  ark('ark-character-day', {
    options: CHOSEN,
    until: asks('character'),
    aims: '[data-character][data-lit]:visible',
  }),
  ark('ark-start-day', { until: asks('start'), aims: LIT_HEX }),
  ark('ark-field-day', { until: asks('field'), aims: CELL }),
  ark('ark-name-day', { seats: 2, until: asks('name', 8) }),
  ark('ark-paint-day', { seats: 3, until: asks('paint', 6), presses: [LIT_HEX] }),
  ark('ark-answer', { until: asks('answer', 10), presses: ['[data-card="compass"]:visible'], aims: CELL }),
  ark('ark-other-day', {
    until: asks('answer', 10),
    presses: ['.akp-plate[data-player="1"]'],
    covers: true,
    named: (size) => (size === '1440x900' ? 'ark-other-day-1440' : null),
  }),
  ark('ark-compass-day', { until: asks('answer', 16), opens: 'c', covers: true }),
  ark('ark-found-day', { until: (point) => point.prompt === 'after' && parts(point) > 0 }),
  ark('ark-solo', { seats: 1, until: asks('answer', 12), aims: CELL }),
  ark('ark-solo-wild', { seats: 1, options: { wildSix: true }, until: asks('nameOnly') }),
  ark('ark-maker-day', { address: '#/ark/maker', waits: '[data-land="O"]' }),
  ark('lesson-ark-day', {
    address: '#/ark',
    presses: [':is(.lay-learn--wide, .lay-learn--narrow):visible'],
    waits: '.lesson-note',
  }),
  ark('end-ark-day', { seats: 3 }),
]

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
  const rules = await roomOf(scene.game)?.rules()
  if (rules === undefined) throw new Error(`there is no game '${scene.game}'`)
  // Content changes what happens in a game: the first one that comes to that point will do.
  for (let number = 1; number < MOST_GAMES; number++) {
    const seed = number === 1 ? scene.seed : `${scene.seed} ${number}`
    const kept = keptIfItComes(rules, scene.player, { ...scene, seed })
    if (kept !== null) return kept
  }
  throw new Error(`no game '${scene.seed}' comes to that point`)
}

/** By night the name of a mockup says so, in place of the day or at its end. */
const atNight = (name: string): string =>
  name.includes('-day') ? name.replace('-day', '-night') : `${name}-night`

const LIT = ':is([data-square], [data-spot], [data-card], [data-leader])[data-lit]'

/** Nobody finds the board empty-handed on a mockup. What was touched stays shown; a second touch would confirm it. */
async function aim(page: Page, touch: boolean, aims: string): Promise<void> {
  if ((await page.locator('[data-pinned]').count()) > 0) return
  const place = page.locator(aims).first()
  if ((await place.count()) === 0) return
  if (touch) await place.tap()
  else await place.hover()
  await settled(page)
}

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

/** What brings a page to the moment of a scene. */
async function begin(page: Page, touch: boolean, { presses = [], opens, waits }: Scene): Promise<void> {
  await press(page, touch, presses)
  if (opens !== undefined) await page.keyboard.press(opens)
  if (waits !== undefined) await page.locator(waits).first().waitFor()
}

async function take(page: Page, name: string, { address, covers = false }: Scene): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(values.folder, `${name}.png`) })
  // The check knows tables.
  if (address !== undefined && (await page.locator('.table').count()) === 0) return console.log(name)
  const faults = (await findings(page)).filter((fault) => !covers || !fault.startsWith('covered'))
  console.log(`${name}: ${faults.length === 0 ? 'nothing is wrong' : `${faults.length} faults`}`)
  for (const fault of faults) console.log(`  ${fault}`)
}

async function picture(browser: Browser, origin: string, scene: Scene, touch: boolean): Promise<void> {
  const sizes = SIZES.filter((size) => size.touch === touch)
    .map((size) => ({ ...size, name: scene.named(`${size.width}x${size.height}`) ?? '' }))
    .filter(({ name }) => name !== '' && new RegExp(values.only).test(name))
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
  const page = await context.newPage()
  await page.goto(`${origin}${scene.address ?? ''}`)
  if (scene.address === undefined) await openFile(page, await fileOf(scene))
  await settled(page)
  for (const [at, { width, height, name }] of sizes.entries()) {
    await page.setViewportSize({ width, height })
    if (touch) for (const tab of scene.tabs ?? []) await openTab(page, tab)
    if (at === 0) await begin(page, touch, scene)
    for (const light of ['day', 'night']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), light)
      await settled(page)
      const { aims = false } = scene
      if (aims !== false) await aim(page, touch, aims === true ? LIT : aims)
      await take(page, light === 'day' ? name : atNight(name), scene)
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
