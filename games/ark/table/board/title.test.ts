import { expect, test } from 'vitest'
import { titleIn } from './title.ts'

const ROOM = 124

test('a short name stands in one line at its usual size', () => {
  expect(titleIn('Pobřeží', ROOM, 25)).toEqual({ size: 25, lines: ['Pobřeží'] })
  expect(titleIn('x', ROOM, 25)).toEqual({ size: 25, lines: ['x'] })
})

test('a longer one is smaller, then takes two lines', () => {
  expect(titleIn('Neznámá mapa', ROOM, 25)).toEqual({ size: 18, lines: ['Neznámá mapa'] })
  expect(titleIn('Ostrov za mlhou a mořem', ROOM, 25).lines).toEqual(['Ostrov za mlhou a', 'mořem'])
})

test('what fits nowhere ends in dots, letters of two halves stay whole', () => {
  for (const name of ['M'.repeat(40), '🏝'.repeat(40), 'Jméno, které má slov mnohem víc než místa']) {
    const { size, lines } = titleIn(name, ROOM, 25)
    expect([size, lines.length <= 2]).toEqual([15, true])
    expect(lines.at(-1)).toMatch(/…$/)
    expect(lines.join('')).not.toMatch(/\p{Cs}/u)
    for (const line of lines) expect([...line].length).toBeLessThan(22)
  }
})
