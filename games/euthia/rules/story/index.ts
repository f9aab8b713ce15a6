import type { Random, Refusal, Seat } from '@vyprava/kernel'
import type { Fight } from '../fight.ts'
import type { Printed } from '../printed.ts'
import { refuse } from '../refusals/reasons.ts'
import { type Euthia, isOver } from '../state.ts'
import type { EuthiaCourse } from '../steps/step.ts'
import { coldTrail, eliteBonus, elites } from './elites.ts'
import { golem } from './golem.ts'
import type { Challenge, Hook, Hooks } from './hook.ts'
import { settlementDragon } from './settlements.ts'
import { ashRain, events, sleeper } from './sleeper.ts'

/** Legends and titles are asked for where they count: they do nothing at the moments of the game. */
const hooks: Hooks = {
  elites,
  eliteBonus,
  coldTrail,
  settlementDragon,
  events,
  legends: {},
  sleeper,
  ashRain,
  golem,
  titles: {},
}
const HOOKS: Readonly<Record<string, Hook>> = hooks

export function setUpStory(printed: Printed, state: Euthia, random: Random): void {
  for (const hook of printed.pack.scenarios[state.scenario].hooks)
    HOOKS[hook.hook].setUp?.(printed, state, hook, random)
}

export function atRoundStart(printed: Printed, state: Euthia, course: EuthiaCourse): void {
  for (const hook of printed.pack.scenarios[state.scenario].hooks)
    if (!isOver(state)) HOOKS[hook.hook].roundStart?.(printed, state, hook, course)
}

export function atTurnEnd(printed: Printed, state: Euthia, course: EuthiaCourse): void {
  for (const hook of printed.pack.scenarios[state.scenario].hooks)
    if (!isOver(state)) HOOKS[hook.hook].turnEnd?.(printed, state, hook, course)
}

export function atRoundEnd(printed: Printed, state: Euthia, course: EuthiaCourse): void {
  for (const hook of printed.pack.scenarios[state.scenario].hooks)
    if (!isOver(state)) HOOKS[hook.hook].roundEnd?.(printed, state, hook, course)
}

export function onTilePlaced(printed: Printed, state: Euthia, place: number, course: EuthiaCourse): void {
  for (const hook of printed.pack.scenarios[state.scenario].hooks)
    HOOKS[hook.hook].tilePlaced?.(printed, state, hook, place, course)
}

/** The foe of the scenario that a hero can fight where it stands, or why it cannot (EU-1502). */
export function challengeFor(printed: Printed, state: Euthia, seat: Seat): Challenge | Refusal {
  for (const hook of printed.pack.scenarios[state.scenario].hooks) {
    const answer = HOOKS[hook.hook].challenge?.(printed, state, hook, seat)
    if (answer !== undefined) return answer
  }
  return refuse('EU-601', 'noFoe')
}

/** A foe is beaten: what the scenario adds to it, rewards of its own foes included. */
export function atVictory(printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  for (const hook of printed.pack.scenarios[state.scenario].hooks)
    HOOKS[hook.hook].victory?.(printed, state, hook, fight, course)
}

/** A fight is over, however it ended: hits that persist are kept (EU-1503). */
export function atFightOver(printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  for (const hook of printed.pack.scenarios[state.scenario].hooks)
    HOOKS[hook.hook].fightOver?.(printed, state, hook, fight, course)
}
