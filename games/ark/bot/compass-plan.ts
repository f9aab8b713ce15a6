import type { Random } from '@vyprava/kernel'
import {
  countIn,
  FIELD_LETTERS,
  INCOMPLETE,
  LETTER_FIELDS,
  LETTERS,
  multisetAround,
} from '../compass/index.ts'
import { type Chart, COLOURS, NONE, PART_COUNT, type Sheet } from '../rules/index.ts'
import { Chances } from './chances.ts'
import { type Filling, Future, type Horizon } from './future.ts'

/** How much a player thinks: fillings that are tried, and ends that are imagined for each in a first round. */
export interface Effort {
  readonly tried: number
  readonly ends: number
}

export interface Choice {
  readonly filling: Filling
  /** The mean worth of the ends, about the chance to find the ark. */
  readonly worth: number
}

/** What some ends come to, as shares of them. */
export interface Ends {
  /** With all parts. */
  readonly whole: number
  /** Without all of them, by letter: an end is laid to the letters alike that it lacks. */
  readonly lost: readonly number[]
  /** With a letter on a hex. */
  readonly sites: readonly Site[]
  /** For each letter that lacks one field the colour that it gets most often, or NONE. */
  readonly lacking: readonly number[]
}

export interface Site {
  readonly letter: number
  readonly hex: number
  readonly share: number
}

/** The weight of an end in the votes, by the parts that it finds. */
const WEIGHTS = [0, 0, 0, 0, 0.001, 0.01, 0.1, 1]

/** Thinks about one sheet: what to fill, and which hexes the parts are likely to need. */
export class CompassPlan {
  readonly #chart: Chart
  readonly #map: readonly number[]
  readonly #random: Random
  readonly #future: Future
  readonly #compass: readonly number[]

  /** `map` is the prospect of the sheet. */
  constructor(chart: Chart, sheet: Sheet, map: readonly number[], diamonds: number, random: Random) {
    this.#chart = chart
    this.#map = map
    this.#random = random
    this.#compass = sheet.compass
    const chances = new Chances(chart.around, map, sheet.painted, diamonds > 0)
    this.#future = new Future(chances, chart.finder)
  }

  /** What can be filled with a colour and the hints at hand. */
  fillings(named: number, horizon: Horizon): Filling[] {
    this.#future.begin(this.#compass)
    return this.#future.fillings(named, horizon)
  }

  /** The empty fields that mean the same to the letters as this one. */
  twins(field: number): number[] {
    const letters = FIELD_LETTERS[field].join()
    return FIELD_LETTERS.flatMap((served, other) =>
      served.join() === letters && this.#compass[other] < 0 ? [other] : [],
    )
  }

