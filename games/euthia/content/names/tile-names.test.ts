import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@vyprava/module/words.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { flaws } from '../../../testing/speech.ts'
import { assembled, packSchema } from '../index.ts'

const { entries } = packSchema
const { heroes, tiles, gems, essences } = v.parse(
  v.object({ heroes: entries.heroes, tiles: entries.tiles, gems: entries.gems, essences: entries.essences }),
  assembled(),
)
const things = [...tiles, ...gems, ...essences]
const all = [...heroes, ...things]
const repeated = (list: readonly string[]): string[] => list.filter((text, at) => list.indexOf(text) !== at)

describe.each(LANGUAGES)('the names in %s', (language) => {
  test('are of this language and begin with a capital', () => {
    const names = things.map(({ name }) => name[language])
    expect(flaws(language, names)).toEqual([])
    expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([])
  })

  test('belong to one tile each', () => {
    expect(repeated(all.map(({ name }) => name[language]))).toEqual([])
  })

  test('come with a story in whole sentences, no two the same', () => {
    const lines = all.map(({ line }) => line[language])
    expect(flaws(language, lines)).toEqual([])
    expect(lines.filter((line) => !/^\p{Lu}.*[.!?]$/u.test(line))).toEqual([])
    expect(repeated(lines)).toEqual([])
  })
})

const jsonOf = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))
const LISTS = [
  'heroes',
  'personal',
  'merchants',
  'alchemists',
  'towers',
  'resources',
  'treasures',
  'rewards',
  'supplies',
  'gems',
  'essences',
]

test.each(LISTS)('%s: words for what is printed, and for nothing else', (list) => {
  const printed = v.parse(
    v.array(v.looseObject({ slug: v.optional(v.string()), key: v.optional(v.string()) })),
    jsonOf(new URL(`../vyprava/${list}.json`, import.meta.url)),
  )
  const words = v.parse(v.record(v.string(), v.unknown()), jsonOf(new URL(`./${list}.json`, import.meta.url)))
  expect(Object.keys(words).sort()).toEqual(printed.map(({ slug, key }) => slug ?? key).sort())
})
