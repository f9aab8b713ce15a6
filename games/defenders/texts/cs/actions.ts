import { type DefendersAction, PHRASES, type PhraseKey } from '../../rules/actions.ts'
import type { Printed } from '../../rules/printed.ts'
import type { DefendersView } from '../../rules/view.ts'
import { edgeName, factionNames, landOf, placeOf } from '../lexicon.ts'
import { borderAt, hexName, type Names, sideOf } from '../names.ts'
import { actorOf, type Context, isBurning, labelOf } from '../sight.ts'
import { injuries, LEXICON, points, pointsLapse } from './lexicon.ts'

export const GROUPS: Readonly<Record<DefendersAction['type'], string>> = {
  breach: 'Prolomit zeď',
  build: 'Na místě',
  chooseFaction: 'Frakce',
  chooseLeader: 'Vůdce',
  clear: 'Na místě',
  destroy: 'Na místě',
  drawFrom: 'Balíček',
  endActions: 'Konec akcí',
  food: 'Předměty',
  gainItem: 'Na místě',
  heal: 'Na místě',
  hint: 'Prostředí v ruce',
  lead: 'Aktivní Strážce',
  leadBlind: 'Aktivní Strážce',
  mapMove: 'Mapa: pohyb',
  mapRegroup: 'Mapa: přeskupení',
  move: 'Pohyb',
  pinEdge: 'Ukázat na hranu',
  pinHex: 'Ukázat na hex',
  placeCamp: 'Počáteční tábor',
  potionsClear: 'Předměty',
  potionsHeal: 'Předměty',
  ready: 'Dokončit',
  regroup: 'Přeskupení',
  resolve: 'Schopnost',
  resolveCamp: 'Schopnost',
  resolveEdge: 'Schopnost',
  resolveHex: 'Schopnost',
  resolvePlayer: 'Schopnost',
  rewild: 'Na místě',
  rocketsBreach: 'Rakety: prolomit zeď',
  rocketsDestroy: 'Předměty',
  say: 'Říct',
  shift: 'Tajné stezky',
  stay: 'Tajné stezky',
  team: 'Tým',
  wait: 'Dokončit',
}

export const PHRASE_TEXTS: Readonly<Record<PhraseKey, string>> = {
  canHelp: 'S tímhle můžu příště něco udělat.',
  needHelp: 'Tady potřebuju pomoct.',
  willClear: 'Vyčistím to.',
  willFight: 'Postarám se o mechy.',
  willBreach: 'Prorazím průchod.',
  willBuild: 'Postavím tábor.',
  willRewild: 'Zalesním továrnu.',
  willHeal: 'Potřebuju se vyléčit.',
  goFirst: 'Můžu začít.',
  goLast: 'Počkám si na konec.',
  meetHere: 'Sejdeme se tady.',
  agreed: 'Souhlasím.',
}

const { factions, items, terrains } = LEXICON
const [, , potions, rockets] = items

/** "východ (k C10, les)": a side of the leader's hex; other edges by their name. */
function wall(view: DefendersView, leader: number, edge: number): string {
  const at = sideOf(leader, edge)
  if (at === -1) return edgeName(LEXICON, edge)
  const side = LEXICON.sides[at]
  const border = borderAt(edge)
  if (border.rim) return `${side} (okraj plánu)`
  const [a, b] = border.hexes
  const beyond = a === leader ? b : a
  return `${side} (k ${hexName(beyond)}, ${landOf(LEXICON, view, beyond)})`
}

