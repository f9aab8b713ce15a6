import { optionList } from '@vyprava/kernel'
import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { contextOf, flaws, spoken } from '../../testing/speech.ts'
import { END_REASONS, PROMPT_KEYS, REFUSAL_REASONS, type RoamView, roamOptions } from '../rules/index.ts'
import * as csCounts from './cs/counts.ts'
import * as enCounts from './en/counts.ts'
import { wordsOf } from './index.ts'
import { namesIn, slotSquares, squareName } from './names.ts'
import * as skCounts from './sk/counts.ts'
import { ACTIONS, EVENTS, PROMPT_VALUES, REFUSAL_VALUES } from './test/samples.ts'
import { pack, someView, start, WORDS } from './test/spoken.ts'

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = WORDS[language]
  const view = someView()
  const [mine, watching] = [contextOf(view, view.active), contextOf(view, null)]
  const expectWell = (texts: readonly string[]): void => expect(flaws(language, texts)).toEqual([])

  test('load on demand', async () => {
    const loaded = await wordsOf(language, pack)
    expect(loaded.title).toBe({ cs: 'Zbloudilí', sk: 'Zblúdilí', en: 'Roam' }[language])
  })

  test('ask every question, and tell the others whom we wait for', () => {
    for (const key of PROMPT_KEYS) {
      const prompt = { key, values: PROMPT_VALUES[key] }
      const [asked, waits] = [words.prompt(prompt, mine), words.prompt(prompt, watching)]
      expectWell([spoken(asked), spoken(waits)])
      expect(asked).not.toContainEqual({ seat: view.active })
      expect(waits).toContainEqual({ seat: view.active })
    }
  })

  test('give a reason for every refusal, in two short lines', () => {
    for (const reason of REFUSAL_REASONS) {
      const texts = REFUSAL_VALUES[reason].map((values) =>
        words.refusal({ rule: 'RO-000', reason, values }, mine),
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
    expect(new Set(labels).size).toBe(actions.length)
  })

  test('tell every event', () => {
    const { turnStarted, ...others } = EVENTS
    expect(words.event(turnStarted, watching)).toBeNull()
    const sentences = Object.values(others).map((event) => words.event(event, watching))
    expectWell(sentences.map((sentence) => spoken(sentence ?? [])))
  })

  test('name every option, value and ending', () => {
    for (const [name, option] of optionList(roamOptions)) {
      const { label, help } = words.option(name)
      const values = option.kind === 'choice' ? option.values : ['true', 'false']
      const labels = values.map((value) => words.value(name, value))
      expectWell([label, help, ...labels])
      expect(new Set(labels).size).toBe(values.length)
    }
    expectWell(END_REASONS.map((reason) => words.ending(reason)))
  })

  test('know only what the rules know', () => {
    const refused = (reason: string) => () => words.refusal({ rule: 'RO-000', reason }, mine)
    expect(() => words.prompt({ key: 'toString' }, mine)).toThrow('no text for "toString"')
    expect(refused('bored')).toThrow('no text for "bored"')
    expect(refused('tooExpensive')).toThrow('"price" is missing')
    expect(() => words.ending('flood')).toThrow('no text for "flood"')
    expect(() => words.value('mode', 'huge')).toThrow('no text for "huge"')
  })
})

describe('events', () => {
  test.each([
    [
      'cs',
      'placed',
      'Ada pokládá 3 žetony (C4, D4, D5) a bere 2 mince. Staví věžičku: C4. Na D5 používá Dřevěný meč a nahrazuje cizí žeton (Bert).',
    ],
    ['cs', 'gapFilled', 'Ada používá Kapesní dveře, zaplňuje prázdné místo C4 a bere 1 minci.'],
    ['cs', 'flipped', 'Ada používá Přesýpací hodiny a otáčí Vendelína Sůvu lícem dolů.'],
    ['cs', 'cardGained', 'Ada platí 5 mincí a nachází v oblasti Lipové louky novou postavu: Vendelína Sůvu.'],
    ['cs', 'bid', 'Ada nabízí 1 minci.'],
    ['sk', 'bid', 'Ada ponúka 1 mincu.'],
    ['sk', 'flipped', 'Ada používa Presýpacie hodiny a otáča Vendelína Sovu lícom nadol.'],
    [
      'sk',
      'gameEnded',
      'Koniec hry. V jednej družine je desať kariet a kolo je dohrané. Víťazia Ada a Bert (22 bodov).',
    ],
    ['cs', 'completed', 'Karta na severovýchodě je zaplněná. Žetony: Ada: 3, Cyril: 3.'],
    ['en', 'completed', 'The card in the north-east is completed. Markers: Ada: 3, Cyril: 3.'],
    ['en', 'shifted', 'Ada uses Wandering Boots and shifts Bert’s marker from C4 to D4.'],
  ] as const)('%s: %s', (language, type, sentence) => {
    expect(spoken(WORDS[language].event(EVENTS[type], contextOf(someView(), null)) ?? [])).toBe(sentence)
  })

  test('mark players and names of cards, so that they can be set apart', () => {
    expect(WORDS.cs.event(EVENTS.used, contextOf(someView(), null))).toEqual([
      { seat: 0 },
      ' používá ',
      { name: 'Vendelína Sůvu' },
      '.',
    ])
  })
})

