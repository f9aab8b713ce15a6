import { type Game, Random, type Seat } from '@vyprava/kernel'
import { descent, sealedBids, ticTacToe } from '@vyprava/kernel/testing/games'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type BotKnowledge, createSearch, type Player, plainKnowledge, randomPlayer } from '../src/index.ts'
import { playGame, questionOf, shareOf } from './table.ts'

type Cells = ReturnType<typeof ticTacToe.setup>

/** Tic-tac-toe with these marks: `X` is seat 0, `O` is seat 1. */
function board(drawing: string): Cells {
  const cells = [...drawing.replaceAll(/\s/g, '')].map((mark) => 'XO'.indexOf(mark))
  const marks = (seat: Seat): number => cells.filter((owner) => owner === seat).length
  return { cells, turn: marks(0) - marks(1) }
}

interface Pennies {
  readonly shown: (Side | null)[]
}
interface Side {
  readonly type: 'heads' | 'tails'
}

/** Both choose a side at once; seat 0 wins if they are the same. Whoever knew the other's choice would always win. */
const pennies: Game<Pennies, Side, object, { readonly chosen: readonly boolean[] }> = {
  id: 'pennies',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  action: v.strictObject({ type: v.picklist(['heads', 'tails']) }),
  setup: () => ({ shown: [null, null] }),
  deciders: ({ shown }) => [0, 1].filter((seat) => shown[seat] === null),
  decision: () => ({ prompt: { key: 'choose' }, actions: [{ type: 'heads' }, { type: 'tails' }] }),
  refusal: ({ shown }, seat) => (shown[seat] === null ? null : { rule: 'PE-1', reason: 'chosen' }),
  apply({ shown }, seat, side) {
    shown[seat] = side
  },
  view: ({ shown }) => ({ chosen: shown.map((side) => side !== null) }),
  imagine: ({ chosen }, _seat, random) => ({
    shown: chosen.map((has) => (has ? random.pick<Side>([{ type: 'heads' }, { type: 'tails' }]) : null)),
  }),
  standIn: (_view, _seat, { actions }) => actions[0],
  turn: () => ({ number: 1, seat: null, round: null }),
  progress: ({ shown }) => shown.filter((side) => side !== null).length / 2,
  result({ shown: [one, other] }) {
    if (one === null || other === null) return null
    const same = one.type === other.type
    return { kind: 'ranked', ranks: same ? [1, 2] : [2, 1], reason: 'shown' }
  },
  bound: () => 2,
}

const search = (iterations: number) => createSearch(ticTacToe, plainKnowledge, { iterations })

describe('the search on tic-tac-toe', () => {
  test.each([
    ['wins at once', 'XX. OO. ...', 2],
    ['wins at once as the second player', 'XX. OO. X..', 5],
    ['wins rather than blocks', 'XX. .OO ...', 2],
    ['blocks', 'X.. .O. X..', 3],
    ['blocks a diagonal', 'X.. .X. O..', 8],
  ])('%s: %s', (_name, drawing, cell) => {
    const state = board(drawing)
    for (const seed of ['a', 'b', 'c']) {
      const choice = search(500).choose(questionOf(ticTacToe, state, state.turn), new Random(seed))
      expect(choice).toEqual({ type: 'mark', cell })
    }
  })

  test('never loses to random play, from either seat', () => {
    const bot = search(2000)
    const lost: string[] = []
    for (let number = 0; number < 50; number++) {
      const seat = number % 2
      const players = seat === 0 ? [bot, randomPlayer] : [randomPlayer, bot]
      const { result } = playGame(ticTacToe, {}, players, `random ${number}`)
      if (shareOf(result, seat) === 0) lost.push(`random ${number}`)
    }
    expect(lost).toEqual([])
  })

  test('ends in a draw against itself', () => {
    const { result } = playGame(ticTacToe, {}, [search(3000), search(3000)], 'itself')
    expect(result).toMatchObject({ reason: 'full' })
  })

  test('gives the same thoughts for the same seed, and spends what it was given', () => {
    const state = board('X.. .O. ...')
    const think = (seed: string) =>
      search(300).think(questionOf(ticTacToe, state, state.turn), new Random(seed))
    expect(think('same')).toEqual(think('same'))
    expect(think('same')).not.toEqual(think('other'))
    const { iterations, moves, chances } = think('same')
    expect(iterations).toBe(300)
    expect(moves).toHaveLength(7)
    expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(300)
    expect(chances[0] + chances[1]).toBeCloseTo(1)
  })

  test('stops when it is told to, with at least something found', () => {
    let asked = 0
    const bot = createSearch(ticTacToe, plainKnowledge, { iterations: 1_000_000, stop: () => ++asked >= 5 })
    const state = board('... ... ...')
    const { iterations, moves } = bot.think(questionOf(ticTacToe, state, 0), new Random('stop'))
    expect(iterations).toBeGreaterThan(0)
    expect(iterations).toBeLessThan(1000)
    expect(moves[0].visits).toBeGreaterThan(0)
  })

  test('whoever asks may have enough', () => {
    let asked = 0
    const bot = createSearch(ticTacToe, plainKnowledge, { iterations: 1_000_000 })
    const question = { ...questionOf(ticTacToe, board('... ... ...'), 0), stop: () => ++asked >= 5 }
    const { iterations } = bot.think(question, new Random('enough'))
    expect(iterations).toBeGreaterThan(0)
    expect(iterations).toBeLessThan(1000)
  })

  test('answers without thinking when there is no choice', () => {
    const stop = (): never => {
      throw new Error('it thinks')
    }
    const state = board('XOX XOO OX.')
    const bot = createSearch(ticTacToe, plainKnowledge, { iterations: 100, stop })
    expect(bot.choose(questionOf(ticTacToe, state, 0), new Random('x'))).toEqual({ type: 'mark', cell: 8 })
  })

  test('judges by the evaluation at the horizon, and follows the prior where lists are long', () => {
    const towardsFive: BotKnowledge<Cells, { readonly type: 'mark'; readonly cell: number }> = {
      evaluate: ({ cells }) => (cells[5] === 0 ? [0.9, 0.1] : [0.2, 0.8]),
      prior: (_state, _seat, actions) => actions.map(({ cell }) => (cell === 5 ? 4 : 1)),
      horizon: 1,
    }
    const bot = createSearch(ticTacToe, towardsFive, { iterations: 12, wide: 3 })
    const { moves } = bot.think(questionOf(ticTacToe, board('... ... ...'), 0), new Random('five'))
    expect(moves[0]).toMatchObject({ action: { cell: 5 } })
    expect(moves[0].value).toBeCloseTo(0.9)
    expect(moves.filter(({ visits }) => visits === 0)).not.toEqual([])
  })
})

