import { type Decision, Random, type Refusal } from '@vyprava/kernel'
import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { contextOf, factTexts, flaws, spoken } from '../../testing/speech.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import type { Context } from './sight.ts'
import { attempts } from './test/attempts.ts'
import { GAMES, plainly, start } from './test/spoken.ts'

interface Table {
  readonly seats: number
  readonly options: Partial<EuthiaOptions>
  /** Heroes who can afford everything meet more of the game. */
  readonly rich?: true
}

const TABLES: readonly Table[] = [
  { seats: 2, options: { scenario: 'hunt', hero1: 'skoldur', hero2: 'taesiri', titles: true } },
  { seats: 3, options: { scenario: 'settlements', hero1: 'ael', hero2: 'dral', hero3: 'keleia' } },
  { seats: 1, options: { scenario: 'hunt', hero1: 'maeldur' } },
  { seats: 4, options: { scenario: 'mirrezil' } },
  { seats: 2, options: { scenario: 'disaster', hero1: 'skoldur' } },
  { seats: 2, options: { scenario: 'hunt', hero1: 'keleia', hero2: 'maeldur' }, rich: true },
  { seats: 3, options: { scenario: 'mirrezil', hero1: 'ael', hero2: 'dral', hero3: 'taesiri' }, rich: true },
  { seats: 1, options: { scenario: 'disaster', hero1: 'taesiri' }, rich: true },
]

const refused = new Set<string>()
const told = new Set<string>()
const done = new Set<string>()
const asked = new Set<string>()

/** Plays games of our own pack at random and listens to every word about them. */
describe('random games', () => {
  test.each(TABLES)('$seats players, $options', (table) => {
    play(table, `words ${table.seats}`)
  })

  test('were full of different things', () => {
    expect(done.size).toBeGreaterThanOrEqual(44)
    expect(told.size).toBeGreaterThanOrEqual(85)
    expect(asked.size).toBeGreaterThanOrEqual(20)
  })

  test('had attempts refused for most of the reasons', () => {
    expect(refused.size).toBeGreaterThanOrEqual(50)
  })
})

type Words = (typeof GAMES)['plain']['words']
const TURNS = 600

function play({ seats, options, rich }: Table, seed: string): void {
  const { game, words } = GAMES[rich ? 'rich' : 'plain']
  const match = start(seats, options, seed, game)
  const random = new Random(seed)
  while (match.result === null && match.length < TURNS) {
    const seat = random.pick(match.deciders)
    const view = match.viewAt(seat, match.length)
    const decision = match.game.decision(match.state, seat)
    expectQuestion(words, decision, contextOf(view, seat))
    if (match.length % 60 === 0)
      for (const eyes of [seat, null]) expectFacts(words, match.viewAt(eyes, match.length), eyes)
    if (match.length % 8 === 0) {
      const context = contextOf(view, seat)
      for (const attempt of attempts(random, context)) {
        const refusal = match.game.refusal(match.state, seat, attempt)
        if (refusal !== null) expectRefusal(words, refusal, context)
      }
    }
    const action = wanted(decision.actions, random)
    done.add(action.type)
    match.play(seat, action)
    for (const eyes of [seat, null]) {
      const after = contextOf(match.viewAt(eyes, match.length), eyes)
      for (const event of match.heard(eyes, match.length)) expectTold(words, event, after)
    }
  }
  expectFacts(words, match.viewAt(null, match.length), null)
}

function expectWell(language: Language, texts: readonly string[]): void {
  const found = flaws(language, plainly(texts))
  if (found.length > 0) expect.fail(`${language}: ${JSON.stringify(found)}`)
}

/** The question in both voices, and its answers: whoever listens to the list must be able to tell them apart. */
function expectQuestion(all: Words, { prompt, actions }: Decision<EuthiaAction>, context: Context): void {
  asked.add(prompt.key)
  for (const language of LANGUAGES) {
    const words = all[language]
    const voices = [context, { ...context, observer: null }]
    expectWell(
      language,
      voices.map((voice) => spoken(words.prompt(prompt, voice))),
    )
    const labels = actions.map((action) => words.action(action, context))
    expectWell(language, labels)
    if (new Set(labels).size === labels.length) continue
    const twice = labels.filter((label, at) => labels.indexOf(label) !== at)
    const which = actions.filter((_, at) => twice.includes(labels[at]))
    expect.fail(`The same twice: ${JSON.stringify(twice)} for ${JSON.stringify(which)}`)
  }
}

function expectRefusal(words: Words, refusal: Refusal, context: Context): void {
  refused.add(refusal.reason)
  for (const language of LANGUAGES) expectWell(language, [words[language].refusal(refusal, context)])
}

function expectTold(words: Words, event: EuthiaEvent, context: Context): void {
  told.add(event.type)
  for (const language of LANGUAGES) {
    const sentence = words[language].event(event, context)
    if (event.type === 'roundEnded') expect(sentence).toBeNull()
    else expectWell(language, [spoken(sentence ?? [])])
  }
}

function expectFacts(words: Words, view: Context['view'], observer: number | null): void {
  for (const language of LANGUAGES)
    expectWell(language, factTexts(words[language], contextOf(view, observer)))
}

/** Things that end too soon or go on for too long when they are chosen as often as others. */
const RARE: readonly EuthiaAction['type'][] = ['endTurn', 'equip', 'stow', 'relearn', 'unlearn', 'exchange']

const KEEN: readonly EuthiaAction['type'][] = [
  'buy',
  'buyPersonal',
  'fight',
  'learn',
  'mine',
  'quest',
  'reveal',
  'sell',
  'trade',
  'unlock',
  'use',
]

/** A random player who likes to do something useful. */
function wanted(actions: readonly EuthiaAction[], random: Random): EuthiaAction {
  const keen = actions.filter(({ type }) => KEEN.includes(type))
  if (keen.length > 0 && random.int(3) === 0) return random.pick(keen)
  const others = actions.filter(({ type }) => !RARE.includes(type))
  return random.pick(others.length > 0 && random.int(8) > 0 ? others : actions)
}
