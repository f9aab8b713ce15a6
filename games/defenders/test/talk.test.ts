import { clone, Random, startMatch } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { shippedPack } from '../content/index.ts'
import { createDefenders, type DefendersAction, PHRASES } from '../rules/index.ts'
import { hexOf } from './notation.ts'
import { acting, card, leading, type Moment, type Play, quiet, revealing } from './play.ts'
import { printed } from './position.ts'

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

  rule(
    'DE-250',
    'nobody talks besides from the first choice to the reveal, whatever the table agreed on',
    () => {
      for (const communication of ['strict', 'free'] as const) {
        const play = leading({ ...talking, communication })
        expect([play.state.phase, talkAt(play)]).toEqual(['leadership', ['none', 'DE-250']])
      }
    },
  )

  rule(
    ['DE-251', 'DE-241'],
    'signals are open from the reveal until the next choice, in every turn, to all',
    () => {
      const play = revealing(talking)
      expect([play.state.phase, play.asked, play.prompt]).toEqual(['discussion', [0, 1], 'discussion'])
      for (const seat of play.asked) expect(play.types(seat)).toEqual(['ready'])
      const open = (): string[][] => [0, 1, 2].map((seat) => kinds(play.asides(seat)))
      const all = ['hint', 'pinEdge', 'pinHex', 'say']
      expect(open()).toEqual([all, all, all])
      play.do(say(3), 2).do(READY, 1).do(say(3), 1).do(READY, 0)
      const seen = new Set<string>()
      while (play.state.phase !== 'leadership') {
        expect(open()).toEqual([all, all, all])
        seen.add(`${play.state.phase} of ${play.state.current}`)
        for (const seat of [0, 1, 2]) {
          const before = clone(play.asked)
          play.do(say(seat), seat)
          expect(play.asked).toEqual(before)
        }
        play.do({ type: 'endActions' })
      }
      expect([...seen].sort()).toEqual(['action of 0', 'action of 1'])
      expect(open()).toEqual([[], [], []])
    },
  )

  rule(
    'DE-251',
    'signals are open while the abilities of the revealed are resolved, not before the first reveal',
    () => {
      const play = revealing({
        ...talking,
        players: [
          { leader: '0,2', active: card('order', 'pyromania') },
          { leader: '1,1', active: card('council', 'sharpshooter') },
          { retired: true, campsLeft: 0, support: 7 },
        ],
        mechs: { '0,2': 1, '2,0': 1 },
      })
      expect([play.state.phase, kinds(play.asides(1))]).toEqual([
        'reveal',
        ['hint', 'pinEdge', 'pinHex', 'say'],
      ])
      expect(begun('before').play(0, say(0))).toMatchObject({ refusal: { rule: 'DE-251' } })
    },
  )

  rule(
    'DE-241',
    'who has retired is asked for nothing; the last in the game need not wait for anybody',
    () => {
      const play = revealing({
        ...talking,
        players: [talking.players?.[0] ?? {}, { retired: true, campsLeft: 0, support: 7 }, { retired: true }],
      })
      expect([play.state.phase, play.asked]).toEqual(['action', [0]])
      expect(kinds(play.asides(1))).toContain('say')
    },
  )
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

  rule('DE-253', 'whoever was told a terrain imagines a hand that has it', () => {
    const [told, other] = [card('order', 'archives'), quiet('order', 'foreign')]
    const play = revealing({
      ...talking,
      players: [{ leader: '0,3', active: quiet('order'), hand: [told], deck: [other] }, { leader: '3,0' }],
    })
    const order = play.player(0)
    const seen = [told, other, order.active]
    order.discard = printed.decks[order.leaderCard].filter((one) => !seen.includes(one))
    const view = play.do(hint(0), 0).game.view(play.state, 1)
    const hands = Array.from({ length: 6 }, (_, seed) => {
      const imagined = play.game.imagine(view, 1, new Random(`told ${seed}`))
      return imagined.players[0].hand
    })
    expect(new Set(hands.flat())).toEqual(new Set([told]))
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

  rule(
    'DE-255',
    'no signal names a card; strict means signals alone, with free talk it is left to honour',
    () => {
      const play = revealing(talking)
      expect(play.asides(0).filter((action) => 'card' in action || 'ap' in action)).toEqual([])
      expect(talkAt(play)).toEqual(['signals', 'DE-255'])
      expect(talkAt(play.do(READY, 0).do(READY, 1))).toEqual(['signals', 'DE-255'])
      const free = revealing({ ...talking, communication: 'free' })
      expect([free.state.phase, talkAt(free)]).toEqual(['action', ['free', null]])
      expect(free.do(hint(0), 1).player(1).shown[0]).toBe(0)
    },
  )

  rule(
    'DE-255',
    'before anybody has cards there is nothing to keep to oneself; after the end neither',
    () => {
      const match = begun('setting up')
      const allowed: string[] = []
      while (match.state.phase === 'setup') {
        allowed.push(`${match.state.players.every(({ hand }) => hand.length === 0)} ${match.talk.allowed}`)
        const [seat] = match.deciders
        match.play(seat, match.sight(seat).decision?.actions[0])
      }
      expect([...new Set(allowed)]).toEqual(['true free', 'false none'])
      const over = acting(talking)
      over.state.ended = 'core'
      expect([talkAt(over), over.asides(0), over.rule(say(0), 0)]).toEqual([['free', null], [], 'DE-907'])
    },
  )

  rule('DE-257', 'alone there is no silence, and nobody to give signals to', () => {
    for (const play of [
      leading({ seats: 1 }),
      acting({ seats: 1, players: [{ leader: '0,3' }, { leader: '3,0' }] }),
    ]) {
      expect([talkAt(play), play.asides(0), play.rule(say(0), 0)]).toEqual([['free', null], [], 'DE-257'])
    }
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

  rule(
    'DE-254',
    'as many as one likes: given again, a signal is the last one; pins go with the next choice',
    () => {
      const play = revealing(talking)
      const pin: DefendersAction = { type: 'pinHex', hex: 5 }
      for (const action of [say(0), pin, say(1), say(0), hint(0), say(2), say(3)]) play.do(action, 0)
      expect(play.do(say(1), 0).heard('said')).toEqual([{ type: 'said', player: 0, phrase: 1 }])
      const phrases = [0, 2, 3, 1].map((value) => ({ kind: 'phrase', value }))
      expect(play.player(0).signs).toEqual([{ kind: 'hex', value: 5 }, ...phrases])
      play.do(READY, 0).do(READY, 1)
      while (play.state.phase === 'action') play.do({ type: 'endActions' })
      expect(play.player(0).signs).toEqual(phrases)
      for (const seat of play.asked.slice()) play.do(play.actions(seat)[0], seat)
      expect(play.player(0).signs).toEqual([])
    },
  )

  rule('DE-253', 'a published count stays true: cards that are played go off, drawing takes all away', () => {
    const play = revealing(talking).do(hint(0), 0).do(hint(1), 0)
    for (const seat of [0, 1]) play.do(READY, seat)
    while (play.state.current !== 0) play.do({ type: 'endActions' })
    for (const to of ['0,2', '0,3']) play.do({ type: 'move', hex: hexOf(to) })
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
  for (const seed of ['a', 'b', 'c']) {
    const match = talkingMatch(seed)
    match.play(0, say(0))
    expect(match.undo(0)).toMatchObject({ possible: true })
    for (const terrain of [0, 1]) {
      match.play(0, hint(terrain))
      expect(match.undo(0)).toMatchObject({ possible: false })
    }
  }
})

rule('DE-251', 'a signal of somebody else does not cost the way back, and stands when one goes it', () => {
  const match = talkingMatch('beside')
  for (const seat of match.deciders.slice()) match.play(seat, READY)
  const [current] = match.deciders
  const other = 1 - current
  const moves = match.sight(current).decision?.actions.filter(({ type }) => type === 'move') ?? []
  const before = clone(match.state)
  expect(match.play(current, moves[0]).ok).toBe(true)
  for (const action of [say(4), hint(2)]) expect(match.play(other, action).ok).toBe(true)
  expect(match.undo(current)).toMatchObject({ possible: true })
  expect(match.goBack(current)).toBe(true)
  const { players, ...board } = match.state
  const { players: then, ...boardThen } = before
  expect([board, players[current]]).toEqual([boardThen, then[current]])
  expect(players[other].signs).toEqual([{ kind: 'phrase', value: 4 }])
  expect(players[other].shown[2]).not.toBe(-1)
  expect(match.redo(current)).toBe(true)
})

type DefendersMatch = Extract<ReturnType<typeof startOf>, { ok: true }>['value']
const startOf = (seed: string) => startMatch(createDefenders(shippedPack()), { seats: 2, seed })

function begun(seed: string): DefendersMatch {
  const started = startOf(seed)
  if (!started.ok) throw new Error(started.problem.expected)
  return started.value
}

/** A game of two in its first discussion. */
function talkingMatch(seed: string): DefendersMatch {
  const match = begun(seed)
  const random = new Random(seed)
  while (match.state.phase !== 'discussion') {
    const [seat] = match.deciders
    match.play(seat, random.pick(match.sight(seat).decision?.actions ?? []))
  }
  return match
}

/** What may be said besides, and the rule that forbids the rest. */
function talkAt({ game, state }: Play): [string, string | null] {
  const talk = game.talk?.(state) ?? { allowed: 'free' }
  return [talk.allowed, 'refusal' in talk ? talk.refusal.rule : null]
}

const kinds = (actions: readonly DefendersAction[]): string[] => [...new Set(actions.map(({ type }) => type))]
