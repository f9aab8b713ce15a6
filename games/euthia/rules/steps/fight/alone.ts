import { CHAOS_TYPES } from '../../../content/schema.ts'
import { discardChaos } from '../../decks.ts'
import type { Fight } from '../../fight.ts'
import type { Printed } from '../../printed.ts'
import type { Euthia } from '../../state.ts'
import type { EuthiaCourse } from '../step.ts'
import { GAAR_PLUS } from '../turn/roll.ts'
import { layCards } from './foe.ts'
import { hasToken, isDenied, throwAgain } from './gaar.ts'
import { isCardDenied } from './plays.ts'

/** The highest face that the monster throws again (EU-1224). */
const LOW = 3
const MOST_GOLD = 3
const MOST_SILVER = 2
const MENDING = CHAOS_TYPES.indexOf('mending')

/** Alone and together the combat card says what the monster does after its roll: Gaar, then chaos (EU-1224, EU-1225). */
export function actByCard(printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  if (fight.combatCard < 0) return
  const { gaar, chaos } = printed.pack.combatCards[fight.combatCard]
  for (let left = gaar; left > 0; left--) spendByCard(printed, state, fight, course)
  for (const { card, count } of chaosSets(printed, state, fight, chaos)) {
    if (isCardDenied(printed, fight, card)) {
      fight.chaos -= 1
      for (let left = count; left > 0; left--) discardChaos(printed, state, card)
    } else layCards(printed, state, fight, card, count, course)
  }
}

/** The lowest die is thrown again if it shows 1 to 3, and the monster is 2 stronger; else the token is kept (EU-1224, EU-R80). */
function spendByCard(printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  if (!hasToken(printed, state, fight, 'monster')) return
  const [left, right] = fight.monsterDice
  const die = left === 0 || (right !== 0 && right < left) ? 1 : 0
  if (fight.monsterDice[die] === 0 || fight.monsterDice[die] > LOW) return
  fight.gaar -= 1
  throwAgain(fight, 'monster', 'monster', die, course)
  fight.monsterRoll += GAAR_PLUS
}

interface ChaosSet {
  readonly card: number
  count: number
}

/** The sets of the chaos actions, turned up from the reserves: each needs a token and a card (EU-1225, EU-1231 to EU-1239). */
export function chaosSets(printed: Printed, state: Euthia, fight: Fight, symbols: number): ChaosSet[] {
  const actions = isDenied(fight, 'cards') ? 0 : Math.min(symbols, fight.chaos)
  if (actions === 0) return []
  const unhurt = fight.hits === 0
  const gold = isDenied(fight, 'gold') ? [] : state.goldReserve
  const silver = isDenied(fight, 'silver') ? [] : state.silverReserve
  const reserve = gold.length > 0 ? gold : silver
  const most = gold.length > 0 ? MOST_GOLD : MOST_SILVER
  const first = turnUp(printed, reserve, most, unhurt, actions > 1)
  if (first === null) return []
  if (actions === 1) return [first.set]
  const mended = unhurt && isMending(printed, first.set.card)
  if (first.next !== null) reserve.unshift(first.next)
  const second = secondSet(printed, gold, silver, mended, unhurt)
  return second === null ? [first.set] : [first.set, second]
}

const isMending = ({ typeOf }: Printed, card: number): boolean => typeOf[card] === MENDING

/** From the gold reserve while it has something to give, else from the silver one (EU-1234, EU-1237, EU-1239, EU-R81, EU-R82). */
function secondSet(
  printed: Printed,
  gold: number[],
  silver: number[],
  mended: boolean,
  unhurt: boolean,
): ChaosSet | null {
  for (const [reserve, most] of [
    [gold, MOST_GOLD],
    [silver, MOST_SILVER],
  ] as const) {
    if (mended) putMendingUnder(printed, reserve)
    if (mended && reserve.length > 0 && isMending(printed, reserve[0])) continue
    const turned = turnUp(printed, reserve, most, unhurt, false)
    if (turned !== null) return turned.set
  }
  return null
}

/** While the monster has no hits one set of Mending is enough: more of it goes to the bottom (EU-1237). */
function putMendingUnder(printed: Printed, reserve: number[]): void {
  for (let left = reserve.length; left > 0 && isMending(printed, reserve[0]); left--)
    reserve.push(...reserve.splice(0, 1))
}

/**
 * Turns cards up until the set is full or another type comes, which goes to the bottom or is left for the next set
 * (EU-1231 to EU-1234). Mending for a monster without hits is a set by itself (EU-1236, EU-1239).
 */
function turnUp(
  printed: Printed,
  reserve: number[],
  most: number,
  unhurt: boolean,
  keepNext: boolean,
): { readonly set: ChaosSet; readonly next: number | null } | null {
  const card = reserve.shift()
  if (card === undefined) return null
  const set: ChaosSet = { card, count: 1 }
  if (unhurt && isMending(printed, card)) return { set, next: null }
  while (set.count < most && reserve.length > 0) {
    const other: number = reserve.shift() ?? card
    if (other !== card) {
      if (keepNext) return { set, next: other }
      reserve.push(other)
      return { set, next: null }
    }
    set.count += 1
  }
  return { set, next: null }
}
