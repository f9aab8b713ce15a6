import { type Option, optionList, Random } from '@vyprava/kernel'
import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { contextOf, flaws, spoken } from '../../testing/speech.ts'
import { rules } from '../index.ts'
import { writeCode } from '../maps/code.ts'
import { cleanName, lettersOf, UNNAMED } from '../maps/drawn.ts'
import { CHANNEL, SHORE } from '../maps/shipped.ts'
import { parseMap } from '../maps/text.ts'
import {
  type ArkEvent,
  type ArkView,
  END_REASONS,
  optionsFor,
  PROMPT_KEYS,
  REFUSAL_REASONS,
} from '../rules/index.ts'
import { COLOURED_TERMS, LACKING, LETTERED, PLACED, PLAIN } from '../rules/terms.ts'
import * as csCounts from './cs/counts.ts'
import * as enCounts from './en/counts.ts'
import { wordsOf } from './index.ts'
import { NAMELESS } from './nameless.ts'
import { guideTo, hexNames, namesIn } from './names.ts'
import * as skCounts from './sk/counts.ts'
import { ACTIONS, EVENTS, PROMPT_VALUES, REFUSAL_VALUES } from './test/samples.ts'
import { pack, someView, stories, WORDS } from './test/spoken.ts'

/** A term of every kind. */
const TERMS = [
  ...PLACED.map((kind) => `${kind} 4 57`),
  ...LETTERED.map((kind) => `${kind} 2`),
  ...LACKING.map((kind) => `${kind} 0 1`),
  ...COLOURED_TERMS.map((kind) => `${kind} 3`),
  ...PLAIN,
]

/** Events that would only repeat what others say. */
const SILENT = ['answered', 'painted', 'turnStarted']

