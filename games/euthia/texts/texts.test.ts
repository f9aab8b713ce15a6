import { optionList, type Values } from '@vyprava/kernel'
import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { contextOf, factTexts, flaws, spoken } from '../../testing/speech.ts'
import { EFFECT_REASONS } from '../rules/refusals/effects.ts'
import { FIGHT_REASONS } from '../rules/refusals/fight.ts'
import { STORY_REASONS } from '../rules/refusals/story.ts'
import { TRADE_REASONS } from '../rules/refusals/trade.ts'
import { TURN_REASONS } from '../rules/refusals/turn.ts'
import { END_REASONS } from '../rules/state.ts'
import { LEXICON as CS } from './cs/lexicon.ts'
import { LEXICON as EN } from './en/lexicon.ts'
import { prompts } from './en/prompts.ts'
import { wordsOf } from './index.ts'
import { askedSeats } from './sight.ts'
import { LEXICON as SK } from './sk/lexicon.ts'
import { ACTIONS } from './test/attempts.ts'
import { EVENTS } from './test/events.ts'
import { GAMES, pack, plainly, start, toolsFor, WORDS } from './test/spoken.ts'

const REASONS = [...TURN_REASONS, ...TRADE_REASONS, ...EFFECT_REASONS, ...FIGHT_REASONS, ...STORY_REASONS]
/** Everything that the rules give with questions and refusals. */
const VALUES = {
  cards: 2,
  chaos: 1,
  chapter: 3,
  coins: 5,
  fee: 1,
  left: 1,
  most: 20,
  mp: 2,
  round: 1,
  sum: -1,
}

const someView = (seats = 2) => {
  const match = start(
    seats,
    { scenario: 'hunt', hero1: 'ael', ...(seats > 1 && { hero2: 'skoldur' }) },
    'words',
  )
  return match.sight(match.deciders[0]).view
}

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = WORDS[language]
  const view = someView()
  const [asked] = askedSeats(view)
  const [mine, watching] = [contextOf(view, asked), contextOf(view, null)]
  const expectWell = (texts: readonly string[]): void => expect(flaws(language, plainly(texts))).toEqual([])

  test('load on demand', async () => {
    expect((await wordsOf(language, pack)).title).toBe('Euthia')
  })

  test('ask every question, and tell the others whom we wait for', () => {
    for (const key of Object.keys(prompts)) {
      const [question, waits] = [mine, watching].map((eyes) => words.prompt({ key, values: VALUES }, eyes))
      expectWell([spoken(question), spoken(waits)])
      expect(question).not.toContainEqual({ seat: asked })
      expect(waits).toContainEqual({ seat: asked })
    }
    expect(() => words.prompt({ key: 'nonsense' }, mine)).toThrow('no text for "nonsense"')
  })

  test('name what its own slots do not hold where there is no room', () => {
    const asks = (values: Values) => spoken(words.prompt({ key: 'room', values }, mine))
    expect(asks({ gaar: 2 })).toMatch(/2 (?:žet[oó]ny Gaaru|Gaa?r)/)
    expect(asks({ gaar: 1, jewels: 3 })).toMatch(/1 (?:žet[oó]n )?Gaaru?, 3 /)
    expect(asks({})).not.toContain('Gaar')
    expectWell([asks({ gaar: 2, dwurt: 1, jewels: 5 }), asks({ jewels: 1 })])
  })

  test('give a reason for every refusal, in two short lines', () => {
    for (const reason of REASONS)
      for (const values of [VALUES, { most: 20 }]) {
        const text = words.refusal({ rule: 'EU-000', reason, values }, mine)
        expectWell([text])
        expect(text).toMatch(/^[^.]+\.( [^.]+\.)?$/)
        expect(text.length, text).toBeLessThan(125)
      }
  })

  test('have a group for every action', () => {
    expectWell(Object.values(ACTIONS).map((action) => words.group(action, mine)))
  })

  test('tell every event', () => {
    for (const event of Object.values(EVENTS)) {
      const sentence = words.event(event, watching)
      if (event.type === 'roundEnded') expect(sentence).toBeNull()
      else {
        expectWell([spoken(sentence ?? [])])
        expect(spoken(sentence ?? [])).toMatch(/[.!]$/)
      }
    }
  })

  test('name every option, value and ending', () => {
    for (const [name, option] of optionList(GAMES.plain.game.options)) {
      const { label, help } = words.option(name)
      expectWell([label, help])
      if (option.kind === 'number') continue
      const values = option.kind === 'choice' ? option.values : ['true', 'false']
      const labels = values.map((value) => words.value(name, value))
      expectWell(labels)
      expect(new Set(labels).size).toBe(values.length)
    }
    expectWell(END_REASONS.map((reason) => words.ending(reason)))
  })

  test('know all facts alone and around a table', () => {
    for (const seats of [1, 2]) expectWell(factTexts(words, contextOf(someView(seats), 0)))
  })

  test('say of every tile and card what it does', () => {
    const tools = toolsFor(language)
    expectWell(pack.tiles.flatMap((_, id) => [tools.tile(id), tools.face(id) || tools.words.none]))
    const ops = [
      ...pack.monsters.map(({ reward }) => reward.ops),
      ...pack.bounties.map(({ reward }) => reward),
      ...pack.chaosCards.flatMap(({ fields }) => fields),
      ...pack.encounterCards.map(({ reward }) => reward),
      ...pack.scenarioCards.flatMap(({ reward = [], ops: done = [] }) => [reward, done]),
    ]
    expectWell(ops.map((list) => tools.ops(list)))
    expectWell(pack.encounterCards.map(({ require }) => tools.effects.cost(require)))
  })
})

