import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, guest, noBrowser, openSite, type Site } from '../../../games/testing/site.ts'
import { TEXTS } from '../src/texts/index.ts'

/** What could end a line and must not, as it stands on the page, whatever elements it is made of. */
const loose = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LOOSE = [/(?:^|[\s([„·])[aikosuvz] (?=\S)/iu, /\d\.? (?=[\p{Ll}%])/u, /(?:\d ×|× \d)/u]
    const flows = (element: Element) => !/^inline/.test(getComputedStyle(element).display)
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !/^(?:script|style|textarea|svg|g|defs)$/i.test(element.tagName) && flows(element))
      .filter((element) => ![...element.children].some(flows))
      .map((element) => element.textContent ?? '')
      .filter((text) => LOOSE.some((pattern) => pattern.test(text)))
  })

describe.skipIf(noBrowser)(
  'lines never end with a word of one letter or between a number and its unit',
  () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite()
    })
    afterAll(() => site.close())

    const open = async (language: 'cs' | 'sk', hash: string) => {
      const { page, errors } = await guest(site, { locale: language === 'cs' ? 'cs-CZ' : 'sk-SK' })
      await page.goto(site.origin + hash)
      await page.locator('main').waitFor()
      return { page, errors }
    }

    const LANGUAGES = ['cs', 'sk'] as const
    const PAGES = ['#/', '#/about', '#/rules', '#/roam/rules', '#/ark', '#/defenders', '#/euthia/compendium']
    test.each(LANGUAGES.flatMap((language) => PAGES.map((hash) => [language, hash] as const)))(
      '%s %s',
      async (language, hash) => {
        const { page, errors } = await open(language, hash)
        await eventually(() => page.evaluate(() => document.body.textContent?.includes('\u00a0'))).toBe(true)
        await eventually(() => loose(page)).toEqual([])
        expect(errors).toEqual([])
      },
    )

    test.each(
      LANGUAGES.flatMap((language) =>
        ['roam', 'ark', 'defenders', 'euthia'].map((game) => [language, game] as const),
      ),
    )('%s, a table of %s', async (language, game) => {
      const { page, errors } = await open(language, `#/${game}`)
      await page.getByRole('button', { name: TEXTS[language].setup.playNow }).click()
      await page.locator('.time-bar input').waitFor({ state: 'attached' })
      await eventually(() => loose(page)).toEqual([])
      expect(errors).toEqual([])
    })

    test('also when the language changes while one reads, and not in English', async () => {
      const { page } = await guest(site, { locale: 'en-GB' })
      await page.goto(`${site.origin}#/about`)
      await page.getByText(TEXTS.en.about.iconsBy).waitFor()
      await page.evaluate(() => {
        const line = document.createElement('p')
        line.textContent = 'a map of 3 lands'
        document.body.append(line)
      })
      await eventually(() => page.locator('p').last().textContent()).toBe('a map of 3 lands')
      await page.evaluate(() => {
        document.documentElement.lang = 'cs'
        const line = document.createElement('p')
        const number = document.createElement('b')
        number.textContent = '37'
        const unit = document.createElement('i')
        unit.textContent = 'karet'
        line.append('v', ' ', 'lese ', '3', ' mince a ', number, ' ', unit)
        document.body.append(line)
      })
      await eventually(() => page.locator('p').last().textContent()).toBe(
        'v\u00a0lese 3\u00a0mince a\u00a037\u00a0karet',
      )
    })
  },
)
