import { type Decision, Random, type Refusal } from '@vyprava/kernel'
import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { contextOf, factTexts, flaws, spoken } from '../../testing/speech.ts'
import type { ArkAction, ArkEvent, ArkOptions } from '../rules/index.ts'
import { PROMPT_KEYS, REFUSAL_REASONS } from '../rules/index.ts'
import type { Context } from './sight.ts'
import { ACTIONS, EVENTS } from './test/samples.ts'
import { start, WORDS } from './test/spoken.ts'

const TABLES: readonly (Partial<ArkOptions> & { readonly seats: number })[] = [
  { seats: 1, difficulty: 'easy', wildSix: true },
  { seats: 1, difficulty: 'medium', characters: 'chosen', map: 'channel' },
  { seats: 2, difficulty: 'easy', characters: 'chosen' },
  { seats: 2, difficulty: 'high', mode: 'cooperative' },
  { seats: 3, difficulty: 'medium', map: 'generated' },
  { seats: 4, difficulty: 'easy', mode: 'cooperative', challenges: false },
  { seats: 7, difficulty: 'easy' },
]

const heard = { prompts: new Set<string>(), actions: new Set<string>(), events: new Set<string>() }
const refused = new Set<string>()

/** Plays games at random and listens to the words about them. */
describe('random games', () => {
  test.each(TABLES)('%j', ({ seats, ...options }) => {
    const match = start(seats, options, `words ${seats} ${JSON.stringify(options)}`)
    const random = new Random('player')
    while (match.result === null) {
      const seat = match.deciders[random.int(match.deciders.length)]
      const view = match.viewAt(seat, match.length)
      const decision = match.game.decision(match.state, seat)
      const context = contextOf(view, seat)
      if (isWorthHearing(decision, match.length)) expectQuestion(decision, context)
      if (match.length % 60 === 0) expectFacts([context, contextOf(match.viewAt(null, match.length), null)])
      for (const attempt of attempts(random, match.length < 20 ? 10 : match.length % 4 === 0 ? 1 : 0)) {
        const who = random.int(seats)
        const refusal = match.game.refusal(match.state, who, attempt)
        if (refusal !== null) expectRefusal(refusal, contextOf(match.viewAt(who, match.length), who))
      }
      match.play(seat, wanted(decision.actions, random))
      const after = contextOf(match.viewAt(null, match.length), null)
      for (const event of match.heard(null, match.length)) expectTold(event, after)
    }
    const view = match.viewAt(0, match.length)
    expectFacts([contextOf(view, 0), contextOf(view, null)])
    const late = match.game.refusal(match.state, 0, ACTIONS.skip)
    if (late === null) throw new Error('Something is left to do after the end')
    expectRefusal(late, contextOf(view, 0))
  })

  test('asked every question, offered every action and had attempts refused for most of the reasons', () => {
    expect([...heard.prompts].sort()).toEqual([...PROMPT_KEYS].sort())
    expect([...heard.actions].sort()).toEqual(Object.keys(ACTIONS).sort())
    const rare = ['finished', 'stuck']
    expect(Object.keys(EVENTS).filter((type) => !heard.events.has(type) && !rare.includes(type))).toEqual([])
    const unmet = REFUSAL_REASONS.filter((reason) => !refused.has(reason))
    expect(unmet.length, unmet.join(', ')).toBeLessThanOrEqual(6)
  })
})

/** All questions of a game's beginning; later those of a new kind, and some of the others. */
const isWorthHearing = ({ prompt, actions }: Decision<ArkAction>, length: number): boolean =>
  length < 60 ||
  length % 9 === 0 ||
  !heard.prompts.has(prompt.key) ||
  actions.some(({ type }) => !heard.actions.has(type))

function expectWell(language: Language, texts: readonly string[]): void {
  const found = flaws(language, texts)
  if (found.length > 0) expect.fail(`${language}: ${JSON.stringify(found)}`)
}

/** The question in both voices, and its answers: whoever listens to the list must be able to tell them apart. */
function expectQuestion({ prompt, actions }: Decision<ArkAction>, context: Context): void {
  heard.prompts.add(prompt.key)
  for (const { type } of actions) heard.actions.add(type)
  for (const language of LANGUAGES) {
    const words = WORDS[language]
    const voices = [context, { ...context, observer: null }]
    expectWell(
      language,
      voices.map((voice) => spoken(words.prompt(prompt, voice))),
    )
    const lines = actions.map((action) => `${words.group(action, context)}: ${words.action(action, context)}`)
    expectWell(language, lines)
    if (new Set(lines).size < lines.length) expect.fail(`The same twice: ${JSON.stringify(lines)}`)
  }
}

function expectRefusal(refusal: Refusal, context: Context): void {
  refused.add(refusal.reason)
  for (const language of LANGUAGES) expectWell(language, [WORDS[language].refusal(refusal, context)])
}

function expectTold(event: ArkEvent, context: Context): void {
  heard.events.add(event.type)
  for (const language of LANGUAGES) {
    const sentence = WORDS[language].event(event, context)
    if (sentence !== null) expectWell(language, [spoken(sentence)])
  }
}

function expectFacts(contexts: readonly Context[]): void {
  for (const language of LANGUAGES) {
    for (const context of contexts) expectWell(language, factTexts(WORDS[language], context))
  }
}

/** A random player who likes everything out of the common, and compass fields better than skipping. */
function wanted(actions: readonly ArkAction[], random: Random): ArkAction {
  const keen = actions.filter(({ type }) => KEEN.includes(type))
  const list = keen.length > 0 && random.int(2) === 0 ? keen : actions
  return list[random.int(list.length)]
}

const KEEN = ['colourDiamond', 'convert', 'fill', 'meadow', 'shift', 'terraform']

/** Some of each action, about hexes and fields at random; some of them do not exist. */
function attempts(random: Random, count: number): ArkAction[] {
  const some = (key: string, value: unknown): unknown => {
    if (key === 'hex') return random.int(130) - 1
    if (key === 'field') return random.int(26) - 1
    if (key === 'character') return random.int(9) - 1
    return key === 'colour' ? random.int(6) : value
  }
  return Array.from({ length: count }, () => Object.values(ACTIONS))
    .flat()
    .map((action) => JSON.parse(JSON.stringify(action, some)))
}
