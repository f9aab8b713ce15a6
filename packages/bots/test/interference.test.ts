import { clone, type Game, type GameAction, type Observer, Random, same } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { playersFor } from '../../../games/roam/bot/index.ts'
import { shippedPack } from '../../../games/roam/content/index.ts'
import { subject as roamSubject } from '../../../games/roam/test/subject.ts'
import { descentSubject, sealedBidsSubject } from '../../kernel/test/subjects.ts'
import { createLevels, hintFor, type Player, plainKnowledge, randomPlayer } from '../src/index.ts'
import { playGame, questionOf } from './table.ts'

interface Hidden<State> {
  twin(state: State, observer: Observer, random: Random): State
}

/** Every player, asked in states of random games, does the same in a state that looks alike to its seat. */
function expectBlind<
  State extends object,
  Action extends GameAction,
  Options extends object,
  View extends object,
>(
  game: Game<State, Action, Options, View>,
  options: Options,
  seats: number,
  { twin }: Hidden<State>,
  players: readonly Player<View, Action>[],
  every: number,
): number {
  let differing = 0
  let number = 0
  const others = Array.from({ length: seats }, () => randomPlayer)
  playGame<State, GameAction, Options, View>(game, options, others, 'blind', (state, seat) => {
    if (number++ % every !== 0) return
    const other = twin(clone(state), seat, new Random(`twin ${number}`))
    if (!same(state, other)) differing++
    for (const player of players) {
      const [one, two] = [state, other].map((world) =>
        player.choose(questionOf(game, world, seat), new Random(`think ${number}`)),
      )
      expect(two, `${player.name} at ${number}`).toEqual(one)
    }
  })
  return differing
}

describe('players decide by what their seat may know', () => {
  test('sealed bids', () => {
    const { game } = sealedBidsSubject
    const players = createLevels(game, plainKnowledge).slice(0, 3)
    expect(expectBlind(game, { worth: 'rising' }, 3, sealedBidsSubject, players, 1)).toBeGreaterThan(5)
  })

  test('descent', () => {
    const { game } = descentSubject
    const players = createLevels(game, plainKnowledge).slice(0, 3)
    expect(expectBlind(game, { lives: 6 }, 2, descentSubject, players, 1)).toBeGreaterThan(2)
  })

  test('roam: the players of the game (the strongest only thinks longer)', () => {
    const { game, twin } = roamSubject
    if (twin === undefined) throw new Error('roam hides things')
    const players = playersFor(shippedPack()).filter(({ name }) => name !== 'navigator')
    const options = {
      mode: 'full',
      patrol: true,
      advanced: false,
      edges: 'standard',
      start: 'random',
    } as const
    expect(expectBlind(game, options, 2, { twin }, players, 20)).toBeGreaterThan(3)
  }, 60_000)

  test('hints too', () => {
    const { game, twin } = sealedBidsSubject
    const state = game.setup({ seats: 2, options: { worth: 'rising' } }, new Random('hint'))
    const other = twin(clone(state), 1, new Random('twin'))
    const [one, two] = [state, other].map((world) =>
      hintFor(game, plainKnowledge, questionOf(game, world, 1), new Random('x'), { iterations: 100 }),
    )
    expect(two).toEqual(one)
  })
})
