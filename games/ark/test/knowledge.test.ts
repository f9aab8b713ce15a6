import { Analyst, type Hint, hintFor } from '@vyprava/bots'
import { clone, indexOfAction, Random, type Seat, silentCourse, startMatch } from '@vyprava/kernel'
import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { contextOf, flaws } from '../../testing/speech.ts'
import { chancesBy } from '../bot/chance.ts'
import { arkKnowledge, playersFor } from '../bot/index.ts'
import { Judge } from '../bot/judge.ts'
import { LETTER_FIELDS, LETTERS } from '../compass/index.ts'
import { type Ark, type ArkAction, type ArkOptions, PROMPT_KEYS, printedFrom } from '../rules/index.ts'
import { entryOf } from '../rules/terms.ts'
import { guideTo } from '../texts/names.ts'
import { WORDS } from '../texts/test/spoken.ts'
import { fieldOf, type Position, pack, position } from './position.ts'
import { LAST, NEARLY, SOLVED } from './scenes.ts'
import { subject } from './subject.ts'

const { game } = subject
const printed = printedFrom(pack)
const knowledge = arkKnowledge(pack)
const quick = playersFor(pack).find(({ name }) => name === 'greedy')

const hint = (state: Ark, seat: Seat): Hint<ArkAction> =>
  hintFor(
    game,
    knowledge,
    { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) },
    new Random('hint'),
    { iterations: 1 },
  )

const weigh = (state: Ark, seat: Seat, action: ArkAction) => {
  const [weighed] = knowledge.weigh?.(state, seat, [action]) ?? []
  return weighed
}

const why = (
  language: keyof typeof WORDS,
  at: Ark,
  reasons: Hint<ArkAction>['moves'][number]['reasons'],
): string => WORDS[language].why?.(reasons, contextOf(game.view(at, null), null)) ?? ''

/** A game of quick players, looked at before every action. */
function play(
  seats: number,
  options: Partial<ArkOptions>,
  look: (state: Ark, seat: Seat, number: number) => void,
): Ark {
  const random = new Random('played')
  const thinking = new Random('thinking')
  const table: ArkOptions = {
    mode: 'standard',
    difficulty: 'easy',
    characters: 'dealt',
    map: 'shore',
    challenges: true,
    wildSix: true,
    ...options,
  }
  const state = game.setup({ seats, options: table }, random)
  let number = 0
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    look(state, seat, number++)
    const question = { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) }
    const action = quick?.choose(question, thinking) ?? question.decision.actions[0]
    game.apply(state, seat, action, silentCourse(random))
  }
  return state
}

/** No opinion. */
const UNKNOWN: readonly string[] = ['character', 'system']

describe('hints of Ark', () => {
  test.each([
    ['a race of three', 3, { characters: 'chosen', difficulty: 'medium' }],
    ['alone', 1, {}],
    ['two together', 2, { mode: 'cooperative' }],
  ] as const)('are legal and told in three languages: %s', (_, seats, options) => {
    const asked = new Set<string>()
    let told = 0
    play(seats, options, (state, seat, number) => {
      const { actions, prompt } = game.decision(state, seat)
      if (actions.length === 1 || (asked.has(prompt.key) && number % 13 !== 0)) return
      asked.add(prompt.key)
      const { moves, chances } = hint(state, seat)
      expect(chances).toHaveLength(seats)
      if (UNKNOWN.includes(prompt.key)) return expect(moves).toEqual([])
      expect([1, 2]).toContain(moves.length)
      for (const { action, value, reasons } of moves) {
        expect(indexOfAction(actions, action)).not.toBe(-1)
        expect(value).toBeGreaterThan(0)
        expect(value).toBeLessThanOrEqual(1)
        for (const language of LANGUAGES) {
          const said = why(language, state, reasons)
          if (said === '') continue
          told++
          expect(flaws(language, [said])).toEqual([])
        }
      }
    })
    expect(PROMPT_KEYS.filter((key) => asked.has(key)).length).toBeGreaterThanOrEqual(6)
    expect(told).toBeGreaterThan(30)
  })

  test('come from the view alone: answers that are hidden change nothing', () => {
    let compared = 0
    play(3, {}, (state, seat, number) => {
      if (number % 17 !== 0 || state.phase !== 'turn' || compared === 8) return
      const other = subject.twin?.(clone(state), seat, new Random(`twin ${number}`)) ?? state
      expect(hint(other, seat)).toEqual(hint(state, seat))
      compared++
    })
    expect(compared).toBe(8)
  })
})

