import { Random, startMatch } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { type Ark, type ArkAction, type Character, createArk } from '../rules/index.ts'
import { chartOfMap } from './charts.ts'
import { fieldOf, Position, pack, position } from './position.ts'

const game = createArk(pack)

/** A game before the preparation; characters in the order of seats. */
function fresh(seats: number, options: object = {}, characters: readonly Character[] = []): Position {
  const started = startMatch(game, { seats, options, seed: 'setup' })
  if (!started.ok) throw new Error(started.problem.expected)
  const { state } = started.value
  const at = new Position(game, state, chartOfMap(state.map), new Random('fresh'))
  characters.forEach((id, seat) => {
    const sheet = state.sheets[seat]
    sheet.character = pack.characters.findIndex((character) => character.id === id)
    sheet.owesFields = id === 'knight' ? 3 : 1
    sheet.far = id === 'ranger' ? sheet.near.slice() : []
  })
  return at
}

const starts = (at: Position, seat = 0): string[] =>
  at.listed(seat, 'start').map(({ hex }) => {
    const { terrain } = at.chart.hexes[hex]
    return terrain
  })

const start = (at: Position, q: number, r: number): ArkAction => ({ type: 'start', hex: at.hex(q, r) })

rule(['AR-101', 'AR-R01'], 'one plays solo, two to seven race or play together', () => {
  const opens = (seats: number, mode: string): boolean =>
    startMatch(game, { seats, options: { mode }, seed: '' }).ok
  const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  expect(counts.filter((seats) => opens(seats, 'solo'))).toEqual([1])
  expect(counts.filter((seats) => opens(seats, 'race'))).toEqual([2, 3, 4, 5, 6, 7])
  expect(counts.filter((seats) => opens(seats, 'cooperative'))).toEqual([2, 3, 4, 5, 6, 7])
  expect(counts.filter((seats) => opens(seats, 'standard'))).toEqual([1, 2, 3, 4, 5, 6, 7])
  const wanted = (seats: number, mode: string): string => {
    const started = startMatch(game, { seats, options: { mode }, seed: '' })
    return started.ok ? '' : started.problem.expected
  }
  expect(wanted(1, 'race')).toMatch(/"solo" .* for one player/)
  expect(wanted(2, 'solo')).toMatch(/"race" .* for several players/)
  expect(fresh(1).state.mode).toBe('solo')
  expect(fresh(2).state.mode).toBe('race')
})

rule('AR-102', 'mode, difficulty and map are fixed before the game and stay', () => {
  const at = fresh(2, { mode: 'cooperative', difficulty: 'high', map: 'channel' })
  const agreed = (): unknown[] => [at.state.mode, at.state.difficulty, at.state.map]
  const before = agreed()
  expect(before).toEqual(['cooperative', 'high', pack.maps[1].lines.join('\n')])
  for (let i = 0; i < 12; i++) at.finish()
  expect(agreed()).toEqual(before)
})

rule('AR-103', 'all sheets carry the same map; what one paints changes no other sheet', () => {
  const at = position({ seats: 3 })
  expect(new Set(at.state.sheets.map(({ painted }) => painted.length))).toEqual(new Set([127]))
  const effect = at.effect(() => at.move(0, 'grey', [0, 0]))
  expect(Object.keys(effect).every((path) => path.startsWith('0.') || path.includes('.answer.'))).toBe(true)
  expect(at.paintOn(1, 0, 0)).toBe(null)
  at.answer(1, [0, 0])
  at.skip(2)
  expect([at.paintOn(0, 0, 0), at.paintOn(1, 0, 0), at.paintOn(2, 0, 0)]).toEqual(['grey', 'grey', null])
})

