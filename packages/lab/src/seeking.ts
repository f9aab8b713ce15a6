import {
  type Course,
  type Game,
  type GameAction,
  type GameEvent,
  Random,
  type Seat,
  silentCourse,
  type Table,
} from '@vyprava/kernel'
import { phrase } from './phrase.ts'

/** An action with the seat that took it. */
export interface Taken {
  readonly seat: Seat
  readonly action: GameAction
}

/** How many different actions are remembered one by one. */
const REMEMBERED = 200_000

/** What the games played so far have met: questions with kinds of answers, answers, and kinds of events. */
export class Coverage {
  readonly #kinds = new Map<string, number>()
  readonly #answers = new Map<string, number>()
  readonly #events = new Set<string>()

  get questions(): number {
    return this.#kinds.size
  }

  get answers(): number {
    return this.#answers.size
  }

  get events(): number {
    return this.#events.size
  }

  /** The answer that was given least often so far: first by kind, then by contents, then by chance. */
  rarest(prompt: string, actions: readonly GameAction[], random: Random): GameAction {
    const candidates = random.shuffle([...actions])
    let best = candidates[0]
    for (const action of candidates) if (this.#rarer(prompt, action, best)) best = action
    return best
  }

  #rarer(prompt: string, a: GameAction, b: GameAction): boolean {
    const kinds =
      this.#count(this.#kinds, `${prompt}: ${a.type}`) - this.#count(this.#kinds, `${prompt}: ${b.type}`)
    if (kinds !== 0) return kinds < 0
    const [one, other] = [`${prompt}: ${phrase(a)}`, `${prompt}: ${phrase(b)}`]
    return this.#count(this.#answers, one) < this.#count(this.#answers, other)
  }

  #count(counts: ReadonlyMap<string, number>, key: string): number {
    return counts.get(key) ?? 0
  }

  /** Notes an answer; says whether it is new. */
  noteAnswer(prompt: string, action: GameAction): boolean {
    const kind = `${prompt}: ${action.type}`
    const answer = `${prompt}: ${phrase(action)}`
    const isNew = !this.#kinds.has(kind)
    this.#kinds.set(kind, this.#count(this.#kinds, kind) + 1)
    if (this.#answers.size < REMEMBERED || this.#answers.has(answer)) {
      this.#answers.set(answer, this.#count(this.#answers, answer) + 1)
    }
    return isNew
  }

  /** Notes an event; says whether its kind is new. */
  noteEvent({ type }: GameEvent): boolean {
    const isNew = !this.#events.has(type)
    this.#events.add(type)
    return isNew
  }
}

/** One answer of so many is random, so that play does not get stuck in one corner. */
const RANDOM_ONE_OF = 4

/** A game in which the rarest answers are sought, as it is played. */
interface Search {
  readonly taken: Taken[]
  /** The number of the last action that showed something new. */
  newAt: number | null
}

/**
 * Plays towards what was met least so far, and says how to get to a promising place: around the last new thing,
 * to where the rules broke, or to any point when nothing new was met.
 */
export function seekPlace(
  game: Game,
  table: Table,
  seed: string,
  coverage: Coverage,
  random: Random,
): Taken[] {
  const search: Search = { taken: [], newAt: null }
  try {
    playRarest(game, table, seed, coverage, random, search)
  } catch {
    // The suite starts just before the action that broke the rules, and says what is wrong.
    return search.taken
  }
  const { taken, newAt } = search
  const cut = newAt === null ? random.int(taken.length + 1) : Math.max(0, newAt + 1 - random.int(4))
  return taken.slice(0, cut)
}

function playRarest(
  game: Game,
  table: Table,
  seed: string,
  coverage: Coverage,
  random: Random,
  search: Search,
): void {
  const course = new ListeningCourse(new Random(seed), coverage)
  const state = game.setup(table, course.random)
  const bound = game.bound(table)
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    if (search.taken.length >= bound) return
    const seat = random.pick(deciders)
    const { prompt, actions } = game.decision(state, seat)
    const isRandom = random.int(RANDOM_ONE_OF) === 0
    const action = isRandom ? random.pick(actions) : coverage.rarest(prompt.key, actions, random)
    course.heardNew = false
    game.apply(state, seat, action, course)
    const isNew = coverage.noteAnswer(prompt.key, action)
    if (isNew || course.heardNew) search.newAt = search.taken.length
    search.taken.push({ seat, action })
  }
}

/** A turn that notes the kinds of events it hears. */
class ListeningCourse implements Course<GameEvent> {
  readonly random: Random
  readonly #coverage: Coverage
  heardNew = false

  constructor(random: Random, coverage: Coverage) {
    this.random = random
    this.#coverage = coverage
  }

  emit(event: GameEvent): void {
    if (this.#coverage.noteEvent(event)) this.heardNew = true
  }

  tell(_seats: readonly Seat[], secret: GameEvent): void {
    this.emit(secret)
  }
}

/** The same game, but it starts after these actions. Everything else asks the game itself. */
export function startedAfter(game: Game, taken: readonly Taken[]): Game {
  return {
    ...game,
    setup(table, random) {
      const state = game.setup(table, random)
      const course = silentCourse(random)
      for (const { seat, action } of taken) game.apply(state, seat, action, course)
      return state
    },
    bound: (table) => game.bound(table) - taken.length,
  }
}
