import type { Seat } from '@vyprava/kernel'
import { backToMain } from './agenda.ts'
import { CHURCH } from './fields.ts'
import type { Item } from './items.ts'
import type { Euthia } from './state.ts'
import type { EuthiaCourse } from './steps/step.ts'

/** What a death outside combat costs, and together (EU-741, EU-1308). */
const LOSS = 2
const LOSS_TOGETHER = 1

/** Healing goes up to the maximum (EU-872). */
export function heal(state: Euthia, seat: Seat, n: number, course: EuthiaCourse): void {
  const player = state.players[seat]
  const by = Math.min(n, player.maxHealth - player.health)
  if (by <= 0) return
  player.health += by
  course.emit({ type: 'healed', player: seat, health: player.health, by })
}

/**
 * Wounds outside the arithmetic of an attack (EU-871). Whether the hero died by them is answered: then what was still
 * to be done for it is off the agenda. In a fight that has begun, its end follows as the step `defeat` (EU-731).
 */
export function hurt(
  state: Euthia,
  seat: Seat,
  wounds: number,
  course: EuthiaCourse,
  loss?: number,
): boolean {
  if (wounds <= 0) return false
  const player = state.players[seat]
  player.health = Math.max(0, player.health - wounds)
  course.emit({ type: 'wounded', player: seat, wounds, health: player.health })
  if (player.health > 0) return false
  die(state, seat, course, loss)
  return true
}

/** The hero's health is 0: the fight is lost, or the hero dies outside combat (EU-676, EU-741, EU-R27). */
export function die(state: Euthia, seat: Seat, course: EuthiaCourse, loss?: number): void {
  state.players[seat].health = 0
  if (isFighting(state, seat)) {
    backToMain(state)
    state.agenda.push({ step: 'defeat', seat })
    return
  }
  if (state.fight?.hero === seat) {
    state.fight = null
    backToMain(state)
  }
  dieOutside(state, seat, course, loss)
}

/** Before combat is no combat yet (EU-R27). */
const isFighting = (state: Euthia, seat: Seat): boolean =>
  state.fight?.hero === seat && !state.agenda.some(({ step }) => step === 'beforeFight')

/** To the church, at full health, with less reputation and no movement points left (EU-741 to EU-743, EU-R75). */
function dieOutside(state: Euthia, seat: Seat, course: EuthiaCourse, loss?: number): void {
  const player = state.players[seat]
  const due = loss ?? (state.mode === 'cooperative' ? LOSS_TOGETHER : LOSS)
  const lost = Math.min(player.rep, due)
  player.rep -= lost
  player.field = CHURCH
  player.health = player.maxHealth
  player.mp = 0
  dropFor(state, seat)
  course.emit({ type: 'died', player: seat, rep: lost })
}

/** Steps of the active hero's own doings, and questions inside effects: a death ends them (EU-R12). */
const OWN_STEPS: readonly Item['step'][] = ['arrive', 'explore', 'cart', 'trade', 'pair']
const EFFECT_STEPS: readonly Item['step'][] = ['ops', 'choose', 'pick', 'teleport', 'heroRoll']

function dropFor(state: Euthia, seat: Seat): void {
  state.agenda = state.agenda.filter((item) =>
    EFFECT_STEPS.includes(item.step)
      ? !('seat' in item && item.seat === seat)
      : !(seat === state.active && OWN_STEPS.includes(item.step)),
  )
}
