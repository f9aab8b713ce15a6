import { Analyst, type Hint, hintFor, type Reason } from '@vyprava/bots'
import { clone, indexOfAction, Random, type Seat, silentCourse, startMatch } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { contextOf, flaws } from '../../testing/speech.ts'
import { defendersKnowledge, playersFor } from '../bot/index.ts'
import { Judge } from '../bot/judge.ts'
import {
  createDefenders,
  type Defenders,
  type DefendersAction,
  type DefendersGame,
  LINES,
  PROMPT_KEYS,
} from '../rules/index.ts'
import { entryOf } from '../rules/terms.ts'
import type { DefendersWords } from '../texts/build.ts'
import { hexName } from '../texts/names.ts'
import { WORDS } from '../texts/test/spoken.ts'
import { around } from './machine.ts'
import { edgeOf, hexOf, hexName as keyOf } from './notation.ts'
import { acting, card, leading, quiet } from './play.ts'
import { pack, printed, STANDARD } from './position.ts'
import { subject } from './subject.ts'

const game = createDefenders(pack)
const knowledge = defendersKnowledge(pack)
const quick = playersFor(pack).find(({ name }) => name === 'greedy')

const hint = (state: Defenders, seat: Seat, of: DefendersGame = game): Hint<DefendersAction> =>
  hintFor(
    of,
    knowledge,
    { seat, decision: of.decision(state, seat), view: () => of.view(state, seat) },
    new Random('hint'),
    { iterations: 1 },
  )

/** Where a hex lies is the same in every game, so any view will do. */
const someView = game.view(game.setup({ seats: 2, options: STANDARD }, new Random('words')), null)
const why = (words: DefendersWords, reasons: readonly Reason[]): string | null =>
  words.why?.(reasons, contextOf(someView, null)) ?? null

/** A game of quick players, looked at before every action. */
function play(seats: number, seed: string, look: (state: Defenders, seat: Seat, number: number) => void) {
  const random = new Random(seed)
  const thinking = new Random(`thinking ${seed}`)
  const state = game.setup({ seats, options: { ...STANDARD, hardCards: 3 } }, random)
  let number = 0
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    look(state, seat, number++)
    const question = { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) }
    game.apply(
      state,
      seat,
      quick?.choose(question, thinking) ?? question.decision.actions[0],
      silentCourse(random),
    )
  }
}

const UNKNOWN: readonly string[] = ['chooseFaction', 'chooseLeader', 'drawFrom']

describe('the judgement of positions', () => {
  test('is the sum of its terms', () => {
    play(3, 'terms', (state) => {
      if (state.round === 0) return
      const judge = new Judge(printed, state, 0)
      expect(judge.terms(state, 0).sum()).toBeCloseTo(judge.worth(state, 0), 6)
      if (!state.players[0].retired)
        expect(judge.terms(state, 1.5).sum()).toBeCloseTo(judge.worth(state, 1.5), 6)
    })
  })

  test('gives everybody the same chance, and knows the end', () => {
    play(4, 'chances', (state) => {
      const chances = knowledge.evaluate(state)
      expect(new Set(chances).size).toBe(1)
      expect(chances).toHaveLength(4)
      expect(chances[0]).toBeGreaterThan(0)
      expect(chances[0]).toBeLessThan(1)
      if (state.phase === 'setup') expect(chances[0]).toBeGreaterThan(0.05)
    })
    const lost = acting({ players: [{ leader: '0,3' }, { leader: '3,0' }] }).state
    expect(knowledge.evaluate({ ...lost, ended: 'toxic' })).toEqual([0, 0])
    expect(knowledge.evaluate({ ...lost, ended: 'won' })).toEqual([1, 1])
  })
})

describe('hints', () => {
  test.each([1, 2, 3, 4])('are legal and told in three languages, %i players', (seats) => {
    const asked = new Set<string>()
    play(seats, `hints ${seats}`, (state, seat, number) => {
      const { actions, prompt } = game.decision(state, seat)
      if (asked.has(prompt.key) && number % 9 !== 0) return
      asked.add(prompt.key)
      const { moves, chances } = hint(state, seat)
      expect(chances).toHaveLength(seats)
      if (UNKNOWN.includes(prompt.key)) return expect(moves).toEqual([])
      expect(moves).toHaveLength(Math.min(actions.length, moves.length === 1 ? 1 : 2))
      for (const { action, value, reasons } of moves) {
        expect(indexOfAction(actions, action)).not.toBe(-1)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
        const texts = Object.values(WORDS).map((words) => why(words, reasons))
        if (texts.includes(null)) continue
        expect([
          ...flaws('cs', [texts[0] ?? '']),
          ...flaws('sk', [texts[1] ?? '']),
          ...flaws('en', [texts[2] ?? '']),
        ]).toEqual([])
      }
    })
    expect(PROMPT_KEYS.filter((key) => asked.has(key)).length).toBeGreaterThanOrEqual(5)
  })

  test('come from the view alone: what is hidden changes nothing', () => {
    const { twin } = subject
    if (twin === undefined) throw new Error('Defenders hides things')
    let compared = 0
    play(2, 'twins', (state, seat, number) => {
      if (number % 11 !== 0 || state.round === 0) return
      const other = twin(clone(state), seat, new Random(`twin ${number}`))
      expect(hint(other, seat)).toEqual(hint(state, seat))
      compared++
    })
    expect(compared).toBeGreaterThan(5)
  })
})