describe('labels of placements', () => {
  /** The first turn of a game, with the shape of seat 0's first card, and a rival's marker where it would go. */
  test('name covered and skipped squares and the coins', () => {
    const match = start(2, { start: 'seat0' }, 'labels')
    const first = match.sight(0).decision?.actions.find(({ type }) => type === 'use')
    match.play(0, first)
    const { view: now, decision } = match.sight(0)
    const place = decision?.actions.find(({ type }) => type === 'place')
    if (place === undefined) throw new Error('Nowhere to place')
    const label = WORDS.cs.action(place, contextOf(now, 0))
    const covered: readonly string[] = label.match(/[A-F][1-6]/g) ?? []
    expect(covered).toHaveLength(3)
    const squares = now.squares.map((square, index) => ({
      coins: covered.indexOf(squareName(index)) === 0 ? 3 : covered.includes(squareName(index)) ? 1 : 0,
      markers: squareName(index) === covered[2] ? [1] : square.markers,
    }))
    const said = (language: Language, over: Partial<RoamView>): string =>
      WORDS[language].action(place, contextOf({ ...now, squares, ...over }, 0))
    const [a, b, c] = covered
    expect(said('cs', {})).toBe(`Položit tvar: ${a}, ${b} (4 mince; vynechá ${c})`)
    expect(said('sk', { advanced: true })).toBe(`Položiť tvar: ${a}, ${b} (4 mince; obsadené ${c})`)
    const [me, rival] = now.players
    expect(said('en', { players: [{ ...me, supply: 1 }, rival] })).toBe(
      `Place the shape: ${a}, ${b} (you have only 1 marker; skips ${c})`,
    )
  })
})

describe('counted words', () => {
  const counts = [1, 2, 5, 21, 22]
  test.each<[(count: number) => string, string[]]>([
    [csCounts.markers, ['1 žeton', '2 žetony', '5 žetonů', '21 žetonů', '22 žetonů']],
    [csCounts.coins, ['1 mince', '2 mince', '5 mincí', '21 mincí', '22 mincí']],
    [csCounts.coinsAcc, ['1 minci', '2 mince', '5 mincí', '21 mincí', '22 mincí']],
    [csCounts.points, ['1 bod', '2 body', '5 bodů', '21 bodů', '22 bodů']],
    [skCounts.markers, ['1 žetón', '2 žetóny', '5 žetónov', '21 žetónov', '22 žetónov']],
    [skCounts.coins, ['1 minca', '2 mince', '5 mincí', '21 mincí', '22 mincí']],
    [skCounts.coinsAcc, ['1 mincu', '2 mince', '5 mincí', '21 mincí', '22 mincí']],
    [skCounts.cards, ['1 karta', '2 karty', '5 kariet', '21 kariet', '22 kariet']],
    [enCounts.markers, ['1 marker', '2 markers', '5 markers', '21 markers', '22 markers']],
  ])('%o', (counted, expected) => {
    expect(counts.map((count) => counted(count))).toEqual(expected)
  })
})

describe('names', () => {
  test('squares run from A1 in the north-west to F6 in the south-east', () => {
    expect([0, 5, 6, 20, 35].map(squareName)).toEqual(['A1', 'F1', 'A2', 'C4', 'F6'])
    expect([0, 5].map(slotSquares)).toEqual(['A1–B3', 'E4–F6'])
  })

  test('starting cards follow the other characters', () => {
    expect(namesIn('cs', pack).character(pack.characters.length).nom).toBe(pack.starters[0].name.cs.nom)
  })
})
