import type { Losses } from '../../texts/labels/machine.ts'
import type { Position } from './position.ts'
import type { ShownStep } from './steps.ts'

/** The losses of the steps that were shown, on the board that they began on. */
export function lossesOf(start: Position, steps: readonly ShownStep[]): Losses {
  const events = steps.flatMap((step) => step.events)
  const count = (type: (typeof events)[number]['type']) =>
    events.filter((event) => event.type === type).length
  const end = steps.at(-1)?.after ?? start
  return {
    toxic: { fresh: count('toxicPlaced'), left: end.toxicSupply },
    factories: { fresh: count('factoryBuilt'), left: end.coreTop },
    fallen: count('killed'),
  }
}