describe('the judgement', () => {
  test('is the sum of its terms, and chances follow from it', () => {
    let looked = 0
    play(2, {}, (state, seat) => {
      if (state.turn % 9 !== 0 || state.phase !== 'naming') return
      const { actions } = game.decision(state, seat)
      const worths = state.sheets.map((_, each) => new Judge(printed, state, each, null).terms(state).sum())
      for (const { chances, terms } of knowledge.weigh?.(state, seat, actions) ?? []) {
        const worth = Object.values(terms).reduce((sum, term) => sum + term, 0)
        const expected = chancesBy(state, worths.with(seat, worth))
        expect(chances[seat]).toBeCloseTo(expected[seat], 6)
        expect(chances[0] + chances[1]).toBeCloseTo(1, 6)
        for (const term of Object.keys(terms)) expect(() => entryOf(term)).not.toThrow()
      }
      looked++
    })
    expect(looked).toBeGreaterThan(2)
  })

  test('gives better sheets better chances, and knows the end', () => {
    const [one, other] = [NEARLY, {}].map((having) => position({ players: [having, {}] }).state)
    expect(knowledge.evaluate(one)[0]).toBeGreaterThan(0.8)
    expect(knowledge.evaluate(one)[0]).toBeGreaterThan(knowledge.evaluate(other)[0])
    const alone = [NEARLY, {}].map((having) => position({ seats: 1, mode: 'solo', players: [having] }).state)
    const [near, far] = alone.map((state) => knowledge.evaluate(state)[0])
    expect(near).toBeGreaterThan(far)
    const together = position({ mode: 'cooperative', players: [NEARLY, {}] }).state
    const chances = knowledge.evaluate(together)
    expect(chances[0]).toBe(chances[1])
    expect(chances[0]).toBeLessThan(near)
    const ended = play(2, {}, () => {})
    const outcome = knowledge.evaluate(ended)
    expect(outcome.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
    expect(outcome.every((chance) => chance === 0 || chance === 0.5 || chance === 1)).toBe(true)
  })
})

describe('planted positions', () => {
  const named = (at: Position, q: number, r: number): string => guideTo(at.state.map).hexes[at.hex(q, r)]

  test('a hex that completes the ark is painted, and the words say so', () => {
    const at = position({ players: [NEARLY, {}] })
    const { moves } = hint(at.state, 0)
    expect(moves[0].action).toEqual({ type: 'name', colour: at.chart.colour[at.hex(...LAST)] })
    expect(moves[0].value).toBeGreaterThan(0.95)
    expect(moves[0].reasons[0].term).toBe('ark')
    expect(why('cs', at.state, moves[0].reasons)).toMatch(/^Najde celou Archu/)
    at.do(0, moves[0].action)
    expect(hint(at.state, 0).moves[0].action).toEqual(at.painting(...LAST))
  })

  test('a colour that completes one part names its letter and hex', () => {
    const letter = LETTERS.indexOf('A')
    const centre = SOLVED.visited[letter]
    const around = LETTER_FIELDS[letter].map((field) => SOLVED.visited[LETTERS.length + field])
    const [last, ...visited] = around
    const at = position({ players: [{ ...NEARLY, visited: [centre, ...visited] }, {}] })
    const colour = at.chart.colour[at.hex(...last)]
    const { moves } = hint(at.state, 0)
    expect(moves[0].action).toEqual({ type: 'name', colour })
    expect(moves[0].reasons[0].term).toBe(`part ${letter} ${at.hex(...centre)}`)
    const place = named(at, ...centre)
    expect(why('cs', at.state, moves[0].reasons)).toContain(`Najde část A na ${place}`)
    expect(why('en', at.state, moves[1].reasons)).toContain(`it leaves part A on ${place} unfound`)
  })

  test('a field that gives a letter its place is filled, not skipped', () => {
    const { f1: missing, ...compass } = SOLVED.compass
    const at = position({ players: [{}, { ...NEARLY, visited: SOLVED.visited, compass }] })
    at.name(0, missing)
    const { moves } = hint(at.state, 1)
    expect(moves[0].action).toEqual({ type: 'fill', field: fieldOf('f1') })
    expect(moves[0].value).toBeGreaterThan(0.95)
    const skipped = weigh(at.state, 1, { type: 'skip' })
    expect(skipped.chances[1]).toBeLessThan(moves[0].value)
    expect(skipped.terms.minus).toBeLessThan(0)
  })

  test('the second advice leads elsewhere', () => {
    let compared = 0
    play(2, {}, (state, seat, number) => {
      if (number % 19 !== 0 || state.phase !== 'turn') return
      const { moves } = hint(state, seat)
      if (moves.length < 2) return
      const [first, second] = moves.map(({ action }) => weigh(state, seat, action))
      expect(second.terms).not.toEqual(first.terms)
      compared++
    })
    expect(compared).toBeGreaterThan(3)
  })
})

describe('the analysis of Ark', () => {
  test('finds the answer that somebody threw away, and what should have been done', () => {
    const started = startMatch(game, { seats: 2, options: {}, seed: 'blunder' })
    if (!started.ok) throw new Error(started.problem.expected)
    const match = started.value
    const random = new Random('blunder')
    let blunder = -1
    let cost = 0
    while (match.result === null && blunder === -1) {
      const [seat] = match.deciders
      const { view, decision } = match.sight(seat)
      if (decision === null) throw new Error('a decider decides nothing')
      if (decision.prompt.key === 'answer' && view.turn > 10) {
        const [best] = hint(match.state, seat).moves
        cost = best.value - weigh(match.state, seat, { type: 'skip' }).chances[seat]
        if (cost > 0.04) blunder = match.length
      }
      const question = { seat, decision, view: () => view }
      const action = quick?.choose(question, random) ?? decision.actions[0]
      match.play(seat, blunder === match.length ? { type: 'skip' } : action)
    }
    expect(blunder).toBeGreaterThan(0)
    const found = new Analyst(match, knowledge).analyse(blunder)
    expect(found.action).toEqual({ type: 'skip' })
    expect(found.suggestion).not.toBeNull()
    expect(found.loss).toBeCloseTo(cost, 4)
    for (const language of LANGUAGES) expect(why(language, match.state, found.reasons ?? [])).not.toBe('')
  })
})
