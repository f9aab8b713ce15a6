import type { Refusal, Seat } from '@vyprava/kernel'
import type { Side } from '../../../content/schema.ts'
import type { Denial, Fight } from '../../fight.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import type { Euthia } from '../../state.ts'
import type { Attempt, EuthiaCourse } from '../step.ts'
import { DWURT_PLUS, GAAR_PLUS, spendDwurt, spendsDwurt } from '../turn/roll.ts'

const DIE_SIDES = 6

export const isDenied = ({ denials }: Fight, what: Denial['what']): boolean =>
  denials.some((denial) => denial.what === what)

/** The side for which a seat acts in a fight. */
export const sideOf = ({ hero }: Fight, seat: Seat): Side => (seat === hero ? 'hero' : 'monster')

/** Whether a side has something to spend on a roll: a hero's Gaar or Dwurt, the monster's own Gaar (EU-624, EU-1402). */
export function hasToken(printed: Printed, state: Euthia, fight: Fight, side: Side): boolean {
  if (side === 'monster') return fight.gaar > 0 && !isDenied(fight, 'gaarMonster')
  const player = state.players[fight.hero]
  return (spendsDwurt(printed, player) ? player.dwurt : player.gaar) > 0 && !isDenied(fight, 'gaarHero')
}

/** Why a token cannot be spent on a die of the side that is attacking. */
export function refuseGaar({ printed, state, seat }: Attempt, attacker: Side, die: number): Refusal | null {
  const { fight } = state
  if (fight === null) return refuse('EU-408', 'notInFight')
  const by = sideOf(fight, seat)
  const player = state.players[seat]
  const dwurt = by === 'hero' && spendsDwurt(printed, player)
  const rule = dwurt ? 'EU-1402' : attacker === 'hero' ? 'EU-408' : by === 'hero' ? 'EU-656' : 'EU-655'
  if (isDenied(fight, by === 'hero' ? 'gaarHero' : 'gaarMonster')) return refuse(rule, 'denied')
  if (dwurt) return refuseDwurt(player.dwurt, die)
  if ((by === 'hero' ? player.gaar : fight.gaar) === 0) return refuse(rule, 'noGaar')
  const dice = attacker === 'hero' ? fight.heroDice : fight.monsterDice
  return (dice[die] ?? 0) > 0 ? null : refuse(rule, 'noSuchDie')
}

/** Dwurt throws nothing again, so it is spent as if on the first die (EU-1402). */
function refuseDwurt(dwurt: number, die: number): Refusal | null {
  if (dwurt === 0) return refuse('EU-1402', 'noGaar')
  return die === 0 ? null : refuse('EU-1402', 'onlyDwurtDie')
}

/** Gaar throws a die again and moves the roll by 2 for its side; Dwurt moves it by 3 (EU-408, EU-655, EU-656, EU-1402). */
export function spendToken(
  { printed, state, seat }: Attempt,
  fight: Fight,
  attacker: Side,
  die: number,
  course: EuthiaCourse,
): void {
  const by = sideOf(fight, seat)
  const player = state.players[seat]
  const sign = by === attacker ? 1 : -1
  if (by === 'hero' && spendsDwurt(printed, player)) {
    spendDwurt(player)
    moveRoll(fight, attacker, sign * DWURT_PLUS)
    course.emit({ type: 'dwurtSpent', player: seat, side: attacker })
    return
  }
  if (by === 'hero') player.gaar -= 1
  else fight.gaar -= 1
  throwAgain(fight, attacker, by, die, course)
  moveRoll(fight, attacker, sign * GAAR_PLUS)
}

export function throwAgain(fight: Fight, attacker: Side, by: Side, die: number, course: EuthiaCourse): void {
  const dice = attacker === 'hero' ? fight.heroDice : fight.monsterDice
  dice[die] = course.random.die(DIE_SIDES)
  course.emit({ type: 'gaarSpent', by, side: attacker, die, value: dice[die] })
}

export function moveRoll(fight: Fight, attacker: Side, by: number): void {
  if (attacker === 'hero') fight.heroRoll += by
  else fight.monsterRoll += by
}
