import type { Browser } from 'playwright-core'
import { noBrowser } from '../../games/testing/chromium.ts'
import { withSite } from './desktop.ts'
import { benchFirstPage } from './first.ts'
import { benchFirstTable } from './first-table.ts'
import { benchStrongest } from './strongest.ts'

const PARTS: ReadonlyMap<string, (browser: Browser, origin: string) => Promise<object>> = new Map([
  ['first', benchFirstPage],
  ['table', benchFirstTable],
  ['strongest', benchStrongest],
])

/** The first page of the app, the heaviest table from its address, and a table with a thinking bot, in a real browser; in milliseconds. */
export async function benchPage(only: string | null): Promise<object> {
  if (noBrowser) return { skipped: 'there is no Chromium' }
  if (only !== null && !PARTS.has(only))
    throw new Error(`there is no part '${only}' of the page, expected ${[...PARTS.keys()].join(', ')}`)
  return withSite(async (browser, origin) => {
    const report: Record<string, object> = {}
    for (const [name, part] of PARTS)
      if (only === null || only === name) report[name] = await part(browser, origin)
    return report
  })
}