/** Only such cards are left in the machine deck. */
function withMachines(state: Defenders, kind: string): Defenders {
  const cards = pack.machineCards.filter((one) => one.kind === kind && !one.hard).map(({ id }) => id)
  return { ...state, machineDeck: cards }
}

describe('planted positions', () => {
  /** The first hex that the core would pollute. */
  const [vent] = printed.vents[5 * 6 + 4]
  const target = LINES[vent][0]
  const sites = ['3,0', '0,3', '-3,3', '-3,0', '0,-3', '3,-3']

  test('the seventh toxic site is averted, and the words say so', () => {
    const { state, game: calm } = acting({
      players: [{ leader: keyOf(target) }, { leader: '-1,3' }],
      pollution: { [keyOf(target)]: 2 },
      toxic: sites,
      ap: 1,
    })
    const planted = withMachines(state, 'factories')
    const { moves } = hint(planted, 0, calm)
    expect(moves[0].action).toEqual({ type: 'clear' })
    expect(moves[0].reasons[0]).toMatchObject({ term: 'lostByToxic' })
    expect(why(WORDS.en, moves[0].reasons)).toContain('averts the seventh toxic site')
    expect(why(WORDS.cs, moves[0].reasons)).toContain('Odvrátí sedmou toxickou lokalitu')
    const [ended] = knowledge.weigh?.(planted, 0, [{ type: 'endActions' }]) ?? []
    expect(ended.chances).toEqual([0, 0])
  })

  test('an enclosed hex is named where the machines can be stopped', () => {
    const [hacking, other] = [card('sect', 'hacking'), quiet('sect')]
    const { state, game: calm } = leading({
      players: [
        { faction: 'sect', leader: '0,3', hand: [hacking, other] },
        { faction: 'clan', leader: '-3,3', hand: [quiet('clan')] },
      ],
      walls: around('2,-1'),
    })
    const { moves } = hint(withMachines(state, 'factories'), 0, calm)
    expect(moves[0].action).toEqual({ type: 'lead', card: hacking })
    const place = hexOf('2,-1')
    const terms = moves[0].reasons.map(({ term }) => entryOf(term))
    expect(terms).toContainEqual({ kind: 'rising', place })
    const reasons = moves[1].reasons.filter(({ term }) => entryOf(term).kind === 'rising')
    expect(why(WORDS.en, reasons)).toBe(
      `Slightly weaker: it leaves ${hexName(place)} enclosed for the machines.`,
    )
    expect(why(WORDS.cs, reasons)).toBe(`O něco slabší: nechá ohraničený hex ${hexName(place)}.`)
  })

  test('a wall of a factory is breached to open a way', () => {
    const { state, game: calm } = acting({
      players: [{ leader: '2,-1' }, { leader: '-1,3' }],
      built: ['3,-1'],
      ap: 1,
    })
    const [breached] =
      knowledge.weigh?.(state, 0, calm.decision(state, 0).actions.filter(isBreachTo('3,-1'))) ?? []
    const [rested] = knowledge.weigh?.(state, 0, [{ type: 'endActions' }]) ?? []
    const term = `closed ${hexOf('3,-1')}`
    expect([breached.terms[term] ?? 0, rested.terms[term]]).toEqual([0, expect.any(Number)])
    expect(why(WORDS.en, [{ term, difference: 1 }])).toBe(
      `It opens a way into the factory on ${hexName(hexOf('3,-1'))}.`,
    )
  })
})

const isBreachTo =
  (key: string) =>
  (action: DefendersAction): boolean =>
    action.type === 'breach' && around(key).map(edgeOf).includes(action.edge)

describe('the analysis', () => {
  test('finds the turn that somebody threw away, and what should have been done', () => {
    const started = startMatch(game, { seats: 2, options: STANDARD, seed: 'blunder' })
    if (!started.ok) throw new Error(started.problem.expected)
    const match = started.value
    const random = new Random('blunder')
    let blunder = -1
    let cost = 0
    while (match.result === null && blunder === -1) {
      const [seat] = match.deciders
      const { view, decision } = match.sight(seat)
      if (decision === null) throw new Error('a decider decides nothing')
      if (decision.prompt.key === 'turn' && view.round > 2) {
        const [best] = hint(match.state, seat).moves
        const [rest] = knowledge.weigh?.(match.state, seat, [{ type: 'endActions' }]) ?? []
        cost = best.value - rest.chances[seat]
        if (cost > 0.06) blunder = match.length
      }
      const action: DefendersAction =
        blunder === match.length
          ? { type: 'endActions' }
          : (quick?.choose({ seat, decision, view: () => view }, random) ?? decision.actions[0])
      match.play(seat, action)
    }
    expect(blunder).toBeGreaterThan(0)
    const found = new Analyst(match, knowledge).analyse(blunder)
    expect(found.action).toEqual({ type: 'endActions' })
    expect(found.suggestion).not.toBeNull()
    expect(found.loss).toBeCloseTo(cost, 1)
    expect(found.loss).toBeGreaterThan(0.04)
    for (const words of Object.values(WORDS)) expect(why(words, found.reasons ?? [])).not.toBeNull()
    // What was asked in the set-up has no answer, and is nobody's mistake.
    expect(new Analyst(match, knowledge).analyse(0)).toMatchObject({ suggestion: null, loss: 0 })
  })
})
