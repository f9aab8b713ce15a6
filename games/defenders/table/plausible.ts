import type { DefendersAction, DefendersView } from '../rules/index.ts'
import { CORE, NEIGHBOURS, NONE, SIDES } from '../rules/index.ts'
import { ITEM } from './choices.ts'
import type { Mind } from './intent.ts'
import type { ActKind, Thing } from './thing.ts'

/** Who asks why not, and with what in mind. */
interface Asker {
  readonly view: DefendersView
  /** For whom is decided. */
  readonly player: number
  readonly mind: Mind
}

/** What somebody who touches a thing most likely wants to do; asked why it cannot be done. */
export function plausible(asker: Asker, thing: Thing): DefendersAction {
  const { view, player } = asker
  const step = view.agenda.at(-1)?.step
  switch (thing.kind) {
    case 'hex':
      return onHex(asker, thing.hex)
    case 'edge':
      return onEdge(asker, thing.edge)
    case 'card':
      return step === 'actions' ? { type: 'team', card: thing.card } : { type: 'lead', card: thing.card }
    case 'pile':
      return { type: step === 'soloHand' ? 'drawFrom' : 'leadBlind', player: thing.player }
    case 'act':
      return byAct(asker, thing.act)
    case 'item':
      return withItem(asker, thing.item)
    case 'player':
      return { type: 'resolvePlayer', player: thing.player }
    case 'faction':
      return { type: 'chooseFaction', faction: thing.faction }
    case 'leader':
      return { type: 'chooseLeader', leader: thing.leader }
    case 'hint':
      return { type: 'hint', terrain: thing.terrain }
    case 'phrase':
      return { type: 'say', phrase: thing.phrase }
    case 'trail':
      return { type: 'move', hex: nextTo(view.players[player].leader) }
    case 'pin':
      return thing.what === 'hex'
        ? { type: 'pinHex', hex: Math.max(CORE, view.players[player].leader) }
        : { type: 'pinEdge', edge: SIDES[0] }
    case 'button':
      return thing.action
  }
}

function onHex(asker: Asker, hex: number): DefendersAction {
  const { view, player, mind } = asker
  if (mind.talks) return { type: 'pinHex', hex }
  const step = view.agenda.at(-1)?.step
  switch (step) {
    case 'factions':
    case 'leaders':
    case 'soloHand':
    case 'startingCamps':
      return { type: 'placeCamp', hex }
    case 'ability':
      return movesCamp(view, player, mind, hex) ?? { type: 'resolveHex', hex }
    case 'burn':
      return { type: 'resolveHex', hex }
    case 'secretPaths':
      return { type: 'shift', hex }
    case 'discussion':
      return { type: 'pinHex', hex }
    default:
      return inTurn(asker, hex)
  }
}

/** A camp that was lifted is put down; one of others cannot be lifted. */
function movesCamp(view: DefendersView, player: number, { camp }: Mind, hex: number): DefendersAction | null {
  const own = view.camps.indexOf(player)
  const from = camp ?? (view.camps[hex] === NONE ? own : hex)
  return camp === null && view.camps[hex] === NONE
    ? null
    : { type: 'resolveCamp', from, hex: camp === null ? own : hex }
}

/** Where a leader wants to go; on its own hex, what is done there. */
function inTurn(asker: Asker, hex: number): DefendersAction {
  const { view, player, mind } = asker
  const { leader } = view.players[player]
  if (mind.item === ITEM.rockets) return { type: 'rocketsDestroy', hex }
  if (mind.item === ITEM.map)
    return mind.act === 'regroup' ? { type: 'mapRegroup', hex } : { type: 'mapMove', hex }
  if (mind.act === 'regroup') return { type: 'regroup', hex }
  if (mind.act === 'destroy') return hex === leader ? { type: 'destroy' } : { type: 'rocketsDestroy', hex }
  if (hex !== leader) return { type: 'move', hex }
  return byAct(asker, mind.act ?? onTheSpot(view, leader))
}

/** What there is to do on the leader's hex: without mechs, pollution and machines, to build. */
function onTheSpot(view: DefendersView, leader: number): ActKind {
  if (view.mechs[leader] > 0) return 'destroy'
  if (view.pollution[leader] > 0 || view.toxic[leader] === 1) return 'clear'
  return view.factory[leader] !== NONE && view.rewilded[leader] === 0 ? 'rewild' : 'build'
}

function onEdge({ view, mind }: Asker, edge: number): DefendersAction {
  if (mind.talks) return { type: 'pinEdge', edge }
  switch (view.agenda.at(-1)?.step) {
    case 'ability':
      return { type: 'resolveEdge', edge }
    case 'discussion':
      return { type: 'pinEdge', edge }
    default:
      return mind.item === ITEM.rockets ? { type: 'rocketsBreach', edge } : { type: 'breach', edge }
  }
}

/** A place for an action of the ruler that has none: the nearest thing to what it wants. */
function byAct({ view, player, mind }: Asker, act: ActKind): DefendersAction {
  const { leader } = view.players[player]
  const potions = mind.item === ITEM.potions
  switch (act) {
    case 'move':
      return { type: mind.item === ITEM.map ? 'mapMove' : 'move', hex: nextTo(leader) }
    case 'regroup': {
      const camp = view.camps.findIndex((owner, hex) => owner === player && hex !== leader)
      return {
        type: mind.item === ITEM.map ? 'mapRegroup' : 'regroup',
        hex: camp === -1 ? Math.max(CORE, leader) : camp,
      }
    }
    case 'breach':
      return { type: mind.item === ITEM.rockets ? 'rocketsBreach' : 'breach', edge: wallAt(view, leader) }
    case 'destroy':
      return mind.item === ITEM.rockets ? { type: 'rocketsDestroy', hex: leader } : { type: 'destroy' }
    case 'clear':
      return { type: potions ? 'potionsClear' : 'clear' }
    case 'heal':
      return { type: potions ? 'potionsHeal' : 'heal' }
    case 'build':
    case 'rewild':
    case 'gainItem':
      return { type: act }
  }
}

function withItem({ view, player }: Asker, item: number): DefendersAction {
  const { leader, injuries } = view.players[player]
  switch (item) {
    case ITEM.map:
      return { type: 'mapMove', hex: nextTo(leader) }
    case ITEM.food:
      return { type: 'food' }
    case ITEM.potions:
      return injuries > 0 ? { type: 'potionsClear' } : { type: 'potionsHeal' }
    default:
      return { type: 'rocketsDestroy', hex: Math.max(CORE, leader) }
  }
}

/** Any hex beside it but the core. */
const nextTo = (leader: number): number =>
  leader === NONE ? CORE : Math.max(...NEIGHBOURS.subarray(leader * 6, leader * 6 + 6))

/** A wall of the hex that is whole, else an engine's edge would not be told from an open one. */
function wallAt(view: DefendersView, leader: number): number {
  if (leader === NONE) return SIDES[CORE]
  const sides = [...SIDES.subarray(leader * 6, leader * 6 + 6)]
  return sides.find((edge) => view.walls[edge] === 1 && view.breaches[edge] === NONE) ?? sides[0]
}
