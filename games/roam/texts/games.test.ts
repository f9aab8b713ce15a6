import { type Decision, Random, type Refusal } from '@vyprava/kernel'
import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { contextOf, factTexts, flaws, spoken } from '../../testing/speech.ts'
import type { RoamAction, RoamEvent } from '../rules/index.ts'
import type { Context } from './sight.ts'
import { ACTIONS } from './test/samples.ts'
import { start, WORDS } from './test/spoken.ts'

const TABLES = [2, 3, 4].flatMap((seats) =>
  (['basic', 'full'] as const).flatMap((mode) =>
    [false, true].flatMap((patrol) => [false, true].map((advanced) => ({ seats, mode, patrol, advanced }))),
  ),
)

const refused = new Set<string>()

/** Plays games at random and listens to every word about them. */
describe('random games', () => {
  test.each(TABLES)('$seats players, $mode, patrol $patrol, advanced $advanced', ({ seats, ...options }) => {
    const match = start(seats, options, `words ${seats} ${JSON.stringify(options)}`)
    const random = new Random('player')
    while (match.result === null) {
      const [seat] = match.deciders
      const view = match.viewAt(seat, match.length)
      const decision = match.game.decision(match.state, seat)
      expectQuestion(decision, contextOf(view, seat))
      if (match.length % 20 === 0) expectFacts(contextOf(view, null))
      for (const attempt of match.length % 3 === 0 ? attempts(random) : []) {
        const who = random.int(seats)
        const refusal = match.game.refusal(match.state, who, attempt)
        if (refusal !== null) expectRefusal(refusal, contextOf(view, who))
      }
      match.play(seat, wanted(decision.actions, random))
      const after = contextOf(match.viewAt(null, match.length), null)
      for (const event of match.heard(null, match.length)) expectTold(event, after)
    }
    expectFacts(contextOf(match.viewAt(null, match.length), null))
  })

  test('had attempts refused for most of the reasons', () => {
    expect(refused.size).toBeGreaterThanOrEqual(40)
  })
})

function expectWell(language: Language, texts: readonly string[]): void {
  const found = flaws(language, texts)
  if (found.length > 0) expect.fail(`${language}: ${JSON.stringify(found)}`)
}

/** The question in both voices, and its answers: whoever listens to the list must be able to tell them apart. */
function expectQuestion({ prompt, actions }: Decision<RoamAction>, context: Context): void {
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

function expectTold(event: RoamEvent, context: Context): void {
  for (const language of LANGUAGES) {
    const sentence = WORDS[language].event(event, context)
    if (event.type === 'turnStarted') expect(sentence).toBeNull()
    else expectWell(language, [spoken(sentence ?? [])])
  }
}

function expectFacts(context: Context): void {
  for (const language of LANGUAGES) expectWell(language, factTexts(WORDS[language], context))
}

/** A random player who likes to buy artifacts and to turn shapes. */
function wanted(actions: readonly RoamAction[], random: Random): RoamAction {
  const keen = actions.filter(({ type }) => type === 'buy' || type === 'rotate')
  const list = keen.length > 0 && random.int(2) === 0 ? keen : actions
  return list[random.int(list.length)]
}

/** One of each action, about squares and cards at random; some of them do not exist. */
function attempts(random: Random): RoamAction[] {
  const some = (key: string, value: unknown): unknown => {
    if (key === 'square' || key === 'from' || key === 'to') return random.int(38) - 1
    if (key === 'character') return random.int(60)
    if (key === 'artifact') return random.int(26)
    if (key === 'slot') return random.int(8)
    if (key === 'owner') return random.int(2)
    if (key === 'coins') return random.int(6) - 1
    return key === 'x' || key === 'y' ? random.int(9) - 2 : value
  }
  return Object.values(ACTIONS).map((action) => JSON.parse(JSON.stringify(action, some)))
}
