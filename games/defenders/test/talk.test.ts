import { Random, startMatch } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { shippedPack } from '../content/index.ts'
import { createDefenders, type DefendersAction, PHRASES } from '../rules/index.ts'
import { hexOf } from './notation.ts'
import { acting, card, leading, type Moment, type Play, quiet, revealing } from './play.ts'

const hint = (terrain: number): DefendersAction => ({ type: 'hint', terrain })
const say = (phrase: number): DefendersAction => ({ type: 'say', phrase })
const READY: DefendersAction = { type: 'ready' }

/** The Order holds two forest cards and one of the plains. */
const HAND = [card('order', 'archives'), card('order', 'almanac-press'), quiet('order', 'foreign')]
const talking: Moment = {
  seats: 3,
  players: [
    { leader: '0,3', active: quiet('order'), hand: HAND },
    { leader: '3,0', active: quiet('council'), hand: [card('council', 'field-kitchen')] },
    { retired: true, campsLeft: 0, support: 7 },
  ],
}

describe('silence', () => {
  rule('DE-250', 'nothing is said from the first choice to the reveal; it shows only who has chosen', () => {
    const play = leading(talking)
    for (const seat of [0, 1, 2]) {
      expect(play.rule(hint(0), seat)).toBe('DE-250')
      expect(play.rule(say(0), seat)).toBe('DE-250')
      expect(play.rule({ type: 'pinHex', hex: 1 }, seat)).toBe('DE-250')
      expect(play.rule({ type: 'pinEdge', edge: 1 }, seat)).toBe('DE-250')
    }
    const before = play.game.view(play.state, 1)
    play.do({ type: 'lead', card: HAND[0] }, 0)
    const after = play.game.view(play.state, 1)
    expect([before.players[0].hasChosen, after.players[0].hasChosen]).toEqual([false, true])
    expect(after.players[0]).toMatchObject({ active: null, hand: null, handSize: 2 })
  })

  rule(['DE-251', 'DE-241'], 'after the reveal everybody may speak, the retired too', () => {
    const play = revealing(talking)
    expect([play.state.phase, play.asked, play.prompt]).toEqual(['discussion', [0, 1, 2], 'discussion'])
    for (const seat of play.asked)
      expect(play.types(seat)).toEqual(['hint', 'pinEdge', 'pinHex', 'ready', 'say'])
    play.do(READY, 1).do(say(3), 0).do(READY, 0)
    expect([play.asked, play.state.phase]).toEqual([[2], 'discussion'])
    play.do(READY, 2)
    expect(play.state.phase).toBe('action')
  })
})

describe('hands', () => {
  rule('DE-252', 'a hand is shown to its owner, its size to everybody', () => {
    const play = revealing(talking)
    const hands = [0, 1, 2, null].map((seat) => play.game.view(play.state, seat).players[0])
    expect(hands.map(({ hand }) => hand)).toEqual([HAND.toSorted((a, b) => a - b), null, null, null])
    expect(hands.map(({ handSize }) => handSize)).toEqual([3, 3, 3, 3])
  })

  rule('DE-253', 'terrains may be told, and the count is true', () => {
    const play = revealing(talking).do(hint(0), 0)
    expect(play.events).toEqual([{ type: 'hinted', player: 0, terrain: 0, count: 2 }])
    play.do(hint(2), 0)
    expect(play.player(0).shown).toEqual([2, -1, 0, -1])
    expect(play.rule(hint(0), 0)).toBe('DE-253')
    expect(play.rule(hint(4), 0)).toBe('DE-253')
    for (const seat of [1, 2, null]) {
      expect(play.game.view(play.state, seat).players[0].shown).toEqual([2, -1, 0, -1])
    }
  })

  rule('DE-254', 'vague phrases and pins on the map', () => {
    const play = revealing(talking)
      .do(say(1), 0)
      .do({ type: 'pinHex', hex: hexOf('0,2') }, 0)
    expect(play.events).toEqual([{ type: 'pinnedHex', player: 0, hex: hexOf('0,2') }])
    play.do({ type: 'pinEdge', edge: 7 }, 0)
    expect(play.player(0).signs).toEqual([
      { kind: 'phrase', value: 1 },
      { kind: 'hex', value: hexOf('0,2') },
      { kind: 'edge', value: 7 },
    ])
    expect([PHRASES.length, play.rule(say(PHRASES.length), 1), play.rule(say(-1), 1)]).toEqual([
      12,
      'DE-254',
      'DE-254',
    ])
    expect(play.rule({ type: 'pinHex', hex: 37 }, 1)).toBe('DE-254')
    expect(play.rule({ type: 'pinEdge', edge: 132 }, 1)).toBe('DE-254')
  })

  rule('DE-255', 'no action names a card of the hand; with free talk the engine leaves it to honour', () => {
    const play = revealing(talking)
    const spoken = play.actions(0).filter((action) => 'card' in action || 'ap' in action)
    expect(spoken).toEqual([])
    const free = revealing({ ...talking, communication: 'free' })
    expect([free.state.phase, free.rule(hint(0), 0)]).toEqual(['action', 'DE-255'])
  })

  rule('DE-256', 'revealed Defenders are open to everybody', () => {
    const play = revealing(talking)
    for (const seat of [0, 1, 2, null]) {
      const { players } = play.game.view(play.state, seat)
      expect(players.map(({ active }) => active)).toEqual([quiet('order'), quiet('council'), -1])
    }
  })

  rule('DE-258', 'what a seat is shown does not depend on the hands of others', () => {
    const one = revealing(talking)
    const other = revealing({
      ...talking,
      players: [
        {
          ...talking.players?.[0],
          hand: [
            card('order', 'pyromania'),
            card('order', 'heat-strength'),
            card('order', 'controlled-burn'),
          ],
        },
        ...(talking.players ?? []).slice(1),
      ],
    })
    for (const seat of [1, 2, null]) {
      expect(one.game.view(one.state, seat)).toEqual(other.game.view(other.state, seat))
    }
  })
})

