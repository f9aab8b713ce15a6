import type { GameWords, Sentence } from '@vyprava/module'
import { expect, test } from 'vitest'
import { headingOf } from '../src/play/turns.ts'
import {
  closingInWords,
  folded,
  matching,
  mentions,
  movesInWords,
  plain,
  roundsOf,
  turnsOf,
} from '../src/play/words.ts'
import { TEXTS } from '../src/texts/index.ts'

const NAMES = ['Anna', 'Béďa']

test('a sentence is read with its names', () => {
  const said: Sentence = [{ seat: 1 }, ' wakes ', { name: 'Tlapka' }, '.']
  expect(plain(said, NAMES)).toBe('Béďa wakes Tlapka.')
})

test('a search knows neither accents nor case nor order', () => {
  expect(folded('Žeton ČERVENÝ')).toBe('zeton cerveny')
  expect(mentions('Polož žeton na A1', 'a1 ZETON')).toBe(true)
  expect(mentions('Polož žeton na A1', 'žeton b2')).toBe(false)
  expect(mentions('anything', '  ')).toBe(true)
})

const words = {
  action: (action: { type: string }) => `Vezmi ${action.type}`,
  group: (action: { type: string }) => (action.type.startsWith('k') ? 'Kameny' : 'Žetony'),
}

test('moves stand under their headings and are found by either', () => {
  const isWords = (value: unknown): value is GameWords => value === words
  const known: unknown = words
  if (!isWords(known)) throw new Error('no words')
  const context = { view: {}, names: NAMES, observer: 0 }
  const groups = movesInWords(known, [{ type: 'kámen' }, { type: 'mince' }, { type: 'křemen' }], context)
  expect(groups.map(({ title, moves }) => [title, moves.map(({ label }) => label)])).toEqual([
    ['Kameny', ['Vezmi kámen', 'Vezmi křemen']],
    ['Žetony', ['Vezmi mince']],
  ])
  expect(matching(groups, 'zetony').map(({ title }) => title)).toEqual(['Žetony'])
  expect(matching(groups, 'kremen')[0].moves).toHaveLength(1)
  expect(matching(groups, 'nic takového')).toEqual([])
  expect(matching(groups, '')).toEqual(groups)
  const many = [...Array.from({ length: 60 }, (_, n) => ({ type: `kámen ${n}` })), { type: 'mince' }]
  expect(movesInWords(known, many, context).map(({ title }) => title)).toEqual(['Žetony', 'Kameny'])
})

test('what ends something stands apart from the other moves', () => {
  const ending = { ...words, closes: ({ type }: { type: string }) => type === 'konec' }
  const isWords = (value: unknown): value is GameWords => value === ending
  const known: unknown = ending
  if (!isWords(known)) throw new Error('no words')
  const context = { view: {}, names: NAMES, observer: 0 }
  const actions = [{ type: 'konec' }, { type: 'mince' }]
  expect(movesInWords(known, actions, context).flatMap(({ moves }) => moves)).toEqual([
    { action: actions[1], label: 'Vezmi mince' },
  ])
  expect(closingInWords(known, actions, context)).toEqual([{ action: actions[0], label: 'Vezmi konec' }])
})

const LOG = [0, 0, 1, 0].map((seat, index) => ({
  number: index + 1,
  seat,
  turn: { number: index + 1, seat, round: 1 },
  events: index === 1 ? [] : [{ type: 'told' }],
}))

test('the log is told in turns, the last first, without silent actions', () => {
  const turns = turnsOf(LOG, (line) => line.events.map(() => [`line ${line.number}`]))
  expect(turns.map(({ seat, entries }) => [seat, entries.map(({ number }) => number)])).toEqual([
    [0, [4]],
    [1, [3]],
    [0, [1]],
  ])
})

test('a sentence keeps its key while the log grows and while its beginning leaves it', () => {
  const keys = (log: Parameters<typeof turnsOf>[0]) =>
    turnsOf(log, (line) => [[`line ${line.number}`], ['Night falls.']]).flatMap(({ entries }) =>
      entries.map(({ key }) => key),
    )
  const all = keys(LOG)
  expect(new Set(all).size).toBe(all.length)
  expect(keys(LOG.slice(0, 2))).toEqual(all.slice(-4))
  expect(keys(LOG.slice(2))).toEqual(all.slice(0, 4))
})

test('what happens to somebody else stands under their own sign', () => {
  const turns = turnsOf(LOG.slice(0, 1), () => [
    [{ seat: 0 }, ' places.'],
    [{ seat: 1 }, ' rests.'],
    ['Night falls.'],
  ])
  expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
    [0, 1],
    [1, 1],
    [0, 1],
  ])
})

test('counts speak by the grammar of the language', () => {
  expect([1, 3, 8].map(TEXTS.cs.end.yourScore)).toEqual(['Máš 1 bod.', 'Máš 3 body.', 'Máš 8 bodů.'])
  expect([1, 3, 8].map(TEXTS.sk.end.yourScore)).toEqual(['Máš 1 bod.', 'Máš 3 body.', 'Máš 8 bodov.'])
})

test('rounds are headings; where a game has none, every turn is one', () => {
  const told = (log: Parameters<typeof turnsOf>[0]) =>
    roundsOf(turnsOf(log, (line) => [[`line ${line.number}`]])).map(({ mark, turns }) => [
      headingOf(mark, TEXTS.cs.turns),
      turns.map(({ entries }) => entries.map(({ number }) => number)),
    ])
  const rounds = [1, 2, 2, 2]
  expect(told(LOG.map((line, at) => ({ ...line, turn: { ...line.turn, round: rounds[at] } })))).toEqual([
    ['2. kolo', [[4], [3], [2]]],
    ['1. kolo', [[1]]],
  ])
  const numbers = [0, 1, 1, 1]
  expect(
    told(LOG.map((line, at) => ({ ...line, turn: { number: numbers[at], seat: null, round: null } }))),
  ).toEqual([
    ['1. tah', [[4], [3], [2]]],
    ['příprava', [[1]]],
  ])
})
