import { ELEMENTS } from '../../../content/schema.ts'
import { wardedKinds } from '../../effects/permanent.ts'
import type { Fight, Modifier } from '../../fight.ts'
import { foeOf } from '../../foes.ts'
import { ruleValue } from '../../global.ts'
import type { Printed } from '../../printed.ts'
import type { Euthia } from '../../state.ts'
import type { EuthiaCourse } from '../step.ts'
import { EARTH_PLUS, turnHigher } from '../turn/roll.ts'

const AIR_BIT = 1 << ELEMENTS.indexOf('air')
const EARTH_BIT = 1 << ELEMENTS.indexOf('earth')

/** All values of a kind that count now. */
export function sumOf({ modifiers }: Fight, what: Modifier['what']): number {
  let sum = 0
  for (const modifier of modifiers) if (modifier.what === what) sum += modifier.n
  return sum
}

/** Dice, Gaar, earth, hare's paws; together an event may strengthen all monsters (EU-660, EU-670, EU-1532). */
export const monsterStrength = (state: Euthia, fight: Fight): number =>
  fight.monsterDice[0] +
  fight.monsterDice[1] +
  fight.monsterRoll +
  sumOf(fight, 'monsterStrength') +
  ruleValue(state, 'monsterHare')

/** Dice, Gaar, earth, hope, clovers, penalties of shields and of the foe (EU-663, EU-689, EU-760). */
export function heroStrength(printed: Printed, fight: Fight): number {
  const penalty = sumOf(fight, 'noPenalty') > 0 ? 0 : foeOf(printed, fight).clover
  const dice = fight.heroDice[0] + fight.heroDice[1] + fight.heroRoll
  return dice + sumOf(fight, 'heroRoll') + sumOf(fight, 'nextAttack') + penalty
}

/** Signs count only where there is something to change: all plus before all minus (EU-672 to EU-674, EU-691). */
export const signed = (base: number, plus: number, minus: number): number =>
  base >= 1 ? Math.max(0, base + plus - minus) : 0

/** Air, then earth, on the throw of the monster; an immune one does not feel them (EU-652, EU-1015, EU-R58). */
export function influenceMonster(printed: Printed, fight: Fight, course: EuthiaCourse): void {
  if (foeOf(printed, fight).immune) return
  if (fight.air === 1 && !fight.monsterDice.includes(0)) turnOver(fight, 'monster', course)
  if (fight.earth === 1) fight.monsterRoll += EARTH_PLUS
}

/** Air, then earth, on the throw of the hero, apart from what it is warded against (EU-402 to EU-407, EU-R64). */
export function influenceHero(printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  if (fight.air === 0 && fight.earth === 0) return
  const warded = wardedKinds(printed, state.players[fight.hero])
  if (fight.air === 1 && (warded & AIR_BIT) === 0) turnOver(fight, 'hero', course)
  if (fight.earth === 1 && (warded & EARTH_BIT) === 0) fight.heroRoll += EARTH_PLUS
}

function turnOver(fight: Fight, side: 'hero' | 'monster', course: EuthiaCourse): void {
  const dice = side === 'hero' ? fight.heroDice : fight.monsterDice
  if (dice[0] === dice[1]) return
  turnHigher(dice)
  course.emit({ type: 'diceTurned', side, dice: dice.slice() })
}
