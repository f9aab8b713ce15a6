import { LETTERS as NAMES } from './geometry.ts'
import { INCOMPLETE, MULTISETS, multisetAround, multisetOfLetter } from './multiset.ts'

const LETTERS = NAMES.length
/** A part that has not been found. */
export const NOWHERE = -1

/**
 * Finds as many parts of the ark as possible (AR-709, AR-710); README.md argues why it is right.
 * It belongs to one map and keeps its scratch memory between calls: nothing is allocated while it counts.
 */
export class PartFinder {
  readonly #neighbours: Int32Array
  readonly #hexes: number
  /** Letters with the same multiset form a group. */
  readonly #groupOfLetter = new Int8Array(LETTERS)
  readonly #groupOfMultiset = new Int8Array(MULTISETS).fill(-1)
  readonly #multisets = new Int32Array(LETTERS)
  /** How many letters of a group have no hex yet, and how many open hexes there are for them. */
  readonly #wanted = new Int32Array(LETTERS)
  readonly #open = new Int32Array(LETTERS)
  #groups = 0
  /** Candidates are hexes in ascending order; `#groupAt` is -1 where a hex is no open candidate. */
  readonly #candidates: Int32Array
  #count = 0
  readonly #groupAt: Int8Array
  /** Candidates that were closed, with their groups, in order, to open them again. */
  readonly #closedHexes: Int32Array
  readonly #closedGroups: Int8Array
  #closed = 0
  readonly #taken = new Int32Array(LETTERS)
  readonly #takenGroups = new Int8Array(LETTERS)
  #takenCount = 0
  readonly #best = new Int32Array(LETTERS)
  readonly #bestGroups = new Int8Array(LETTERS)
  #bestCount = 0

  /** `neighbours` is the table [hex * 6 + direction] of a board whose hexes ascend by (q, r). */
  constructor(neighbours: Int32Array) {
    this.#neighbours = neighbours
    this.#hexes = neighbours.length / 6
    this.#candidates = new Int32Array(this.#hexes)
    this.#groupAt = new Int8Array(this.#hexes).fill(-1)
    this.#closedHexes = new Int32Array(this.#hexes)
    this.#closedGroups = new Int8Array(this.#hexes)
  }

  /** How many parts are found. */
  count(painted: readonly number[], compass: readonly number[]): number {
    this.#search(painted, compass)
    return this.#bestCount
  }

