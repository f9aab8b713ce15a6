import { LANGUAGES } from '@vyprava/module/words.ts'
import { expect, test } from 'vitest'
import { accountTexts, ended, expectAccounted } from '../../testing/account.ts'
import { flaws } from '../../testing/speech.ts'
import { start, WORDS } from './test/spoken.ts'

const TABLES = [2, 3, 4].flatMap((seats) =>
  (['basic', 'full'] as const).flatMap((mode) => [1, 2, 3].map((seed) => ({ seats, mode, seed }))),
)

test.each(TABLES)(
  'all kinds of points are the score: $seats players, $mode, $seed',
  ({ seats, mode, seed }) => {
    const end = ended(start(seats, { mode, patrol: seed === 1 }, `account ${seed}`))
    for (const language of LANGUAGES) {
      const account = WORDS[language].account?.(end)
      if (account === undefined) throw new Error('Roam gives no account')
      expectAccounted(account, end)
      expect(flaws(language, accountTexts(account))).toEqual([])
    }
  },
)