rule(['AR-104', 'AR-R02'], 'characters are dealt or chosen, and nobody shares one', () => {
  const dealt = fresh(7).state.sheets.map(({ character }) => character)
  expect(dealt.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  const orders = new Set(
    Array.from({ length: 20 }, (_, i) => {
      const started = startMatch(game, { seats: 3, seed: `deal ${i}` })
      return started.ok ? started.value.state.sheets.map(({ character }) => character).join() : ''
    }),
  )
  expect(orders.size).toBeGreaterThan(10)
  const at = fresh(2, { characters: 'chosen' })
  expect(at.deciders).toEqual([0])
  expect(at.listed(0, 'character')).toHaveLength(7)
  expect(at.rule(1, { type: 'character', character: 1 })).toBe('AR-104')
  at.do(0, { type: 'character', character: 3 })
  expect(at.rule(0, { type: 'character', character: 4 })).toBe('AR-104')
  expect(at.rule(1, { type: 'character', character: 3 })).toBe('AR-104')
  expect(at.rule(1, { type: 'character', character: 7 })).toBe('AR-104')
  at.do(1, { type: 'character', character: 0 })
  expect(at.state.sheets.map(({ character }) => character)).toEqual([3, 0])
})

rule(['AR-105', 'AR-R40'], 'a d6 gives the identity, 1 to 5 in the order of the line, a six again', () => {
  const seen = new Map<number, number>()
  for (let i = 0; i < 60; i++) {
    const seed = `identity ${i}`
    const state = game.setup(tableOf(1), new Random(seed))
    const random = new Random(seed)
    random.shuffle([0, 1, 2, 3, 4, 5, 6])
    let rolled = random.die(6)
    while (rolled === 6) rolled = random.die(6)
    expect(state.sheets[0].identity).toBe(rolled - 1)
    seen.set(rolled, state.sheets[0].identity)
  }
  expect([...seen].sort(([a], [b]) => a - b)).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ])
  const seven = Array.from({ length: 10 }, (_, i) => game.setup(tableOf(7), new Random(`same ${i}`)))
  const identities = seven.map((state) => new Set(state.sheets.map(({ identity }) => identity)).size)
  expect(Math.max(...identities)).toBeLessThanOrEqual(5)
})

const tableOf = (seats: number) => {
  const started = startMatch(game, { seats, seed: '' })
  if (!started.ok) throw new Error('no table')
  return started.value.table
}

rule('AR-106', 'the identity is public and never changes', () => {
  const at = fresh(2)
  const identities = (): number[] => at.state.sheets.map(({ identity }) => identity)
  const before = identities()
  for (const observer of [0, 1, null]) {
    expect(at.game.view(at.state, observer).sheets.map(({ identity }) => identity)).toEqual(before)
  }
  for (let i = 0; i < 30; i++) at.finish()
  expect(identities()).toEqual(before)
})

rule(['AR-107', 'AR-R27'], 'the start suits the character; never danger, never a wreck', () => {
  const at = fresh(2, {}, ['ranger', 'pirate'])
  expect(starts(at, 0)).not.toContain('danger')
  expect(at.rule(0, start(at, 0, -6))).toBe('AR-107')
  expect(at.rule(1, start(at, -5, 3))).toBe('AR-107')
  expect(at.rule(0, { type: 'start', hex: 127 })).toBe('AR-107')
  expect(at.rule(0, start(at, 0, 0))).toBe('AR-610')
  at.do(0, start(at, -6, 4))
  expect(at.paintOn(0, -6, 4)).toBe('red')
  expect(at.rule(0, start(at, -6, 3))).toBe('AR-107')
})

rule('AR-R27', 'a wreck on the border is no start either', () => {
  const lines = ['at 0 0', 'C', '  W', 'F']
  const at = position({ lines, players: [{ character: 'ranger', visited: [[0, 0]] }, { visited: [[0, 0]] }] })
  at.state.phase = 'preparation'
  at.sheet(0).start = -1
  expect(starts(at)).toEqual(['city', 'forest'])
  expect(at.rule(0, start(at, 1, 0))).toBe('AR-107')
})

rule('AR-108', 'the start is visited and painted, but is no movement', () => {
  const at = fresh(1, {}, ['druid'])
  at.do(0, start(at, 4, -2))
  const sheet = at.sheet(0)
  expect([sheet.tally[0], sheet.counter, sheet.minus]).toEqual([1, [], 0])
  at.fill(0, 'f1')
  expect(at.colours(0, 'name')).toEqual(['green', 'red', 'grey'])
  const three: readonly [number, number][] = [
    [4, -2],
    [3, -1],
    [4, -1],
    [3, -2],
  ]
  const druid = position({ mode: 'solo', seats: 1, players: [{ character: 'druid', visited: three }] })
  expect(druid.listed(0, 'convert').length).toBeGreaterThan(0)
})

rule('AR-109', 'exactly one field of one’s choice in the identity colour', () => {
  const at = fresh(2, {}, ['mage', 'hunter'])
  at.do(0, start(at, -1, 1))
  expect(at.listed(0, 'fill')).toHaveLength(24)
  expect(at.rule(0, { type: 'fill', field: 24 })).toBe('AR-109')
  at.fill(0, 'd3')
  const { compass, identity } = at.sheet(0)
  expect(compass.flatMap((colour, field) => (colour === -1 ? [] : [[field, colour]]))).toEqual([
    [fieldOf('d3'), identity],
  ])
  expect(at.rule(0, { type: 'fill', field: 0 })).toBe('AR-109')
  expect(at.deciders).toEqual([1])
})

