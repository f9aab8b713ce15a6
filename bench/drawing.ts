import { createAppServer } from '@vyprava/server'
import { mouse } from '../games/roam/test/browser/hands.ts'
import { playOn, sitDown } from '../games/roam/test/browser/play.ts'
import { launch, noBrowser } from '../games/testing/chromium.ts'
import { allDrawn, type Drawn, heaviest, LOOKING, watchDrawing } from '../games/testing/drawing.ts'
import { buildIfStale } from '../scripts/build.ts'

const GAMES = ['quick', 'swift', 'brisk']
const ACTIONS = 60

/** The picture after an action on the board of Roam: what the page's main thread works for it, in milliseconds. */
export async function benchDrawing(): Promise<object> {
  if (noBrowser) return { skipped: 'there is no Chromium' }
  await buildIfStale()
  const server = createAppServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const browser = await launch()
  const drawn: Drawn[] = []
  for (const seed of GAMES) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${address.port}/`)
    const hands = mouse(page)
    await sitDown(page, hands, { seed, mode: 'full' })
    await page.waitForTimeout(LOOKING)
    const stop = await watchDrawing(browser, page)
    await playOn(
      page,
      hands,
      ({ length, over }) => over || length >= ACTIONS,
      () => allDrawn(page),
    )
    drawn.push(...(await stop()))
    await context.close()
  }
  await browser.close()
  server.closeAllConnections()
  server.close()
  return report(drawn)
}

function report(drawn: readonly Drawn[]): object {
  const parts: Record<string, number> = {}
  for (const one of drawn)
    for (const [name, time] of Object.entries(one.parts))
      parts[name] = (parts[name] ?? 0) + time / drawn.length
  return {
    actions: drawn.length,
    milliseconds: spread(drawn.map(({ total }) => total)),
    /** The rest of the table, in the frames after that: the heaviest of them. */
    following: spread(drawn.map(heaviest)),
    /** How much longer than it worked the thread needed by the clock: 1 when nobody shares its core. */
    shared: spread(drawn.map(({ shared }) => shared)),
    meanOfParts: Object.fromEntries(Object.entries(parts).map(([name, time]) => [name, rounded(time)])),
  }
}

const rounded = (time: number): number => Math.round(time * 10) / 10

function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return { median: at(0.5), p95: at(0.95), worst: at(1) }
}
