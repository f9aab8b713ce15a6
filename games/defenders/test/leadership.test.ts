import { Random, startMatch } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { createDefenders, type DefendersAction } from '../rules/index.ts'
import { hexOf } from './notation.ts'
import { card, leading, type Moment, quiet, revealing } from './play.ts'
import { pack } from './position.ts'

const lead = (number: number): DefendersAction => ({ type: 'lead', card: number })

const HANDS = [
  [quiet('order'), card('order', 'archives')],
  [quiet('council'), card('council', 'caravan')],
  [quiet('clan'), card('clan', 'agility')],
]

/** Three players, each with a companion and another card. */
const three: Moment = {
  seats: 3,
  players: [
    { leader: '0,3', hand: HANDS[0] },
    { leader: '3,0', hand: HANDS[1] },
    { leader: '-3,0', hand: HANDS[2] },
  ],
}

describe('leadership', () => {
  rule('DE-201', 'a round begins with all choosing, then each has a turn', () => {
    const play = leading({ ...three, communication: 'free' })
    expect([play.state.phase, play.asked, play.prompt]).toEqual(['leadership', [0, 1, 2], 'lead'])
    for (const seat of [0, 1, 2]) play.do(lead(HANDS[seat][1]), seat)
    const turns: number[] = []
    while (play.state.phase === 'action') {
      turns.push(play.state.current)
      play.do({ type: 'endActions' })
    }
    expect(turns).toEqual([0, 1, 2])
    expect(play.heard('roundEnded')).toEqual([{ type: 'roundEnded', round: 2 }])
    expect([play.state.phase, play.state.round]).toEqual(['leadership', 3])
  })

  rule('DE-202', 'exactly one card of the own hand, face down', () => {
    const play = leading(three)
    expect(play.listed('lead', 1)).toEqual(HANDS[1].map(lead))
    expect(play.rule(lead(HANDS[0][0]), 1)).toBe('DE-202')
    expect(play.rule({ type: 'endActions' }, 1)).toBe('DE-214')
    expect(play.rule({ type: 'leadBlind', player: 1 }, 1)).toBe('DE-202')
    play.do(lead(HANDS[1][0]), 1)
    expect([play.player(1).active, play.player(1).hand]).toEqual([HANDS[1][0], [HANDS[1][1]]])
    expect(play.rule(lead(HANDS[1][1]), 1)).toBe('DE-202')
    expect(play.asked).toEqual([0, 2])
  })

  rule(['DE-203', 'DE-R47'], 'without cards the top of the deck, unseen by the owner too', () => {
    const deck = [card('council', 'caravan'), quiet('council')]
    const play = leading({
      ...three,
      players: [
        { leader: '0,3', hand: HANDS[0] },
        { leader: '3,0', deck },
        { leader: '-3,0', hand: HANDS[2] },
      ],
    })
    expect([play.asked, play.player(1).active]).toEqual([[0, 2], quiet('council')])
    expect(play.player(1).deck).toEqual([card('council', 'caravan')])
    for (const seat of [0, 1, 2, null]) {
      const { active, hasChosen } = play.game.view(play.state, seat).players[1]
      expect([active, hasChosen]).toEqual([null, true])
    }
    expect(play.told(1)).not.toContainEqual(expect.objectContaining({ type: 'chosen' }))
    expect(play.heard('chosenHidden')).toEqual([{ type: 'chosenHidden', player: 1 }])
  })

  rule('DE-204', 'all cards are turned up together, when the last one has chosen', () => {
    const play = leading(three)
    play.do(lead(HANDS[0][1]), 0)
    expect(play.told(0)).toEqual([{ type: 'chosen', player: 0, card: HANDS[0][1] }])
    expect(play.told(1)).toEqual([{ type: 'chosenHidden', player: 0 }])
    expect(play.events).toEqual([{ type: 'chosenHidden', player: 0 }])
    const seen = [0, 1, null].map((seat) => play.game.view(play.state, seat).players[0].active)
    expect(seen).toEqual([HANDS[0][1], null, null])
    play.do(lead(HANDS[1][1]), 1).do(lead(HANDS[2][1]), 2)
    expect(play.heard('revealed').map((event) => event.card)).toEqual([HANDS[0][1], HANDS[1][1], HANDS[2][1]])
    expect(play.game.view(play.state, null).players.map(({ active }) => active)).toEqual([
      HANDS[0][1],
      HANDS[1][1],
      HANDS[2][1],
    ])
  })

  rule(['DE-206', 'DE-811', 'DE-821', 'DE-831'], 'each companion moves the token one place', () => {
    const leads = (...chosen: readonly number[]): number => {
      const play = leading(three)
      for (const seat of [0, 1, 2]) play.do(lead(HANDS[seat][chosen[seat]]), seat)
      return play.state.firstPlayer
    }
    expect(leads(1, 1, 1)).toBe(0)
    expect([leads(0, 1, 1), leads(1, 0, 1), leads(1, 1, 0)]).toEqual([1, 1, 1])
    expect(leads(0, 0, 1)).toBe(2)
    expect(leads(0, 0, 0)).toBe(0)
  })

  rule(['DE-207', 'DE-208', 'DE-840'], 'the token stays otherwise; its holder begins, then clockwise', () => {
    const sect = quiet('sect')
    const play = leading({
      ...three,
      communication: 'free',
      players: [...(three.players ?? []).slice(0, 2), { faction: 'sect', leader: '-3,0', hand: [sect] }],
    })
    play.do(lead(HANDS[0][1]), 0).do(lead(HANDS[1][1]), 1).do(lead(sect), 2)
    expect([play.state.firstPlayer, play.state.current, play.state.waiting]).toEqual([1, 1, [2, 0]])
    for (let turn = 0; turn < 3; turn++) play.do({ type: 'endActions' })
    expect([play.state.phase, play.state.firstPlayer]).toEqual(['leadership', 1])
  })

  rule('DE-R66', 'companions count only players in the game', () => {
    const play = revealing({
      seats: 3,
      players: [
        { leader: '0,3', active: quiet('order') },
        { retired: true, campsLeft: 0, support: 7 },
        { leader: '-3,0', active: card('clan', 'agility') },
      ],
    })
    expect(play.state.firstPlayer).toBe(2)
  })

  rule('DE-R64', 'a choice can be taken back until the last one has chosen', () => {
    const started = startMatch(createDefenders(pack), { seats: 3, seed: 'changing' })
    if (!started.ok) throw new Error(started.problem.expected)
    const match = started.value
    while (match.state.phase === 'setup') {
      const [seat] = match.deciders
      match.play(seat, new Random('setup').pick(match.sight(seat).decision?.actions ?? []))
    }
    const [first, second] = match.state.players[0].hand
    match.play(0, lead(first))
    expect(match.undo(0)).toEqual({ possible: true, to: match.length - 1 })
    match.goBack(0)
    match.play(0, lead(second))
    expect(match.state.players[0].active).toBe(second)
    const others = lead(match.state.players[1].hand[0])
    match.play(1, others)
    // Also after others have chosen: theirs stays as it is.
    expect(match.withdraw(0)).toBe(true)
    expect(match.deciders).toEqual([0, 2])
    expect(match.actionAt(match.length - 1)).toEqual({ seat: 1, action: others })
    match.play(0, lead(first))
    match.play(2, lead(match.state.players[2].hand[0]))
    // Now everything is open: nobody takes anything back.
    expect([0, 1, 2].map((seat) => match.undo(seat).possible || match.withdraw(seat))).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('reveal abilities', () => {
  const busy: Moment = {
    seats: 3,
    players: [
      { leader: '0,2', active: card('order', 'pyromania'), injuries: 1 },
      { leader: '1,1', active: card('council', 'sharpshooter') },
      { leader: '-1,2', active: card('clan', 'healing-herbs') },
    ],
    mechs: { '0,2': 1, '2,0': 1 },
  }

  rule('DE-205', 'all are resolved before anything else, in the order that their owners like', () => {
    const play = revealing(busy)
    expect([play.state.phase, play.asked, play.prompt]).toEqual(['reveal', [0], 'resolve'])
    expect(play.types()).toEqual(['resolve', 'wait'])
    expect(play.rule({ type: 'move', hex: hexOf('0,3') })).toBe('DE-205')
    play.do({ type: 'wait' })
    expect(play.asked).toEqual([1])
    play.do({ type: 'wait' })
    // The Clan heals first, then the Order burns itself, then the Council shoots.
    play.do({ type: 'resolvePlayer', player: 0 })
    expect([play.player(0).injuries, play.asked]).toEqual([0, [0]])
    play.do({ type: 'resolve' })
    expect([play.player(0).injuries, play.asked]).toEqual([1, [1]])
    play.do({ type: 'resolveHex', hex: hexOf('0,2') })
    expect(play.state.phase).toBe('discussion')
  })

  rule('DE-R70', 'when all the others have let somebody go first, that one must resolve', () => {
    const play = revealing(busy).do({ type: 'wait' }).do({ type: 'wait' })
    expect([play.asked, play.rule({ type: 'wait' })]).toEqual([[2], 'DE-R70'])
    play.do({ type: 'resolvePlayer', player: 2 })
    // After a resolution those who are left may wait again, and the last one alone is not asked for an order.
    expect([play.asked, play.types()]).toEqual([[0], ['resolve', 'wait']])
    play.do({ type: 'wait' })
    expect(play.rule({ type: 'wait' })).toBe('DE-R70')
    play.do({ type: 'resolveHex', hex: hexOf('2,0') })
    expect([play.player(0).injuries, play.state.phase]).toEqual([2, 'discussion'])
  })

  rule(['DE-801', 'DE-803'], 'only active Defenders have abilities, and for their owners', () => {
    const play = revealing({
      ...busy,
      players: [
        { leader: '0,2', active: card('order', 'manifesto'), hand: [card('order', 'pyromania')] },
        { leader: '1,1', active: quiet('council') },
        { leader: '-1,2', active: quiet('clan') },
      ],
    })
    expect(play.state.players.map(({ support, injuries }) => [support, injuries])).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
    ])
  })

  rule(['DE-802', 'DE-R41'], 'compulsory with a target, without effect when there is none', () => {
    const play = revealing({
      ...busy,
      mechs: { '2,0': 1, '0,2': 1 },
      players: [
        { leader: '0,2', active: quiet('order') },
        { leader: '1,1', active: card('council', 'sharpshooter') },
        { leader: '-1,2', active: quiet('clan') },
      ],
    })
    expect([play.asked, play.types()]).toEqual([[1], ['resolveHex']])
    expect(play.rule({ type: 'resolve' })).toBe('DE-802')
    const alone = revealing({
      ...busy,
      mechs: {},
      players: [
        { leader: '0,2', active: quiet('order') },
        { leader: '1,1', active: card('council', 'sharpshooter') },
        { leader: '-1,2', active: quiet('clan') },
      ],
    })
    expect([alone.state.phase, alone.player(1).support]).toEqual(['discussion', 0])
  })

  rule('DE-804', 'no roll at the reveal; support for mechs, walls and hexes', () => {
    const play = revealing({
      ...busy,
      die: 2,
      players: [
        { leader: '0,2', active: quiet('order') },
        { leader: '0,2', active: card('council', 'sharpshooter') },
        { leader: '-1,2', active: quiet('clan') },
      ],
      mechs: { '0,2': 1, '1,1': 1 },
    })
    expect([play.player(1).support, play.player(1).injuries, play.heard('rolled')]).toEqual([1, 0, []])
  })
})