rule('AR-110', 'the steps come in order, each player on their own', () => {
  const at = fresh(2, { difficulty: 'medium', characters: 'chosen' })
  const steps: ArkAction[] = [
    { type: 'system', system: 'hints' },
    { type: 'start', hex: 0 },
    { type: 'fill', field: 0 },
    { type: 'name', colour: 0 },
  ]
  expect(steps.map((step) => at.rule(0, step))).toEqual(['AR-110', 'AR-110', 'AR-110', 'AR-110'])
  at.do(0, { type: 'character', character: 2 })
  expect(at.sheet(0).identity).toBeGreaterThanOrEqual(0)
  expect(at.sheet(1).identity).toBe(-1)
  at.do(1, { type: 'character', character: 5 })
  expect(at.deciders).toEqual([0, 1])
  expect(steps.slice(1).map((step) => at.rule(0, step))).toEqual(['AR-110', 'AR-110', 'AR-110'])
  at.do(0, { type: 'system', system: 'hints' })
  expect(at.rule(0, { type: 'fill', field: 0 })).toBe('AR-110')
  at.do(0, start(at, -1, 1))
  at.fill(0, 'f1')
  expect(at.rule(0, { type: 'name', colour: 3 })).toBe('AR-201')
  expect(at.deciders).toEqual([1])
})

rule('AR-111', 'the first player is drawn at random, turns pass clockwise', () => {
  const firsts = new Set<number>()
  for (let i = 0; i < 30; i++) {
    const started = startMatch(game, { seats: 3, seed: `first ${i}` })
    if (!started.ok) throw new Error('no match')
    const match = started.value
    while (match.state.phase === 'preparation') {
      const [seat] = match.deciders
      match.play(seat, match.sight(seat).decision?.actions[0])
    }
    firsts.add(match.state.active)
  }
  expect(firsts).toEqual(new Set([0, 1, 2]))
  const at = position({ seats: 3, active: 2 })
  const order = [at.state.active]
  for (let i = 0; i < 4; i++) {
    at.finish()
    order.push(at.state.active)
  }
  expect(order).toEqual([2, 0, 1, 2, 0])
})

rule('AR-112', 'everything begins at nothing', () => {
  const { sheets } = fresh(2).state
  for (const { counter, minus, hints, diamonds, parts } of sheets) {
    expect({ counter, minus, hints, diamonds, parts }).toEqual({
      counter: [],
      minus: 0,
      hints: 0,
      diamonds: [0, 0, 0],
      parts: 0,
    })
  }
})

describe('difficulty', () => {
  const uses = ({ sheets }: Ark): boolean[] => [sheets[0].usesHints, sheets[0].usesDiamonds]

  rule('AR-120', 'easy: hints and diamonds', () => {
    const at = fresh(2, { difficulty: 'easy' }, ['mage', 'druid'])
    expect(uses(at.state)).toEqual([true, true])
    expect(at.rule(0, { type: 'system', system: 'hints' })).toBe('AR-120')
  })

  rule(['AR-121', 'AR-R20'], 'medium: each chooses one of them at setup, for good', () => {
    const at = fresh(2, { difficulty: 'medium' }, ['mage', 'druid'])
    expect(at.actions(0).map((action) => JSON.stringify(action))).toEqual([
      '{"type":"system","system":"diamonds"}',
      '{"type":"system","system":"hints"}',
    ])
    at.do(0, { type: 'system', system: 'hints' })
    at.do(1, { type: 'system', system: 'diamonds' })
    expect(at.state.sheets.map(({ usesHints, usesDiamonds }) => [usesHints, usesDiamonds])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(at.rule(0, { type: 'system', system: 'diamonds' })).toBe('AR-R20')
  })

  rule('AR-122', 'high: neither', () => {
    const at = fresh(2, { difficulty: 'high' }, ['mage', 'druid'])
    expect(uses(at.state)).toEqual([false, false])
    expect(at.rule(0, { type: 'system', system: 'hints' })).toBe('AR-122')
  })

  rule('AR-123', 'what is not in play gives nothing and cannot be used', () => {
    const at = position({
      difficulty: 'high',
      seats: 2,
      players: [
        {
          visited: [
            [-5, 4],
            [0, 0],
            [1, 0],
            [1, -1],
          ],
          slots: 9,
          compass: { d1: 'red', d2: 'red', d3: 'red' },
        },
        {},
      ],
    })
    expect(at.rule(0, { type: 'colourDiamond', colour: 0 })).toBe('AR-123')
    expect(at.rule(0, { type: 'terraform', colour: 1, hex: at.hex(0, 1) })).toBe('AR-123')
    at.move(0, 'blue', [-5, 3])
    expect(at.rule(1, { type: 'shift', colour: 2 })).toBe('AR-123')
    at.skip(1)
    at.name(1, 'red')
    at.paint(1, -1, 2)
    at.fill(0, 'd4')
    const { hints, diamonds, counter } = at.sheet(0)
    expect([hints, diamonds, counter.length]).toEqual([0, [0, 0, 0], 10])
  })
})
