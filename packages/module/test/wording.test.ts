import { expect, test } from 'vitest'
import { reading } from '../src/read.ts'
import { reasoned } from '../src/reasons.ts'
import { capital, ifAny, listed, present } from '../src/wording.ts'

test('lists join their last two', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((names) => listed(names, 'a'))).toEqual([
    '',
    'A',
    'A a B',
    'A, B a C',
  ])
})

test('what is missing is left out', () => {
  expect(present(['les', null, 'vrak'])).toBe('les, vrak')
  expect(present(['les', null, 'vrak'], '; ')).toBe('les; vrak')
  expect([ifAny(0, String), ifAny<number>(null, String)]).toEqual(['0', null])
})

test('a capital is that of the language', () => {
  expect([capital('žlutá'), capital('')]).toEqual(['Žlutá', ''])
})

test('values are read by name, and a missing one says so', () => {
  const read = reading<'hex' | 'cost'>({ hex: 3, cost: 'dear' })
  expect([read.number('hex'), read.optional('cost')]).toEqual([3, null])
  expect(() => read.number('cost')).toThrow('"cost" is missing')
})

test('reasons make one sentence of what a move brings and costs', () => {
  const cs = { language: 'cs', weaker: 'O něco slabší', but: 'ale' } as const
  const en = { language: 'en', weaker: 'Slightly weaker', but: 'but it', it: 'it' } as const
  expect(reasoned(cs, [], [])).toBe(null)
  expect(reasoned(cs, ['najde část', 'ušetří dílek'], [])).toBe('Najde část a\u00a0ušetří dílek.')
  expect(reasoned(cs, [], ['stojí dílek'])).toBe('O něco slabší: stojí dílek.')
  expect(reasoned(en, ['finds a part'], ['costs a slot'])).toBe('It finds a part, but it costs a slot.')
})
