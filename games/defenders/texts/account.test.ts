import { expect, test } from 'vitest'
import { accountTexts, ended, expectAccounted } from '../../testing/account.ts'
import { flaws } from '../../testing/speech.ts'
import { account as cs } from './cs/table.ts'
import { account as en } from './en/table.ts'
import { account as sk } from './sk/table.ts'
import { start, WORDS } from './test/spoken.ts'

const ACCOUNTS = { cs, sk, en }
const TABLES = [1, 2, 3, 4].flatMap((seats) => [1, 2, 3].map((seed) => ({ seats, seed })))

test.each(TABLES)('what ended the game stands first: $seats players, $seed', ({ seats, seed }) => {
  const end = ended(start(seats, {}, `account ${seed}`))
  for (const language of ['cs', 'sk', 'en'] as const) {
    const account = WORDS[language].account?.(end)
    if (account === undefined) throw new Error('Defenders give no account')
    expectAccounted(account, end)
    expect(flaws(language, accountTexts(account))).toEqual([])
    expect(account.gauges.filter(({ fatal }) => fatal)).toHaveLength(end.result.reason === 'won' ? 0 : 1)
    expect(account.gauges[0].fatal).toBe(end.result.reason !== 'won')
    expect(account.rule).toBe(
      { won: 'DE-901', core: 'DE-904', toxic: 'DE-905', massacre: 'DE-906' }[end.result.reason],
    )
  }
})

test('a lost game says what it lacked, in the right forms', () => {
  const said = (language: 'cs' | 'sk' | 'en', camps: number, factories: number) =>
    ACCOUNTS[language].missing(camps, factories)
  expect([1, 2, 6].map((camps) => said('cs', camps, 3))).toEqual([
    'Chyběl 1 tábor a 3 továrny.',
    'Chyběly 2 tábory a 3 továrny.',
    'Chybělo 6 táborů a 3 továrny.',
  ])
  expect([said('cs', 0, 1), said('cs', 5, 0)]).toEqual(['Chyběla 1 továrna.', 'Chybělo 5 táborů.'])
  expect([said('sk', 6, 5), said('sk', 0, 2)]).toEqual([
    'Chýbalo 6 táborov a 5 tovární.',
    'Chýbali 2 továrne.',
  ])
  expect([said('en', 1, 2), said('en', 3, 0)]).toEqual([
    '1 camp and 2 factories short of victory.',
    '3 camps short of victory.',
  ])
  const end = ended(start(2, {}, 'account 1'))
  const built = end.events.filter(({ type }) => type === 'campBuilt').length
  expect(WORDS.en.account?.(end)?.aside).toContain(`${10 - built} camps`)
})

test('camps are counted as they were built, and everybody is remembered for what they did', () => {
  const matches = [1, 2, 3, 4, 5].map((seed) => ended(start(3, {}, `deeds ${seed}`)))
  for (const end of matches) {
    const account = WORDS.en.account?.(end)
    const built = end.events.filter(({ type }) => type === 'campBuilt').length
    expect(account?.gauges.find(({ name }) => name === 'Camps built')?.have).toBe(built)
    expect(account?.deeds.bySeat.some((deed) => /^\d+ /.test(deed))).toBe(true)
  }
})
