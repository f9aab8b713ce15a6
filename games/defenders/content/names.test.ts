import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { flaws } from '../../testing/speech.ts'
import { shippedPack } from './index.ts'

const pack = shippedPack()
const people = [...pack.leaders, ...pack.defenders]
const things = [...pack.tiles, ...pack.factories, ...pack.machineCards]

const formsOf = (language: Language) =>
  people.flatMap(({ name }) => {
    if (language === 'en') return [name.en.nom]
    const { nom, gen, acc, ins } = name[language]
    return [nom, gen, acc, ins]
  })

describe.each(LANGUAGES)('the names in %s', (language) => {
  test('are of this language, in all their forms', () => {
    const titles = [...things, ...pack.abilities].map(({ title }) => title[language])
    expect(flaws(language, [...formsOf(language), ...titles])).toEqual([])
  })

  test('belong to one leader or Defender each', () => {
    const names = people.map(({ name }) => name[language].nom)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  test('of leaders begin with the initial on their cards', () => {
    expect(pack.leaders.filter(({ name, initial }) => !name[language].nom.startsWith(initial))).toEqual([])
  })

  test('come with a story in whole sentences, no two the same', () => {
    const lines = [...people, ...things].map(({ line }) => line[language])
    expect(flaws(language, lines)).toEqual([])
    expect(lines.filter((line) => !/^\p{Lu}.*\.$/u.test(line))).toEqual([])
    expect(new Set(lines).size).toBe(lines.length)
  })
})

describe.each(['cs', 'sk'] as const)('the cases in %s', (language) => {
  test('differ from the name and keep its beginning', () => {
    const wrong = people.filter(({ name }) => {
      const { nom, gen, acc, ins, gender } = name[language]
      const forms = gender === 'n' ? [gen, ins] : [gen, acc, ins]
      return forms.some((form) => form === nom || !form.startsWith(nom.slice(0, -3)))
    })
    expect(wrong.map(({ name }) => name[language].nom)).toEqual([])
  })
})
