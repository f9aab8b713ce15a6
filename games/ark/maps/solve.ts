import { FIELD_CELLS, FIELDS_OF_SIDE, sideOfField } from '../compass/index.ts'
import { COLOURS, NONE } from '../rules/vocabulary.ts'
import { type Copy, copiesOn } from './copies.ts'
import type { Survey } from './survey.ts'

/** A turn of a solo game: the colour named, the hexes painted, and the field that the die's colour fills. */
export interface SolutionTurn {
  readonly colour: number
  readonly hexes: readonly number[]
  /** NONE when the ark is found, or the compass full, and no die is rolled. */
  readonly field: number
  readonly die: number
}

/**
 * A line of play that finds the ark alone, without hints, diamonds or powers, if the die is kind: the start
 * hex, the identity and the first field, then the turns.
 */
export interface MapSolution {
  readonly start: number
  readonly identity: number
  readonly field: number
  readonly turns: readonly SolutionTurn[]
  /** The hexes on which the seven parts lie. */
  readonly letters: readonly number[]
}

const COUNTER = 30
/** As good as out of reach. */
const FAR = 100

/** Finds a line of at most so many movements, from a city to a copy of the compass; null when there is none. */
export function solve(survey: Survey, slots = COUNTER): MapSolution | null {
  const search = solving(survey, slots)
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value
}

/** The same try by try, for those who have something else to do meanwhile; says which share is done. */
export function* solving(survey: Survey, slots = COUNTER): Generator<number, MapSolution | null> {
  const copies = copiesOn(survey)
  const starts = survey.of('city')
  for (const [place, copy] of copies.entries()) {
    for (const [city, start] of starts.entries()) {
      const line = new Traveller(survey, copy, start).travel(slots)
      if (line !== null) return line
      yield (place * starts.length + city + 1) / (copies.length * starts.length)
    }
  }
  return null
}

/** Walks to a copy and over it, filling the compass with its colours. */
class Traveller {
  readonly #survey: Survey
  readonly #start: number
  readonly #letters: readonly number[]
  readonly #painted: boolean[]
  readonly #left: Set<number>
  /** The colour that each field wants, and which fields are filled. */
  readonly #wanted: readonly number[]
  readonly #filled: boolean[] = FIELD_CELLS.map(() => false)

  constructor(survey: Survey, { fields, letters }: Copy, start: number) {
    this.#survey = survey
    this.#start = start
    this.#letters = letters
    this.#painted = survey.hexes.map((_, hex) => hex === start)
    this.#left = new Set([...fields, ...letters].filter((hex) => hex !== start))
    this.#wanted = fields.map((hex) => survey.colours[hex])
  }

  travel(slots: number): MapSolution | null {
    const field = this.#fill()
    const turns: SolutionTurn[] = []
    while (!this.#isDone()) {
      if (turns.length === slots) return null
      const { colour, hexes } = this.#move()
      if (hexes.length === 0) return null
      const next = this.#fill()
      turns.push({ colour, hexes, field: next, die: next === NONE ? NONE : this.#wanted[next] })
    }
    return { start: this.#start, identity: this.#wanted[field], field, turns, letters: this.#letters }
  }

  #isDone(): boolean {
    return this.#left.size === 0 && this.#filled.every(Boolean)
  }

  /** The colour that comes furthest: hexes of the copy first, then steps on the shortest way to it. */
  #move(): { colour: number; hexes: number[] } {
    const away = this.#distances()
    const worth = (hex: number): number =>
      (this.#left.has(hex) ? 100 : 0) + 1 / (1 + Math.min(away[hex], FAR))
    let best: { colour: number; hexes: number[] } = { colour: NONE, hexes: [] }
    let most = 0
    COLOURS.forEach((_, colour) => {
      const targets = this.#frontier(colour).sort((one, other) => worth(other) - worth(one) || one - other)
      const hexes = targets.slice(0, this.#allowance(colour))
      const sum = hexes.reduce((before, hex) => before + worth(hex), 0)
      if (sum > most) {
        most = sum
        best = { colour, hexes }
      }
    })
    for (const hex of best.hexes) {
      this.#painted[hex] = true
      this.#left.delete(hex)
    }
    return best
  }

  /** Hexes of a colour that touch what is painted. */
  #frontier(colour: number): number[] {
    return this.#survey.where(
      (_, hex) =>
        this.#survey.colours[hex] === colour &&
        !this.#painted[hex] &&
        this.#survey.around(hex).some((other) => this.#painted[other]),
    )
  }

  #allowance(side: number): number {
    const fields = this.#filled.slice(side * FIELDS_OF_SIDE, (side + 1) * FIELDS_OF_SIDE)
    return 1 + fields.filter(Boolean).length
  }

  /** How far each hex is from what is left of the copy. */
  #distances(): number[] {
    const away = this.#survey.hexes.map(() => Number.POSITIVE_INFINITY)
    const queue = [...this.#left]
    for (const hex of queue) away[hex] = 0
    for (const hex of queue) {
      for (const other of this.#survey.around(hex)) {
        if (away[other] !== Number.POSITIVE_INFINITY || this.#survey.colours[other] === NONE) continue
        away[other] = away[hex] + 1
        queue.push(other)
      }
    }
    return away
  }

  /** Fills a field on the side whose colour has most left to paint; NONE when all are filled. */
  #fill(): number {
    const left = [...this.#left]
    const need = (field: number): number =>
      left.filter((hex) => this.#survey.colours[hex] === sideOfField(field)).length /
      this.#allowance(sideOfField(field))
    let best = NONE
    for (let field = 0; field < this.#filled.length; field++) {
      if (!this.#filled[field] && (best === NONE || need(field) > need(best))) best = field
    }
    if (best !== NONE) this.#filled[best] = true
    return best
  }
}
