import { clone, Random, startMatch } from '@vyprava/kernel'
import { wordsOf } from '@vyprava/module'
import { describe, expect, test } from 'vitest'
import { TERMS } from '../../../games/roam/bot/index.ts'
import { rules } from '../../../games/roam/index.ts'
import { roam } from '../../../games/roam/module.ts'
import { subject } from '../../../games/roam/test/subject.ts'
import { whyOf } from '../src/hints/why.ts'
import { LANGUAGES, TEXTS } from '../src/texts/index.ts'
import { adviser } from '../src/worker/advise.ts'
import type { Errand, Report } from '../src/worker/errands.ts'
import { fakeRules } from './fake.ts'

async function run(errand: Errand): Promise<Report[]> {
  const told: Report[] = []
  await adviser(
    async (game) => (game === 'roam' ? rules : fakeRules),
    (report) => told.push(report),
  )(errand)
  return told
}

/** A question of Roam in the middle of a game, and the same question in a state that looks alike to the seat. */
function questions(): Errand[] {
  const { game, twin } = subject
  const started = startMatch(game, { seats: 2, options: { mode: 'full' }, seed: 'hint' })
  if (!started.ok) throw new Error(started.problem.expected)
  const match = started.value
  const random = new Random('hint')
  while (match.length < 12) {
    const [seat] = match.deciders
    match.play(seat, random.pick(game.decision(match.state, seat).actions))
  }
  const [seat] = match.deciders
  if (twin === undefined) throw new Error('Roam hides things')
  const other = twin(clone(match.state), seat, new Random('twin'))
  expect(other).not.toEqual(match.state)
  return [match.state, other].map((state) => ({
    kind: 'hint',
    game: 'roam',
    seat,
    view: game.view(state, seat),
    decision: game.decision(state, seat),
  }))
}

describe('an adviser', () => {
  test('tells how far it is, then the two best moves; what the seat may not know changes nothing', async () => {
    const [one, two] = await Promise.all(questions().map(run))
    const last = one.at(-1)
    if (last?.kind !== 'hint') throw new Error(JSON.stringify(last))
    expect(one.slice(0, -1).every(({ kind }) => kind === 'progress')).toBe(true)
    expect(one.length).toBeGreaterThan(5)
    expect(last.advice).toHaveLength(2)
    for (const { move, chance } of last.advice) {
      expect(move).toBeGreaterThanOrEqual(0)
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
    }
    expect(two).toEqual(one)
  })

  test('says so when it cannot help', async () => {
    expect(await run({ kind: 'analyse', number: 0 })).toMatchObject([{ kind: 'failed' }])
    const [question] = questions()
    if (question.kind !== 'hint') throw new Error('no hint')
    expect(await run({ ...question, game: 'pebbles' })).toMatchObject([
      { kind: 'failed', why: 'Bots know nothing of "pebbles"' },
    ])
  })
})

describe.each(LANGUAGES)('why, in %s', (language) => {
  const texts = TEXTS[language].bots.hint
  const context = { view: {}, names: [], observer: null }

  test('every term of Roam has words, for better and for worse', async () => {
    const words = await wordsOf(roam, language)
    for (const term of TERMS) {
      for (const difference of [1, -1]) {
        const said = whyOf([{ term, difference }], false, words, context, texts)
        expect(said, `${term} ${difference}`).toMatch(/^\p{Lu}.{8,}\.$/u)
        expect(said).not.toBe(texts.even)
      }
    }
  })

  test('names what weighs, and not what hardly matters', async () => {
    const words = await wordsOf(roam, language)
    const said = whyOf(
      [
        { term: 'points', difference: 1 },
        { term: 'coins', difference: -0.5 },
        { term: 'ready', difference: 0.1 },
      ],
      false,
      words,
      context,
      texts,
    )
    expect(said).toBe(texts.why([words.term?.('points', true) ?? ''], [words.term?.('coins', false) ?? '']))
    expect(whyOf([], true, words, context, texts)).toBe(texts.only)
    expect(whyOf([], false, words, context, texts)).toBe(texts.even)
  })
})