  /** How hopeful the compass is if a hex is painted in a colour. */
  hopeWith(hex: number, colour: number): number {
    const map = this.#map.slice()
    map[hex] = colour
    const chances = new Chances(this.#chart.around, map, map, false)
    const future = new Future(chances, this.#chart.finder)
    future.begin(this.#compass)
    return future.hope()
  }

  /** How much a colour would help at first sight: the best gain of any field. */
  gainOf(colour: number): number {
    this.#future.begin(this.#compass)
    const gains = this.#future.fillings(colour, NO_HINTS).map((filling) => this.#future.promise(filling))
    return gains.length === 0 ? 0 : Math.max(...gains)
  }

  /** The best of some fillings; those that do worse are left out round by round, the others tried more. */
  choose(fillings: readonly Filling[], horizon: Horizon, { tried, ends }: Effort): Choice {
    this.#future.begin(this.#compass)
    const promising = fillings.toSorted((a, b) => this.#sight(b) - this.#sight(a)).slice(0, tried)
    const skip = fillings.find(({ field }) => field === NONE)
    if (skip && !promising.includes(skip)) promising.push(skip)
    let left = promising.map((filling) => ({ filling, worth: 0, sum: 0, count: 0 }))
    for (let round = ends; ; round *= 2) {
      const dice = this.#dice(round, horizon)
      for (const each of left) {
        each.sum += this.#sumOf(each.filling, horizon, dice, round)
        each.count += round
        each.worth = each.sum / each.count
      }
      left.sort((a, b) => b.worth - a.worth)
      if (left.length <= 2 || ends === 0) return left[0]
      left = left.slice(0, Math.ceil(left.length / 2))
    }
  }

  /** For each hex not visited yet how much the parts are likely to need it. */
  votes(painted: readonly number[], horizon: Horizon, ends: number): number[] {
    if (ends === 0) return this.#votesAtSight(painted)
    const votes = this.#map.map(() => 0)
    const dice = this.#dice(ends, horizon)
    let sum = 0
    for (let i = 0; i < ends; i++) {
      this.#future.begin(this.#compass)
      this.#future.playOn(this.#map, horizon, dice, i * horizon.turns)
      sum += this.#vote(painted, votes)
    }
    return sum === 0 ? votes : votes.map((each) => each / sum)
  }

  /** What comes of the compass; the same dice make sheets comparable, so they are given. */
  ends(horizon: Horizon, dice: Dice): Ends {
    const { finder, size } = this.#chart
    const shares = new Map<number, number>()
    const lost = LETTERS.map(() => 0)
    const lacked = LETTER_FIELDS.map((fields) => fields.filter((field) => this.#compass[field] === NONE))
    const colours = LETTERS.map(() => COLOURS.map(() => 0))
    let whole = 0
    for (let i = 0; i < dice.ends; i++) {
      this.#future.begin(this.#compass)
      this.#future.playOn(this.#map, horizon, dice.colours, i * dice.turns)
      const places = finder.locate(this.#map, this.#future.compass)
      const missing = places.filter((hex) => hex < 0).length
      places.forEach((hex, letter) => {
        if (hex < 0) {
          lost[letter] += 1 / (missing * dice.ends)
          return
        }
        const key = letter * size + hex
        shares.set(key, (shares.get(key) ?? 0) + 1 / dice.ends)
        if (lacked[letter].length === 1) colours[letter][this.#future.compass[lacked[letter][0]]]++
      })
      if (missing === 0) whole += 1 / dice.ends
    }
    const sites = [...shares].map(([key, share]) => ({
      letter: Math.floor(key / size),
      hex: key % size,
      share,
    }))
    return { whole, lost, sites, lacking: colours.map(mostOften) }
  }

  /** Dice for so many ends. */
  dice(ends: number, horizon: Horizon): Dice {
    return { ends, turns: horizon.turns, colours: this.#dice(ends, horizon) }
  }

  /** Every hex that a letter might still lie on asks for itself and its neighbours, louder the more is known. */
  #votesAtSight(painted: readonly number[]): number[] {
    const votes = this.#map.map(() => 0)
    for (const fields of LETTER_FIELDS) {
      const letter = fields.map((field) => this.#compass[field]).filter((colour) => colour >= 0)
      const places = this.#map.flatMap((_, hex) => (this.#fits(hex, letter) ? [hex] : []))
      const weight = (letter.length / fields.length) ** 2 / Math.max(1, places.length)
      for (const place of places) {
        for (const hex of this.#needed([place])) if (painted[hex] === NONE) votes[hex] += weight
      }
    }
    return votes
  }

  /** Whether the colours that a letter has so far occur around a hex. */
  #fits(hex: number, letter: readonly number[]): boolean {
    const around = multisetAround(this.#chart.around, this.#map, hex)
    return (
      around !== INCOMPLETE &&
      COLOURS.every((_, colour) => letter.filter((each) => each === colour).length <= countIn(around, colour))
    )
  }

  /** The hexes of some parts and all around them. */
  #needed(places: readonly number[]): Set<number> {
    const needed = new Set<number>()
    for (const place of places) {
      if (place < 0) continue
      needed.add(place)
      for (let i = place * 6, end = i + 6; i < end; i++) needed.add(this.#chart.around[i])
    }
    return needed
  }

  #vote(painted: readonly number[], votes: number[]): number {
    const places = this.#chart.finder.locate(this.#map, this.#future.compass)
    let found = 0
    for (let letter = 0; letter < LETTERS.length; letter++) if (places[letter] >= 0) found++
    const weight = WEIGHTS[Math.min(found, PART_COUNT)]
    if (weight === 0) return 0
    for (const hex of this.#needed(places)) if (painted[hex] === NONE) votes[hex] += weight
    return weight
  }

  #sight(filling: Filling): number {
    return filling.field === NONE ? -1 : this.#future.promise(filling)
  }

  #sumOf({ field, colour, cost }: Filling, horizon: Horizon, dice: Uint8Array, ends: number): number {
    const after = cost === 0 ? horizon : { ...horizon, hints: horizon.hints - cost }
    let sum = 0
    for (let i = 0; i < ends; i++) {
      this.#future.begin(this.#compass)
      if (field !== NONE) this.#future.fill(field, colour)
      sum += this.#future.playOn(this.#map, after, dice, i * horizon.turns)
    }
    return field === NONE ? sum - ends * horizon.haste : sum
  }

  /** Colours for all turns of so many ends. */
  #dice(ends: number, { turns, odds }: Horizon): Uint8Array {
    const dice = new Uint8Array(ends * turns)
    for (let i = 0; i < dice.length; i++) {
      const word = this.#random.word()
      dice[i] = odds === null ? word % COLOURS.length : drawn(odds, i % turns, word / 2 ** 32)
    }
    return dice
  }
}

/** Colours of all turns of some ends. */
export interface Dice {
  readonly ends: number
  readonly turns: number
  readonly colours: Uint8Array
}

/** The place of the largest count, or NONE. */
function mostOften(counts: readonly number[]): number {
  const most = Math.max(...counts)
  return most === 0 ? NONE : counts.indexOf(most)
}

/** The colour at a point between 0 and 1 of a turn's odds. */
function drawn(odds: Float64Array, turn: number, point: number): number {
  let colour = 0
  while (colour < COLOURS.length - 1 && point >= odds[turn * COLOURS.length + colour]) colour++
  return colour
}

const NO_HINTS: Horizon = { turns: 0, hints: 0, hintsAfter: [], span: 1, diamonds: 0, odds: null, haste: 0 }
