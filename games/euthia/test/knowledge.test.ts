import { Analyst, type Hint, hintFor } from '@vyprava/bots'
import {
  checkOptions,
  clone,
  indexOfAction,
  Random,
  type Seat,
  silentCourse,
  startMatch,
} from '@vyprava/kernel'
import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { contextOf, flaws } from '../../testing/speech.ts'
import { euthiaKnowledge, playersFor } from '../bot/index.ts'
import { shippedPack } from '../content/index.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import type { Euthia } from '../rules/state.ts'
import { entryOf, PLACED, UNPLACED } from '../rules/terms.ts'
import { WORDS } from '../texts/test/spoken.ts'
import { subject } from './subject.ts'

const { game } = subject
const pack = shippedPack()
const knowledge = euthiaKnowledge(pack)
const player = playersFor(pack).find(({ name }) => name === 'scout')

const hint = (state: Euthia, seat: Seat): Hint<EuthiaAction> =>
  hintFor(
    game,
    knowledge,
    { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) },
    new Random('hint'),
    { iterations: 1 },
  )

const why = (
  language: keyof typeof WORDS,
  state: Euthia,
  reasons: Hint<EuthiaAction>['moves'][number]['reasons'],
): string | null => WORDS[language].why?.(reasons, contextOf(game.view(state, null), null)) ?? null

/** A game of quick players, looked at before every action. */
function play(
  seats: number,
  chosen: Partial<EuthiaOptions>,
  most: number,
  look: (state: Euthia, seat: Seat, number: number) => void,
): Euthia {
  const random = new Random('played')
  const options = checkOptions<EuthiaOptions>(game.options, chosen)
  if (!options.ok) throw new Error(options.problem.expected)
  const state = game.setup({ seats, options: options.value }, random)
  for (let number = 0; number < most; number++) {
    const [seat] = game.deciders(state)
    if (seat === undefined) break
    look(state, seat, number)
    const question = { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) }
    const action = player?.choose(question, random) ?? question.decision.actions[0]
    game.apply(state, seat, action, silentCourse(random))
  }
  return state
}

describe('hints of Euthia', () => {
  test.each([
    ['alone', 1, { scenario: 'hunt' }],
    ['two rivals', 2, { scenario: 'settlements' }],
    ['two together', 2, { scenario: 'mirrezil', mode: 'cooperative' }],
  ] as const)('are legal and told in three languages: %s', (_, seats, options) => {
    const asked = new Map<string, number>()
    let told = 0
    play(seats, options, 220, (state, seat, number) => {
      const { actions, prompt } = game.decision(state, seat)
      const before = asked.get(prompt.key) ?? 0
      if (actions.length === 1 || (before > 0 && number % 23 !== 0)) return
      asked.set(prompt.key, before + 1)
      const { moves, chances } = hint(state, seat)
      expect(chances).toHaveLength(seats)
      if (moves.length === 0) return expect(prompt.key).toMatch(/^(explore|pick|swap)/)
      for (const { action, value, reasons } of moves) {
        expect(indexOfAction(actions, action)).not.toBe(-1)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
        for (const language of LANGUAGES) {
          const said = why(language, state, reasons)
          if (said === null) continue
          told++
          expect(flaws(language, [said])).toEqual([])
        }
      }
    })
    expect(asked.size).toBeGreaterThanOrEqual(5)
    expect(told).toBeGreaterThan(20)
  })

  test('come from the view alone: what is hidden changes nothing', () => {
    const { twin } = subject
    if (twin === undefined) throw new Error('Euthia hides things')
    let compared = 0
    play(2, { scenario: 'hunt' }, 120, (state, seat, number) => {
      if (number % 29 !== 0) return
      const other = twin(clone(state), seat, new Random(`twin ${number}`))
      expect(hint(other, seat)).toEqual(hint(state, seat))
      compared++
    })
    expect(compared).toBeGreaterThan(3)
  })

  test('every term has its words, on tiles that are known and others', () => {
    const state = play(1, {}, 1, () => {})
    const terms = [...UNPLACED, ...PLACED.flatMap((kind) => [`${kind} 0`, `${kind} 400`])]
    for (const language of LANGUAGES)
      for (const term of terms)
        for (const difference of [1, -1]) {
          const said = why(language, state, [{ term, difference }])
          expect(said).not.toBeNull()
          expect(flaws(language, [said ?? ''])).toEqual([])
        }
    expect(why('cs', state, [{ term: 'fight 0', difference: 1 }])).toMatch(/^Vede k boji na dílku .+\.$/)
    expect(why('en', state, [{ term: 'fight 400', difference: -1 }])).toBe(
      'Slightly weaker: it passes up a fight on a tile not yet revealed.',
    )
    expect(() => entryOf('luck')).toThrow('There is no term')
  })
})