const view = someView()

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = WORDS[language]
  const mine = contextOf(view, view.active)
  const watching = contextOf(view, null)
  const expectWell = (texts: readonly string[]): void => expect(flaws(language, texts)).toEqual([])

  test('load on demand', async () => {
    const loaded = await wordsOf(language, pack)
    const titles = {
      cs: 'Hledání ztracené Archy',
      sk: 'Hľadanie stratenej Archy',
      en: 'Search for the Lost Ark',
    }
    expect(loaded.title).toBe(titles[language])
  })

  test('ask every question, and tell the others whom we wait for', () => {
    for (const key of PROMPT_KEYS) {
      const asking = momentOf(key)
      const [seat] = asking.seats
      for (const values of PROMPT_VALUES[key]) {
        const prompt = { key, values }
        const asked = words.prompt(prompt, contextOf(asking.view, seat))
        const waits = words.prompt(prompt, contextOf(asking.view, null))
        expectWell([spoken(asked), spoken(waits)])
        expect(asked).not.toContainEqual({ seat })
        for (const each of asking.seats) expect(waits, key).toContainEqual({ seat: each })
      }
    }
  })

  test('name what a move brings and costs, by every term of the bots', () => {
    const why = (term: string, difference: number): string | null =>
      words.why?.([{ term, difference }], mine) ?? null
    const said = TERMS.flatMap((term) => [why(term, 1), why(term, -1)]).filter((each) => each !== null)
    expectWell(said)
    expect(new Set(said).size).toBe(said.length)
    // Of no use is a colour that is named; that another one would be is not worth a word.
    expect(said).toHaveLength(2 * TERMS.length - 2)
    expect([why('denial 3', -1), why('hindrance 3', 1)]).toEqual([null, null])
    for (const each of said) expect(each).toMatch(/^\p{Lu}[^.]+\.$/u)
    expect(why('minus', 0.001)).toBe(null)
    expect(() => why('weather', 1)).toThrow('no term "weather"')
  })

  test('give a reason for every refusal, in two short lines', () => {
    for (const reason of REFUSAL_REASONS) {
      const texts = REFUSAL_VALUES[reason].map((values) =>
        words.refusal({ rule: 'AR-000', reason, values }, mine),
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

  test('tell every event that is worth a line', () => {
    for (const event of Object.values(EVENTS)) {
      const sentence = words.event(event, watching)
      if (SILENT.includes(event.type)) expect(sentence).toBeNull()
      else expectWell([spoken(sentence ?? [])])
    }
  })

  test('name every option, value and ending', () => {
    const options: readonly (readonly [string, Option])[] = optionList(
      optionsFor(
        pack.maps.map(({ id }) => id),
        pack.standardMap,
      ),
    )
    for (const [name, option] of options) {
      const { label, help } = words.option(name)
      const values = option.kind === 'choice' ? option.values : ['true', 'false']
      const labels = values.map((value) => words.value(name, value))
      expectWell([label, help, ...labels])
      expect(new Set(labels).size).toBe(values.length)
    }
    expectWell(END_REASONS.map((reason) => words.ending(reason)))
  })

  test('know only what the rules know', () => {
    const refused = (reason: string) => () => words.refusal({ rule: 'AR-000', reason }, mine)
    expect(() => words.prompt({ key: 'toString' }, mine)).toThrow('no text for "toString"')
    expect(refused('bored')).toThrow('no text for "bored"')
    expect(refused('notEnoughHints')).toThrow('"cost" is missing')
    expect(() => words.ending('flood')).toThrow('no text for "flood"')
    expect(() => words.value('mode', 'moon')).toThrow('no text for "moon"')
  })

  test('give every fact a name of its own', () => {
    for (const observer of [null, 0, 1]) {
      const groups = words.facts(contextOf(view, observer))
      expect(new Set(groups.map(({ title }) => title)).size).toBe(groups.length)
      for (const { title, rows } of groups) {
        expect(new Set(rows.map(([label]) => label)).size, title).toBe(rows.length)
      }
    }
  })
})

/** A moment in which a question is put to seats. */
function momentOf(key: (typeof PROMPT_KEYS)[number]): { view: ArkView; seats: number[] } {
  const sheets = view.sheets.map((sheet) => ({ ...sheet }))
  switch (key) {
    case 'character':
      sheets[1].character = -1
      return { view: { ...view, sheets }, seats: [1] }
    case 'system':
    case 'start':
    case 'field':
      for (const sheet of sheets) sheet.start = -1
      return { view: { ...view, sheets }, seats: [0, 1] }
    case 'answer':
    case 'answerMove':
      return { view: { ...view, phase: 'turn', named: 3 }, seats: [1 - view.active] }
    default:
      return { view, seats: [view.active] }
  }
}

describe('events', () => {
  const told = (language: Language, event: ArkEvent, over: Partial<ArkView> = {}): string =>
    spoken(WORDS[language].event(event, contextOf({ ...view, ...over }, null)) ?? [])

  test.each([
    ['cs', 'characterChosen', 'Ada hraje za Hraničáře.'],
    ['sk', 'characterChosen', 'Ada hrá za Hraničiara.'],
    ['en', 'characterChosen', 'Ada plays the Ranger.'],
    ['cs', 'moved', 'Ada odpovídá pohybem v zelené: VII·7, VII·8 (modře) (dílek 5).'],
    ['sk', 'shifted', 'Ada mení zelenú na modrú za 3 nápovedy.'],
    ['cs', 'filled', 'Ada vybarvuje políčko Hory 1 červeně (pro A, B a G).'],
    ['en', 'filled', 'Ada fills Mountain 1 with red (for A, B and G).'],
    ['cs', 'partsFound', 'Ada nachází 2 části Archy. Celkem: 5 ze 7.'],
    ['sk', 'minus', 'Ada vynecháva. Spolu: 3 mínusové body.'],
    ['en', 'rolled', 'The die for Ada: 6, 3. The colour is yellow.'],
    ['cs', 'gameEnded', 'Konec hry. Archa je nalezená. Vítězí Ada (12 bodů).'],
  ] as const)('%s: %s', (language, type, sentence) => {
    expect(told(language, EVENTS[type])).toBe(sentence)
  })

  test('tell of a shared victory and of a score below nothing', () => {
    const { gameEnded } = EVENTS
    const time = { ...gameEnded, reason: 'time', won: false } as const
    expect(told('sk', { ...time, scores: [4, 4], ranks: [1, 1] })).toBe(
      'Koniec hry. Čas vypršal. Spoločne víťazia Ada (4 body) a Bert (4 body).',
    )
    expect(told('cs', { ...time, scores: [-1, 22], ranks: null })).toBe(
      'Konec hry. Čas vypršel. Výprava neuspěla. Skóre: Ada (−1 bod) a Bert (22 bodů).',
    )
  })

  test('tell of a die and of a wild six alone', () => {
    expect(told('en', EVENTS.rolled, { mode: 'solo' })).toBe('The die shows 6, 3. The colour is yellow.')
    expect(told('cs', { ...EVENTS.rolled, rolls: [6], colour: -1 }, { mode: 'solo' })).toBe(
      'Na kostce padá 6. Je to žolík.',
    )
    expect(told('sk', { ...EVENTS.named, only: true }, { mode: 'solo' })).toBe('Žolík: Ada volí modrú.')
    expect(told('sk', { ...EVENTS.named, only: true })).toBe('Ada volí modrú pre ostatných.')
  })
})

describe('reasons', () => {
  const why = (language: Language, ...reasons: readonly (readonly [string, number])[]): string | null =>
    WORDS[language].why?.(
      reasons.map(([term, difference]) => ({ term, difference })),
      contextOf(view, 0),
    ) ?? null
  const place = guideTo(view.map).hexes[57]

  test('name parts, places and colours', () => {
    expect(why('cs', ['part 4 57', 0.6])).toBe(`Najde část E na ${place}.`)
    expect(why('cs', ['opening 0 1', 0.2])).toBe('Otevře místo pro část A (chybí už jen červená).')
    expect(why('cs', ['site 2 57', 0.2], ['gift 3', -0.1])).toBe(
      `Přiblíží část C na ${place}, ale soupeřům nahraje modrou.`,
    )
    expect(why('sk', ['site 2 57', 0.2], ['gift 3', -0.1])).toBe(
      `Priblíži časť C na ${place}, ale súperom nahrá modrú.`,
    )
    expect(why('en', ['site 2 57', -0.2], ['minus', -0.1])).toBe(
      `Slightly weaker: it gets no closer to part C on ${place} and costs a minus point.`,
    )
  })

  test('tell letters together of which the same is said', () => {
    expect(why('cs', ['prospect 6', 0.3], ['prospect 0', 0.2], ['minus', 0.1])).toBe(
      'Dává větší naději na části A a\u00a0G a\u00a0vyhne se minusovému bodu.',
    )
  })

  test('tell parts together that come nearer', () => {
    const { hexes } = guideTo(view.map)
    expect(why('en', ['site 1 57', 0.3], ['site 0 60', 0.2])).toBe(
      `It gets closer to part B on ${hexes[57]} and part A on ${hexes[60]}.`,
    )
  })

  test('leave out what another reason implies', () => {
    expect(why('cs', ['part 4 57', 0.6], ['site 4 57', 0.1], ['prospect 4', 0.1])).toBe(
      `Najde část E na ${place}.`,
    )
    expect(why('en', ['site 4 57', 0.4], ['journey', -0.3], ['site 4 60', -0.2])).toBe(
      `It gets closer to part E on ${place}.`,
    )
  })
})

describe('before a turn ends', () => {
  test('it is said what can still be used', () => {
    const askedWith = (diamonds: readonly number[]): string => {
      const sheets = view.sheets.map((sheet) => ({ ...sheet, diamonds: [...diamonds] }))
      const context = contextOf({ ...view, sheets }, view.active)
      return spoken(WORDS.en.prompt({ key: 'after', values: { colour: 4 } }, context))
    }
    expect(askedWith([1, 0, 0])).toBe('Your move is done. Use a diamond, or end the turn.')
  })
})

describe('labels', () => {
  const label = (language: Language, type: keyof typeof ACTIONS): string =>
    WORDS[language].action(ACTIONS[type], contextOf(view, view.active))

  test('say what a field serves and what it will allow', () => {
    const { identity } = view.sheets[view.active]
    const colour = csCounts.COLOUR_NAMES[identity]
    const filled = view.sheets[view.active].sides[1]
    expect(label('cs', 'fill')).toBe(`Hory 1: ${colour} pro A, B a G (červená: rozsah ${filled + 2})`)
  })

  test('name the colours around a start', () => {
    const { chart, hexes } = guideTo(view.map)
    const total = label('en', 'start')
      .split('around: ')[1]
      .split(', ')
      .reduce((sum, each) => sum + Number(each.split(' ')[1]), 0)
    const neighbours = [...chart.around.subarray(6 * 63, 6 * 63 + 6)]
    expect(total).toBe(neighbours.filter((hex) => !chart.isDanger[hex]).length)
    expect(label('en', 'start')).toContain(`Start on ${hexes[63]} (`)
  })
})

describe('counted words', () => {
  const counts = [1, 2, 5, 21, 22]
  test.each<[(count: number) => string, string[]]>([
    [csCounts.hexes, ['1 pole', '2 pole', '5 polí', '21 polí', '22 polí']],
    [csCounts.hexesLoc, ['1 poli', '2 polích', '5 polích', '21 polích', '22 polích']],
    [csCounts.hintsAcc, ['1 nápovědu', '2 nápovědy', '5 nápověd', '21 nápověd', '22 nápověd']],
    [csCounts.fields, ['1 políčko', '2 políčka', '5 políček', '21 políček', '22 políček']],
    [skCounts.hexes, ['1 pole', '2 polia', '5 polí', '21 polí', '22 polí']],
    [skCounts.hintsAcc, ['1 nápovedu', '2 nápovedy', '5 nápovied', '21 nápovied', '22 nápovied']],
    [skCounts.partsAcc, ['1 časť', '2 časti', '5 častí', '21 častí', '22 častí']],
    [enCounts.hexes, ['1 hex', '2 hexes', '5 hexes', '21 hexes', '22 hexes']],
  ])('%o', (counted, expected) => {
    expect(counts.map((count) => counted(count))).toEqual(expected)
  })
})

test('parts of an allowance', () => {
  const allowances = [1, 2, 3, 4, 5, 6]
  expect(allowances.map(csCounts.outOf)).toEqual(['z 1', 'ze 2', 'ze 3', 'ze 4', 'z 5', 'ze 6'])
  expect(allowances.map(skCounts.outOf)).toEqual(['z 1', 'z 2', 'z 3', 'zo 4', 'z 5', 'zo 6'])
})

describe('facts', () => {
  const rowsOf = (language: Language, title: string): Map<string, string> => {
    const groups = WORDS[language].facts(contextOf(view, view.active))
    return new Map(groups.find((group) => group.title.startsWith(title))?.rows)
  }

  test('teach how to read the map', () => {
    expect(rowsOf('cs', 'Mapa').get('Jak číst mapu')).toBe(
      'VII·7 sousedí s: VI·6, VI·7, VII·6, VII·8, VIII·6, VIII·7',
    )
  })

  test('list exactly what may be painted', () => {
    const within = rowsOf('en', 'Within reach')
    const { chart, hexes } = guideTo(view.map)
    const { start: at } = view.sheets[view.active]
    const listed = [...within.values()].flatMap((value) => value.match(/[IVX]+·\d+/g) ?? [])
    const around = [...chart.around.subarray(6 * at, 6 * at + 6)]
    expect(listed.sort()).toEqual(
      around
        .filter((hex) => hex >= 0 && !chart.isDanger[hex])
        .map((hex) => hexes[hex])
        .sort(),
    )
  })

  test('tell surroundings that are visited but for one hex', () => {
    const { chart } = guideTo(view.map)
    const painted = view.sheets[0].painted.map(() => -1)
    for (const hex of chart.around.subarray(6 * 63, 6 * 63 + 6)) painted[hex] = 3
    const sheets = view.sheets.map((sheet) => ({ ...sheet, painted }))
    const groups = WORDS.sk.facts(contextOf({ ...view, sheets }, 0))
    const known = groups.find(({ title }) => title === 'Preskúmané okolia (Ada)')
    expect(known?.rows).toEqual([['VII·7', 'modrá 6; chýba VII·7 (cesta)']])
  })
})

describe('names', () => {
  const parsed = parseMap(CHANNEL)
  if (!parsed.ok) throw new Error('The map is broken')
  const hexes = parsed.value
  const names = hexNames(hexes)
  const at = (q: number, r: number): string => names[hexes.findIndex((hex) => hex.q === q && hex.r === r)]

  test('hexes run from I·1 in the west to XIII·7 in the east, from the north in each column', () => {
    expect([at(-6, 0), at(-6, 6), at(0, -6), at(0, 0), at(6, -6), at(6, 0)]).toEqual([
      'I·1',
      'I·7',
      'VII·1',
      'VII·7',
      'XIII·1',
      'XIII·7',
    ])
    expect(new Set(names).size).toBe(hexes.length)
  })

  test('columns beyond the thirteenth go on in Roman numerals', () => {
    const wide = Array.from(
      { length: 100 },
      (_, q) => ({ q, r: 0, terrain: 'forest', wreck: false }) as const,
    )
    expect([13, 27, 39, 48, 98].map((column) => hexNames(wide)[column])).toEqual([
      'XIV·1',
      'XXVIII·1',
      'XL·1',
      'XLIX·1',
      'XCIX·1',
    ])
  })

  test('the map of a game is known by its drawing', () => {
    const czech = namesIn('cs', pack, stories)
    const texts = pack.maps.map(({ lines }) => lines.join('\n'))
    expect([...texts, 'another'].map(czech.mapOf)).toEqual(['Pobřeží', 'Průliv', 'Neznámá krajina'])
  })

  test('a map that somebody drew and did not name is called so in every language', () => {
    const drawn = parseMap(SHORE)
    const letters = (drawn.ok ? lettersOf(drawn.value) : null) ?? ''
    const map = writeCode({ name: '', author: '', letters })
    const state = rules.game.setup({ seats: 2, options: { map } }, new Random('own'))
    const text = String(Reflect.get(state, 'map'))
    const called = LANGUAGES.map((language) => namesIn(language, pack, stories).mapOf(text))
    expect(called).toEqual(LANGUAGES.map((language) => NAMELESS[language]))
    // Nobody can give that name to a map.
    expect(cleanName(UNNAMED)).toBe('')
  })

  test('a map of somebody else brings its name, or goes by its id', () => {
    const [first, second] = pack.maps
    const maps = [
      { ...first, id: 'isle', name: { cs: 'Ostrov', sk: 'Ostrov', en: 'Isle' } },
      { ...second, id: 'bay' },
    ]
    const english = namesIn('en', { ...pack, maps }, stories)
    expect(['isle', 'bay'].map(english.map)).toEqual(['Isle', 'bay'])
  })
})
