import type { Foe } from '../content/schema.ts'
import type { Euthia } from '../rules/state.ts'
import type { Arm } from './armoury.ts'
import type { Arms } from './arms.ts'
import { onScale, type Scale, SIDES, signed } from './dice.ts'

/** How a fight is expected to go. */
export interface Outlook {
  readonly win: number
  /** Health and tokens that are left after a victory, on average. */
  readonly health: number
  readonly gaar: number
  /** Hits dealt on average, won or not. */
  readonly hits: number
  readonly death: number
}

export interface Opponent {
  readonly foe: Foe
  readonly wounds: Scale
  readonly vitality: number
  readonly lastRound: number
  /** Wounds that a chaos token adds to an attack. */
  readonly malice: number
}

/** Gold cards are worse than silver ones: alone and together one sees which will come. */
export const maliceOf = ({ goldReserve }: Pick<Euthia, 'goldReserve'>): number =>
  goldReserve.length > 0 ? 2 : 1

const FIGHTS = 60
const LOW_DIE = 3
const MOST_ROUNDS = 14
const LASTING = 0.55

/** Plays the fight many times in the mind, roughly as both sides would; the same dice every time. */
export function duel(arms: Arms, opponent: Opponent, fights = FIGHTS): Outlook {
  const dice = new Dice()
  let wins = 0
  let deaths = 0
  let health = 0
  let gaar = 0
  let hits = 0
  for (let i = 0; i < fights; i++) {
    const bout = new Bout(arms, opponent, dice)
    bout.run()
    hits += bout.hits
    if (bout.health <= 0) deaths += 1
    else if (bout.hits >= opponent.vitality) {
      wins += 1
      health += bout.health
      gaar += bout.gaar
    }
  }
  const won = Math.max(1, wins)
  return {
    win: wins / fights,
    death: deaths / fights,
    health: health / won,
    gaar: gaar / won,
    hits: hits / fights,
  }
}

/** Dice that fall the same way whenever a fight is thought about. */
class Dice {
  #at = 20_260_000
  roll(): number {
    this.#at = (Math.imul(this.#at, 1_103_515_245) + 12_345) & 0x7fffffff
    return 1 + ((this.#at >> 15) % SIDES)
  }
}

class Bout {
  health: number
  gaar: number
  hits = 0
  readonly #arms: Arms
  readonly #opponent: Opponent
  readonly #dice: Dice
  #heal: number
  #foeGaar: number
  #chaos: number
  #attack = 0
  #dodge = 0
  #help = 0

  constructor(arms: Arms, opponent: Opponent, dice: Dice) {
    this.#arms = arms
    this.#opponent = opponent
    this.#dice = dice
    this.health = arms.health
    this.gaar = arms.gaar
    this.#heal = arms.heal
    this.#foeGaar = opponent.foe.gaar
    this.#chaos = opponent.foe.chaos
  }

  run(): void {
    const { foe, vitality, lastRound } = this.#opponent
    if (this.#arms.first !== null) this.#strike(this.#arms.first)
    const last = Math.min(lastRound, MOST_ROUNDS)
    for (let round = 1; round <= last && this.hits < vitality; round++) {
      this.#mend()
      if (round > 1 && foe.lasting.length > 0) this.hits = Math.max(0, this.hits - LASTING)
      this.#suffer()
      if (this.health <= 0) return
      this.#mend()
      this.#strike(this.#nextAttack())
    }
    if (this.hits < vitality && lastRound > MOST_ROUNDS) this.health = 0
  }

  #mend(): void {
    const missing = this.#arms.most - this.health
    if (this.#heal <= 0 || missing < 2) return
    const healed = Math.min(this.#heal, missing, 4)
    this.health += healed
    this.#heal -= healed
  }

  #suffer(): void {
    const { foe, wounds } = this.#opponent
    const { dodges } = this.#arms
    const one = this.#dice.roll()
    const two = this.#dice.roll()
    let strength = one + two
    let plus = 0
    if (this.#foeGaar > 0 && Math.min(one, two) <= LOW_DIE) {
      this.#foeGaar -= 1
      strength += 2 + this.#dice.roll() - Math.min(one, two)
    }
    if (this.#chaos > 0) {
      this.#chaos -= 1
      strength += 1
      plus = this.#opponent.malice
    }
    let guard = this.#arms.guard
    if (!foe.immune) strength -= this.#arms.hare
    const dodge = dodges[this.#dodge]
    if (dodge !== undefined && onScale(wounds, strength) >= 2) {
      this.#dodge += 1
      guard += dodge.guard
      if (!foe.immune) strength -= Math.round(dodge.hare)
    }
    const hurt = signed(onScale(wounds, strength), plus, guard)
    this.health -= this.#avert(hurt, strength, plus, guard)
  }

  /** A token against a blow that would hurt much. */
  #avert(hurt: number, strength: number, plus: number, guard: number): number {
    if (this.gaar <= 0 || (hurt < 3 && hurt < this.health)) return hurt
    this.gaar -= 1
    const less = this.#arms.isDwurt ? 3 : 3.5
    return signed(onScale(this.#opponent.wounds, Math.floor(strength - less)), plus, guard)
  }

  #nextAttack(): { readonly scale: Scale | null; readonly gaarCost: number; readonly woundCost: number } {
    const { attacks, weapon, mean } = this.#arms
    for (let at = this.#attack; at < attacks.length; at++) {
      const arm = attacks[at]
      if (arm.gaarCost > this.gaar || arm.woundCost >= this.health || arm.meanHits < mean) continue
      this.#attack = at + 1
      return arm
    }
    return { scale: weapon, gaarCost: 0, woundCost: 0 }
  }

  #strike({ scale, gaarCost, woundCost }: Pick<Arm, 'scale' | 'gaarCost' | 'woundCost'>): void {
    if (scale === null || gaarCost > this.gaar) return
    this.gaar -= gaarCost
    this.health -= woundCost
    const { helps, penalty, isDwurt } = this.#arms
    const left = this.#opponent.vitality - this.hits
    const one = this.#dice.roll()
    const two = this.#dice.roll()
    let strength = one + two + this.#opponent.foe.clover - penalty
    let more = 0
    const help = helps[this.#help]
    if (help !== undefined) {
      this.#help += 1
      strength += Math.round(help.clover)
      more = help.hits
    }
    const low = Math.min(one, two)
    if (this.gaar > 0 && (low <= LOW_DIE || isDwurt) && onScale(scale, strength) < Math.min(left, 3)) {
      this.gaar -= 1
      strength += isDwurt ? 3 : 2 + this.#dice.roll() - low
    }
    this.hits += signed(onScale(scale, strength), more, 0)
  }
}
