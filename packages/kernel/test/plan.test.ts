import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Game, GameAction, Talk } from '../src/index.ts'
import { ticTacToe } from '../testing/games/tictactoe.ts'
import { begin } from './begin.ts'

interface Hidden {
  card: number
  seen: boolean
  taken: boolean
}

/** A card lies face down; whoever has looked at it may take it if it is even. Who does not know it takes it for `guess`. */
const peeking = (
  guess: number,
): Game<Hidden, GameAction, object, Omit<Hidden, 'card'> & { card: number | null }> => ({
  ...ticTacToe,
  id: 'peeking',
  asides: () => [],
  talk: (): Talk => ({ allowed: 'free' }),
  setup: (_, random) => ({ card: random.die(6), seen: false, taken: false }),
  deciders: ({ taken }) => (taken ? [] : [0]),
  decision: ({ card, seen }) => ({
    prompt: { key: seen ? 'take' : 'look' },
    actions: [{ type: seen && card % 2 === 0 ? 'take' : 'look' }],
  }),
  refusal: ({ card }) => ({ rule: `PE-${card}`, reason: 'odd' }),
  apply(state, _, { type }) {
    if (type === 'look') state.seen = true
    else state.taken = true
  },
  view: ({ card, seen, taken }, observer) => ({ card: seen && observer === 0 ? card : null, seen, taken }),
  imagine: ({ card, seen, taken }) => ({ card: card ?? guess, seen, taken }),
  standIn: () => ({ type: 'look' }),
  turn: () => ({ number: 1, seat: 0, round: null }),
  progress: () => 0,
  result: () => null,
  action: v.strictObject({ type: v.picklist(['look', 'take']) }),
})

const SEEDS = Array.from({ length: 24 }, (_, seed) => `seed ${seed}`)

/** What somebody is answered who would look and take at once, by the card that lies there. */
const answers = (guess: number) =>
  SEEDS.map((seed) => {
    const match = begin(peeking(guess), { seats: 2, seed })
    return { card: match.state.card, plan: match.plan(0, [{ type: 'look' }, { type: 'take' }]) }
  })

test('a step that only the true world refuses is left out, and those before it are done: nobody peeks for nothing', () => {
  const lengths = answers(2).map(({ card, plan }) => [card % 2, plan.ok && plan.found.length])
  expect(new Set(lengths.map(String))).toEqual(new Set(['0,2', '1,1']))
})

test('a refusal of several steps comes from an imagined world, whatever the true one hides', () => {
  const refusals = answers(3).map(({ plan }) => JSON.stringify(plan))
  expect(new Set(refusals)).toEqual(
    new Set([JSON.stringify({ ok: false, refusal: { rule: 'PE-3', reason: 'odd' } })]),
  )
})
