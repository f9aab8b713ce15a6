import { type Decision, Random, type Refusal } from '@vyprava/kernel'
import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { contextOf, factTexts, flaws, spoken } from '../../testing/speech.ts'
import {
  type DefendersAction,
  type DefendersEvent,
  EDGES,
  HEXES,
  NEIGHBOURS,
  NONE,
  REFUSAL_REASONS,
  SIDES,
} from '../rules/index.ts'
import { actorOf, type Context } from './sight.ts'
import { ACTIONS } from './test/samples.ts'
import { start, WORDS } from './test/spoken.ts'

const TABLES = [1, 2, 3, 4].flatMap((seats) =>
  (['strict', 'free'] as const).flatMap((communication) =>
    [0, 6].map((hardCards) => ({ seats, communication, hardCards })),
  ),
)

const refused = new Set<string>()
const told = new Set<string>()
const done = new Set<string>()

/** Plays games at random and listens to every word about them. */
describe('random games', () => {
  test.each(TABLES)('$seats players, $communication, $hardCards hard cards', ({ seats, ...options }) => {
    for (let game = 0; game < 2; game++) play(seats, options, `words ${game}`)
  })

  test('were full of different things', () => {
    expect(done.size).toBeGreaterThanOrEqual(34)
    expect(told.size).toBeGreaterThanOrEqual(48)
  })

  test('had attempts refused for most of the reasons', () => {
    const missing = REFUSAL_REASONS.filter((reason) => !refused.has(reason))
    expect(missing.length, missing.join(', ')).toBeLessThanOrEqual(12)
  })
})

function play(seats: number, options: { communication: 'strict' | 'free'; hardCards: number }, seed: string) {
  const match = start(seats, options, seed)
  const random = new Random(`${seed} ${JSON.stringify(options)} ${seats}`)
  while (match.result === null) {
    const seat = random.pick(match.deciders)
    const view = match.viewAt(seat, match.length)
    const decision = match.game.decision(match.state, seat)
    expectQuestion(decision, contextOf(view, seat))
    if (match.length % 20 === 0)
      for (const eyes of [seat, null]) expectFacts(match.viewAt(eyes, match.length), eyes)
    for (const who of match.length % 3 === 0 ? [seat, random.int(seats)] : []) {
      const context = contextOf(match.viewAt(who, match.length), who)
      for (const attempt of attempts(random, context)) {
        const refusal = match.game.refusal(match.state, who, attempt)
        if (refusal !== null) expectRefusal(refusal, context)
      }
    }
    const other = random.int(seats)
    const asides = match.asides(other)
    if (asides.length > 0 && random.int(6) === 0) take(match, other, random.pick(asides))
    take(match, seat, wanted(decision.actions, random))
  }
  expectFacts(match.viewAt(null, match.length), null)
  const over = contextOf(match.viewAt(0, match.length), 0)
  for (const attempt of attempts(random, over)) {
    const refusal = match.game.refusal(match.state, 0, attempt)
    if (refusal !== null) expectRefusal(refusal, over)
  }
}

function take(match: ReturnType<typeof start>, seat: number, action: DefendersAction): void {
  done.add(action.type)
  match.play(seat, action)
  for (const eyes of [seat, null]) {
    const after = contextOf(match.viewAt(eyes, match.length), eyes)
    for (const event of match.heard(eyes, match.length)) expectTold(event, after)
  }
}

function expectWell(language: Language, texts: readonly string[]): void {
  const found = flaws(language, texts)
  if (found.length > 0) expect.fail(`${language}: ${JSON.stringify(found)}`)
}

/** The question in both voices, and its answers: whoever listens to the list must be able to tell them apart. */
function expectQuestion({ prompt, actions }: Decision<DefendersAction>, context: Context): void {
  for (const language of LANGUAGES) {
    const words = WORDS[language]
    const voices = [context, { ...context, observer: null }]
    expectWell(
      language,
      voices.map((voice) => spoken(words.prompt(prompt, voice))),
    )
    const labels = actions.map((action) => words.action(action, context))
    expectWell(language, labels)
    if (new Set(labels).size < labels.length) expect.fail(`The same twice: ${JSON.stringify(labels)}`)
  }
}

function expectRefusal(refusal: Refusal, context: Context): void {
  refused.add(refusal.reason)
  for (const language of LANGUAGES) expectWell(language, [WORDS[language].refusal(refusal, context)])
}

function expectTold(event: DefendersEvent, context: Context): void {
  told.add(event.type)
  for (const language of LANGUAGES) {
    const sentence = WORDS[language].event(event, context)
    if (event.type === 'roundEnded') expect(sentence).toBeNull()
    else expectWell(language, [spoken(sentence ?? [])])
  }
}

function expectFacts(view: Context['view'], observer: number | null): void {
  for (const language of LANGUAGES) {
    expectWell(language, factTexts(WORDS[language], contextOf(view, observer)))
  }
}

const KEEN: readonly DefendersAction['type'][] = [
  'build',
  'rewild',
  'heal',
  'team',
  'regroup',
  'clear',
  'breach',
]
const TALK: readonly DefendersAction['type'][] = ['pinEdge', 'pinHex', 'say']

/** A random player who likes to do something useful and does not talk much. */
function wanted(actions: readonly DefendersAction[], random: Random): DefendersAction {
  const keen = actions.filter(({ type }) => KEEN.includes(type))
  if (keen.length > 0 && random.int(2) === 0) return random.pick(keen)
  const quiet = actions.filter(({ type }) => !TALK.includes(type))
  return random.pick(random.int(4) === 0 ? actions : quiet)
}

/** One of each action, about places and cards at random: some near or in hand, some that do not exist. */
function attempts(random: Random, context: Context): DefendersAction[] {
  const { leader, hand } = context.view.players[actorOf(context)]
  const near = (values: readonly number[], most: number): number =>
    values.length > 0 && random.int(2) === 0 ? random.pick(values) : random.int(most + 2) - 1
  const around = (of: Int32Array): readonly number[] =>
    leader === NONE ? [] : [...of.subarray(leader * 6, leader * 6 + 6)]
  const some = (key: string, value: unknown): unknown => {
    if (key === 'hex' || key === 'from') return near(around(NEIGHBOURS), HEXES)
    if (key === 'edge') return near(around(SIDES), EDGES)
    if (key === 'card') return near(hand ?? [], 72)
    if (key === 'leader') return random.int(10) - 1
    if (key === 'player' || key === 'faction' || key === 'terrain') return random.int(6) - 1
    return key === 'phrase' ? random.int(14) - 1 : value
  }
  return Object.values(ACTIONS).map((action) => JSON.parse(JSON.stringify(action, some)))
}
