import { inForce, ownEffect } from '../rules/abilities.ts'
import type { Defenders, DefendersAction, Printed, Threat } from '../rules/index.ts'
import { threatTo } from '../rules/injuries.ts'

/** What so many injuries cost, in action points: healing and care at first, in the end a death. */
const COSTS = [0, 0.7, 1.8, 3.6]
const DEATH = 7
const PER_DEATH_BEFORE = 3
/** The game, times the chance that the dead one is the second of a terrain. */
const MASSACRE = 45

/** The cost of injuries that may be expected in part. */
export function harmOf(printed: Printed, state: Defenders, player: number, injuries: number): number {
  const whole = Math.floor(injuries)
  const part = injuries - whole
  if (whole < COSTS.length - 1) return COSTS[whole] + part * (COSTS[whole + 1] - COSTS[whole])
  const last = COSTS[COSTS.length - 1]
  return last + (injuries - (COSTS.length - 1)) * (deathOf(printed, state, player) - last)
}

function deathOf({ terrainOf }: Printed, { players, deaths }: Defenders, player: number): number {
  const { hand, deck } = players[player]
  const victims = hand.length > 0 ? hand : deck
  let second = 0
  for (const card of victims) if (deaths[terrainOf[card]] > 0) second += 1
  let before = 0
  for (const dead of deaths) before += dead
  return DEATH + PER_DEATH_BEFORE * before + (victims.length === 0 ? 0 : (MASSACRE * second) / victims.length)
}

/** Injuries that the roll for an action brings on average (DE-602 to DE-609). */
export function expectedInjuries(printed: Printed, state: Defenders, { type }: DefendersAction): number {
  if (type === 'team' || type === 'food' || type === 'potionsHeal' || type === 'endActions') return 0
  const regroups = type === 'regroup' || type === 'mapRegroup'
  if (regroups && inForce(printed, state, 'shareCamps')) return 0
  return meanRoll(printed, state, state.current, threatTo(state, state.current))
}

export function meanRoll(printed: Printed, state: Defenders, player: number, threat: Threat): number {
  if (threat === 'none') return 0
  const ignored = ownEffect(printed, state, player, 'ignoreResult')?.result
  const { die } = printed.pack
  let sum = 0
  for (const face of die) if (face !== ignored && (threat === 'close' || face === 1)) sum += face
  return sum / die.length
}
