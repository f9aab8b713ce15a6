import { name, say } from '@vyprava/module/say.ts'
import type { Sentence } from '@vyprava/module/words.ts'
import { edgeOf } from '../../rules/board/index.ts'
import type { MachineEvent } from '../../rules/events.ts'
import { NONE } from '../../rules/state.ts'
import { edgeName, edgeNames, factionNames } from '../lexicon.ts'
import { hexName, type Names } from '../names.ts'
import { type Context, whoIs } from '../sight.ts'
import { huntersGo, LEXICON, mechs, wallsAppear } from './lexicon.ts'

/** What the machines did. */
export function machineEventsOf(
  names: Names<'sk'>,
): (event: MachineEvent, context: Context) => Sentence | null {
  const edge = (of: number): string => edgeName(LEXICON, of)
  const walls = (edges: readonly number[]): string =>
    edges.length === 0 ? '' : `, ${wallsAppear(edges.length)} ${edgeNames(LEXICON, edges)}`

  return (event, context) => {
    const { view } = context
    switch (event.type) {
      case 'machineFlipped': {
        const who = whoIs(context, event.player, factionNames(LEXICON))
        return say`${who} otáča kartu strojov: ${name(names.machine(event.card))}.`
      }
      case 'machineSkipped':
        return say`Stroje stoja: kartu strojov v tomto ťahu neotáča ${whoIs(context, event.player, factionNames(LEXICON))}.`
      case 'machineShuffled':
        return say`Karty strojov sa miešajú do nového balíčka.`
      case 'directionTurned':
        return event.direction === 'right'
          ? say`Smer strojov sa obracia vpravo.`
          : say`Smer strojov sa obracia vľavo.`
      case 'engineMoved':
        return say`Mašina ${event.engine + 1} prechádza na hranu ${edge(edgeOf(event.pose))}${walls(event.walls)}.`
      case 'engineReset':
        return say`Mašina ${event.engine + 1} naráža na ${edge(event.blocked)} a vracia sa na jadro${walls(event.walls)}.`
      case 'engineDeployed':
        return view.builtAt[event.tile] === NONE
          ? say`Mašina ${event.engine + 1} vychádza od jadra na hranu ${edge(edgeOf(event.pose))}.`
          : say`Mašina ${event.engine + 1} vychádza od továrne ${event.tile} na hranu ${edge(edgeOf(event.pose))}.`
      case 'engineStuck':
        return say`Mašina ${event.engine + 1} nemá kam vyjsť a zostáva na jadre.`
      case 'factoryBuilt': {
        const guards = event.mechs === 0 ? '' : ` S ňou ${mechs(event.mechs)}.`
        return say`Na ${hexName(event.hex)} vyrastá továreň ${event.tile} (${name(names.factory(event.tile))}).${guards}`
      }
      case 'coreManned':
        return say`Noví mechovia na jadre: ${event.mechs}.`
      case 'polluted':
        return view.builtAt[event.tile] === NONE
          ? say`Jadro znečisťuje ${hexName(event.hex)}.`
          : say`Továreň ${event.tile} znečisťuje ${hexName(event.hex)}.`
      case 'toxicPlaced':
        return say`Na ${hexName(event.hex)} vzniká toxická lokalita.`
      case 'hunterDeployed':
        return say`Mašina ${event.engine + 1} vysádza lovca na ${hexName(event.hex)}.`
      case 'hunterMoved':
        return say`${huntersGo(event.count)} z ${hexName(event.from)} na ${hexName(event.to)}.`
    }
  }
}
