import { Random } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { imagineFrom } from '../rules/imagine.ts'
import { viewOf } from '../rules/view.ts'
import { mapTile, pack, printed } from './pack.ts'
import { midTurn } from './position.ts'

const card = (type: string): number => pack.chaosCards.findIndex((face) => face.type === type)

describe('what is known', () => {
  rule('EU-113', 'chapters of the stack are public, faces and order are not', () => {
    const state = midTurn(2)
    const one = viewOf(printed, state, 0)
    expect(one.map.chapters.slice(0, 2)).toEqual([3 + 1 + 4, 3 + 1 + 3])
    expect([one.map.next, 'stack' in one.map]).toEqual([null, false])
    state.players[0].knowsTile = 1
    expect(viewOf(printed, state, 0).map.next).toBe(state.map.stack.at(-1))
    expect(viewOf(printed, state, 1).map.next).toBeNull()
    expect(viewOf(printed, state, null).map.next).toBeNull()
  })

  rule('EU-226', 'a hand is its owner’s; others see how many cards of each metal', () => {
    const state = midTurn(2)
    state.players[0].hand = [card('curse'), card('venom'), card('frenzy')]
    const [own, other] = [viewOf(printed, state, 0), viewOf(printed, state, 1)]
    expect(own.players[0].hand).toEqual(state.players[0].hand)
    expect([other.players[0].hand, other.players[0].silver, other.players[0].gold]).toEqual([null, 2, 1])
    expect(other.silver.pool).toHaveLength(state.silver.draw.length + 2)
    expect(own.silver.pool).toHaveLength(state.silver.draw.length)
  })

  rule('EU-621', 'of the top monster only the back is seen, unless somebody looked', () => {
    const state = midTurn(2)
    const top = state.monsters[0].draw.at(-1) ?? -1
    const view = viewOf(printed, state, 0)
    expect(view.monsterTops).toEqual([null, null, null])
    const back = pack.monsters[view.monsterBacks[0]]
    expect([back.level, back.reward]).toEqual([pack.monsters[top].level, pack.monsters[top].reward])
    state.players[1].knowsMonster = [1, 0, 0]
    expect(viewOf(printed, state, 1).monsterTops[0]).toBe(top)
    expect(viewOf(printed, state, 0).monsterTops[0]).toBeNull()
  })

  rule(['EU-111', 'EU-135'], 'imagined worlds fit the view and deal hidden things anew', () => {
    const state = midTurn(3)
    state.players[1].hand = [card('curse'), card('frenzy')]
    const view = viewOf(printed, state, 0)
    const stacks = new Set<string>()
    for (let seed = 0; seed < 10; seed++) {
      const world = imagineFrom(printed, view, 0, new Random(`${seed}`))
      expect(viewOf(printed, world, 0)).toEqual(view)
      stacks.add(world.map.stack.join())
    }
    expect(stacks.size).toBe(10)
    expect(state.map.stack).not.toContain(mapTile('church'))
  })
})
