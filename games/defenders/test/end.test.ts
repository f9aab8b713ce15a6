import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { type DefendersAction, LAST_ROUND } from '../rules/index.ts'
import { cardOf as machineCard } from './machine.ts'
import { acting, type Moment, type Play, quiet } from './play.ts'

const BUILD: DefendersAction = { type: 'build' }
const REWILD: DefendersAction = { type: 'rewild' }
const END: DefendersAction = { type: 'endActions' }

/** The Order has one camp to build, the Council has retired; a factory stands on 2,0, rewilded. */
const last: Moment = {
  terrain: { '0,2': 'forest' },
  players: [
    { leader: '0,2', support: 6, campsLeft: 1, hand: [2] },
    { retired: true, campsLeft: 0, support: 7 },
  ],
  built: ['2,0'],
  rewilded: ['2,0'],
}

const outcome = (play: Play) => play.game.result(play.state)

describe('winning', () => {
  rule('DE-901', 'the last camp wins when all factories are rewilded, at once', () => {
    const play = acting(last).do(BUILD)
    expect([play.state.ended, play.asked]).toEqual(['won', []])
    expect(outcome(play)).toEqual({ kind: 'together', won: true, reason: 'won' })
    const open = acting({ ...last, rewilded: [] }).do(BUILD)
    expect([open.state.ended, outcome(open)]).toEqual([null, null])
  })

  rule('DE-901', 'the last factory wins when all camps are built; a camp that is missing does not', () => {
    const done = { leader: '2,0', support: 7, campsLeft: 0 }
    const rest = { retired: true, campsLeft: 0, support: 7 }
    const factory: Moment = { ...last, rewilded: [], players: [done, rest] }
    expect(acting(factory).do(REWILD).state.ended).toBe('won')
    expect(acting({ ...factory, built: ['2,0', '0,2'] }).do(REWILD).state.ended).toBe(null)
    const missing = { leader: '3,0', support: 0, campsLeft: 1 }
    expect(acting({ ...factory, players: [{ ...done, campsLeft: 1 }, missing] }).do(REWILD).state.ended).toBe(
      null,
    )
    expect(acting({ ...factory, players: [{ ...done, campsLeft: 1 }, rest] }).do(REWILD).state.ended).toBe(
      null,
    )
  })

  rule('DE-902', 'a camp on a factory counts as built', () => {
    const play = acting({ ...last, camps: { '2,0': 1 } }).do(BUILD)
    expect(play.state.ended).toBe('won')
  })

  rule('DE-R45', 'without any factory the camps are enough', () => {
    expect(acting({ ...last, built: [], rewilded: [] }).do(BUILD).state.ended).toBe('won')
  })

  rule(['DE-R46', 'DE-907'], 'a winning action wins before its roll, and nothing follows', () => {
    const play = acting({
      ...last,
      mechs: { '0,2': 1 },
      die: 2,
      players: [
        { leader: '0,2', support: 6, campsLeft: 1, injuries: 3, hand: [2] },
        { retired: true, campsLeft: 0, support: 7 },
      ],
    })
    play.state.deaths = [1, 1, 1, 1]
    play.do(BUILD)
    expect(play.state.ended).toBe('won')
    expect(play.events.map(({ type }) => type)).toEqual(['campBuilt', 'gameEnded'])
    expect([play.state.agenda, play.player(0).injuries]).toEqual([[], 3])
    expect(play.game.refusal(play.state, 0, END)).toMatchObject({ rule: 'DE-907', reason: 'over' })
  })
})

describe('losing', () => {
  rule('DE-903', 'all win or lose together', () => {
    const play = acting({
      players: [{ leader: '0,2', injuries: 3, hand: [2] }, { leader: '3,0' }],
      toxic: ['0,2'],
    })
    play.state.deaths = [1, 0, 0, 0]
    play.do({ type: 'clear' })
    expect(outcome(play)).toEqual({ kind: 'together', won: false, reason: 'massacre' })
  })

  rule('DE-904', 'a sixth factory, by the card at the end of a turn', () => {
    const play = acting({
      players: [{ leader: '-3,0' }, { leader: '3,0' }],
      built: ['0,-3', '1,-3', '2,-3', '3,-3', '3,-2'],
      walls: ['0,2|0,1', '0,2|1,1', '0,2|1,2', '0,2|0,3', '0,2|-1,3', '0,2|-1,2'],
      waiting: [1],
    })
    play.state.machineDeck = [machineCard('mechs'), machineCard('factories')]
    play.do(END)
    expect([play.state.ended, play.asked, outcome(play)?.reason]).toEqual(['core', [], 'core'])
  })

  rule('DE-905', 'a seventh toxic site', () => {
    const play = acting({
      players: [{ leader: '-3,0' }, { leader: '3,0' }],
      toxic: ['0,-3', '1,-3', '2,-3', '3,-3', '3,-2', '3,-1'],
      pollution: { '0,1': 2, '1,0': 2, '1,-1': 2, '0,-1': 2, '-1,0': 2, '-1,1': 2 },
      waiting: [1],
    })
    play.state.machineDeck = [machineCard('mechs'), machineCard('factories')]
    play.do(END)
    expect([play.state.ended, play.asked]).toEqual(['toxic', []])
  })

  rule(['DE-906', 'DE-907'], 'a massacre stops everything in the middle of an action', () => {
    const play = acting({
      players: [
        { leader: '0,2', injuries: 3, hand: [2], items: ['potions'] },
        { faction: 'clan', leader: '3,0' },
      ],
      toxic: ['0,2'],
      mechs: { '0,2': 1 },
      die: 2,
    })
    play.state.deaths = [1, 0, 0, 0]
    play.do({ type: 'potionsClear' })
    expect(play.state.ended).toBe('massacre')
    expect(play.events.at(-1)).toEqual({ type: 'gameEnded', reason: 'massacre' })
    expect([play.state.agenda, play.heard('rolled')]).toEqual([[], []])
  })

  rule('DE-R80', 'after the last round comes the winter', () => {
    const play = acting({ players: [{ leader: '0,2', active: quiet('order') }, { leader: '3,0' }] })
    play.state.machineDeck = [machineCard('mechs'), machineCard('mechs')]
    const earlier = play.copy()
    play.state.round = LAST_ROUND
    play.do(END)
    expect([play.state.ended, outcome(play)?.kind, LAST_ROUND]).toEqual(['winter', 'together', 100])
    earlier.state.round = LAST_ROUND - 1
    expect(earlier.do(END).state.ended).toBe(null)
  })
})