describe('the table', () => {
  rule(
    'DE-R76',
    'hands, orders of decks, the machine deck and covered arrows are hidden, all else is open',
    () => {
      const { state, game } = acting(talking)
      const view = game.view(state, null)
      expect(view.players.every((player) => !('deck' in player) && player.hand === null)).toBe(true)
      expect('machineDeck' in view).toBe(false)
      expect(view.machineLeft).toEqual(state.machineDeck.toSorted((a, b) => a - b))
      expect(view.rotations).toEqual([null, null, null, null, null, state.rotations[5]])
      expect(view.players[0]).toMatchObject({ deckSize: state.players[0].deck.length, discard: [], dead: [] })
      expect(view.mechSupply).toBe(state.mechSupply)
    },
  )

  rule('DE-R18', 'the arrow of a covered tile shows when it comes to the top', () => {
    const { state, game } = acting({ ...talking, built: ['0,2', '2,0'], arrows: { 5: 1, 4: 2, 3: 3, 2: 5 } })
    for (const seat of [0, 1, null]) {
      expect(game.view(state, seat).rotations).toEqual([null, null, null, 3, 2, 1])
    }
  })

  rule('DE-R81', 'three statements a round, then ready', () => {
    const play = revealing(talking)
    for (const action of [hint(0), say(0), say(0)]) play.do(action, 0)
    expect([play.rule(say(1), 0), play.rule(hint(1), 0), play.types(0)]).toEqual([
      'DE-R81',
      'DE-R81',
      ['ready'],
    ])
    play.do(READY, 0)
    expect(play.rule(say(1), 0)).toBe('DE-R81')
    play.do(READY, 1).do(READY, 2)
    expect(play.rule(say(1), 1)).toBe('DE-R81')
    nextDiscussion(play)
    expect([play.player(0).statements, play.player(0).signs]).toEqual([3, []])
  })

  rule('DE-R81', 'a published count stays true: cards that are played go off, drawing takes all away', () => {
    const play = revealing(talking).do(hint(0), 0).do(hint(1), 0)
    for (const seat of [0, 1, 2]) play.do(READY, seat)
    while (play.state.current !== 0) play.do({ type: 'endActions' })
    for (const to of ['0,2', '0,3', '0,2']) play.do({ type: 'move', hex: hexOf(to) })
    play.do({ type: 'team', card: HAND[0] })
    expect(play.player(0).shown).toEqual([1, 1, -1, -1])
    play.do({ type: 'endActions' })
    while (play.state.phase === 'action') play.do({ type: 'endActions' })
    // The secret choice tells nothing before the reveal.
    play.do({ type: 'lead', card: HAND[2] }, 0)
    expect(play.game.view(play.state, 1).players[0].shown).toEqual([1, 1, -1, -1])
    play.do({ type: 'lead', card: card('council', 'field-kitchen') }, 1)
    expect(play.player(0).shown).toEqual([1, 0, -1, -1])

    const drawing = acting({
      terrain: { '0,2': 'forest' },
      players: [{ leader: '0,2', support: 2, hand: HAND }, {}],
    })
    drawing.player(0).shown = [2, 1, -1, -1]
    drawing.do({ type: 'build' })
    expect(drawing.player(0).shown).toEqual([-1, -1, -1, -1])
  })
})

rule('DE-253', 'what was told of a hand is not taken back, however sure it was', () => {
  const game = createDefenders(shippedPack())
  for (const seed of ['a', 'b', 'c']) {
    const started = startMatch(game, { seats: 2, seed })
    if (!started.ok) throw new Error(started.problem.expected)
    const match = started.value
    const random = new Random(seed)
    while (match.state.phase !== 'discussion') {
      const [seat] = match.deciders
      match.play(seat, random.pick(match.sight(seat).decision?.actions ?? []))
    }
    match.play(0, say(0))
    expect(match.undo(0)).toMatchObject({ possible: true })
    for (const terrain of [0, 1]) {
      match.play(0, hint(terrain))
      expect(match.undo(0)).toMatchObject({ possible: false })
    }
  }
})

function nextDiscussion(play: Play): void {
  while (play.state.phase === 'action') play.do({ type: 'endActions' })
  for (const seat of play.asked.slice()) play.do(play.actions(seat)[0], seat)
}
