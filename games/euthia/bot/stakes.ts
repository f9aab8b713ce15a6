import { MOST_ROUNDS } from '../rules/fight.ts'
import { armsOf } from './arms.ts'
import type { Clash } from './clash.ts'
import { isRace, type Thought } from './mind.ts'

/* What a hit and a wound are worth in the middle of a fight, in reputation. */

export const HIT = 0.55
const WOUND = 0.4
/** What tokens and cards of the foe add to its blow. */
const MALICE = 0.6
const LEAST_BLOW = 1
const LEAST_HITS = 0.8
/** The share that is left of a wound where the hero will outlast the fight. */
const HARMLESS = 0.2

/**
 * Where the goal is all that counts, wounds cost no more than the attacks that they take from the hero: as many hits as it
 * deals while a foe deals one. In a fight that ends by itself they cost little as long as the hero will see its end.
 */
export function woundPrice(thought: Thought, clash: Clash): number {
  const { mind, state } = thought
  const { fight } = clash
  if (fight.kind === 'monster' || isRace(state)) return WOUND
  const hero = state.players[fight.hero]
  const { mean, heal } = armsOf(mind, hero, hero.slots, false)
  const blow = Math.max(LEAST_BLOW, clash.typical + MALICE)
  const price = Math.min(WOUND, (HIT * Math.max(LEAST_HITS, mean)) / blow)
  if (fight.lastRound >= MOST_ROUNDS) return price
  const spare = clash.health + heal - clash.wounds() - (fight.lastRound - fight.round) * blow
  return price * Math.max(HARMLESS, Math.min(1, 1 - spare / blow))
}
