import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { flaws } from '../../testing/speech.ts'
import { shippedStories } from './stories.ts'

const stories = shippedStories()
const groups = Object.entries(stories)

describe.each(LANGUAGES)('names and stories in %s', (language) => {
  test('are whole and in their own alphabet', () => {
    const texts = groups.flatMap(([, group]) =>
      Object.values(group).flatMap(({ name, line }) => {
        const called = name[language]
        return [...(typeof called === 'string' ? [called] : Object.values(called)), line[language]]
      }),
    )
    expect(flaws(language, texts)).toEqual([])
  })

  test('tell each thing of a group from the others', () => {
    for (const [group, things] of groups) {
      const names = Object.values(things).map(({ name }) => JSON.stringify(name[language]))
      expect(new Set(names).size, group).toBe(names.length)
    }
  })

  test('end their lines as sentences', () => {
    const lines = groups.flatMap(([, group]) => Object.values(group).map(({ line }) => line[language]))
    expect(lines.filter((line) => !line.endsWith('.'))).toEqual([])
  })
})
