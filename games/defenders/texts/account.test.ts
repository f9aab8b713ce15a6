import { expect, test } from 'vitest'
import { accountTexts, ended, expectAccounted } from '../../testing/account.ts'
import { flaws } from '../../testing/speech.ts'
import { start, WORDS } from './test/spoken.ts'

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
  }
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
