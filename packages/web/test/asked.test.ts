import { expect, test } from 'vitest'
import { asked } from '../src/play/asked.ts'

test('a question to one of several at one screen begins with the name', () => {
  expect(asked(1, ['Polož tvar ', { name: 'Lumíra Pavučinky' }, '.'])).toEqual([
    { seat: 1 },
    ': polož tvar ',
    { name: 'Lumíra Pavučinky' },
    '.',
  ])
})

test('a heading of its own stays as it is', () => {
  expect(asked(0, ['Řízený požár: vyber, který hex vyčistíš.'])).toEqual([
    { seat: 0 },
    ' – Řízený požár: vyber, který hex vyčistíš.',
  ])
  expect(asked(0, ['Vyber akci. Máš: 3 body.'])).toEqual([{ seat: 0 }, ': vyber akci. Máš: 3 body.'])
})

test('a name that comes first keeps its letters', () => {
  expect(asked(2, [{ seat: 1 }, ' volí modrou. Jak odpovíš?'])).toEqual([
    { seat: 2 },
    ': ',
    { seat: 1 },
    ' volí modrou. Jak odpovíš?',
  ])
})
