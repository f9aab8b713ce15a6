import { modules } from '@vyprava/games'
import { expect, test } from 'vitest'
import { parseBook, textOf } from '../src/rulebook/book.ts'
import { finds, stemOf } from '../src/rulebook/search.ts'

const BOOK = `# Pebbles

Take **stones**, see PE-102.

## Set-up

### PE-101 The pile

- Nine *pebbles*.
- Two players.

::figure pile

### PE-102 The turn

1. Take one.
2. Or two.
`

test('headings become anchors, figures keep their names, numbers of rules are links', () => {
  const book = parseBook(BOOK)
  expect(book.map(({ level, rule, title }) => [level, rule, title])).toEqual([
    [1, null, 'Pebbles'],
    [2, null, 'Set-up'],
    [3, 'PE-101', 'The pile'],
    [3, 'PE-102', 'The turn'],
  ])
  expect(book[0].blocks).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Take ' },
        { kind: 'strong', text: 'stones' },
        { kind: 'text', text: ', see ' },
        { kind: 'rule', text: 'PE-102' },
        { kind: 'text', text: '.' },
      ],
    },
  ])
  expect(book[2].blocks).toMatchObject([
    { kind: 'list', ordered: false, items: [{ length: 3 }, { length: 1 }] },
    { kind: 'figure', name: 'pile' },
  ])
  expect(book[3].blocks).toMatchObject([{ kind: 'list', ordered: true }])
  expect(finds(textOf(book[2]), 'nine pebble')).toBe(true)
})

test.each(modules.map((module) => [module.id, module] as const))(
  '%s has a module with rules',
  async (_, module) => {
    const rules = await module.rules()
    expect(rules.game.id).toBe(module.id)
  },
)

test.each([
  ['žeton', 'Polož žetony na mapu.'],
  ['žetonů', 'Jeden žeton smíš přesunout.'],
  ['ZETONY', 'Žetonem označ pole.'],
  ['krajinami', 'Krajina je dokončená.'],
  ['hráčovi', 'Hráč na tahu začíná.'],
  ['markers', 'Place a marker.'],
  ['RO-34', 'RO-345 Gaps'],
  ['dokončená krajina', 'Krajiny, které jsou dokončené'],
])('a search for %s finds "%s"', (wanted, text) => {
  expect(finds(text, wanted)).toBe(true)
})

test.each([
  ['mince', 'Polož žetony na mapu.'],
  ['žeton dražba', 'Polož žetony na mapu.'],
  ['eton', 'Polož žetony na mapu.'],
])('a search for %s does not find "%s"', (wanted, text) => {
  expect(finds(text, wanted)).toBe(false)
})

test('short words keep their ending', () => {
  expect(stemOf('hra')).toBe('hra')
  expect(stemOf('kola')).toBe('kol')
})
