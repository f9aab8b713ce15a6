import { clone, Random, same } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { game, playing, position } from './position.ts'
import { subject } from './subject.ts'

const OBSERVERS = [0, 1, null]

rule('RO-901', 'everything but the piles and the backs is public', () => {
  const at = position({
    mode: 'full',
    patrol: true,
    map: '0 1 . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['X'], down: ['XX'], coins: 4, artifacts: ['coin'], spent: ['shift'] }, { coins: 2 }],
    row: [8, 9],
    artifactPile: [10, 11, 12],
    patrolOwner: 1,
  })
  for (const observer of OBSERVERS) {
    const view = game.view(at.state, observer)
    expect(view.players[0]).toMatchObject({
      coins: 4,
      supply: 23,
      party: [
        { character: 0, faceUp: true },
        { character: 1, faceUp: false },
      ],
      artifacts: [
        { artifact: 0, faceUp: true },
        { artifact: 20, faceUp: false },
      ],
    })
    expect(view).toMatchObject({ active: 0, artifactRow: [8, 9], artifactPileSize: 3, patrolOwner: 1 })
    expect(view.squares.slice(0, 3).map(({ markers }) => markers)).toEqual([[0], [1], []])
    expect(view.landsBelow.length + 1).toBe(4)
  }
})

rule('RO-901', 'bids are public', () => {
  const at = position({
    map: '0 0 . . . .  1 1 . . . .  1 . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['X', 'XX'], coins: 3 }, { coins: 5 }],
  })
  at.effect(...playing('X', 1, 2), { type: 'bid', coins: 2 })
  expect(game.view(at.state, null).agenda.at(-1)).toMatchObject({ step: 'auction', best: 2, bestSeat: 0 })
})

rule('RO-902', 'the top land of the pile is public', () => {
  const at = position({ pile: [9, 6, 7, 8] })
  for (const observer of OBSERVERS) expect(game.view(at.state, observer).topLand).toBe(8)
  expect(game.view(position({ pile: [] }).state, 0).topLand).toBe(null)
})

rule(['RO-903', 'RO-R03', 'RO-R06'], 'backs and orders of the piles are in nobody’s view', () => {
  const at = position({ mode: 'full' })
  const other = clone(at.state)
  other.backs.reverse()
  other.pileBacks.reverse()
  other.artifactPile.reverse()
  const top = other.pile.pop() ?? -1
  other.pile.reverse()
  other.pile.push(top)
  expect(same(other, at.state)).toBe(false)
  for (const observer of OBSERVERS) {
    expect(JSON.stringify(game.view(other, observer))).toBe(JSON.stringify(game.view(at.state, observer)))
  }
  const view = game.view(at.state, 0)
  expect(view.landsBelow).toEqual(at.state.pile.slice(0, -1).toSorted((a, b) => a - b))
  const { backs, pileBacks } = at.state
  const text = JSON.stringify({ ...view, players: [] })
  for (const back of [...backs, ...pileBacks]) expect(text).not.toContain(`"character":${back}`)
})

rule('RO-R03', 'lands and characters are paired by chance', () => {
  const { game: roam } = subject
  const options = {
    mode: 'basic',
    patrol: false,
    advanced: false,
    edges: 'standard',
    start: 'seat0',
  } as const
  const orders: string[] = []
  const pairs = ['a', 'b'].map((seed) => {
    const state = roam.setup({ seats: 2, options }, new Random(seed))
    const lands = [...state.lands, ...state.pile]
    const backs = [...state.backs, ...state.pileBacks]
    orders.push(String(backs))
    return lands.map((land, i) => [land, backs[i]]).toSorted(([a], [b]) => a - b)
  })
  expect(pairs[0]).not.toEqual(pairs[1])
  expect(orders[0]).not.toBe(orders[1])
  expect(new Set(pairs[0].map(([, back]) => back)).size).toBe(43)
})

rule('RO-R03', 'a back becomes public when the card is gained', () => {
  const at = position({
    map: '0 0 . . . .  0 0 . . . .  0 . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['X', 'XX'] }],
  })
  const [back] = at.state.backs
  at.effect(...playing('X', 1, 2))
  expect(game.view(at.state, 1).players[0].party.at(-1)).toEqual({ character: back, faceUp: true })
})
