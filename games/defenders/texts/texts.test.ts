import { optionList } from '@vyprava/kernel'
import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { contextOf, factTexts, flaws, spoken } from '../../testing/speech.ts'
import { edgeAt } from '../rules/board/index.ts'
import { defendersOptions, END_REASONS, PROMPT_KEYS, REFUSAL_REASONS } from '../rules/index.ts'
import * as csCounts from './cs/lexicon.ts'
import * as enCounts from './en/lexicon.ts'
import { wordsOf } from './index.ts'
import { borderAt, hexName, ROWS_OF_HEXES } from './names.ts'
import { askedSeats } from './sight.ts'
import * as skCounts from './sk/lexicon.ts'
import { ACTIONS, EDGE, EVENTS, HEX, PROMPT_VALUES, REFUSAL_VALUES, RIM_EDGE } from './test/samples.ts'
import { pack, someMatch, someView, WORDS } from './test/spoken.ts'

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = WORDS[language]
  const view = someView()
  const [asked] = askedSeats(view)
  const [mine, watching] = [contextOf(view, asked), contextOf(view, null)]
  const expectWell = (texts: readonly string[]): void => expect(flaws(language, texts)).toEqual([])

  test('load on demand', async () => {
    const loaded = await wordsOf(language, pack)
    const titles = { cs: 'Strážci Divočiny', sk: 'Strážcovia Divočiny', en: 'Defenders of the Wild' }
    expect(loaded.title).toBe(titles[language])
  })

  test('ask every question, and tell the others whom we wait for', () => {
    for (const key of PROMPT_KEYS) {
      for (const values of PROMPT_VALUES[key]) {
        const [question, waits] = [mine, watching].map((eyes) => words.prompt({ key, values }, eyes))
        expectWell([spoken(question), spoken(waits)])
        expect(question).not.toContainEqual({ seat: asked })
        expect(waits).toContainEqual({ seat: asked })
      }
    }
  })

  test('give a reason for every refusal, in two short lines', () => {
    for (const reason of REFUSAL_REASONS) {
      const texts = REFUSAL_VALUES[reason].map((values) =>
        words.refusal({ rule: 'DE-000', reason, values }, mine),
      )
      expectWell(texts)
      for (const text of texts) {
        expect(text).toMatch(/^[^.]+\.( [^.]+\.)?$/)
        expect(text.length, text).toBeLessThan(125)
      }
    }
  })

  test('label every action', () => {
    const actions = Object.values(ACTIONS)
    expectWell(actions.map((action) => words.group(action, mine)))
    const labels = actions.map((action) => words.action(action, mine))
    expectWell(labels)
    const same = labels.filter((label, place) => labels.indexOf(label) !== place)
    expect(same).toEqual([])
  })

  test('tell every event', () => {
    expect(words.event({ type: 'roundEnded', round: 1 }, watching)).toBeNull()
    const sentences = Object.values(EVENTS).map((event) => spoken(words.event(event, watching) ?? []))
    expectWell(sentences)
    expect(sentences.filter((sentence) => !/[.!“”]$/.test(sentence))).toEqual([])
  })

  test('name every option, value and ending', () => {
    for (const [name, option] of optionList(defendersOptions)) {
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

  test('lay the whole table open in facts', () => {
    expectWell(factTexts(words, mine))
    const rows = words.facts(mine).flatMap((group) => group.rows)
    const hexes = rows.filter(([label]) => /^[A-G]\d+$/.test(label))
    expect(new Set(hexes.map(([label]) => label)).size).toBe(37)
    const [own, open] = [words.facts(mine), words.facts(contextOf(someMatch().sight(null).view, null))]
    const hand = view.players[asked].hand ?? []
    expect(hand.length).toBeGreaterThan(0)
    expect(own.length).toBe(open.length + 1)
    expect(own.some(({ rows }) => rows.length === hand.length)).toBe(true)
  })

  test('know only what the rules know', () => {
    const refused = (reason: string) => () => words.refusal({ rule: 'DE-000', reason }, mine)
    expect(() => words.prompt({ key: 'toString' }, mine)).toThrow('no text for "toString"')
    expect(refused('bored')).toThrow('no text for "bored"')
    expect(refused('apLeft')).toThrow('"ap" is missing')
    expect(() => words.prompt({ key: 'resolve', values: { card: 0, does: 'sing' } }, mine)).toThrow(
      'No known effect',
    )
    expect(() => words.ending('flood')).toThrow('no text for "flood"')
    expect(() => words.value('communication', 'loud')).toThrow('no text for "loud"')
  })
})

describe('events', () => {
  test.each([
    ['cs', 'turnStarted', 'Ada je na tahu: Knot, 3 akční body.'],
    ['cs', 'breachedRim', 'Ada prolamuje díky schopnosti zeď D1 (západ, okraj plánu).'],
    ['cs', 'engineMoved', 'Mašina 1 přejíždí na hranu B7–C8, přibývají zdi B7–C8, D1 (západ, okraj plánu).'],
    ['cs', 'hunterMoved', '1 lovec jde z C8 na B7.'],
    ['cs', 'huntersMoved', '2 lovci jdou z C8 na B7.'],
    ['cs', 'manyHuntersMoved', '5 lovců jde z C8 na B7.'],
    ['sk', 'drawn', 'Ada si berie 3 karty: Knôt, Lojka a Machuľa.'],
    ['sk', 'rolled', 'Ada hádže na zranenie zblízka: 2 zranenia.'],
    ['sk', 'huntersMoved', '2 lovci idú z C8 na B7.'],
    ['en', 'rolledHarmless', 'Ada rolls for injury at range: a 2, so no injury.'],
    ['en', 'polluted', 'The core pollutes C8.'],
  ] as const)('%s: %s', (language, type, sentence) => {
    expect(spoken(WORDS[language].event(EVENTS[type], contextOf(someView(), null)) ?? [])).toBe(sentence)
  })

  test('mark players and names of cards, so that they can be set apart', () => {
    expect(WORDS.cs.event(EVENTS.revealed, contextOf(someView(), null))).toEqual([
      { seat: 0 },
      ' odhaluje: ',
      { name: 'Knot' },
      '.',
    ])
  })

  test('alone, tell the two factions apart', () => {
    const { view } = someMatch(1).sight(0)
    const [first, second] = [0, 1].map((player) =>
      WORDS.en.event({ type: 'retired', player }, contextOf(view, 0)),
    )
    expect(first).not.toEqual(second)
    expect(first).not.toContainEqual({ seat: 0 })
  })
})

describe('counted words', () => {
  const counts = [0, 1, 2, 5, 22]
  test.each<[(count: number) => string, string[]]>([
    [csCounts.mechs, ['0 mechů', '1 mech', '2 mechové', '5 mechů', '22 mechů']],
    [csCounts.cardsAcc, ['0 karet', '1 kartu', '2 karty', '5 karet', '22 karet']],
    [
      csCounts.pointsLapse,
      [
        'propadne 0 akčních bodů',
        'propadne 1 akční bod',
        'propadnou 2 akční body',
        'propadne 5 akčních bodů',
        'propadne 22 akčních bodů',
      ],
    ],
    [skCounts.mechs, ['0 mechov', '1 mech', '2 mechovia', '5 mechov', '22 mechov']],
    [skCounts.injuries, ['0 zranení', '1 zranenie', '2 zranenia', '5 zranení', '22 zranení']],
    [skCounts.support, ['0 podpôr', '1 podporu', '2 podpory', '5 podpôr', '22 podpôr']],
    [enCounts.injuries, ['0 injuries', '1 injury', '2 injuries', '5 injuries', '22 injuries']],
  ])('%o', (counted, expected) => {
    expect(counts.map((count) => counted(count))).toEqual(expected)
  })
})

describe('names of places', () => {
  test('rows run from A in the north to G in the south, columns of half a hex from 1 in the west', () => {
    expect(ROWS_OF_HEXES.map((row) => row.map(hexName).join(' '))).toEqual([
      'A4 A6 A8 A10',
      'B3 B5 B7 B9 B11',
      'C2 C4 C6 C8 C10 C12',
      'D1 D3 D5 D7 D9 D11 D13',
      'E2 E4 E6 E8 E10 E12',
      'F3 F5 F7 F9 F11',
      'G4 G6 G8 G10',
    ])
    expect(hexName(0)).toBe('D7')
    expect(hexName(HEX)).toBe('C8')
  })

  test('edges are known by their hexes, on the rim by a side', () => {
    expect(borderAt(EDGE)).toEqual({ rim: false, hexes: [expect.any(Number), HEX] })
    const eastward = borderAt(edgeAt(1, 0, 2, 0))
    expect(eastward.rim ? [] : eastward.hexes.map(hexName)).toEqual(['D9', 'D11'])
    expect(borderAt(RIM_EDGE)).toMatchObject({ rim: true, side: 3 })
    expect(() => borderAt(132)).toThrow('no edge 132')
  })
})
