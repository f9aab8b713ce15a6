import { distance } from '@vyprava/geometry'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { ArkAction } from '../rules/index.ts'
import { GREY, YELLOW } from '../rules/vocabulary.ts'
import { fieldOf, type Having, type Place, type Position, position } from './position.ts'
import { startAt, startTerrains } from './scenes.ts'

describe('Druid', () => {
  const FOREST: Place[] = [
    [4, -2],
    [3, -1],
    [3, -2],
    [4, -1],
  ]
  const DRUID: Having = { character: 'druid', visited: FOREST }
  const converting = (at: Position, q: number, r: number): ArkAction => ({
    type: 'convert',
    hex: at.hex(q, r),
  })

  rule('AR-650', 'starts in a forest', () => {
    const { terrains, at } = startTerrains('druid')
    expect(terrains).toEqual(['forest'])
    expect(at.rule(0, startAt(at, 0, 0))).toBe('AR-650')
  })

  rule('AR-651', 'one conversion for every four green hexes, start included; unused ones are kept', () => {
    const three = position({ players: [{ ...DRUID, visited: FOREST.slice(0, 3) }] })
    expect(three.rule(0, converting(three, 4, -1))).toBe('AR-651')
    const at = position({ players: [DRUID] })
    at.do(0, converting(at, 4, 0))
    expect(at.rule(0, converting(at, 2, 0))).toBe('AR-651')
    expect(at.sheet(0).conversions).toBe(1)
    const eight: Place[] = [...FOREST, [1, 0], [1, -2], [5, 1], [6, -1]]
    const kept = position({ players: [{ ...DRUID, visited: eight }] })
    kept.do(0, converting(kept, 4, 0))
    kept.do(0, converting(kept, 2, 0))
    expect([kept.sheet(0).conversions, kept.listed(0, 'convert')]).toEqual([2, []])
    const others = position({ players: [{ visited: FOREST }] })
    expect(others.rule(0, converting(others, 4, 0))).toBe('AR-651')
  })

  rule('AR-652', 'in the own turn, on an unvisited printed forest beside the snapshot', () => {
    const at = position({ players: [DRUID] })
    expect(at.rule(0, converting(at, 5, -2))).toBe('AR-652')
    expect(at.rule(0, converting(at, 1, 0))).toBe('AR-652')
    expect(at.rule(0, { type: 'convert', hex: 127 })).toBe('AR-652')
    expect(at.rule(0, converting(at, 4, -1))).toBe('AR-304')
    const answering = position({ players: [{}, DRUID] })
    answering.name(0, 'blue')
    expect(answering.rule(1, converting(answering, 4, 0))).toBe('AR-652')
  })

  rule(
    'AR-653',
    'a converted hex is grey, free of slot, allowance and point, and stays a printed forest',
    () => {
      const at = position({ players: [DRUID] })
      const effect = at.effect(() => at.do(0, converting(at, 4, 0)))
      expect(effect).toEqual({ '0.conversions': 1, [`0.painted.${at.hex(4, 0)}`]: 4 })
      expect(at.sheet(0).tally).toEqual([4, 0, 0, 0, 1])
      expect(at.chart.challenges.allForests).toContain(at.hex(4, 0))
      expect(at.chart.challenges.allCities).not.toContain(at.hex(4, 0))
    },
  )
})

