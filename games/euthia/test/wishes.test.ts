import { Random } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { Land } from '../bot/land.ts'
import { mindOf, PLAIN, type Thought, thoughtOf } from '../bot/mind.ts'
import { Wishes } from '../bot/wishes.ts'
import { ELEMENTS, ENCOUNTERS } from '../content/schema.ts'
import type { Euthia } from '../rules/state.ts'
import { pack } from './pack.ts'
import { lay, midTurn } from './position.ts'

/* What open quests ask for is worth gathering, as far as it is missing. */

const STEWARD = ENCOUNTERS.indexOf('steward')
/** Quests of the test pack by what they ask for. */
const QUEST = { gem: 3, trophy: 4, resource: 5, essence: 6 } as const
const asking = (what: keyof typeof QUEST): number =>
  pack.encounterCards.filter(({ encounter }) => encounter === 'steward')[QUEST[what] - 1].id

/** The steward's tile beside the church, with one quest open. */
function position(what: keyof typeof QUEST, mode: 'competitive' | 'cooperative' = 'competitive'): Euthia {
  const state = midTurn(2, { mode })
  lay(state, 'meeting1b', 1, 1)
  state.encounters[STEWARD] = { deck: [], open: [asking(what)] }
  return state
}

function thought(state: Euthia, gathers = true): Thought {
  return thoughtOf(mindOf(pack, { ...PLAIN, gathers }), state, 0, new Random('wish'))
}
const wishes = (state: Euthia, gathers = true): Wishes => {
  const own = thought(state, gathers)
  return new Wishes(own, new Land(own))
}

describe('what open quests ask for', () => {
  test('is wished for until it is there', () => {
    const state = position('gem')
    const gem = [{ op: 'gem', kind: 'ruby', n: 1 }] as const
    expect(wishes(state).of(gem)).toBeGreaterThan(0)
    state.players[0].gems.fill(3)
    expect(wishes(state).of(gem)).toBe(0)
  })

  test('is nothing to those who do not gather, nor where only the goal counts', () => {
    expect(wishes(position('essence')).essence(0)).toBeGreaterThan(0)
    expect(wishes(position('essence'), false).essence(0)).toBe(0)
    expect(wishes(position('essence', 'cooperative')).essence(0)).toBe(0)
  })

  test('is told from other things', () => {
    const asked = wishes(position('trophy'))
    expect(asked.trophy(3)).toBeGreaterThan(0)
    expect(ELEMENTS.map((_, element) => asked.essence(element))).toEqual([0, 0, 0, 0])
    expect(asked.resource('cave')).toBe(0)
  })
})
