import { noBrowser } from '../../games/testing/chromium.ts'
import { withSite } from './desktop.ts'
import { benchFirstPage } from './first.ts'
import { benchStrongest } from './strongest.ts'

/** The first page of the app, and a table with a thinking bot, in a real browser; in milliseconds. */
export async function benchPage(): Promise<object> {
  if (noBrowser) return { skipped: 'there is no Chromium' }
  return withSite(async (browser, origin) => ({
    first: await benchFirstPage(browser, origin),
    strongest: await benchStrongest(browser, origin),
  }))
}
