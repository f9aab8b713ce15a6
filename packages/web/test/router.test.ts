import { expect, test } from 'vitest'
import { DOORS } from '../src/doors/index.ts'
import { addressOf, parseRoute } from '../src/router.ts'

test.each([
  ['', 'home'],
  ['#', 'home'],
  ['#/', 'home'],
  ['#/about', 'about'],
  ['#/gallery/', 'gallery'],
  ['#/nowhere/at/all', 'uncharted'],
])('%j leads to the page %s', (hash, page) => expect(parseRoute(hash).page).toBe(page))

test.each(DOORS.map(({ id }) => id))('the address of %s leads back to it', (game) => {
  expect(parseRoute(addressOf({ page: 'game', game }))).toEqual({ page: 'game', game })
})

test('a table, and its analysis', () => {
  for (const address of ['#/play/abc', '#/play/abc/analysis']) {
    expect(addressOf(parseRoute(address))).toBe(address)
    expect(parseRoute(address)).toMatchObject({ page: 'play', id: 'abc' })
  }
  expect(parseRoute('#/play/abc/nonsense').page).toBe('uncharted')
})

test('a table of a server, and a moment of it', () => {
  expect(parseRoute('#/table/abc')).toEqual({ page: 'table', id: 'abc', step: null })
  expect(parseRoute('#/table/abc?step=12')).toEqual({ page: 'table', id: 'abc', step: 12 })
  expect(parseRoute('#/table/abc?follow=2')).toEqual({ page: 'table', id: 'abc', step: null, follow: 2 })
  for (const address of ['#/table/abc', '#/table/abc?step=0', '#/table/abc?follow=0', '#/online'])
    expect(addressOf(parseRoute(address))).toBe(address)
  for (const address of ['#/table', '#/table/abc?step=x', '#/table/abc?follow=x', '#/table/a b'])
    expect(parseRoute(address).page).toBe('uncharted')
})

test('an unknown address keeps its path', () => {
  expect(addressOf(parseRoute('#/nowhere/at/all'))).toBe('#/nowhere/at/all')
})

test('a workshop, and what a link brings to it', () => {
  expect(parseRoute('#/ark/maker')).toEqual({ page: 'workshop', game: 'ark', given: null })
  expect(parseRoute('#/ark/maker/1.x~y/z')).toEqual({ page: 'workshop', game: 'ark', given: '1.x~y/z' })
  for (const address of ['#/ark/maker', '#/ark/maker/1.abc.Isle_x.~C5.qq'])
    expect(addressOf(parseRoute(address))).toBe(address)
})

test('a table whose options are chosen already', () => {
  const options = { map: '1.abc.Isle_x.~C5.q-q' }
  for (const route of [
    { page: 'game', game: 'ark', options },
    { page: 'online', game: 'ark', options },
    { page: 'friend', link: 'a-link_1' },
  ] as const)
    expect(parseRoute(addressOf(route))).toEqual(route)
  expect(parseRoute('#/nothing?map=x').page).toBe('uncharted')
})