describe('the judgement', () => {
  test('gives rivals one chance, companions the same, and knows the end', () => {
    const sum = (chances: readonly number[]): number => chances.reduce((all, each) => all + each, 0)
    play(3, { scenario: 'hunt' }, 90, (state, _, number) => {
      if (number % 30 === 0) expect(sum(knowledge.evaluate(state))).toBeCloseTo(1, 6)
    })
    play(2, { mode: 'cooperative' }, 60, (state, _, number) => {
      if (number % 30 === 0) expect(new Set(knowledge.evaluate(state)).size).toBe(1)
    })
    const ended = play(2, { scenario: 'hunt' }, 5000, () => {})
    expect(game.result(ended)).not.toBeNull()
    expect(knowledge.evaluate(ended).toSorted()).toEqual([0, 1])
  })

  test('richer and stronger heroes have better chances', () => {
    const state = play(2, { scenario: 'hunt' }, 60, () => {})
    const [before] = knowledge.evaluate(state)
    const richer = clone(state)
    Object.assign(richer.players[0], { rep: state.players[0].rep + 8, coins: 9 })
    expect(knowledge.evaluate(richer)[0]).toBeGreaterThan(before + 0.05)
    const together = play(2, { scenario: 'hunt', mode: 'cooperative' }, 60, () => {})
    const nearer = clone(together)
    nearer.story.elitesBeaten += 3
    expect(knowledge.evaluate(nearer)[1]).toBeGreaterThan(knowledge.evaluate(together)[1] + 0.05)
  })
})

describe('the analysis of Euthia', () => {
  test('finds the turn that somebody threw away, and what should have been done', () => {
    const started = startMatch(game, { seats: 1, options: { scenario: 'hunt' }, seed: 'blunder' })
    if (!started.ok) throw new Error(started.problem.expected)
    const match = started.value
    const random = new Random('blunder')
    let blunder = -1
    let cost = 0
    while (match.result === null && blunder === -1) {
      const [seat] = match.deciders
      const { view, decision } = match.sight(seat)
      if (decision === null) throw new Error('a decider decides nothing')
      if (decision.prompt.key === 'turn' && view.round > 2 && view.players[0].tokens.every((n) => n > 0)) {
        const [best] = hint(match.state, seat).moves
        const [ended] = knowledge.weigh?.(match.state, seat, [{ type: 'endTurn' }]) ?? []
        cost = best.value - ended.chances[seat]
        if (cost > 0.01) blunder = match.length
      }
      const action =
        blunder === match.length
          ? { type: 'endTurn' as const }
          : (player?.choose({ seat, decision, view: () => view }, random) ?? decision.actions[0])
      match.play(seat, action)
    }
    expect(blunder).toBeGreaterThan(0)
    const found = new Analyst(match, knowledge).analyse(blunder)
    expect(found.action).toEqual({ type: 'endTurn' })
    expect(found.suggestion).not.toBeNull()
    expect(found.loss).toBeGreaterThan(0.005)
    for (const words of Object.values(WORDS))
      expect(
        words.why?.(found.reasons ?? [], contextOf(match.sight(0, blunder).view, 0)) ?? null,
      ).not.toBeNull()
  })
})
