import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@vyprava/module/words.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { flaws } from '../../../testing/speech.ts'
import { shippedPack } from '../index.ts'

const { encounters, encounterCards, mapTiles, scenarioCards, titles, scenarios } = shippedPack()
const all = [...encounters, ...encounterCards, ...mapTiles, ...scenarioCards, ...titles, ...scenarios]
const grades = scenarios.flatMap(({ gradeNames }) => gradeNames)
const repeated = (list: readonly string[]): string[] => list.filter((text, at) => list.indexOf(text) !== at)

describe.each(LANGUAGES)('the names of places and stories in %s', (language) => {
  test('are of this language and begin with a capital', () => {
    const names = [...all.map(({ name }) => name[language]), ...grades.map((grade) => grade[language])]
    expect(flaws(language, names)).toEqual([])
    expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([])
  })

  test('belong to one thing each', () => {
    expect(repeated(all.map(({ name }) => name[language]))).toEqual([])
    expect(repeated(grades.map((grade) => grade[language]))).toEqual([])
  })

  test('come with a story in whole sentences, no two the same', () => {
    const lines = all.map(({ line }) => line[language])
    expect(flaws(language, lines)).toEqual([])
    expect(lines.filter((line) => !/^\p{Lu}.*[.!?]$/u.test(line))).toEqual([])
    expect(repeated(lines)).toEqual([])
  })
})

const jsonOf = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))
const LISTS = ['map', 'encounters', 'encounter-cards', 'scenario-cards', 'titles', 'scenarios']

test.each(LISTS)('%s: words for what is printed, and for nothing else', (list) => {
  const printed = v.parse(
    v.array(v.looseObject({ slug: v.optional(v.string()), key: v.optional(v.string()) })),
    jsonOf(new URL(`../vyprava/${list}.json`, import.meta.url)),
  )
  const words = v.parse(v.record(v.string(), v.unknown()), jsonOf(new URL(`./${list}.json`, import.meta.url)))
  expect(Object.keys(words).sort()).toEqual(printed.map(({ slug, key }) => slug ?? key).sort())
})
