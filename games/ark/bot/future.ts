import { FIELD_LETTERS, FIELDS, LETTERS, type PartFinder } from '../compass/index.ts'
import { COLOURS, isBarred, NONE, PART_COUNT } from '../rules/index.ts'
import { BLANK, type Chances, NEXT } from './chances.ts'

/** What is still to come for a compass. */
export interface Horizon {
  /** Colours that will be named for this player. */
  readonly turns: number
  readonly hints: number
  /** After how many of the turns a hint more is gained. */
  readonly hintsAfter: readonly number[]
  /** How many steps one hint spans. */
  readonly span: number
  readonly diamonds: number
  /** Which colours are likely (`oddsOf`); null when all are alike. */
  readonly odds: Float64Array | null
  /** What a turn more costs of the worth of finding all parts. */
  readonly haste: number
}

/** Something to do with a colour: a field to fill in it after hints; field NONE skips. */
export interface Filling {
  readonly colour: number
  readonly field: number
  readonly cost: number
}

/**
 * What a hint must gain to be spent while the compass is empty (less and less the fuller it is), and what a
 * skipped turn costs with one to spare, in logarithms of chances.
 */
const HINT_PRICE = 1.5
const SKIP_PRICE = 2.25
/** The worth of an end with fewer than all parts, for each part. */
const PART_WORTH = 0.02
/** The worth of an end in which diamonds must make the missing parts. */
const MADE_WORTH = 0.4

/** For a field that serves one letter only, the other one that does (the same one seen from its other side). */
const TWIN: readonly number[] = FIELDS.map((_, field) =>
  FIELD_LETTERS.findIndex(
    (letters, other) =>
      other < field && letters.length === 1 && letters.join() === FIELD_LETTERS[field].join(),
  ),
)
/** FIELD_LETTERS as flat lists. */
const SERVED = Int8Array.from(FIELD_LETTERS.flatMap(([a, b = NONE, c = NONE]) => [a, b, c]))

/** A compass in the mind: filled to its end with colours at random, by rule of thumb. */
export class Future {
  readonly compass = new Array<number>(FIELDS.length).fill(NONE)
  readonly #letters = new Int32Array(LETTERS.length)
  readonly #log: Float64Array
  readonly #chances: Chances
  readonly #finder: PartFinder
  #empty = 0
  /** The filling at hand, and what it is worth. */
  #field = NONE
  #colour = NONE
  #cost = 0
  #worth = 0

  constructor(chances: Chances, finder: PartFinder) {
    this.#chances = chances
    this.#log = chances.log
    this.#finder = finder
  }

  /** The chances of all letters together, as a logarithm. */
  hope(): number {
    let hope = 0
    for (let letter = 0; letter < LETTERS.length; letter++) hope += this.#log[this.#letters[letter]]
    return hope
  }

  begin(compass: readonly number[]): void {
    this.#letters.fill(BLANK)
    this.#empty = 0
    for (let field = 0; field < FIELDS.length; field++) {
      this.compass[field] = NONE
      this.#empty++
      if (compass[field] >= 0) this.fill(field, compass[field])
    }
  }

  fill(field: number, colour: number): void {
    this.compass[field] = colour
    this.#empty--
    for (let i = field * 3, end = i + 3; i < end && SERVED[i] >= 0; i++) {
      this.#letters[SERVED[i]] = NEXT[this.#letters[SERVED[i]] * COLOURS.length + colour]
    }
  }

  /** By how much a filling changes the chances, as a logarithm. */
  gain(field: number, colour: number): number {
    let gain = 0
    for (let i = field * 3, end = i + 3; i < end && SERVED[i] >= 0; i++) {
      const letter = this.#letters[SERVED[i]]
      gain += this.#log[NEXT[letter * COLOURS.length + colour]] - this.#log[letter]
    }
    return gain
  }

  /** All fillings that are not the same as another one, with the hints at hand. */
  fillings(named: number, { hints, span }: Horizon): Filling[] {
    const fillings: Filling[] = []
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const cost = Math.ceil(Math.abs(colour - named) / span)
      if (cost > hints || isBarred(named, colour)) continue
      for (let field = 0; field < FIELDS.length; field++) {
        if (this.#isOpen(field)) fillings.push({ colour, field, cost })
      }
    }
    return fillings
  }

  /** How promising a filling looks at first sight. */
  promise({ colour, field, cost }: Filling): number {
    return this.gain(field, colour) - cost * this.#hintPrice()
  }

  #hintPrice(): number {
    return (HINT_PRICE * this.#empty) / FIELDS.length
  }

  #isOpen(field: number): boolean {
    return this.compass[field] < 0 && (TWIN[field] < 0 || this.compass[TWIN[field]] >= 0)
  }

  /** Makes the best filling in a colour the one at hand, if it beats what is there after its price. */
  #seek(colour: number, cost: number): void {
    const price = cost * this.#hintPrice()
    for (let field = 0; field < FIELDS.length; field++) {
      if (!this.#isOpen(field)) continue
      const worth = this.gain(field, colour) - price
      if (worth <= this.#worth) continue
      this.#worth = worth
      this.#field = field
      this.#colour = colour
      this.#cost = cost
    }
  }

  /** The best filling at first sight for a named colour and some hints. */
  #pick(named: number, hints: number, span: number): void {
    this.#worth = Number.NEGATIVE_INFINITY
    this.#seek(named, 0)
    for (let colour = 0; hints > 0 && colour < COLOURS.length; colour++) {
      const cost = Math.ceil(Math.abs(colour - named) / span)
      if (cost > 0 && cost <= hints && !isBarred(named, colour)) this.#seek(colour, cost)
    }
  }

  /** Plays on with the dice from a place in their list; what comes of it, from 0 to 1. */
  playOn(map: readonly number[], horizon: Horizon, dice: Uint8Array, first: number): number {
    const { turns, hintsAfter, span } = horizon
    let { hints } = horizon
    let skipped = 0
    for (let turn = 0; turn < turns && this.#empty > 0; turn++) {
      for (let i = 0; i < hintsAfter.length; i++) if (hintsAfter[i] === turn) hints++
      this.#pick(dice[first + turn], hints, span)
      const spare = turns - turn - this.#empty
      if (spare > 0 && this.#worth < -SKIP_PRICE / spare) {
        skipped++
        continue
      }
      hints -= this.#cost
      this.fill(this.#field, this.#colour)
    }
    return this.judge(map, horizon.diamonds) - skipped * horizon.haste
  }

  /** The worth of the compass as it stands; places are sought only when every letter has one. */
  judge(map: readonly number[], diamonds: number): number {
    const { shown, made } = this.#chances
    let found = 0
    let makeable = 0
    for (let letter = 0; letter < LETTERS.length; letter++) {
      const colours = this.#letters[letter]
      if (shown[colours] > 0) found++
      else if (made[colours] === 1) makeable++
    }
    if (found === PART_COUNT) {
      found = this.#finder.count(map, this.compass)
      if (found === PART_COUNT) return 1
    }
    const canMake = this.#empty === 0 && found + makeable === PART_COUNT && makeable <= diamonds
    return canMake ? MADE_WORTH : PART_WORTH * found
  }
}
