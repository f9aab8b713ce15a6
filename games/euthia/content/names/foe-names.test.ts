import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { flaws } from '../../../testing/speech.ts'
import { shippedPack } from '../index.ts'
import bountyNames from './bounties.json' with { type: 'json' }
import chaosNames from './chaos.json' with { type: 'json' }
import elementalNames from './elementals.json' with { type: 'json' }
import eliteNames from './elites.json' with { type: 'json' }
import monsterNames from './monsters.json' with { type: 'json' }

const pack = shippedPack()
const { monsters, elites, bounties, chaosCards, elementals } = pack
const own = [...monsters, ...elites, ...bounties, ...chaosCards, ...elementals]
const others = [...pack.heroes, ...pack.tiles, ...pack.gems, ...pack.essences]
const repeated = (list: readonly string[]): string[] => list.filter((text, at) => list.indexOf(text) !== at)

describe.each(LANGUAGES)('foes in %s', (language) => {
  test('have names of this language, each its own', () => {
    const names = own.map(({ name }) => name[language])
    expect(flaws(language, names)).toEqual([])
    expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([])
    expect(repeated([...names, ...others.map(({ name }) => name[language])])).toEqual([])
  })

  test('come with a story in whole sentences, no two the same', () => {
    const lines = own.map(({ line }) => line[language])
    expect(flaws(language, lines)).toEqual([])
    expect(lines.filter((line) => !/^\p{Lu}.*[.!?]$/u.test(line))).toEqual([])
    expect(repeated([...lines, ...others.map(({ line }) => line[language])])).toEqual([])
  })
})

test.each<[string, object, readonly unknown[]]>([
  ['monsters', monsterNames, monsters],
  ['elites', eliteNames, elites],
  ['bounties', bountyNames, bounties],
  ['chaos', chaosNames, chaosCards],
  ['elementals', elementalNames, elementals],
])('%s: words for what is printed, and for nothing else', (_list, words, printed) => {
  expect(Object.keys(words)).toHaveLength(printed.length)
})
