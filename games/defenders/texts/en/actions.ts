import { type DefendersAction, PHRASES, type PhraseKey } from '../../rules/actions.ts'
import type { Printed } from '../../rules/printed.ts'
import type { DefendersView } from '../../rules/view.ts'
import { edgeName, factionNames, landOf, placeOf } from '../lexicon.ts'
import { borderAt, hexName, type Names, sideOf } from '../names.ts'
import { actorOf, type Context, isBurning, labelOf } from '../sight.ts'
import { injuries, LEXICON, points } from './lexicon.ts'

export const GROUPS: Readonly<Record<DefendersAction['type'], string>> = {
  breach: 'Breach a wall',
  build: 'On the spot',
  chooseFaction: 'Faction',
  chooseLeader: 'Leader',
  clear: 'On the spot',
  destroy: 'On the spot',
  drawFrom: 'Deck',
  endActions: 'End of actions',
  food: 'Items',
  gainItem: 'On the spot',
  heal: 'On the spot',
  hint: 'Terrains in hand',
  lead: 'Active Defender',
  leadBlind: 'Active Defender',
  mapMove: 'Map: move',
  mapRegroup: 'Map: regroup',
  move: 'Move',
  pinEdge: 'Point at an edge',
  pinHex: 'Point at a hex',
  placeCamp: 'Starting camp',
  potionsClear: 'Items',
  potionsHeal: 'Items',
  ready: 'Finish',
  regroup: 'Regroup',
  resolve: 'Ability',
  resolveCamp: 'Ability',
  resolveEdge: 'Ability',
  resolveHex: 'Ability',
  resolvePlayer: 'Ability',
  rewild: 'On the spot',
  rocketsBreach: 'Rockets: breach a wall',
  rocketsDestroy: 'Items',
  say: 'Say',
  shift: 'Secret Paths',
  stay: 'Secret Paths',
  team: 'Team',
  wait: 'Finish',
}

export const PHRASE_TEXTS: Readonly<Record<PhraseKey, string>> = {
  canHelp: 'I can do something about that next round.',
  needHelp: 'I need help here.',
  willClear: 'I will clear it.',
  willFight: 'I will deal with the mechs.',
  willBreach: 'I will break through.',
  willBuild: 'I will build a camp.',
  willRewild: 'I will rewild a factory.',
  willHeal: 'I need to heal.',
  goFirst: 'I can begin.',
  goLast: 'I will wait to the end.',
  meetHere: 'Let us meet here.',
  agreed: 'Agreed.',
}

const { factions, items, terrains } = LEXICON
const [, , potions, rockets] = items

/** "east (to C10, forest)": a side of the leader's hex; other edges by their name. */
function wall(view: DefendersView, leader: number, edge: number): string {
  const at = sideOf(leader, edge)
  if (at === -1) return edgeName(LEXICON, edge)
  const side = LEXICON.sides[at]
  const border = borderAt(edge)
  if (border.rim) return `${side} (rim of the board)`
  const [a, b] = border.hexes
  const beyond = a === leader ? b : a
  return `${side} (to ${hexName(beyond)}, ${landOf(LEXICON, view, beyond)})`
}

