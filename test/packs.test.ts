import { type Game, startMatch } from '@vyprava/kernel'
import { expect, test } from 'vitest'
import * as ark from '../games/ark/content/index.ts'
import { createArk } from '../games/ark/rules/game.ts'
import { UNREAD as arkUnread } from '../games/ark/rules/printed.ts'
import * as defenders from '../games/defenders/content/index.ts'
import { createDefenders } from '../games/defenders/rules/game.ts'
import { UNREAD as defendersUnread } from '../games/defenders/rules/printed.ts'
import * as euthia from '../games/euthia/content/index.ts'
import { createEuthia } from '../games/euthia/rules/game.ts'
import { UNREAD as euthiaUnread } from '../games/euthia/rules/printed.ts'
import * as roam from '../games/roam/content/index.ts'
import { createRoam } from '../games/roam/rules/game.ts'
import { UNREAD as roamUnread } from '../games/roam/rules/printed.ts'
import { playthrough } from '../packages/lab/src/playthrough.ts'

/* A pack's mark leaves out what no rule reads: so nothing of it may show in a match. */

/** The same pack in other words: every text in these fields is another one. */
function reworded<Value>(value: Value, fields: readonly string[], inside?: boolean): Value
function reworded(value: unknown, fields: readonly string[], inside = false): unknown {
  if (typeof value === 'string') return inside ? `${value} ¤` : value
  if (Array.isArray(value)) return value.map((part) => reworded(part, fields, inside))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      reworded(part, fields, inside || fields.includes(name)),
    ]),
  )
}

const GAMES: readonly (readonly [name: string, seats: number, game: Game, reworded: Game])[] = [
  ['roam', 3, createRoam(roam.shippedPack()), createRoam(reworded(roam.shippedPack(), roamUnread))],
  ['ark', 2, createArk(ark.shippedPack()), createArk(reworded(ark.shippedPack(), arkUnread))],
  [
    'defenders',
    2,
    createDefenders(defenders.shippedPack()),
    createDefenders(reworded(defenders.shippedPack(), defendersUnread)),
  ],
  [
    'euthia',
    2,
    createEuthia(euthia.shippedPack()),
    createEuthia(reworded(euthia.shippedPack(), euthiaUnread)),
  ],
]

test.each(GAMES)('%s in other words is the same match, of the same pack', (_, seats, game, other) => {
  const start = { seats, seed: 'other words' }
  expect(playthrough(other, start)).toBe(playthrough(game, start))
  const [one, two] = [game, other].map((rules) => startMatch(rules, start))
  expect(one.ok && two.ok && [one.value.state, game.pack]).toEqual(two.ok && [two.value.state, other.pack])
})

test('another number makes another pack', () => {
  const pack = structuredClone(roam.shippedPack())
  const dearer = createRoam({ ...pack, patrol: { points: pack.patrol.points + 1 } })
  expect(dearer.pack?.hash).not.toBe(createRoam(pack).pack?.hash)
})
