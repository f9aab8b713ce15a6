import { expect, test } from 'vitest'
import { accountTexts, ended, expectAccounted } from '../../testing/account.ts'
import { flaws } from '../../testing/speech.ts'
import { GAMES, plainly, start } from './test/spoken.ts'

const TABLES = [1, 2, 3].flatMap((seats) => (['plain', 'rich'] as const).map((kind) => ({ seats, kind })))

test.each(TABLES)('all kinds of reputation are the final one: $seats players, $kind', ({ seats, kind }) => {
  const { game, words } = GAMES[kind]
  const end = ended(start(seats, { titles: true }, `account ${seats}`, game))
  for (const language of ['cs', 'sk', 'en'] as const) {
    const account = words[language].account?.(end)
    if (account === undefined) throw new Error('Euthia gives no account')
    expectAccounted(account, end)
    expect(flaws(language, plainly(accountTexts(account)))).toEqual([])
    expect(
      account.kinds
        .slice(0, 5)
        .flatMap(({ points }) => points)
        .every((points) => points >= 0),
    ).toBe(true)
    expect(
      account.kinds
        .slice(5)
        .flatMap(({ points }) => points)
        .every((points) => points <= 0),
    ).toBe(true)
  }
})
