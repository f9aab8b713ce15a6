import { finish, schedule } from '@vyprava/kernel'
import { type DefendersAction, RESOLVE, RESOLVE_HEX, SHIFT, STAY, WAIT } from '../actions.ts'
import { clearPollution } from '../deeds.ts'
import type { Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import { burn, resolve, revealEffectOf, travel } from '../reveals.ts'
import { type AbilityItem, type Defenders, isOver, type PathsItem, seatOf } from '../state.ts'
import { shiftTargets, targetsOf } from '../targets.ts'
import { alone } from './items.ts'
import { type Asking, type DefendersCourse, unexpected, type Working } from './step.ts'

/** Whether the asked owner may let the others go first: unless all of them did so before (DE-205, DE-R70). */
export const mayWait = ({ pending }: Defenders, { waited }: AbilityItem): boolean =>
  waited + 1 < pending.length

/** Asks the first owner, unless nothing is to choose: neither the order nor the target. */
export const abilitiesStep = (printed: Printed): Working<'abilities'> => ({
  work(state, { waited }, course) {
    if (state.pending.length === 0) return
    const forced = state.pending.length === 1 ? forcedTarget(printed, state, state.pending[0]) : null
    if (forced === null) schedule(state, { step: 'ability', waited })
    else carryOut(printed, state, forced, course)
  },
})

/** What an ability does when its owner has no choice (DE-802, DE-R41), or null. */
function forcedTarget(printed: Printed, state: Defenders, player: number): DefendersAction | null {
  const targets = targetsOf(printed, state, player)
  if (targets.length === 0) return RESOLVE
  return targets.length === 1 ? targets[0] : null
}

function carryOut(
  printed: Printed,
  state: Defenders,
  target: DefendersAction,
  course: DefendersCourse,
): void {
  const player = state.pending[0]
  state.pending.shift()
  schedule(state, { step: 'abilities', waited: 0 })
  resolve(printed, state, player, target, course)
}

/** The owner names the target, or lets others go first. */
export const abilityStep = (printed: Printed): Asking<'ability'> => ({
  deciders: (state) => alone(seatOf(state, state.pending[0])),
  decision(state, item) {
    const [player] = state.pending
    const targets = targetsOf(printed, state, player)
    const actions = targets.length === 0 ? [RESOLVE] : targets.slice()
    if (mayWait(state, item)) actions.push(WAIT)
    const { does } = revealEffectOf(printed, state, player)
    return {
      prompt: { key: 'resolve', values: { player, card: state.players[player].active, does } },
      actions,
    }
  },
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, _seat, action, course) {
    finish(state, item)
    if (action.type !== 'wait') {
      carryOut(printed, state, action, course)
      return
    }
    const player = state.pending[0]
    state.pending.shift()
    state.pending.push(player)
    course.emit({ type: 'abilityWaited', player })
    schedule(state, { step: 'abilities', waited: item.waited + 1 })
  },
})

/** The order in which the hexes around the leader are cleared (DE-814, DE-R31). */
export const burnStep = (printed: Printed): Asking<'burn'> => ({
  deciders: (state, { player }) => alone(seatOf(state, player)),
  decision: (_state, { player, hexes }) => ({
    prompt: { key: 'burn', values: { player } },
    actions: hexes.map((hex) => RESOLVE_HEX[hex]),
  }),
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, _seat, action, course) {
    if (action.type !== 'resolveHex') unexpected('burn', action)
    const { player, hexes } = item
    finish(state, item)
    clearPollution(printed, state, player, action.hex, 'ability', course)
    if (isOver(state)) return
    burn(
      printed,
      state,
      player,
      hexes.filter((hex) => hex !== action.hex),
      course,
    )
  },
})

/** For whom the seat decides here: alone for one faction after the other. */
export const shifterOf = (state: Defenders, { waiting }: PathsItem, seat: number): number =>
  state.solo ? waiting[0] : seat

/** Every player may shift the own leader to an adjacent hex (DE-836); all decide at once, each for their own. */
export const pathsStep = (printed: Printed): Asking<'secretPaths'> => ({
  deciders: (state, { waiting }) => (state.solo ? alone(0) : waiting),
  decision(state, item, seat) {
    const player = shifterOf(state, item, seat)
    const actions = shiftTargets(state, player).map((hex) => SHIFT[hex])
    actions.push(STAY)
    return { prompt: { key: 'secretPaths', values: { player } }, actions }
  },
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, seat, action, course) {
    const player = shifterOf(state, item, seat)
    if (action.type === 'shift') travel(state, player, action.hex, course)
    else if (action.type !== 'stay') unexpected('secretPaths', action)
    item.waiting = item.waiting.filter((other) => other !== player)
    if (item.waiting.length === 0) finish(state, item)
  },
})
