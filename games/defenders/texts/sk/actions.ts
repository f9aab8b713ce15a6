import { type DefendersAction, PHRASES, type PhraseKey } from '../../rules/actions.ts'
import type { Printed } from '../../rules/printed.ts'
import type { DefendersView } from '../../rules/view.ts'
import { edgeName, factionNames, landOf, placeOf } from '../lexicon.ts'
import { borderAt, hexName, type Names, sideOf } from '../names.ts'
import { actorOf, type Context, isBurning, labelOf } from '../sight.ts'
import { injuries, LEXICON, points, pointsLapse } from './lexicon.ts'

export const GROUPS: Readonly<Record<DefendersAction['type'], string>> = {
  breach: 'Prelomiť múr',
  build: 'Na mieste',
  chooseFaction: 'Frakcia',
  chooseLeader: 'Vodca',
  clear: 'Na mieste',
  destroy: 'Na mieste',
  drawFrom: 'Balíček',
  endActions: 'Koniec akcií',
  food: 'Predmety',
  gainItem: 'Na mieste',
  heal: 'Na mieste',
  hint: 'Prostredie v ruke',
  lead: 'Aktívny Strážca',
  leadBlind: 'Aktívny Strážca',
  mapMove: 'Mapa: pohyb',
  mapRegroup: 'Mapa: preskupenie',
  move: 'Pohyb',
  pinEdge: 'Ukázať na hranu',
  pinHex: 'Ukázať na hex',
  placeCamp: 'Začiatočný tábor',
  potionsClear: 'Predmety',
  potionsHeal: 'Predmety',
  ready: 'Dokončiť',
  regroup: 'Preskupenie',
  resolve: 'Schopnosť',
  resolveCamp: 'Schopnosť',
  resolveEdge: 'Schopnosť',
  resolveHex: 'Schopnosť',
  resolvePlayer: 'Schopnosť',
  rewild: 'Na mieste',
  rocketsBreach: 'Rakety: prelomiť múr',
  rocketsDestroy: 'Predmety',
  say: 'Povedať',
  shift: 'Tajné chodníky',
  stay: 'Tajné chodníky',
  team: 'Tím',
  wait: 'Dokončiť',
}

export const PHRASE_TEXTS: Readonly<Record<PhraseKey, string>> = {
  canHelp: 'S týmto môžem nabudúce niečo urobiť.',
  needHelp: 'Tu potrebujem pomoc.',
  willClear: 'Vyčistím to.',
  willFight: 'Postarám sa o mechov.',
  willBreach: 'Prerazím priechod.',
  willBuild: 'Postavím tábor.',
  willRewild: 'Zalesním továreň.',
  willHeal: 'Potrebujem sa vyliečiť.',
  goFirst: 'Môžem začať.',
  goLast: 'Počkám si na koniec.',
  meetHere: 'Stretneme sa tu.',
  agreed: 'Súhlasím.',
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
  names: Names<'sk'>,
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
        return `Hrať za ${acc} (${terrains[action.faction]}, ${items[action.faction].nom})`
      }
      case 'chooseLeader': {
        const { gen } = factions[factionOfLeader[action.leader]]
        return `${names.leader(action.leader).nom} (vodca ${gen}): ${names.leaderLine(action.leader)}`
      }
      case 'drawFrom':
        return `Vziať kartu z balíčka ${factions[view.players[action.player].faction].gen}`
      case 'placeCamp':
        return `Postaviť tábor na ${place(action.hex)}`
      case 'lead':
        return facts(action.card)
      case 'leadBlind':
        return `Vrchná karta balíčka ${factions[view.players[action.player].faction].gen}, naslepo`
      case 'resolve':
        return active === null ? 'Vyhodnotiť schopnosť' : `Vyhodnotiť schopnosť ${names.ability(active)}`
      case 'resolveCamp':
        return `Premiestniť tábor z ${hexName(action.from)} na ${place(action.hex)}`
      case 'resolveEdge':
        return `Prelomiť múr ${edgeName(LEXICON, action.edge)}`
      case 'resolveHex':
        return resolveHex(context, active, action.hex)
      case 'resolvePlayer': {
        const healed = view.players[action.player]
        return `Vyliečiť: ${labelOf(context, action.player, factionNames(LEXICON))} (${injuries(healed.injuries)})`
      }
      case 'shift':
        return `Presunúť vodcu na ${place(action.hex)}`
      case 'stay':
        return `Zostať na ${hexName(leader)}`
      case 'wait':
        return 'Nechať ostatné schopnosti prebehnúť skôr'
      case 'breach':
        return `Prelomiť múr: ${wall(view, leader, action.edge)}`
      case 'build':
        return `Postaviť tábor na ${hexName(leader)}`
      case 'clear':
        return `Vyčistiť ${place(leader)}`
      case 'destroy':
        return `Zničiť mecha na ${hexName(leader)}`
      case 'endActions':
        return view.ap === 0 ? 'Ukončiť akcie' : `Ukončiť akcie (${pointsLapse(view.ap)})`
      case 'food':
        return 'Zjesť jedlo: 1 akčný bod navyše'
      case 'gainItem': {
        const owner = view.camps[leader]
        return `Získať ${items[owner < 0 ? faction : view.players[owner].faction].acc} v tábore`
      }
      case 'heal':
        return `Vyliečiť v tábore všetky zranenia (${view.players[actor].injuries})`
      case 'mapMove':
        return `S mapou prejsť na ${place(action.hex)}`
      case 'mapRegroup':
        return `S mapou sa preskupiť na ${place(action.hex)}`
      case 'move':
        return `Prejsť na ${place(action.hex)}`
      case 'potionsClear':
        return `Použiť ${potions.acc}: vyčistiť ${place(leader)}`
      case 'potionsHeal':
        return `Použiť ${potions.acc}: odstrániť 1 zranenie`
      case 'regroup':
        return `Preskupiť sa na ${place(action.hex)}`
      case 'rewild':
        return `Zalesniť továreň na ${hexName(leader)}`
      case 'rocketsBreach':
        return `Použiť ${rockets.acc} na múr: ${wall(view, leader, action.edge)}`
      case 'rocketsDestroy':
        return `Použiť ${rockets.acc}: zničiť mecha na ${place(action.hex)}`
      case 'team':
        return `Pridať do tímu: ${names.defender(action.card).nom}`
      case 'hint':
        return `Prezradiť, koľko mám kariet: ${terrains[action.terrain]}`
      case 'pinEdge':
        return `Ukázať na hranu ${edgeName(LEXICON, action.edge)}`
      case 'pinHex':
        return `Ukázať na ${place(action.hex)}`
      case 'ready':
        return 'Hráme'
      case 'say':
        return `„${PHRASE_TEXTS[PHRASES[action.phrase]]}“`
    }
  }

  function resolveHex({ view }: Context, active: number | null, hex: number): string {
    const place = placeOf(LEXICON, view, hex)
    const does = active === null || active < 0 ? null : names.effect(active).does
    if (isBurning(view)) return `Vyčistiť ${place}`
    if (does === 'rustMech') return `Nahradiť mecha znečistením na ${place}`
    if (does === 'travel') return `Prejsť na ${place}`
    return `Zničiť mecha na ${place}`
  }
}
