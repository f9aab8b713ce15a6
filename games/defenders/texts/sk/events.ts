import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import { PHRASES } from '../../rules/actions.ts'
import type { DefendersEvent, Means } from '../../rules/events.ts'
import type { EndReason, Threat } from '../../rules/state.ts'
import { edgeName, factionNames, placeOf } from '../lexicon.ts'
import { hexName, type Names } from '../names.ts'
import { type Context, whoIs } from '../sight.ts'
import { PHRASE_TEXTS } from './actions.ts'
import { camps, cards, cardsAcc, injuries, LEXICON, points, support } from './lexicon.ts'
import { machineEventsOf } from './machine.ts'

export const ENDINGS: Readonly<Record<EndReason, string>> = {
  won: 'Všetky tábory stoja a všetky továrne sú zalesnené. Divočina je slobodná!',
  core: 'Stroje majú postaviť šiestu továreň. Jadro je dokončené a Divočina prehrala.',
  toxic: 'Stroje majú rozšíriť siedmu toxickú lokalitu. Divočinu zaplavil jed.',
  massacre: 'Padli dvaja Strážcovia toho istého prostredia. Povstanie sa rozpadá.',
  winter: 'Prešlo priveľa kôl a prišla zima. Stroje ju prečkali, Divočina nie.',
}

/** What it is done with, by the item that can do it. */
const by =
  (item: string) =>
  (means: Means): string =>
    ({ action: '', item: ` ${item}`, ability: ' vďaka schopnosti' })[means]
const MAP = by('s mapou')
const POTIONS = by('lektvarmi')
const ROCKETS = by('raketami')
const THREATS: Readonly<Record<Threat, string>> = { none: '', ranged: ' na diaľku', close: ' zblízka' }
const { factions, items, terrains } = LEXICON

/** What happened, in the present tense: no verb then asks for the gender of a player. */
export function eventsOf(names: Names<'sk'>): (event: DefendersEvent, context: Context) => Sentence | null {
  const machines = machineEventsOf(names)
  const card = (of: number): Phrase => name(names.defender(of).nom)

  return (event, context) => {
    const who = (player: number): Phrase => whoIs(context, player, factionNames(LEXICON))
    switch (event.type) {
      case 'factionChosen':
        return say`${seat(context.view.solo ? 0 : event.player)} hrá za ${factions[event.faction].acc}.`
      case 'leaderChosen':
        return say`${who(event.player)} volí vodcu: ${name(names.leader(event.leader).nom)}.`
      case 'drawn':
        return say`${who(event.player)} si berie ${cardsAcc(event.cards.length)}: ${series(event.cards.map(card), 'a')}.`
      case 'drawnHidden':
        return say`${who(event.player)} si berie ${cardsAcc(event.count)}.`
      case 'campPlaced':
        return say`${who(event.player)} začína s táborom na ${placeOf(LEXICON, context.view, event.hex)}.`
      case 'firstPlayer':
        return say`Žetón prvého hráča dostáva ${who(event.player)}.`
      case 'roundStarted':
        return say`Začína sa kolo ${event.round}.`
      case 'chosen':
        return say`${who(event.player)} potajomky volí: ${card(event.card)}.`
      case 'chosenHidden':
        return say`${who(event.player)} má vybrané.`
      case 'revealed':
        return say`${who(event.player)} odhaľuje: ${card(event.card)}.`
      case 'abilityWaited':
        return say`${who(event.player)} necháva ostatné schopnosti prebehnúť skôr.`
      case 'abilityResolved':
        return say`Schopnosť ${name(names.ability(event.card))}: ${who(event.player)}.`
      case 'tokenPassed':
        return say`Žetón prvého hráča preberá ${who(event.to)}.`
      case 'turnStarted':
        return say`Na ťahu je ${who(event.player)}: ${card(event.card)}, ${points(event.ap)}.`
      case 'moved':
        return say`${who(event.player)} prechádza${MAP(event.means)} z ${hexName(event.from)} na ${hexName(event.to)}.`
      case 'regrouped':
        return say`${who(event.player)} sa${MAP(event.means)} preskupuje z ${hexName(event.from)} na ${hexName(event.to)}.`
      case 'campBuilt':
        return say`${who(event.player)} stavia tábor na ${hexName(event.hex)}. Zostáva postaviť ${camps(event.left)}.`
      case 'campMoved':
        return say`${who(event.player)} premiestňuje tábor z ${hexName(event.from)} na ${hexName(event.to)}.`
      case 'cleared':
        return event.toxic
          ? say`${who(event.player)} čistí${POTIONS(event.means)} ${hexName(event.hex)} od toxickej lokality.`
          : say`${who(event.player)} čistí${POTIONS(event.means)} ${hexName(event.hex)} od znečistenia (${event.pollution}).`
      case 'healed':
        return say`${who(event.player)} odstraňuje${POTIONS(event.means)} ${injuries(event.injuries)}.`
      case 'mechDestroyed':
        return say`${who(event.player)} ničí${ROCKETS(event.means)} mecha na ${hexName(event.hex)}.`
      case 'mechRusted':
        return say`${who(event.player)} rozpúšťa mecha na ${hexName(event.hex)}. Zostáva po ňom znečistenie.`
      case 'breached':
        return say`${who(event.player)} prelamuje${ROCKETS(event.means)} múr ${edgeName(LEXICON, event.edge)}.`
      case 'rewilded':
        return say`${who(event.player)} zalesňuje továreň ${event.tile} na ${hexName(event.hex)}.`
      case 'itemGained':
        return say`${who(event.player)} získava ${items[event.item].acc}.`
      case 'itemUsed':
        return say`${who(event.player)} používa ${items[event.item].acc}.`
      case 'supportGained':
        return say`${who(event.player)} získava ${support(event.support)}.`
      case 'teamed':
        return say`${who(event.player)} pridáva do tímu: ${card(event.card)}.`
      case 'said':
        return say`${who(event.player)} hovorí: „${PHRASE_TEXTS[PHRASES[event.phrase]]}“`
      case 'pinnedHex':
        return say`${who(event.player)} ukazuje na ${hexName(event.hex)}.`
      case 'pinnedEdge':
        return say`${who(event.player)} ukazuje na hranu ${edgeName(LEXICON, event.edge)}.`
      case 'hinted':
        return say`${who(event.player)} prezrádza prostredie v ruke: ${terrains[event.terrain]}, ${cards(event.count)}.`
      case 'rolled':
        return say`${who(event.player)} hádže na zranenie${THREATS[event.threat]}: ${fell(event.result, event.injuries)}.`
      case 'injured':
        return event.total === 0
          ? say`${who(event.player)} utrpí ${injuries(event.injuries)} a viac už neunesie.`
          : say`${who(event.player)} utrpí ${injuries(event.injuries)}, spolu ${event.total}.`
      case 'killed':
        return say`Zomiera ${card(event.card)} (${terrains[event.terrain]}). Strážcu stráca ${who(event.player)}.`
      case 'deckShuffled':
        return say`${who(event.player)} mieša odkladaciu kôpku do nového balíčka (${cards(event.count)}).`
      case 'retired':
        return say`${who(event.player)} má všetky tábory a vystupuje z hry.`
      case 'roundEnded':
        return null
      case 'gameEnded':
        return say`Koniec hry. ${ENDINGS[event.reason]}`
      default:
        return machines(event, context)
    }
  }
}

const outcome = (count: number): string => (count === 0 ? 'bez zranenia' : injuries(count))
/** A die that hurts as much as it shows says so once. */
const fell = (result: number, count: number): string =>
  result === count ? outcome(count) : `padá ${result}, ${outcome(count)}`
