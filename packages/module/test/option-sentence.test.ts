import { expect, test } from 'vitest'
import { optionSentence } from '../src/option-sentence.ts'

test('the word in the outermost brackets can be changed, whatever brackets it holds itself', () => {
  expect(optionSentence('You’re playing the [full game] with artifacts.', 'note')).toEqual({
    before: 'You’re playing the ',
    word: 'full game',
    after: ' with artifacts.',
    note: 'note',
  })
  expect(optionSentence('You search the map [Isle [2]].', '').word).toBe('Isle [2]')
})

test('a sentence without such a word is a mistake of whoever wrote it', () => {
  expect(() => optionSentence('You search the map [].', '')).toThrow('can be changed')
})
