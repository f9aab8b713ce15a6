import type { Compendium, CompendiumEntry } from '@vyprava/module/compendium.ts'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { lookUp } from '../src/compendium/look-up.ts'

const entry = (id: string, kind: string, name: string, text: string): CompendiumEntry => ({
  id,
  kind,
  name,
  note: '',
  story: '',
  text,
  picture: createElement('i'),
  facts: [],
  body: null,
})

const compendium: Compendium = {
  kinds: [
    { id: 'tiles', name: 'Destičky', icon: '' },
    { id: 'foes', name: 'Monstra', icon: '' },
  ],
  entries: [
    entry('staff', 'tiles', 'Ohnivá hůl', 'útok 3 zásahy'),
    entry('ring', 'tiles', 'Prsten', 'léčení 2'),
    entry('hound', 'foes', 'Výhňový pes', 'pálí ohněm'),
  ],
}
const ids = (wanted: string, only: string | null = null) =>
  lookUp(compendium, wanted, only).map(({ kind, found }) => [kind.id, ...found.map(({ id }) => id)])

describe('looking something up', () => {
  test('without a word everything lies there, kind by kind', () => {
    expect(ids('')).toEqual([
      ['tiles', 'staff', 'ring'],
      ['foes', 'hound'],
    ])
  })

  test('a word is found in names and in what things do, without accents and in its forms', () => {
    expect(ids('ohniva')).toEqual([['tiles', 'staff']])
    expect(ids('LECENI')).toEqual([['tiles', 'ring']])
  })

  test('a kind alone, and a table of which nothing was found is left out', () => {
    expect(ids('', 'foes')).toEqual([['foes', 'hound']])
    expect(ids('prsten', 'foes')).toEqual([])
  })
})