export function actionsOf(
  names: Names<'cs'>,
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
        return `Hrát za ${acc} (${terrains[action.faction]}, ${items[action.faction].nom})`
      }
      case 'chooseLeader': {
        const { gen } = factions[factionOfLeader[action.leader]]
        return `${names.leader(action.leader).nom} (vůdce ${gen}): ${names.leaderLine(action.leader)}`
      }
      case 'drawFrom':
        return `Vzít kartu z balíčku ${factions[view.players[action.player].faction].gen}`
      case 'placeCamp':
        return `Postavit tábor na ${place(action.hex)}`
      case 'lead':
        return facts(action.card)
      case 'leadBlind':
        return `Vrchní karta balíčku ${factions[view.players[action.player].faction].gen}, naslepo`
      case 'resolve':
        return active === null ? 'Vyhodnotit schopnost' : `Vyhodnotit schopnost ${names.ability(active)}`
      case 'resolveCamp':
        return `Přemístit tábor z ${hexName(action.from)} na ${place(action.hex)}`
      case 'resolveEdge':
        return `Prolomit zeď ${edgeName(LEXICON, action.edge)}`
      case 'resolveHex':
        return resolveHex(context, active, action.hex)
      case 'resolvePlayer': {
        const healed = view.players[action.player]
        return `Vyléčit: ${labelOf(context, action.player, factionNames(LEXICON))} (${injuries(healed.injuries)})`
      }
      case 'shift':
        return `Přesunout vůdce na ${place(action.hex)}`
      case 'stay':
        return `Zůstat na ${hexName(leader)}`
      case 'wait':
        return 'Nechat ostatní schopnosti proběhnout dřív'
      case 'breach':
        return `Prolomit zeď: ${wall(view, leader, action.edge)}`
      case 'build':
        return `Postavit tábor na ${hexName(leader)}`
      case 'clear':
        return `Vyčistit ${place(leader)}`
      case 'destroy':
        return `Zničit mecha na ${hexName(leader)}`
      case 'endActions':
        return view.ap === 0 ? 'Ukončit akce' : `Ukončit akce (${pointsLapse(view.ap)})`
      case 'food':
        return 'Sníst jídlo: 1 akční bod navíc'
      case 'gainItem': {
        const owner = view.camps[leader]
        return `Získat ${items[owner < 0 ? faction : view.players[owner].faction].acc} v táboře`
      }
      case 'heal':
        return `Vyléčit v táboře všechna zranění (${view.players[actor].injuries})`
      case 'mapMove':
        return `S mapou přejít na ${place(action.hex)}`
      case 'mapRegroup':
        return `S mapou se přeskupit na ${place(action.hex)}`
      case 'move':
        return `Přejít na ${place(action.hex)}`
      case 'potionsClear':
        return `Použít ${potions.acc}: vyčistit ${place(leader)}`
      case 'potionsHeal':
        return `Použít ${potions.acc}: odstranit 1 zranění`
      case 'regroup':
        return `Přeskupit se na ${place(action.hex)}`
      case 'rewild':
        return `Zalesnit továrnu na ${hexName(leader)}`
      case 'rocketsBreach':
        return `Použít ${rockets.acc} na zeď: ${wall(view, leader, action.edge)}`
      case 'rocketsDestroy':
        return `Použít ${rockets.acc}: zničit mecha na ${place(action.hex)}`
      case 'team':
        return `Přidat do týmu: ${names.defender(action.card).nom}`
      case 'hint':
        return `Prozradit, kolik mám karet: ${terrains[action.terrain]}`
      case 'pinEdge':
        return `Ukázat na hranu ${edgeName(LEXICON, action.edge)}`
      case 'pinHex':
        return `Ukázat na ${place(action.hex)}`
      case 'ready':
        return 'Hrajeme'
      case 'say':
        return `„${PHRASE_TEXTS[PHRASES[action.phrase]]}“`
    }
  }

  function resolveHex({ view }: Context, active: number | null, hex: number): string {
    const place = placeOf(LEXICON, view, hex)
    const does = active === null || active < 0 ? null : names.effect(active).does
    if (isBurning(view)) return `Vyčistit ${place}`
    if (does === 'rustMech') return `Nahradit mecha znečištěním na ${place}`
    if (does === 'travel') return `Přejít na ${place}`
    return `Zničit mecha na ${place}`
  }
}
