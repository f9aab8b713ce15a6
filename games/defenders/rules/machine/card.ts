import type { MachineStep } from '../../content/schema.ts'
import type { Printed } from '../printed.ts'
import { type Defenders, isOver } from '../state.ts'
import type { DefendersCourse, Working } from '../steps/step.ts'
import { deployEngines, moveInTurn, moveTogether } from './engines.ts'
import { buildFactory } from './factories.ts'
import { deployHunters, pursue, strike } from './mechs.ts'
import { pollute } from './pollution.ts'

/** Flips the top machine card for the current player, resolves it and discards it (DE-701 to DE-703). */
export const machineStep = (printed: Printed): Working<'machine'> => ({
  work(state, _item, course) {
    const card = state.machineDeck.pop()
    if (card === undefined) throw new Error('The machine deck is empty')
    course.emit({ type: 'machineFlipped', player: state.current, card })
    // Nothing asks for the discard pile meanwhile, and a loss leaves no card in the air.
    state.machineDiscard.push(card)
    resolveCard(printed, state, printed.pack.machineCards[card].steps, course)
    if (!isOver(state) && state.machineDeck.length === 0) reshuffle(state, course)
  },
})

/** The steps in their order, until the end of the game. */
export function resolveCard(
  printed: Printed,
  state: Defenders,
  steps: readonly MachineStep[],
  course: DefendersCourse,
): void {
  let built = false
  for (const step of steps) {
    switch (step.does) {
      case 'moveTogether':
        moveTogether(state, step.steps, course)
        break
      case 'moveInTurn':
        moveInTurn(state, step.first, step.second, course)
        break
      case 'deployEngines':
        deployEngines(state, course)
        break
      case 'turnDirection':
        turnDirection(state, course)
        break
      case 'build':
        built = buildFactory(state, course)
        break
      case 'pollute':
        // DE-750, DE-793
        if (step.always || !built) pollute(printed, state, course)
        break
      case 'deployHunters':
        deployHunters(state, course)
        break
      case 'pursue':
        pursue(state, step.active, step.others, course)
        break
      case 'strike':
        strike(printed, state, step.injuries, course)
        break
    }
    if (isOver(state)) return
  }
}

function turnDirection(state: Defenders, course: DefendersCourse): void {
  state.direction = state.direction === 'right' ? 'left' : 'right'
  course.emit({ type: 'directionTurned', direction: state.direction })
}

function reshuffle(state: Defenders, course: DefendersCourse): void {
  state.machineDeck = course.random.shuffle(state.machineDiscard)
  state.machineDiscard = []
  course.emit({ type: 'machineShuffled' })
}
