import type { Browser } from 'playwright-core'
import { noBrowser } from '../../games/testing/chromium.ts'
import {
  allDrawn,
  type Drawn,
  type Frame,
  heaviest,
  LOOKING,
  watchDrawing,
} from '../../games/testing/drawing.ts'
import { DESKTOP, withSite } from '../page/desktop.ts'
import { ark } from './ark.ts'
import { defenders } from './defenders.ts'
import { euthia } from './euthia.ts'
import { watchHost } from './host.ts'
import { benchMachines } from './machines.ts'
import { referenceOf } from './reference.ts'
import { roam } from './roam.ts'
import type { Scene } from './scene.ts'
import { rounded, spread } from './spread.ts'

/** The tables that are measured; a game adds a file and a line. */
const SCENES: readonly Scene[] = [roam, ...ark, ...defenders, ...euthia]

/** Everything that can be measured, by its name in the report. */
const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...SCENES.map((scene): [string, Part] => [
    scene.name,
    (browser, origin) => benchScene(browser, origin, scene),
  ]),
  ['machines', benchMachines],
])

type Part = (browser: Browser, origin: string) => Promise<object>

/**
 * The picture after an action on the boards of the games, and the pictures of a machine card of Defenders: what the
 * page's main thread works for them, in milliseconds.
 */
export async function benchDrawing(only: string | null): Promise<object> {
  if (noBrowser) return { skipped: 'there is no Chromium' }
  if (only !== null && !PARTS.has(only))
    throw new Error(`there is no scene '${only}', expected ${[...PARTS.keys()].join(', ')}`)
  return withSite(async (browser, origin) => {
    const tables: Record<string, object> = {}
    for (const [name, part] of PARTS)
      if (only === null || only === name) tables[name] = await part(browser, origin)
    return tables
  })
}

/** So many actions that nothing disturbed are wanted; until then the games are played again, so often at most. */
const ENOUGH = 50
const ROUNDS = 4

async function benchScene(browser: Browser, origin: string, { games }: Scene): Promise<object> {
  const drawn: Drawn[] = []
  const references: number[] = []
  let disturbed = 0
  for (let round = 0; round < ROUNDS && (round === 0 || drawn.length < ENOUGH); round++)
    for (const game of games) {
      const played = await benchGame(browser, origin, game)
      references.push(played.reference)
      drawn.push(...played.drawn)
      disturbed += played.disturbed
    }
  return report(drawn, disturbed, spread(references).median)
}

async function benchGame(browser: Browser, origin: string, { open, play }: Scene['games'][number]) {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(origin)
  await open(page)
  await page.waitForTimeout(LOOKING)
  const reference = await referenceOf(page)
  const host = watchHost()
  const stop = await watchDrawing(browser, page)
  await play(page, () => allDrawn(page))
  const all = await stop()
  host.stop()
  await context.close()
  const drawn = all.filter((one) => !host.tookFrom(one))
  return { drawn, disturbed: all.length - drawn.length, reference }
}

function report(drawn: readonly Drawn[], disturbed: number, reference: number): object {
  const parts: Record<string, number> = {}
  for (const one of drawn)
    for (const [name, time] of Object.entries(one.parts))
      parts[name] = (parts[name] ?? 0) + time / drawn.length
  const board = spread(drawn.map(({ total }) => total))
  const following = spread(drawn.map(heaviest))
  return {
    actions: drawn.length,
    /** Actions that are not counted: the host took the processor away before everything was drawn. */
    disturbed,
    milliseconds: board,
    /** The rest of the table, in the frames after that: the heaviest of them. */
    following,
    /** A fixed piece of drawing in the same pages, and 95 of 100 pictures as multiples of it. */
    reference,
    inReferences: { board: rounded(board.p95 / reference), following: rounded(following.p95 / reference) },
    /** How much longer than it worked the thread needed by the clock: 1 when nobody shares its core. */
    shared: spread(drawn.map(({ shared }) => shared)),
    /** Where to look first: actions by their numbers, with the parts of the board or of the heaviest frame after it. */
    dearest: { board: dearest(drawn, (one) => one), following: dearest(drawn, heaviestFrame) },
    meanOfParts: Object.fromEntries(Object.entries(parts).map(([name, time]) => [name, rounded(time)])),
  }
}

const DEAREST = 6

const heaviestFrame = ({ following }: Drawn): Frame =>
  following.reduce((most, frame) => (frame.total > most.total ? frame : most), { total: 0, parts: {} })

/** The heaviest pictures as `action: milliseconds (parts)`. */
const dearest = (drawn: readonly Drawn[], frameOf: (one: Drawn) => Frame): string[] =>
  drawn
    .map((one) => ({ action: one.action, ...frameOf(one) }))
    .toSorted((a, b) => b.total - a.total)
    .slice(0, DEAREST)
    .map(({ action, total, parts }) => {
      const named = Object.entries(parts).map(([name, time]) => `${name} ${rounded(time)}`)
      return `${action}: ${rounded(total)} (${named.join(', ')})`
    })
