import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { newTile } from '../rules/setup.ts'
import type { Euthia } from '../rules/state.ts'
import { tile } from './pack.ts'
import { asked, listed, play, refused } from './play.ts'
import { lay, midTurn } from './position.ts'

/** Skoldur's bags are full and his five Dwurt slots too: the Dwurt of his die has no place. */
function overflowing(): Euthia {
  const state = midTurn(2, { hero1: 'skoldur' })
  lay(state, 'wild1', 1, 1)
  const [player] = state.players
  player.bags = [newTile(tile('gate')), newTile(tile('provisions')), newTile(tile('luckPotion'))]
  Object.assign(player, { dwurt: 5, dwurtDie: 0 })
  return state
}

describe('the end of a turn', () => {
  rule(
    ['EU-R24', 'EU-215', 'EU-852'],
    'what the Dwurt die gives too much is placed or dropped, nothing else',
    () => {
      const state = overflowing()
      play(state, { type: 'endTurn' })
      play(state, { type: 'keep', action: 2 })
      expect([asked(state), state.agenda.at(-1)?.step]).toEqual([0, 'room'])
      expect(new Set(listed(state).map(({ type }) => type))).toEqual(
        new Set(['dropTile', 'dropToken', 'stow']),
      )
      for (const place of [0, 1])
        expect(refused(state, { type: 'use', effect: 0, place, shelf: 'bags', way: 0 })).toBe(
          'EU-R24 turnEnding',
        )
      play(state, { type: 'dropToken', dwurt: true })
      expect([asked(state), state.players[0].tokens, state.players[0].field]).toEqual([1, [0, 0, 1], 3])
    },
  )

  rule('EU-R24', 'putting on and stowing are placing', () => {
    const state = overflowing()
    state.players[0].bags[2] = newTile(tile('armourerHelmet'))
    play(state, { type: 'endTurn' })
    play(state, { type: 'done' })
    const [equip] = listed(state).filter(({ type }) => type === 'equip')
    play(state, equip)
    expect([asked(state), state.players[0].bags.length]).toEqual([1, 2])
  })

  rule(['EU-214', 'EU-R24'], 'points, granted actions and carts of that time are lost as well', () => {
    const state = overflowing()
    play(state, { type: 'endTurn' })
    play(state, { type: 'done' })
    Object.assign(state.players[0], { mp: 3, granted: [1, 1, 1], minecarts: 1 })
    play(state, { type: 'dropToken', dwurt: true })
    expect(state.players[0]).toMatchObject({ mp: 0, granted: [0, 0, 0], minecarts: 0 })
  })

  rule(['EU-229', 'EU-R29'], 'out of turn nothing moves on the map, whoever is next', () => {
    const state = overflowing()
    state.agenda = [{ step: 'turn' }, { step: 'room', seat: 0 }]
    state.players[0].dwurt = 6
    expect(refused(state, { type: 'use', effect: 0, place: 0, shelf: 'bags', way: 0 })).toBe(
      'EU-229 notYourTurn',
    )
    expect(refused(state, { type: 'use', effect: 0, place: 2, shelf: 'bags', way: 0 })).not.toBe(
      'EU-R24 turnEnding',
    )
  })

  rule(
    ['EU-R29', 'EU-850'],
    'what everybody gains between turns is settled at once, by who is next too',
    () => {
      const state = overflowing()
      const due = (seat: number) =>
        ({ step: 'ops', seat, ops: [{ op: 'gain', what: 'dwurt', n: 1 }], source: -1 }) as const
      state.agenda = [{ step: 'turn' }, due(0), { step: 'choose', seat: 1, ways: [[], []], source: -1 }]
      play(state, { type: 'choose', way: 0 })
      expect([asked(state), state.agenda.at(-1)?.step]).toEqual([0, 'room'])
    },
  )
})