describe('events', () => {
  const context = contextOf(someView(), null)
  test.each([
    ['cs', 'paid', 'Ada platí 1 minci, dostává ji Bert.'],
    ['cs', 'foeStruck', 'Monstrum útočí silou −1, Ada dostává 0 zranění.'],
    ['cs', 'jewelGained', 'Ada získává: 2× Safír.'],
    ['cs', 'gained', 'Ada ztrácí: 2 mince.'],
    ['cs', 'stepped', 'Ada přichází na pole Kostel svaté Shie, horní pole.'],
    ['sk', 'foeHit', 'Monštrum dostáva: 2 zásahy (spolu 3).'],
    ['sk', 'cardsDrawnHidden', 'Ada si berie: 2 strieborné karty.'],
    ['sk', 'treasureOpened', 'Ada otvára poklad (Kostol svätej Shie, stred).'],
    ['en', 'cardsPlayed', 'The monster plays 2× Frenzy.'],
    ['en', 'hopeSpent', 'Ada prays to Shia: +1 to the roll and a hit (hope 0).'],
    // A death in combat is told by both: neither may say that it was another one.
    ['cs', 'died', 'Ada umírá a ožívá v kostele (ztráta: 2 body reputace).'],
    ['cs', 'fightLost', 'Ada prohrává boj.'],
    ['sk', 'died', 'Ada zomiera a ožíva v kostole (strata: 2 body reputácie).'],
    ['sk', 'fightLost', 'Ada prehráva boj.'],
    ['en', 'died', 'Ada dies, loses 2 reputation and revives in the church.'],
  ] as const)('%s: %s', (language, type, sentence) => {
    expect(spoken(WORDS[language].event(EVENTS[type], context) ?? [])).toBe(sentence)
  })
})

describe('counted words', () => {
  test.each([
    [CS, 'coins', ['0 mincí', '1 mince', '2 mince', '5 mincí']],
    [CS, 'gaar', ['0 žetonů Gaaru', '1 žeton Gaaru', '2 žetony Gaaru', '5 žetonů Gaaru']],
    [SK, 'coins', ['0 mincí', '1 minca', '2 mince', '5 mincí']],
    [SK, 'wounds', ['0 zranení', '1 zranenie', '2 zranenia', '5 zranení']],
    [EN, 'hits', ['0 hits', '1 hit', '2 hits', '5 hits']],
  ] as const)('%#: %s', (lexicon, what, expected) => {
    expect([0, 1, 2, 5].map((n) => lexicon.count[what](n))).toEqual(expected)
  })

  test('every thing can be counted in every language', () => {
    for (const lexicon of [CS, SK, EN])
      for (const counted of Object.values(lexicon.count)) expect(counted(5)).toMatch(/^5 \S/)
  })
})
