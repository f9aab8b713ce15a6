import { expect, test } from 'vitest'
import { hyphenated } from './hyphens.ts'

const seen = (name: string): string => hyphenated(name).replaceAll('\u00ad', '-')

test('long words may be divided, short ones stay whole', () => {
  expect(seen('Gravedigger without a Spade')).toBe('Gra-ve-dig-ger without a Spade')
  expect(seen('Ohnivá hůl')).toBe('Ohnivá hůl')
  expect(seen('Rozdmýchání')).toContain('-')
  expect(seen('Podklouznutí')).toBe('Podklouz-nu-tí')
  expect(seen('Wheatherder')).not.toContain('t-h')
})

test('nothing of a name is lost', () => {
  for (const name of ['Drátěné rukavice', 'Svitek nešikovnosti', 'Razorwing Dragonfly'])
    expect(hyphenated(name).replaceAll('\u00ad', '')).toBe(name)
})
