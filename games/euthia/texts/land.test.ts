import { describe, expect, test } from 'vitest'
import { contextOf } from '../../testing/speech.ts'
import { CENTRE, fieldAt, placeTile } from '../rules/map.ts'
import { printedFrom } from '../rules/printed.ts'
import { NONE } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'
import { aroundOf, omenAt, wayTo } from './land.ts'
import { pack, start, WORDS } from './test/spoken.ts'
import { asPlayer } from './tools.ts'

const [NORTH, SOUTH_WEST, SOUTH_EAST] = [0, 1, 2].map((slot) => fieldAt(0, slot))
const CHURCH = fieldAt(0, CENTRE)
const printed = printedFrom(pack)

/** The church alone on the map, seen by whoever is on turn, whose hero stands there. */
function lookAround(field: number): { readonly view: EuthiaView; readonly seat: number } {
  const match = start(2, { scenario: 'hunt', hero1: 'ael', hero2: 'dral' }, 'land')
  const [seat] = match.deciders
  const { view } = match.sight(seat)
  view.players[seat].field = field
  return { view, seat }
}

/** Puts the first tile whose three fields satisfy this below the church. */
function addBelow({ map, players }: EuthiaView, element: string): number {
  const tile = pack.mapTiles.findIndex(
    ({ cls, hexes }) => cls !== 'start' && hexes[0].elemental === undefined && hexes[2].elemental === element,
  )
  return placeTile({ ...map, stack: [] }, tile, -2, 1, players.length)
}

describe('where fields lie', () => {
  test('a way leads from hex to hex, none from a centre and to it', () => {
    const { view } = lookAround(NORTH)
    expect(wayTo(view.map, SOUTH_WEST, SOUTH_EAST)).toBe(0)
    expect(wayTo(view.map, NORTH, SOUTH_EAST)).toBe(1)
    expect(wayTo(view.map, NORTH, SOUTH_WEST)).toBe(2)
    expect(wayTo(view.map, SOUTH_EAST, NORTH)).toBe(4)
    expect(wayTo(view.map, NORTH, CHURCH)).toBe(NONE)
    expect(wayTo(view.map, CHURCH, NORTH)).toBe(NONE)
  })

  test('around a hex lie six places and its centre, around a centre its three hexes', () => {
    const { view } = lookAround(NORTH)
    expect(aroundOf(printed, view, NORTH)).toEqual([
      { way: 0, field: NONE },
      { way: 1, field: SOUTH_EAST },
      { way: 2, field: SOUTH_WEST },
      { way: 3, field: NONE },
      { way: 4, field: NONE },
      { way: 5, field: NONE },
      { way: NONE, field: CHURCH },
    ])
    const inChurch = aroundOf(printed, view, CHURCH).map(({ field }) => field)
    expect(inChurch).toEqual([NORTH, SOUTH_WEST, SOUTH_EAST])
  })

  test('what is told of the surroundings and of a step', () => {
    const { view, seat } = lookAround(NORTH)
    const context = contextOf(view, seat)
    const told = WORDS.cs.facts(context).find(({ title }) => title.startsWith('Okolí'))
    expect(told?.rows[1]).toEqual(['vpravo dole', 'Kostel svaté Shie, pravé pole (pláň)'])
    expect(told?.rows[3]).toEqual(['vlevo', 'neodkryto'])
    expect(WORDS.en.action({ type: 'step', field: SOUTH_WEST, fund: null }, context)).toBe(
      'Step to the lower left: Church of Shia, left field (plain)',
    )
  })

  test.each([
    ['fire', 'pálí oheň'],
    ['water', 'léčí voda'],
  ] as const)('%s is told before the step, unless it does not matter', (element, omen) => {
    const { view, seat } = lookAround(CHURCH)
    const player = view.players[seat]
    addBelow(view, element)
    const step = { type: 'step', field: SOUTH_WEST, fund: null } as const
    expect(omenAt(printed, view, asPlayer(player), SOUTH_WEST)).toBe(element)
    expect(omenAt(printed, view, asPlayer(player), NORTH)).toBeNull()
    expect(WORDS.cs.action(step, contextOf(view, seat))).toContain(`(pláň), ${omen}`)
  })
})
