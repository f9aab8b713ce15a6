import { type Player, randomPlayer } from '@vyprava/bots'
import { asidesOf, clone, indexOfAction, Random, silentCourse } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { playersFor } from '../bot/index.ts'
import { shippedPack } from '../content/index.ts'
import {
  type Defenders,
  type DefendersAction,
  type DefendersOptions,
  type DefendersView,
  PROMPT_KEYS,
} from '../rules/index.ts'
import { FOOD_ITEM } from '../rules/listing.ts'
import { STANDARD } from './position.ts'
import { subject } from './subject.ts'

const { game } = subject
type Bot = Player<DefendersView, DefendersAction>
const players = playersFor(shippedPack())
const careless: Bot = { name: 'random', choose: ({ decision }, random) => random.pick(decision.actions) }

function named(name: string): Bot {
  const player = players.find((each) => each.name === name)
  if (!player) throw new Error(`There is no player "${name}"`)
  return player
}

interface Course {
  readonly state: Defenders
  readonly prompts: ReadonlySet<string>
  readonly actions: readonly DefendersAction[]
}

/** Plays a game to its end; every choice must be one of the list, whoever of those who are asked comes first. */
function play(
  seed: string,
  bots: readonly Bot[],
  options: Partial<DefendersOptions> = {},
  look: (state: Defenders, seat: number) => void = () => {},
): Course {
  const random = new Random(seed)
  const thinking = new Random(`thinking ${seed}`)
  const order = new Random(`order ${seed}`)
  const state = game.setup({ seats: bots.length, options: { ...STANDARD, ...options } }, random)
  const prompts = new Set<string>()
  const actions: DefendersAction[] = []
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = order.pick(seats)
    look(state, seat)
    const decision = game.decision(state, seat)
    const asides = asidesOf(game, state, seat)
    const view = () => game.view(state, seat)
    const action = bots[seat].choose({ seat, decision, asides, view }, thinking)
    if (indexOfAction([...decision.actions, ...asides], action) === -1)
      throw new Error(`${bots[seat].name} answers ${decision.prompt.key} with ${JSON.stringify(action)}`)
    prompts.add(decision.prompt.key)
    actions.push(action)
    game.apply(state, seat, action, silentCourse(random))
  }
  return { state, prompts, actions }
}

const table = (name: string, seats: number): Bot[] => Array.from({ length: seats }, () => named(name))

describe('the players of Defenders', () => {
  test('are listed weakest first, by the names of the house', () => {
    expect(players.map(({ name }) => name)).toEqual([
      'novice',
      'greedy',
      'wanderer',
      'scout',
      'pathfinder',
      'navigator',
    ])
    expect(players.some(({ name }) => name === randomPlayer.name)).toBe(false)
  })

  test('answer every kind of question by the rules, at every table', () => {
    const met = new Set<string>()
    for (const seats of [1, 2, 3, 4]) {
      const bots = table('greedy', seats)
      bots[seats - 1] = named('novice')
      const { state, prompts } = play(`met ${seats}`, bots, { hardCards: seats })
      expect(state.ended).not.toBe(null)
      for (const prompt of prompts) met.add(prompt)
    }
    for (let more = 0; more < 40 && met.size < PROMPT_KEYS.length; more++) {
      for (const prompt of play(`more ${more}`, table('greedy', 2)).prompts) met.add(prompt)
    }
    expect([...met].sort()).toEqual([...PROMPT_KEYS].sort())
  }, 30_000)

  test('the stronger ones play a whole game', () => {
    expect(play('strong', [named('wanderer'), named('scout')]).state.ended).not.toBe(null)
    const strongest = [named('pathfinder'), named('navigator')]
    expect(play('strong', strongest, { communication: 'free', hardCards: 6 }).state.ended).not.toBe(null)
  }, 60_000)

  test('the same seed makes the same moves', () => {
    const once = play('again', table('greedy', 2), { hardCards: 6 })
    const again = play('again', table('greedy', 2), { hardCards: 6 })
    expect(again.actions).toEqual(once.actions)
  })

  test.each([1, 2, 3])(
    'what a seat cannot know changes no move: %i at the table',
    (seats) => {
      let compared = 0
      let different = 0
      let asked = 0
      play(`hidden ${seats}`, table('greedy', seats), {}, (state, seat) => {
        asked += 1
        if (asked % 3 !== 0) return
        const other = subject.twin?.(clone(state), seat, new Random(`twin ${compared}`)) ?? state
        if (JSON.stringify(other) !== JSON.stringify(state)) different += 1
        const [one, two] = [state, other].map((world) =>
          named('greedy').choose(
            { seat, decision: game.decision(world, seat), view: () => game.view(world, seat) },
            new Random('same'),
          ),
        )
        expect(one).toEqual(two)
        compared += 1
      })
      expect(different).toBeGreaterThan(20)
    },
    30_000,
  )

  test('players who plan build most camps, those who do not next to none', () => {
    const campsLeft = (bots: readonly Bot[]): number =>
      Array.from({ length: 4 }, (_, number) => play(`camps ${number}`, bots).state)
        .flatMap((state) => state.players)
        .reduce((sum, player) => sum + player.campsLeft, 0)
    expect(campsLeft([careless, careless])).toBeGreaterThan(32)
    expect(campsLeft(table('greedy', 2))).toBeLessThan(16)
  }, 30_000)

  test('whoever plans wins games that chance does not', () => {
    const wins = (bots: readonly Bot[], seed: number): boolean =>
      play(`won ${seed}`, bots).state.ended === 'won'
    const seeds = [0, 1, 2, 3, 4]
    expect(seeds.some((seed) => wins([careless, careless], seed))).toBe(false)
    expect(seeds.some((seed) => wins(table('scout', 2), seed))).toBe(true)
  }, 60_000)

  test('one true word is said of a turn, then nothing more', () => {
    const { actions } = play('words', table('greedy', 2))
    const said = actions.filter(({ type }) => type === 'say').length
    const ready = actions.filter(({ type }) => type === 'ready').length
    expect(said).toBeGreaterThan(0)
    expect(said).toBeLessThanOrEqual(ready)
    expect(actions.some(({ type }) => type === 'pinEdge' || type === 'pinHex')).toBe(false)
  })
})

describe('food', () => {
  test('is not taken for the point of a meal', () => {
    const fed: number[] = []
    const chosen: DefendersAction[] = []
    for (const seed of ['meal 1', 'meal 2', 'meal 3', 'meal 4', 'meal 5', 'meal 6']) {
      const before = chosen.length
      let asked = 0
      const bots = [named('greedy'), named('greedy')]
      const { actions } = play(
        seed,
        bots,
        { communication: 'free' },
        ({ meals, players: all, current, camps }) => {
          const owner = meals === 0 || current < 0 ? -1 : camps[all[current].leader]
          if (owner >= 0 && all[owner].faction === FOOD_ITEM) fed.push(before + asked)
          asked += 1
        },
      )
      chosen.push(...actions)
    }
    expect(fed.length).toBeGreaterThan(3)
    expect(fed.map((at) => chosen[at].type)).not.toContain('gainItem')
  })
})
