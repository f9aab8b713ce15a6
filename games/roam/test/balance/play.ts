import type { Player } from '@vyprava/bots'
import { Random, type Seat, silentCourse, winners } from '@vyprava/kernel'
import {
  CARDS_TO_END,
  type Pack,
  type RoamAction,
  type RoamEvent,
  type RoamGame,
  type RoamOptions,
  type RoamView,
  STARTS,
} from '../../rules/index.ts'

/** A game to play: `deal` says which cards lie where, `first` who begins. */
export interface Plan {
  readonly seats: number
  readonly mode: RoamOptions['mode']
  readonly deal: string
  readonly first: Seat
}

/** A card that somebody gained, and how much luck it was. */
export interface Gain {
  readonly order: number
  readonly character: number
  readonly luck: readonly number[]
}

/** What became of a game; everything by turn order, not by seat. */
export interface Played {
  readonly deal: string
  readonly rounds: number
  readonly scores: readonly number[]
  readonly bought: readonly number[]
  readonly shares: readonly number[]
  readonly gains: readonly Gain[]
  readonly pileLeft: number
}

export const cellsOf = (shape: readonly string[]): number =>
  [...shape.join('')].filter((cell) => cell === 'X').length

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/**
 * How much better than the mean of all that nobody has yet a character is: in points, and in squares, which count
 * the more the longer it will serve. Nobody knows what is on the back of a land, so the mean of this is nothing at
 * all, whoever gains the land and however they play.
 */
class Luck {
  readonly #points: ReadonlyMap<number, number>
  readonly #cells: ReadonlyMap<number, number>
  readonly #hidden: Set<number>

  constructor({ characters }: Pack) {
    this.#points = new Map(characters.map(({ points }, id) => [id, points]))
    this.#cells = new Map(characters.map(({ shape }, id) => [id, cellsOf(shape)]))
    this.#hidden = new Set(characters.keys())
  }

  /** The luck of gaining a character when the longest party had so many. */
  of(character: number, longest: number): number[] {
    const points = this.#above(this.#points, character)
    const size = this.#above(this.#cells, character)
    this.#hidden.delete(character)
    return [points, size, size * Math.max(0, CARDS_TO_END - longest)]
  }

  #above(values: ReadonlyMap<number, number>, character: number): number {
    return (values.get(character) ?? 0) - mean([...this.#hidden].map((id) => values.get(id) ?? 0))
  }
}

/** Plays a game with the same player in all seats. */
export function playerOf(
  pack: Pack,
  game: RoamGame,
  player: Player<RoamView, RoamAction>,
): (plan: Plan) => Played {
  return ({ seats, mode, deal, first }) => {
    const random = new Random(deal)
    const thinking = new Random(`thinking ${deal} ${first}`)
    const start = STARTS[first + 1]
    const state = game.setup(
      { seats, options: { mode, patrol: false, advanced: false, edges: 'standard', start } },
      random,
    )
    const orderOf = (seat: Seat): number => (seat - first + seats) % seats
    const gains: Gain[] = []
    const bought = new Array<number>(seats).fill(0)
    const luck = new Luck(pack)
    const party = new Array<number>(seats).fill(3)
    const emit = (event: RoamEvent): void => {
      if (event.type === 'artifactBought') bought[orderOf(event.seat)] += 1
      if (event.type !== 'cardGained') return
      const { seat, character } = event
      gains.push({ order: orderOf(seat), character, luck: luck.of(character, Math.max(...party)) })
      party[seat] += 1
    }
    const course = { ...silentCourse(random), emit }
    for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
      const question = { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) }
      game.apply(state, seat, player.choose(question, thinking), course)
    }
    const result = game.result(state)
    if (result === null || result.kind !== 'ranked') throw new Error('not over')
    const won = winners(result, seats)
    const byOrder = <Value>(of: (seat: Seat) => Value): Value[] =>
      Array.from({ length: seats }, (_, order) => of((first + order) % seats))
    return {
      deal,
      rounds: state.round,
      scores: byOrder((seat) => result.scores?.[seat] ?? 0),
      bought,
      shares: byOrder((seat) => (won.includes(seat) ? 1 / won.length : 0)),
      gains,
      pileLeft: state.pile.length,
    }
  }
}