export function actionsOf(
  names: Names<'en'>,
  { apOf, factionOfLeader, terrainOf }: Printed,
): (action: DefendersAction, context: Context) => string {
  const facts = (card: number): string =>
    `${names.defender(card).nom} (${terrains[terrainOf[card]]}, ${points(apOf[card])}, ${names.ability(card)})`

  return (action, context) => {
    const { view } = context
    const actor = actorOf(context)
    const { leader, active, faction } = view.players[actor]
    const place = (hex: number): string => placeOf(LEXICON, view, hex)
    switch (action.type) {
      case 'chooseFaction': {
        const { acc } = factions[action.faction]
        return `Play ${acc} (${terrains[action.faction]}, ${items[action.faction].nom})`
      }
      case 'chooseLeader': {
        const { gen } = factions[factionOfLeader[action.leader]]
        return `${names.leader(action.leader).nom} (leader ${gen}): ${names.leaderLine(action.leader)}`
      }
      case 'drawFrom':
        return `Draw from the deck ${factions[view.players[action.player].faction].gen}`
      case 'placeCamp':
        return `Build a camp on ${place(action.hex)}`
      case 'lead':
        return facts(action.card)
      case 'leadBlind':
        return `The top card of the deck ${factions[view.players[action.player].faction].gen}, blind`
      case 'resolve':
        return active === null ? 'Resolve the ability' : `Resolve the ability ${names.ability(active)}`
      case 'resolveCamp':
        return `Move the camp from ${hexName(action.from)} to ${place(action.hex)}`
      case 'resolveEdge':
        return `Breach the wall ${edgeName(LEXICON, action.edge)}`
      case 'resolveHex':
        return resolveHex(context, active, action.hex)
      case 'resolvePlayer': {
        const healed = view.players[action.player]
        return `Heal: ${labelOf(context, action.player, factionNames(LEXICON))} (${injuries(healed.injuries)})`
      }
      case 'shift':
        return `Shift the leader to ${place(action.hex)}`
      case 'stay':
        return `Stay on ${hexName(leader)}`
      case 'wait':
        return 'Let the other abilities go first'
      case 'breach':
        return `Breach the wall: ${wall(view, leader, action.edge)}`
      case 'build':
        return `Build a camp on ${hexName(leader)}`
      case 'clear':
        return `Clear ${place(leader)}`
      case 'destroy':
        return `Destroy a mech on ${hexName(leader)}`
      case 'endActions':
        return view.ap === 0 ? 'End the actions' : `End the actions (${points(view.ap)} lost)`
      case 'food':
        return 'Eat the food: 1 more action point'
      case 'gainItem': {
        const owner = view.camps[leader]
        return `Gain ${items[owner < 0 ? faction : view.players[owner].faction].acc} in the camp`
      }
      case 'heal':
        return `Heal all injuries in the camp (${view.players[actor].injuries})`
      case 'mapMove':
        return `By map, move to ${place(action.hex)}`
      case 'mapRegroup':
        return `By map, regroup to ${place(action.hex)}`
      case 'move':
        return `Move to ${place(action.hex)}`
      case 'potionsClear':
        return `Use ${potions.acc}: clear ${place(leader)}`
      case 'potionsHeal':
        return `Use ${potions.acc}: remove 1 injury`
      case 'regroup':
        return `Regroup to ${place(action.hex)}`
      case 'rewild':
        return `Rewild the factory on ${hexName(leader)}`
      case 'rocketsBreach':
        return `Use ${rockets.acc} on the wall: ${wall(view, leader, action.edge)}`
      case 'rocketsDestroy':
        return `Use ${rockets.acc}: destroy a mech on ${place(action.hex)}`
      case 'team':
        return `Add to the team: ${names.defender(action.card).nom}`
      case 'hint':
        return `Tell how many cards I hold: ${terrains[action.terrain]}`
      case 'pinEdge':
        return `Point at the edge ${edgeName(LEXICON, action.edge)}`
      case 'pinHex':
        return `Point at ${place(action.hex)}`
      case 'ready':
        return 'Let us play'
      case 'say':
        return `“${PHRASE_TEXTS[PHRASES[action.phrase]]}”`
    }
  }

  function resolveHex({ view }: Context, active: number | null, hex: number): string {
    const place = placeOf(LEXICON, view, hex)
    const does = active === null || active < 0 ? null : names.effect(active).does
    if (isBurning(view)) return `Clear ${place}`
    if (does === 'rustMech') return `Replace a mech with pollution on ${place}`
    if (does === 'travel') return `Move to ${place}`
    return `Destroy a mech on ${place}`
  }
}