  /** The hex of every letter, or NOWHERE. */
  locate(painted: readonly number[], compass: readonly number[]): number[] {
    this.#search(painted, compass)
    const places = new Array<number>(LETTERS).fill(NOWHERE)
    for (let group = 0; group < this.#groups; group++) {
      const hexes: number[] = []
      for (let i = 0; i < this.#bestCount; i++) {
        if (this.#bestGroups[i] === group) hexes.push(this.#best[i])
      }
      hexes.sort((one, other) => one - other)
      let next = 0
      for (let letter = 0; letter < LETTERS && next < hexes.length; letter++) {
        if (this.#groupOfLetter[letter] === group) places[letter] = hexes[next++]
      }
    }
    return places
  }

  #search(painted: readonly number[], compass: readonly number[]): void {
    this.#bestCount = 0
    this.#takenCount = 0
    this.#closed = 0
    this.#count = 0
    this.#groupLetters(compass)
    if (this.#groups === 0) return
    this.#collect(painted)
    for (let group = 0; group < this.#groups; group++) this.#groupOfMultiset[this.#multisets[group]] = -1
    if (this.#count > 0) this.#branch()
    for (let i = 0; i < this.#count; i++) this.#groupAt[this.#candidates[i]] = -1
  }

  #groupLetters(compass: readonly number[]): void {
    this.#groups = 0
    for (let letter = 0; letter < LETTERS; letter++) {
      const multiset = multisetOfLetter(compass, letter)
      this.#groupOfLetter[letter] = -1
      if (multiset === INCOMPLETE) continue
      let group = this.#groupOfMultiset[multiset]
      if (group < 0) {
        group = this.#groups++
        this.#groupOfMultiset[multiset] = group
        this.#multisets[group] = multiset
        this.#wanted[group] = 0
        this.#open[group] = 0
      }
      this.#groupOfLetter[letter] = group
      this.#wanted[group]++
    }
  }

  #collect(painted: readonly number[]): void {
    for (let hex = 0; hex < this.#hexes; hex++) {
      const multiset = multisetAround(this.#neighbours, painted, hex)
      if (multiset === INCOMPLETE) continue
      const group = this.#groupOfMultiset[multiset]
      if (group < 0) continue
      this.#candidates[this.#count++] = hex
      this.#groupAt[hex] = group
      this.#open[group]++
    }
  }

  /** Tries all that can still beat the best: with and without a hex of the group that has least to spare. */
  #branch(): void {
    const closed = this.#closed
    const taken = this.#takenCount
    this.#takeFree()
    const hex = this.#hexToDecide()
    if (hex >= 0) {
      const [closedHere, takenHere] = [this.#closed, this.#takenCount]
      this.#take(hex)
      this.#branch()
      this.#undo(closedHere, takenHere)
      this.#close(hex)
      this.#branch()
    } else if (this.#takenCount > this.#bestCount) {
      this.#bestCount = this.#takenCount
      this.#best.set(this.#taken)
      this.#bestGroups.set(this.#takenGroups)
    }
    this.#undo(closed, taken)
  }

  /** Takes open hexes that touch no other open hex, until there are none. */
  #takeFree(): void {
    for (let again = true; again; ) {
      again = false
      for (let i = 0; i < this.#count; i++) {
        const hex = this.#candidates[i]
        if (this.#groupAt[hex] < 0 || this.#touchesOpen(hex)) continue
        this.#take(hex)
        again = true
      }
    }
  }

  /** An open hex to branch on; -1 when none is left or the best cannot be beaten any more. */
  #hexToDecide(): number {
    let bound = this.#takenCount
    let tightest = -1
    let least = 0
    for (let group = 0; group < this.#groups; group++) {
      const spare = this.#open[group] - this.#wanted[group]
      bound += spare < 0 ? this.#open[group] : this.#wanted[group]
      if (this.#open[group] > 0 && (tightest < 0 || spare < least)) {
        tightest = group
        least = spare
      }
    }
    if (bound <= this.#bestCount || tightest < 0) return -1
    for (let i = 0; i < this.#count; i++) {
      if (this.#groupAt[this.#candidates[i]] === tightest) return this.#candidates[i]
    }
    return -1
  }

  #touchesOpen(hex: number): boolean {
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const neighbour = this.#neighbours[i]
      if (neighbour >= 0 && this.#groupAt[neighbour] >= 0) return true
    }
    return false
  }

  /** Gives a hex to its group; its neighbours close, and so does the group when it wants no more. */
  #take(hex: number): void {
    const group = this.#groupAt[hex]
    this.#taken[this.#takenCount] = hex
    this.#takenGroups[this.#takenCount++] = group
    this.#close(hex)
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const neighbour = this.#neighbours[i]
      if (neighbour >= 0 && this.#groupAt[neighbour] >= 0) this.#close(neighbour)
    }
    if (--this.#wanted[group] > 0) return
    for (let i = 0; i < this.#count; i++) {
      if (this.#groupAt[this.#candidates[i]] === group) this.#close(this.#candidates[i])
    }
  }

  #close(hex: number): void {
    const group = this.#groupAt[hex]
    this.#closedHexes[this.#closed] = hex
    this.#closedGroups[this.#closed++] = group
    this.#groupAt[hex] = -1
    this.#open[group]--
  }

  #undo(closed: number, taken: number): void {
    while (this.#closed > closed) {
      const group = this.#closedGroups[--this.#closed]
      this.#groupAt[this.#closedHexes[this.#closed]] = group
      this.#open[group]++
    }
    while (this.#takenCount > taken) this.#wanted[this.#takenGroups[--this.#takenCount]]++
  }
}