describe('Hunter', () => {
  const HUNTER: Having = { character: 'hunter', identity: 'blue', visited: [[1, -1]] }
  const meadow = (at: Position, q: number, r: number): ArkAction => ({ type: 'meadow', hex: at.hex(q, r) })

  rule('AR-660', 'starts on a meadow', () => {
    const { terrains, at } = startTerrains('hunter')
    expect(terrains).toEqual(['meadow'])
    expect(at.rule(0, startAt(at, 0, 0))).toBe('AR-660')
  })

  rule(
    ['AR-661', 'AR-662'],
    'an extra meadow when an opponent names the identity, whatever the answer',
    () => {
      for (const answer of ['skip', 'fill'] as const) {
        const at = position({ players: [{}, HUNTER] })
        at.name(0, 'blue')
        at.do(1, meadow(at, 2, -1))
        expect(at.rule(1, meadow(at, 0, -1))).toBe('AR-661')
        if (answer === 'skip') at.skip(1)
        else at.fill(1, 'f1')
        at.paint(0, -1, 0)
        expect([at.paintOn(1, 2, -1), at.sheet(1).counter, at.sheet(1).minus]).toEqual([
          'yellow',
          [],
          answer === 'skip' ? 1 : 0,
        ])
      }
      const moving = position({ players: [{ character: 'ranger' }, { ...HUNTER, identity: 'yellow' }] })
      moving.name(0, 'yellow')
      moving.do(1, meadow(moving, 2, -1))
      expect(moving.rule(1, moving.painting(2, -1))).toBe('AR-304')
    },
  )

  rule('AR-661', 'an unvisited meadow beside the snapshot, by the Hunter only', () => {
    const at = position({ players: [{}, HUNTER] })
    at.name(0, 'blue')
    expect(at.rule(1, meadow(at, 1, 0))).toBe('AR-661')
    expect(at.rule(1, meadow(at, -6, 0))).toBe('AR-661')
    expect(at.rule(1, { type: 'meadow', hex: 127 })).toBe('AR-661')
    const start = { q: 1, r: -1 }
    const near = at.chart.hexes.flatMap((hex, number) =>
      hex.terrain === 'meadow' && distance(hex, start) === 2 ? [number] : [],
    )
    expect(near.length).toBeGreaterThan(0)
    for (const hex of near) expect(at.refusal(1, { type: 'meadow', hex })?.reason).toBe('notSupported')
    const other = position({ players: [{}, { ...HUNTER, character: 'mage' }] })
    other.name(0, 'blue')
    expect(other.rule(1, meadow(other, 2, -1))).toBe('AR-661')
  })

  rule('AR-663', 'the named colour counts, not the one by hints; never in the own turn', () => {
    const named = position({ players: [{}, { ...HUNTER, identity: 'grey', hints: 3 }] })
    named.name(0, 'blue')
    expect(named.rule(1, meadow(named, 2, -1))).toBe('AR-663')
    named.shift(1, 'grey')
    expect(named.rule(1, meadow(named, 2, -1))).toBe('AR-663')
    const own = position({
      players: [
        {
          ...HUNTER,
          visited: [
            [1, -1],
            [0, 0],
          ],
        },
      ],
    })
    expect(own.rule(0, meadow(own, 2, -1))).toBe('AR-663')
    own.name(0, 'blue')
    expect(own.rule(0, meadow(own, 2, -1))).toBe('AR-663')
  })

  rule(['AR-663', 'AR-R33'], 'hints do not close the meadow, the first hex of the answer does', () => {
    const at = position({ players: [{}, { ...HUNTER, hints: 1, compass: { o1: 'red' } }] })
    at.name(0, 'blue')
    at.shift(1, 'yellow')
    at.do(1, meadow(at, 2, -1))
    expect(at.sheet(1).answer).toMatchObject({ colour: YELLOW, done: false })
    const NEAR: Place[] = [
      [1, -1],
      [-1, 0],
      [-2, 0],
      [-2, 1],
    ]
    const begun = position({
      players: [
        { character: 'ranger' },
        { ...HUNTER, identity: 'yellow', visited: NEAR, compass: { l1: 'red', l2: 'red' } },
      ],
    })
    begun.name(0, 'yellow')
    const open = begun.listed(1, 'meadow')
    expect(open.length).toBeGreaterThan(1)
    begun.do(1, { type: 'paint', colour: YELLOW, hex: open[0].hex })
    expect(begun.rule(1, open[1])).toBe('AR-R33')
  })

  rule(['AR-227', 'AR-663'], 'hints that were paid keep the only hex they can be used on', () => {
    const at = position({ players: [{}, { ...HUNTER, hints: 1 }] })
    at.sheet(1).compass.fill(GREY)
    at.sheet(1).sides.fill(4)
    at.name(0, 'blue')
    at.shift(1, 'yellow')
    const meadows = at.actions(1).flatMap((action) => (action.type === 'paint' ? [action.hex] : []))
    const [last, ...others] = meadows
    for (const hex of others) at.sheet(1).painted[hex] = YELLOW
    expect(at.rule(1, { type: 'meadow', hex: last })).toBe('AR-227')
    expect(at.actions(1)).toEqual([{ type: 'paint', colour: YELLOW, hex: last }])
  })

  rule('AR-R33', 'the meadow comes before the answer and supports nothing in that turn', () => {
    const first = position({ players: [{ character: 'ranger' }, { ...HUNTER, identity: 'green' }] })
    first.name(0, 'green')
    first.do(1, meadow(first, 2, -1))
    expect(first.rule(1, first.painting(3, -1))).toBe('AR-305')
    first.fill(1, 'f1')
    const events = first.finish().filter((event) => 'seat' in event && event.seat === 1)
    expect(events.map(({ type }) => type)).toEqual(['meadowVisited', 'filled', 'turnStarted'])
  })
})

describe('Knight', () => {
  rule(
    ['AR-670', 'AR-671', 'AR-672', 'AR-R19'],
    'starts in a city with three road fields instead of one',
    () => {
      const { terrains, at } = startTerrains('knight')
      expect(terrains).toEqual(['city'])
      expect(at.rule(0, startAt(at, 0, 0))).toBe('AR-670')
      at.sheet(0).owesFields = 3
      at.sheet(0).painted.fill(-1)
      at.do(0, startAt(at, -1, 1))
      expect(at.listed(0, 'fill').map(({ field }) => field)).toEqual([16, 17, 18, 19])
      expect(at.rule(0, { type: 'fill', field: fieldOf('f1') })).toBe('AR-671')
      at.fill(0, 'r2')
      expect(at.rule(0, { type: 'fill', field: fieldOf('r2') })).toBe('AR-402')
      at.fill(0, 'r4')
      expect(at.deciders).toEqual([0])
      at.fill(0, 'r1')
      expect(at.sheet(0).compass.slice(16, 20)).toEqual([0, 0, -1, 0])
      expect(at.sheet(0).compass.filter((colour) => colour !== -1)).toHaveLength(3)
      expect(at.state.phase).toBe('naming')
      if (at.state.active === 1) at.finish()
      at.name(0, 'grey')
      expect(at.game.decision(at.state, 0).prompt.values).toMatchObject({ allowance: 4 })
    },
  )
})
