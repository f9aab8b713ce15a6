import type { Side } from '../../content/schema.ts'
import type { Fight } from '../../rules/fight.ts'
import type { Printed } from '../../rules/printed.ts'
import { type Seen, type Strike, strikeOf } from './sum.ts'

export const FACES = [1, 2, 3, 4, 5, 6] as const

/** What a throw comes to when a die shows another face and the throw is moved. */
export interface Outcome {
  readonly face: number
  readonly strike: Strike
}

const moved = (fight: Fight, side: Side, dice: readonly number[], by: number): Fight =>
  side === 'hero'
    ? { ...fight, heroDice: [...dice], heroRoll: fight.heroRoll + by }
    : { ...fight, monsterDice: [...dice], monsterRoll: fight.monsterRoll + by }

const diceOf = (fight: Fight, side: Side): readonly number[] =>
  side === 'hero' ? fight.heroDice : fight.monsterDice

/** The six ways in which a die may fall that is thrown again for a token. */
export const outcomesOf = (
  printed: Printed,
  seen: Seen,
  fight: Fight,
  side: Side,
  die: number,
  by: number,
): Outcome[] =>
  FACES.map((face) => {
    const dice = diceOf(fight, side).map((value, at) => (at === die ? face : value))
    return { face, strike: strikeOf(printed, seen, moved(fight, side, dice, by), side) }
  })

/** The throw as it lies, moved by so much: Dwurt and hope throw nothing again. */
export const movedStrike = (printed: Printed, seen: Seen, fight: Fight, side: Side, by: number): Strike =>
  strikeOf(printed, seen, moved(fight, side, diceOf(fight, side), by), side)