describe('the search where things are hidden', () => {
  const bids = { worth: 'rising' } as const

  test('lays legal bids to the end, with two and three players, better than chance', () => {
    const bot = createSearch(sealedBids, plainKnowledge, { iterations: 150 })
    let wins = 0
    for (let number = 0; number < 40; number++) {
      const seats = 2 + (number % 2)
      const seat = number % seats
      const players = Array.from({ length: seats }, (_, other) => (other === seat ? bot : randomPlayer))
      wins += shareOf(playGame(sealedBids, bids, players, `bids ${number}`).result, seat)
    }
    expect(wins / 40).toBeGreaterThan(0.5)
  })

  test.each([0, 1])('does not count on what others secretly choose at the same time: seat %i', (seat) => {
    const state = pennies.setup({ seats: 2, options: {} }, new Random('pennies'))
    const bot = createSearch(pennies, plainKnowledge, { iterations: 3000 })
    const { chances, moves } = bot.think(questionOf(pennies, state, seat), new Random('pennies'))
    expect(Math.abs(chances[0] - 0.5)).toBeLessThan(0.2)
    for (const { visits } of moves) expect(visits).toBeGreaterThan(600)
  })

  test('plays for the common value in a cooperative game', () => {
    const bot = createSearch(descent, plainKnowledge, { iterations: 150 })
    const wins = (player: Player): number => {
      let won = 0
      for (let number = 0; number < 30; number++) {
        won += shareOf(playGame(descent, { lives: 6 }, [player, player], `descent ${number}`).result, 0)
      }
      return won
    }
    expect(wins(bot)).toBeGreaterThan(wins(randomPlayer) + 5)
    const state = descent.setup({ seats: 3, options: { lives: 3 } }, new Random('three'))
    const { chances } = bot.think(questionOf(descent, state, 0), new Random('three'))
    expect(new Set(chances).size).toBe(1)
  })
})

describe('a player', () => {
  test('is asked with a view and a decision: there is no state to take', () => {
    type Asked = Parameters<Player<{ seen: number }>['choose']>[0]
    expectTypeOf<keyof Asked>().toEqualTypeOf<'seat' | 'decision' | 'asides' | 'view' | 'stop'>()
    expectTypeOf<ReturnType<Asked['view']>>().toEqualTypeOf<{ seen: number }>()
    expectTypeOf<{
      name: string
      choose(state: { secret: number }): { type: string }
    }>().not.toExtend<Player<{ seen: number }>>()
    type Bot = Player<ReturnType<typeof sealedBids.view>, { readonly type: 'bid'; readonly card: number }>
    const bot: Bot = createSearch(sealedBids, plainKnowledge, { iterations: 1 })
    expect(bot.name).toBe('search-1')
  })
})
