import type { MachineStep } from '../../content/schema.ts'
import type { Printed } from '../printed.ts'
import { type Defenders, isOver } from '../state.ts'
import type { DefendersTurn, Working } from '../steps/step.ts'
import { deployEngines, moveInTurn, moveTogether } from './engines.ts'
import { buildFactory } from './factories.ts'
import { deployHunters, pursue, strike } from './mechs.ts'
import { pollute } from './pollution.ts'

/** Flips the top machine card for the current player, resolves it and discards it (DE-701 to DE-703). */
export const machineStep = (printed: Printed): Working<'machine'> => ({
  work(state, _item, turn) {
    const card = state.machineDeck.pop()
    if (card === undefined) throw new Error('The machine deck is empty')
    turn.emit({ type: 'machineFlipped', player: state.current, card })
    // Nothing asks for the discard pile meanwhile, and a loss leaves no card in the air.
    state.machineDiscard.push(card)
    resolveCard(printed, state, printed.pack.machineCards[card].steps, turn)
    if (!isOver(state) && state.machineDeck.length === 0) reshuffle(state, turn)
  },
})

/** The steps in their order, until the end of the game. */
export function resolveCard(
  printed: Printed,
  state: Defenders,
  steps: readonly MachineStep[],
  turn: DefendersTurn,
): void {
  let built = false
  for (const step of steps) {
    switch (step.does) {
      case 'moveTogether':
        moveTogether(state, step.steps, turn)
        break
      case 'moveInTurn':
        moveInTurn(state, step.first, step.second, turn)
        break
      case 'deployEngines':
        deployEngines(state, turn)
        break
      case 'turnDirection':
        turnDirection(state, turn)
        break
      case 'build':
        built = buildFactory(state, turn)
        break
      case 'pollute':
        // DE-750, DE-793
        if (step.always || !built) pollute(printed, state, turn)
        break
      case 'deployHunters':
        deployHunters(state, turn)
        break
      case 'pursue':
        pursue(state, step.active, step.others, turn)
        break
      case 'strike':
        strike(printed, state, step.injuries, turn)
        break
    }
    if (isOver(state)) return
  }
}

function turnDirection(state: Defenders, turn: DefendersTurn): void {
  state.direction = state.direction === 'right' ? 'left' : 'right'
  turn.emit({ type: 'directionTurned', direction: state.direction })
}

function reshuffle(state: Defenders, turn: DefendersTurn): void {
  state.machineDeck = turn.random.shuffle(state.machineDiscard)
  state.machineDiscard = []
  turn.emit({ type: 'machineShuffled' })
}
