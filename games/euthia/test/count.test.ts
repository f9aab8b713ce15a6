import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { Euthia } from '../rules/state.ts'
import { asked, game, play } from './play.ts'
import { midTurn } from './position.ts'

/** Ends the turn in progress, keeping nothing. */
function endTurn(state: Euthia): void {
  play(state, { type: 'endTurn' })
  if (state.agenda.at(-1)?.step === 'keep') play(state, { type: 'done' })
}

describe('turns are counted', () => {
  rule(['EU-201', 'EU-219'], 'a turn is that of a hero; three heroes have three turns a round', () => {
    const state = midTurn(3)
    for (let number = 1; number <= 6; number++) {
      expect(game.turn(state)).toEqual({ number, seat: asked(state), round: Math.ceil(number / 3) })
      endTurn(state)
    }
  })

  rule('EU-220', 'after the last round no further turn is counted', () => {
    const state = midTurn(2)
    let last = game.turn(state)
    while (state.ended === null) {
      last = game.turn(state)
      endTurn(state)
    }
    expect(last).toMatchObject({ seat: 1 })
    expect(game.turn(state)).toEqual({ ...last, seat: null })
  })

  rule('EU-229', 'what all answer at the beginning of a round comes before its first turn', () => {
    const state = midTurn(2)
    state.round = 3
    state.agenda = [{ step: 'turn' }, { step: 'room', seat: 1 }]
    expect(game.turn(state)).toEqual({ number: 4, seat: null, round: 3 })
    state.agenda = [{ step: 'round' }, { step: 'room', seat: 1 }]
    expect(game.turn(state)).toEqual({ number: 6, seat: null, round: 3 })
    state.agenda = [{ step: 'turnOver' }, { step: 'room', seat: 1 }]
    expect(game.turn(state)).toEqual({ number: 5, seat: 0, round: 3 })
  })
})
