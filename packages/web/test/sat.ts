import type { Analysis } from '@vyprava/bots'
import { begin } from '../src/local/begin.ts'
import type { SavedMatch } from '../src/local/saved.ts'
import { LocalTable } from '../src/local/table.ts'
import type { OpenScene } from '../src/play/scene.ts'
import type { Sitter } from '../src/play/seating.ts'
import { openBook } from '../src/table/book.ts'
import { fakeDevice, fakeRules } from './fake.ts'

/* Tables of a small game, and who sits at them. */

export const ANNA: Sitter = { name: 'Anna', bot: null }
export const BEDA: Sitter = { name: 'Béďa', bot: null }
export const BOT: Sitter = { name: 'Vydra', bot: 'taker' }
export const TAKE_1 = { type: 'take', count: 1 }
export const TAKE_2 = { type: 'take', count: 2 }
export const TAKE_9 = { type: 'take', count: 9 }
export const DRAW = { type: 'draw' }

export const EMPTY: Analysis = {
  format: 'vyprava-analysis',
  formatVersion: 1,
  game: 'roam',
  rules: 1,
  iterations: 10,
  total: 0,
  actions: [],
  end: null,
  swings: [],
}

export function saved(players: readonly Sitter[], options: object = {}): SavedMatch {
  const begun = begin(fakeRules, { options, players, seed: 'pebbles' }, 1)
  if (!begun.ok) throw new Error(begun.problem.expected)
  return begun.value
}

export function open(match: SavedMatch, device = fakeDevice()): LocalTable {
  const opened = openBook(fakeRules.game, match.book)
  if (!opened.ok) throw new Error(opened.problem.expected)
  return new LocalTable(match, opened.value, device.tab())
}

/** Puts a match on the shelf and sits down at it. */
export async function sit(players: readonly Sitter[], options: object = {}, device = fakeDevice()) {
  const match = saved(players, options)
  await device.shelf.put(match)
  return { device, match, table: open(match, device) }
}

export function seen(table: LocalTable): OpenScene {
  const scene = table.scene()
  if (scene.kind !== 'open') throw new Error(`The scene is ${scene.kind}`)
  return scene
}
