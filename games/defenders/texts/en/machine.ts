import { name, say } from '@vyprava/module/say.ts'
import type { Sentence } from '@vyprava/module/words.ts'
import { edgeOf } from '../../rules/board/index.ts'
import type { MachineEvent } from '../../rules/events.ts'
import { NONE } from '../../rules/state.ts'
import { edgeName, edgeNames, factionNames } from '../lexicon.ts'
import { hexName, type Names } from '../names.ts'
import { type Context, whoIs } from '../sight.ts'
import { huntersGo, LEXICON, mechs, newWalls } from './lexicon.ts'

/** What the machines did. */
export function machineEventsOf(
  names: Names<'en'>,
): (event: MachineEvent, context: Context) => Sentence | null {
  const edge = (of: number): string => edgeName(LEXICON, of)
  const walls = (edges: readonly number[]): string =>
    edges.length === 0 ? '' : `, ${newWalls(edges.length)}: ${edgeNames(LEXICON, edges)}`

  return (event, context) => {
    const { view } = context
    switch (event.type) {
      case 'machineFlipped': {
        const who = whoIs(context, event.player, factionNames(LEXICON))
        return say`${who} flips a machine card: ${name(names.machine(event.card))}.`
      }
      case 'machineSkipped':
        return say`The machines stand still: ${whoIs(context, event.player, factionNames(LEXICON))} flips no machine card in this turn.`
      case 'machineShuffled':
        return say`The machine cards are shuffled into a new deck.`
      case 'directionTurned':
        return event.direction === 'right'
          ? say`The machine direction turns to the right.`
          : say`The machine direction turns to the left.`
      case 'engineMoved':
        return say`Engine ${event.engine + 1} moves to the edge ${edge(edgeOf(event.pose))}${walls(event.walls)}.`
      case 'engineReset':
        return say`Engine ${event.engine + 1} runs into ${edge(event.blocked)} and returns to the core${walls(event.walls)}.`
      case 'engineDeployed':
        return view.builtAt[event.tile] === NONE
          ? say`Engine ${event.engine + 1} is deployed from the core to the edge ${edge(edgeOf(event.pose))}.`
          : say`Engine ${event.engine + 1} is deployed from factory ${event.tile} to the edge ${edge(edgeOf(event.pose))}.`
      case 'engineStuck':
        return say`Engine ${event.engine + 1} has nowhere to go and stays on the core.`
      case 'factoryBuilt': {
        const guards = event.mechs === 0 ? '' : ` With it come ${mechs(event.mechs)}.`
        return say`Factory ${event.tile} (${name(names.factory(event.tile))}) rises on ${hexName(event.hex)}.${guards}`
      }
      case 'coreManned':
        return say`New mechs on the core: ${event.mechs}.`
      case 'polluted':
        return view.builtAt[event.tile] === NONE
          ? say`The core pollutes ${hexName(event.hex)}.`
          : say`Factory ${event.tile} pollutes ${hexName(event.hex)}.`
      case 'toxicPlaced':
        return say`A toxic site appears on ${hexName(event.hex)}.`
      case 'hunterDeployed':
        return say`Engine ${event.engine + 1} drops a hunter on ${hexName(event.hex)}.`
      case 'hunterMoved':
        return say`${huntersGo(event.count)} from ${hexName(event.from)} to ${hexName(event.to)}.`
    }
  }
}
