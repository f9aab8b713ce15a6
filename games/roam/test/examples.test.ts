import { Random } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { characterWith, LAND } from './pack.ts'
import { drawn, playing, position, sq } from './position.ts'
import { subject } from './subject.ts'

const REST_OF_MAP = '. . . . . .  . . . . . .  . . . . . .'

rule(
  ['RO-113', 'RO-106'],
  'E1: four players have 0, 1, 1, 2 coins; six lands lie on the map, 37 in the pile',
  () => {
    const state = subject.game.setup(
      {
        seats: 4,
        options: { mode: 'basic', patrol: false, advanced: false, edges: 'standard', start: 'seat0' },
      },
      new Random('E1'),
    )
    expect(state.players.map(({ coins }) => coins)).toEqual([0, 1, 1, 2])
    expect([state.lands.length, state.pile.length]).toEqual([6, 37])
  },
)

rule('RO-307', 'E2: an occupied square is skipped, the others get markers', () => {
  const at = position({
    map: `. . . . . .  . 1 . . . .  . . . . . .  ${REST_OF_MAP}`,
    players: [{ up: ['XXX', 'X'] }],
  })
  at.effect(...playing('XXX', 0, 1))
  expect(at.map).toBe(drawn(`. . . . . .  0 1 0 . . .  . . . . . .  ${REST_OF_MAP}`))
  expect(at.player(0).partyFaces).toEqual([0, 1])
})

rule('RO-305', 'E3: only a gap sticks out, which is allowed', () => {
  const at = position({ players: [{ up: ['oXX', 'X'] }] })
  at.effect(...playing('oXX', -1, 0))
  expect(at.map).toBe(drawn(`0 0 . . . .  . . . . . .  . . . . . .  ${REST_OF_MAP}`))
})

rule('RO-304', 'E4: a required cell would stick out, which is refused', () => {
  const at = position({ players: [{ up: ['oXX', 'X'] }] })
  at.use('oXX')
  expect(at.rule({ type: 'place', x: 4, y: 0 })).toBe('RO-304')
})

rule('RO-310', 'E5: no second marker on an occupied square', () => {
  const at = position({
    map: `1 . . . . .  . . . . . .  . . . . . .  ${REST_OF_MAP}`,
    players: [{ up: ['X', 'XX'] }],
  })
  at.use('X')
  expect(at.rule({ type: 'stack', square: 0 })).toBe('RO-310')
  at.place(0, 0)
  expect(at.map).toBe(drawn(`1 . . . . .  . . . . . .  . . . . . .  ${REST_OF_MAP}`))
})

rule('RO-340', 'E6: two coins buy a marker on the gap', () => {
  const at = position({ players: [{ up: ['XoX', 'X'], coins: 2 }] })
  at.effect(...playing('XoX', 0, 0))
  expect(at.map).toBe(drawn(`0 . 0 . . .  . . . . . .  . . . . . .  ${REST_OF_MAP}`))
  at.do({ type: 'gap', square: 1 })
  expect(at.map).toBe(drawn(`0 0 0 . . .  . . . . . .  . . . . . .  ${REST_OF_MAP}`))
  expect(at.player(0).coins).toBe(0)
})

rule('RO-330', 'E7: a placement on squares with 3 coins brings 3 coins', () => {
  const at = position({ lands: [LAND.three, 1, 2, 3, 4, 5], players: [{ up: ['XX/XX', 'X'] }] })
  at.effect(...playing('XX/XX', 0, 0))
  expect(at.player(0).coins).toBe(3)
})

rule(
  'RO-411',
  'E8: Michal ties Marie and bids 0; she has no coins, so he gains the card and she a coin',
  () => {
    const at = position({
      map: `0 0 . . . .  1 1 . . . .  1 . . . . .  ${REST_OF_MAP}`,
      players: [{ up: ['X', 'XX'], coins: 0 }, { coins: 0 }],
    })
    at.effect(...playing('X', 1, 2))
    expect([at.prompt, at.asked]).toEqual(['bid', 0])
    at.do({ type: 'bid', coins: 0 })
    expect(at.player(0)).toMatchObject({ coins: 0 })
    expect(at.player(0).party).toHaveLength(3)
    expect(at.player(1).coins).toBe(1)
  },
)

rule('RO-421', 'E9: Michal completes a card with his third marker; each of three others gets a coin', () => {
  const at = position({
    seats: 4,
    map: `0 0 . . . .  1 2 . . . .  3 . . . . .  ${REST_OF_MAP}`,
    players: [{ up: ['X', 'XX'] }],
  })
  at.effect(...playing('X', 1, 2))
  expect(at.player(0).party).toHaveLength(3)
  expect(at.state.players.map(({ coins }) => coins)).toEqual([0, 1, 1, 1])
})

rule(
  'RO-676',
  'E10: flipCard on the last face-up character brings the free rest, for the artifact too',
  () => {
    const at = position({
      mode: 'full',
      players: [{ up: ['XoX'], down: ['X', 'XX'], artifacts: ['flipCard'] }, {}],
    })
    at.do({ type: 'flip', character: characterWith('XoX') })
    expect(at.player(0)).toMatchObject({ partyFaces: [1, 1, 1], artifactFaces: [1] })
    expect(at.asked).toBe(0)
  },
)

rule('RO-305', 'geometry: the west and the east player’s examples', () => {
  const west = position({ edges: 'SW', active: 1, players: [{}, { up: ['Xo/X./XX', 'oXX'], coins: 2 }] })
  west.effect(...playing('Xo/X./XX', 3, 4))
  const squares = [sq(3, 4), sq(4, 4), sq(5, 4), sq(3, 5)]
  expect(squares.map((square) => west.state.lower[square])).toEqual([1, 1, 1, 1])
  expect(west.listed('gap')).toEqual([{ type: 'gap', square: sq(5, 5) }])
  const east = position({ edges: 'ES', players: [{ up: ['oXX', 'X'] }] })
  east.use('oXX')
  expect(east.rule({ type: 'place', x: 2, y: 5 })).toBe('RO-304')
  east.place(2, 4)
  expect([east.state.lower[sq(2, 4)], east.state.lower[sq(2, 5)]]).toEqual([0, 0])
})
