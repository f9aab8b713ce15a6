import type { Seat } from '@vyprava/kernel'
import type { Op } from '../../content/schema.ts'
import type { HeroRoll } from '../items.ts'
import type { Euthia } from '../state.ts'
import type { EuthiaCourse } from '../steps/step.ts'

const SIDES = 6

/** Ops on a hero roll outside combat change the roll that lies on the agenda (EU-410, EU-412, EU-R99); whether one does. */
export function changeRoll(state: Euthia, seat: Seat, op: Op, course: EuthiaCourse): boolean {
  const roll = state.agenda.findLast((item) => item.step === 'heroRoll' && item.seat === seat)
  if (roll?.step !== 'heroRoll') return false
  switch (op.op) {
    case 'clover':
      roll.plus += op.n
      return true
    case 'reroll':
      for (let left = op.n; left > 0 && op.side === 'hero'; left--)
        setLowest(roll, () => course.random.die(SIDES), seat, course)
      return true
    case 'setDie':
      if (op.side === 'hero') setLowest(roll, () => op.value, seat, course)
      return true
    case 'flipDie':
      if (op.side === 'hero') setLowest(roll, (value) => SIDES + 1 - value, seat, course)
      return true
    default:
      return false
  }
}

function setLowest(roll: HeroRoll, to: (value: number) => number, seat: Seat, course: EuthiaCourse): void {
  const die = roll.dice[0] <= roll.dice[1] ? 0 : 1
  roll.dice[die] = to(roll.dice[die])
  course.emit({ type: 'rerolled', player: seat, die, value: roll.dice[die] })
}
