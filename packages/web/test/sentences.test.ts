import { modules } from '@vyprava/games'
import { optionList } from '@vyprava/kernel'
import { wordsOf } from '@vyprava/module'
import { describe, expect, test } from 'vitest'
import { problemOf } from '../src/setup/check.ts'
import { sentenceOf, valuesOf } from '../src/setup/option-words.ts'
import { usualPlan } from '../src/setup/plan.ts'
import { LANGUAGES, TEXTS } from '../src/texts/index.ts'

describe.each(modules.map((module) => [module.id, module] as const))('the table of %s', (_, module) => {
  test.each(LANGUAGES)('says every option and every value in %s', async (language) => {
    const { game } = await module.rules()
    const words = await wordsOf(module, language)
    for (const [name, option] of optionList(game.options)) {
      const said = valuesOf(option, String(option.default)).map((value) => {
        const sentence = words.sentence?.(name, value) ?? null
        expect(sentence, `${name} ${value}`).not.toBeNull()
        return sentenceOf(words, name, option, value)
      })
      for (const { before, word, after, note } of said) {
        expect(`${before}${word}${after}`, name).toMatch(/^\p{Lu}.*\.$/u)
        expect(`${before}${word}${after} ${note}`, name).not.toMatch(/undefined|\[|\]/)
        expect(note, name).toMatch(/^\p{Lu}.*\.$/u)
        expect(`${before}${word}${after} ${note}`, 'a preposition alone').not.toMatch(
          language === 'en' ? /^$/ : /(?:^|\s)[aikosuvzAIKOSUVZ] \S/u,
        )
      }
      expect(new Set(said.map(({ word }) => word)).size, name).toBe(said.length)
    }
  })

  test('can be sat down at as it is proposed', async () => {
    const rules = await module.rules()
    expect(problemOf(rules, usualPlan(rules))).toBeNull()
  })
})

test('an option without a sentence is its label and its value', async () => {
  const words = { ...(await wordsOf(modules[0], 'en')), sentence: () => null }
  const [name, option] = optionList((await modules[0].rules()).game.options)[0]
  expect(sentenceOf(words, name, option, 'full')).toEqual({
    before: 'Mode: ',
    word: 'Full game',
    after: '.',
    note: 'The full game adds artifacts, which you buy with coins.',
  })
})

test('the button says how many sit down', () => {
  expect(TEXTS.cs.laying.sit(3)).toBe('Zasednout ve třech')
  expect(TEXTS.sk.laying.sit(2)).toBe('Zasadnúť vo dvojici')
  expect(TEXTS.en.laying.sit(1)).toBe('Sit down on your own')
  for (const language of LANGUAGES)
    for (let seats = 1; seats <= 7; seats++)
      expect(TEXTS[language].laying.sit(seats)).not.toMatch(/undefined| $/)
})
