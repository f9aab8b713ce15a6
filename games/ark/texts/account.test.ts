import { LANGUAGES } from '@vyprava/module/words.ts'
import { expect, test } from 'vitest'
import { accountTexts, ended, expectAccounted } from '../../testing/account.ts'
import { flaws } from '../../testing/speech.ts'
import { start, WORDS } from './test/spoken.ts'

const TABLES = (
  [
    [2, 'race'],
    [4, 'race'],
    [3, 'cooperative'],
    [1, 'solo'],
  ] as const
).flatMap(([seats, mode]) => [1, 2, 3].map((seed) => ({ seats, mode, seed })))

test.each(TABLES)('all kinds of points are the score: $mode of $seats, $seed', ({ seats, mode, seed }) => {
  const end = ended(start(seats, { mode }, `account ${seed}`))
  for (const language of LANGUAGES) {
    const account = WORDS[language].account?.(end)
    if (account === undefined) throw new Error('Ark gives no account')
    expectAccounted(account, end)
    expect(flaws(language, accountTexts(account))).toEqual([])
    expect(account.tally?.counts).toEqual(end.context.view.sheets.map(({ parts }) => parts))
    expect(account.gauges.length > 0).toBe(end.result.kind === 'together')
  }
})
