import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { acting, cardOf, leading, type Moment, type Play } from './play.ts'

const END = { type: 'endActions' } as const
const three: Moment = {
  seats: 3,
  communication: 'free',
  players: [{ leader: '0,2' }, { leader: '3,0' }, { leader: '-3,0' }],
  waiting: [1, 2],
}

const turnOf = ({ game, state }: Play) => game.turn(state)

describe('turns are counted', () => {
  rule(
    ['DE-208', 'DE-209'],
    'a turn is that of a leader, with its machine card; a round has one of each',
    () => {
      const play = acting(three)
      expect(turnOf(play)).toEqual({ number: 1, seat: 0, round: 1 })
      play.do(END)
      expect(play.heard('machineFlipped')).toHaveLength(1)
      expect(turnOf(play)).toEqual({ number: 2, seat: 1, round: 1 })
      play.do(END)
      expect(turnOf(play)).toEqual({ number: 3, seat: 2, round: 1 })
    },
  )

  rule('DE-202', 'what all do together is nobody’s turn', () => {
    const play = leading({
      ...three,
      players: [{ hand: [cardOf('order', 'forest')] }, { leader: '3,0' }, { leader: '-3,0' }],
    })
    const { round } = play.state
    expect(turnOf(play)).toEqual({ number: 3 * (round - 1), seat: null, round })
  })

  rule('DE-240', 'whoever has retired keeps the numbers of the others', () => {
    const play = acting({ ...three, waiting: [2] })
    play.player(1).retired = true
    expect(turnOf(play).number).toBe(2)
    play.do(END)
    expect(turnOf(play)).toEqual({ number: 3, seat: 2, round: 1 })
  })

  rule('DE-954', 'alone, one turn a round', () => {
    const play = acting({ seats: 1 })
    expect(turnOf(play)).toEqual({ number: 1, seat: 0, round: 1 })
    expect(turnOf(leading({ seats: 1 }))).toMatchObject({ seat: null })
  })
})
