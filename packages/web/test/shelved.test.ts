import { expect, test } from 'vitest'
import { newlySaved, type SavedMatch } from '../src/local/saved.ts'
import { shelved } from '../src/local/shelved.ts'
import type { Sandbox } from '../src/play/scene.ts'
import { ANNA, BEDA, open, saved, TAKE_1 } from './sat.ts'

/** A sandbox of a match as the shelf has it. */
function triedFrom(match: SavedMatch, parent: Sandbox['parent']): SavedMatch {
  const table = open(match)
  table.act(TAKE_1)
  const way = table.anotherWay('other')
  if (way === null) throw new Error('There is no other way')
  const sandbox = newlySaved(way.match, way.book, way, 2)
  return parent === null ? sandbox : { ...sandbox, tried: { parent, from: 1 } }
}

const at = (match: SavedMatch) => ({ page: 'play', id: match.id }) as const

test('sandboxes stand behind their game, also those of sandboxes, however late they were played', () => {
  const [first, second] = [saved([ANNA, BEDA]), saved([ANNA, BEDA])]
  const trial = triedFrom(first, at(first))
  const further = triedFrom(trial, at(trial))
  expect(shelved([further, trial, second, first])).toEqual([second, first, further, trial])
})

test('those whose game is elsewhere, gone or unknown come last', () => {
  const game = saved([ANNA, BEDA])
  const online = triedFrom(game, { page: 'table', id: game.id })
  const orphan = triedFrom(game, { page: 'play', id: 'gone' })
  const old = triedFrom(game, null)
  expect(shelved([online, orphan, old, game])).toEqual([game, online, orphan, old])
})
