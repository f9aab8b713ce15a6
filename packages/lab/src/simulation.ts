import { type Player, type Question, randomPlayer } from '@vyprava/bots'
import {
  type Decision,
  type Game,
  type GameAction,
  type GameResult,
  indexOfAction,
  Random,
  type Seat,
  silentCourse,
  type Table,
} from '@vyprava/kernel'
import { Failure } from './command.ts'
import { messageOf } from './files.ts'
import { interruptible } from './interruptible.ts'

/** What to play: as many games as asked, with the players in this order, repeated to fill the seats. */
export interface Plan {
  readonly game: Game
  /** The file of the content pack; null for the one that ships. */
  readonly pack: string | null
  readonly table: Table
  readonly players: readonly Player[]
  readonly games: number
  readonly seed: string
  /** Whether everybody moves on by a seat from game to game. */
  readonly rotate: boolean
  /** How many milliseconds a player may think about one answer; 60,000 without it. */
  readonly patience?: number
}

/** One game that was played: who sat where (as indexes of the plan's players), and how it went. */
export interface PlayedGame {
  readonly seating: readonly number[]
  readonly actions: number
  /** Null when the game passed its bound and was stopped. */
  readonly result: GameResult | null
}

/** How long a player other than the random one thought; `choices` leaves out what had one answer only. */
export interface Clock {
  readonly ms: number
  readonly choices: number
  readonly choiceMs: number
  /** How often it threw, hung or chose what is not legal, so that the game's stand-in played; and what was wrong at first. */
  readonly failures: number
  readonly failure: string | null
}

/** How long games took, and the clock of every player of the plan. */
export interface Timing {
  readonly ms: number
  readonly clocks: readonly Clock[]
}

/** How long somebody may think: far longer than any player of ours does. */
const PATIENCE = 60_000

/** How many words of the players' stream belong to one game: far more than any game needs. */
const WORDS_PER_GAME = 2 ** 24

/** A question that is filled in anew for every decision; the view is made only when somebody asks for it. */
class OpenQuestion implements Question<object, GameAction> {
  readonly #game: Game
  readonly #state: object
  seat: Seat = 0
  decision: Decision<GameAction> = { prompt: { key: '' }, actions: [] }
  readonly view = (): object => this.#game.view(this.#state, this.seat)

  constructor(game: Game, state: object) {
    this.#game = game
    this.#state = state
  }
}

/** Plays all games of a plan and shows each. Game `i` is the match with the seed `<seed>/<i>`. */
export const playAll = (plan: Plan, onGame: (played: PlayedGame) => void): Timing =>
  playSome(plan, 0, plan.games, onGame)

/** Plays some of the games of a plan: each has its own chance, so it does not matter who plays the others. */
export function playSome(plan: Plan, from: number, to: number, onGame: (played: PlayedGame) => void): Timing {
  const tableau: Tableau = {
    bound: plan.game.bound(plan.table),
    seatings: Array.from({ length: plan.rotate ? plan.table.seats : 1 }, (_, shift) =>
      seatingOf(plan, shift),
    ),
    choices: new Random(`${plan.seed}/players`),
    clocks: plan.players.map(() => ({ ms: 0, choices: 0, choiceMs: 0, failures: 0, failure: null })),
    patience: plan.patience ?? PATIENCE,
    hung: new Set(),
  }
  const start = performance.now()
  for (let number = from; number < to; number++) onGame(playOne(plan, number, tableau))
  return { ms: performance.now() - start, clocks: tableau.clocks }
}

/** What all games of a plan share. */
interface Tableau {
  readonly bound: number
  readonly seatings: readonly (readonly number[])[]
  /** Chance for the players; each game has its own stretch of the stream. */
  readonly choices: Random
  readonly clocks: { -readonly [Key in keyof Clock]: Clock[Key] }[]
  readonly patience: number
  /** Players who once did not answer: nobody waits for them again. */
  readonly hung: Set<Player>
}

/** Who of the plan's players sits where when everybody has moved on by `shift` seats. */
function seatingOf({ table: { seats }, players }: Plan, shift: number): number[] {
  return Array.from({ length: seats }, (_, seat) => ((seat + shift) % seats) % players.length)
}

function playOne(plan: Plan, number: number, tableau: Tableau): PlayedGame {
  const { game, table, players } = plan
  const { bound, seatings, choices } = tableau
  const seed = `${plan.seed}/${number}`
  const seating = seatings[number % seatings.length]
  choices.seek(number * WORDS_PER_GAME)
  let actions = 0
  try {
    const random = new Random(seed)
    const course = silentCourse(random)
    const state = game.setup(table, random)
    const question = new OpenQuestion(game, state)
    for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
      if (actions === bound) return { seating, actions, result: null }
      const seat = deciders[0]
      const place = seating[seat]
      const player = players[place]
      question.seat = seat
      question.decision = game.decision(state, seat)
      const action =
        player === randomPlayer
          ? choices.pick(question.decision.actions)
          : think(game, player, question, tableau, place)
      game.apply(state, seat, action, course)
      actions++
    }
    const result = game.result(state)
    if (result === null) throw new Error('nobody owes a decision and there is no result')
    return { seating, actions, result }
  } catch (error) {
    throw new Failure(
      `game ${number} (match seed ${JSON.stringify(seed)}) broke after ${actions} actions: ${messageOf(error)}`,
    )
  }
}

function think(
  game: Game,
  player: Player,
  question: Question<object, GameAction>,
  tableau: Tableau,
  place: number,
): GameAction {
  const start = performance.now()
  const { actions } = question.decision
  const { choices } = tableau
  const clock = tableau.clocks[place]
  const action = legalChoice(player, question, tableau, (why) => {
    clock.failures++
    clock.failure ??= why
  })
  const ms = performance.now() - start
  clock.ms += ms
  if (actions.length > 1) {
    clock.choices++
    clock.choiceMs += ms
  }
  return action ?? game.standIn(question.view(), question.seat, question.decision, choices)
}

/** What a player chose, as the list has it; null when it threw, hung or chose what is not legal. */
function legalChoice(
  player: Player,
  question: Question<object, GameAction>,
  { choices, patience, hung }: Tableau,
  failed: (why: string) => void,
): GameAction | null {
  const { actions } = question.decision
  try {
    if (hung.has(player)) throw new Error(`${player.name} did not answer before`)
    const choose = () => player.choose(question, choices)
    // Breaking off costs a tenth of a millisecond: not where there is nothing to think about.
    const action = actions.length === 1 ? choose() : interruptible(patience, choose)
    if (action === null) {
      hung.add(player)
      throw new Error(`${player.name} did not answer within ${patience / 1000} s`)
    }
    const place = indexOfAction(actions, action)
    if (place !== -1) return actions[place]
    failed(`${player.name} chose ${JSON.stringify(action)}, which is not legal`)
  } catch (error) {
    failed(messageOf(error))
  }
  return null
}
