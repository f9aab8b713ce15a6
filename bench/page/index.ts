import { noBrowser } from '../../games/testing/chromium.ts'
import { withSite } from './desktop.ts'
import { benchFirstPage } from './first.ts'
import { benchFirstTable } from './first-table.ts'
import { benchStrongest } from './strongest.ts'

/** The first page of the app, the heaviest table from its address, and a table with a thinking bot, in a real browser; in milliseconds. */
export async function benchPage(): Promise<object> {
  if (noBrowser) return { skipped: 'there is no Chromium' }
  return withSite(async (browser, origin) => ({
    first: await benchFirstPage(browser, origin),
    table: await benchFirstTable(browser, origin),
    strongest: await benchStrongest(browser, origin),
  }))
}
