import { Random } from '@vyprava/kernel'
import type { Typical } from '../content/foe-power.ts'
import type { ChaosType, Foe } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import { Bout, cardOf } from './bout.ts'
import { SLOT } from './pack.ts'

/* How often a hero beats a foe by the rules' own fight, when both spend Gaar on every low die of their own. */

const LOW_DIE = 3
const HERO = 0

/** The die that is worth a Gaar, or nothing. */
const lowDie = (dice: readonly number[]): number => {
  const die = dice[0] <= dice[1] ? 0 : 1
  return dice[die] <= LOW_DIE ? die : -1
}

/** A dodge of every round is a diagram that begins so much later; the immune do not feel it (EU-R59). */
const dodged = ({ profile, immune }: Foe, dodge: number): Foe['profile'] =>
  immune ? profile : profile.map(({ min, ops }) => ({ min: min === null ? null : min + dodge, ops }))

export class Duel {
  readonly #bout: Bout
  readonly #field: number
  readonly #gaar: number
  readonly #hero: Typical
  readonly #cards: readonly ChaosType[]

  /** The foe's own cards stay away; those given are played as soon as they can be, one by one. */
  constructor(foe: Foe, hero: Typical, cards: readonly ChaosType[] = []) {
    const face = { ...foe, profile: dodged(foe, hero.dodge), silver: 0, gold: 0, chaos: cards.length }
    this.#bout = new Bout({ foe: face, weapon: hero.weapon, cards })
    this.#field = this.#bout.hero.field
    this.#gaar = foe.gaar
    this.#hero = hero
    this.#cards = cards
  }

  /** Won fights of so many. */
  wins(fights: number, random: Random): number {
    let won = 0
    for (let left = fights; left > 0; left--) if (this.#fight(random)) won += 1
    return won
  }

  #fight(random: Random): boolean {
    const bout = this.#bout
    const { hero, state } = bout
    const { health, gaar } = this.#hero
    let won = false
    const emit = (event: EuthiaEvent): void => {
      if (event.type === 'foeBeaten') won = true
    }
    const turn = { random, emit, tell() {} }
    Object.assign(hero, { field: this.#field, health, maxHealth: health, gaar, hand: [], trophies: [] })
    state.map.heroTokens.fill(-1)
    state.players[1].hand = this.#cards.map(cardOf)
    bout.again(turn, { gaar: this.#gaar, chaos: this.#cards.length })
    while (!bout.over) bout.apply(this.#choose(), turn)
    return won
  }

  #choose(): EuthiaAction {
    const bout = this.#bout
    const { fight } = bout
    const seat = bout.asked[0]
    switch (bout.step) {
      case 'trophy':
        return { type: 'trophy', keep: false }
      case 'attack':
        return { type: 'attack', place: SLOT.hand, way: 0 }
      case 'heroAfter': {
        const die = lowDie(fight.heroDice)
        return bout.hero.gaar > 0 && die >= 0 ? { type: 'gaar', die } : { type: 'done' }
      }
      case 'exchange': {
        const die = lowDie(fight.monsterDice)
        return seat !== HERO && fight.gaar > 0 && die >= 0 ? { type: 'gaar', die } : { type: 'pass' }
      }
      case 'monsterBefore':
        return this.#play() ?? { type: 'done' }
      default:
        return { type: 'done' }
    }
  }

  #play(): EuthiaAction | null {
    const card = this.#bout.state.players[1].hand[0]
    return card === undefined || this.#bout.fight.chaos === 0 ? null : { type: 'play', card, count: 1 }
  }
}

export const winRate = (
  foe: Foe,
  hero: Typical,
  fights: number,
  cards: readonly ChaosType[] = [],
  seed = 'duel',
): number => new Duel(foe, hero, cards).wins(fights, new Random(seed)) / fights
