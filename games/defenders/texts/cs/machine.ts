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
  names: Names<'cs'>,
): (event: MachineEvent, context: Context) => Sentence | null {
  const edge = (of: number): string => edgeName(LEXICON, of)
  const walls = (edges: readonly number[]): string =>
    edges.length === 0 ? '' : `, ${wallsAppear(edges.length)} ${edgeNames(LEXICON, edges)}`

  return (event, context) => {
    const { view } = context
    switch (event.type) {
      case 'machineFlipped': {
        const who = whoIs(context, event.player, factionNames(LEXICON))
        return say`${who} otáčí kartu strojů: ${name(names.machine(event.card))}.`
      }
      case 'machineSkipped':
        return say`Stroje stojí: kartu strojů v tomto tahu neotáčí ${whoIs(context, event.player, factionNames(LEXICON))}.`
      case 'machineShuffled':
        return say`Karty strojů se míchají do nového balíčku.`
      case 'directionTurned':
        return event.direction === 'right'
          ? say`Směr strojů se obrací vpravo.`
          : say`Směr strojů se obrací vlevo.`
      case 'engineMoved':
        return say`Mašina ${event.engine + 1} přejíždí na hranu ${edge(edgeOf(event.pose))}${walls(event.walls)}.`
      case 'engineReset':
        return say`Mašina ${event.engine + 1} naráží na ${edge(event.blocked)} a vrací se na jádro${walls(event.walls)}.`
      case 'engineDeployed':
        return view.builtAt[event.tile] === NONE
          ? say`Mašina ${event.engine + 1} vyjíždí od jádra na hranu ${edge(edgeOf(event.pose))}.`
          : say`Mašina ${event.engine + 1} vyjíždí od továrny ${event.tile} na hranu ${edge(edgeOf(event.pose))}.`
      case 'engineStuck':
        return say`Mašina ${event.engine + 1} nemá kam vyjet a zůstává na jádru.`
      case 'factoryBuilt': {
        const guards = event.mechs === 0 ? '' : ` S ní ${mechs(event.mechs)}.`
        return say`Na ${hexName(event.hex)} vyrůstá továrna ${event.tile} (${name(names.factory(event.tile))}).${guards}`
      }
      case 'coreManned':
        return say`Noví mechové na jádru: ${event.mechs}.`
      case 'polluted':
        return view.builtAt[event.tile] === NONE
          ? say`Jádro znečišťuje ${hexName(event.hex)}.`
          : say`Továrna ${event.tile} znečišťuje ${hexName(event.hex)}.`
      case 'toxicPlaced':
        return say`Na ${hexName(event.hex)} vzniká toxická lokalita.`
      case 'hunterDeployed':
        return say`Mašina ${event.engine + 1} vysazuje lovce na ${hexName(event.hex)}.`
      case 'hunterMoved':
        return say`${huntersGo(event.count)} z ${hexName(event.from)} na ${hexName(event.to)}.`
    }
  }
}
