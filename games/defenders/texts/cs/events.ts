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
  won: 'Všechny tábory stojí a všechny továrny jsou zalesněné. Divočina je volná!',
  core: 'Stroje mají postavit šestou továrnu. Jádro je dokončené a Divočina prohrála.',
  toxic: 'Stroje mají rozšířit sedmou toxickou lokalitu. Divočinu zaplavil jed.',
  massacre: 'Padli dva Strážci téhož prostředí. Povstání se rozpadá.',
  winter: 'Uběhlo příliš mnoho kol a přišla zima. Stroje ji přečkaly, Divočina ne.',
}

/** What it is done with, by the item that can do it. */
const by =
  (item: string) =>
  (means: Means): string =>
    ({ action: '', item: ` ${item}`, ability: ' díky schopnosti' })[means]
const MAP = by('s mapou')
const POTIONS = by('lektvary')
const ROCKETS = by('raketami')
const THREATS: Readonly<Record<Threat, string>> = { none: '', ranged: ' na dálku', close: ' zblízka' }
const { factions, items, terrains } = LEXICON

/** What happened, in the present tense: no verb then asks for the gender of a player. */
export function eventsOf(names: Names<'cs'>): (event: DefendersEvent, context: Context) => Sentence | null {
  const machines = machineEventsOf(names)
  const card = (of: number): Phrase => name(names.defender(of).nom)

  return (event, context) => {
    const who = (player: number): Phrase => whoIs(context, player, factionNames(LEXICON))
    switch (event.type) {
      case 'factionChosen':
        return say`${seat(context.view.solo ? 0 : event.player)} hraje za ${factions[event.faction].acc}.`
      case 'leaderChosen':
        return say`${who(event.player)} volí vůdce: ${name(names.leader(event.leader).nom)}.`
      case 'drawn':
        return say`${who(event.player)} si bere ${cardsAcc(event.cards.length)}: ${series(event.cards.map(card), 'a')}.`
      case 'drawnHidden':
        return say`${who(event.player)} si bere ${cardsAcc(event.count)}.`
      case 'campPlaced':
        return say`${who(event.player)} začíná s táborem na ${placeOf(LEXICON, context.view, event.hex)}.`
      case 'firstPlayer':
        return say`Žeton prvního hráče dostává ${who(event.player)}.`
      case 'roundStarted':
        return say`Začíná kolo ${event.round}.`
      case 'chosen':
        return say`${who(event.player)} potají volí: ${card(event.card)}.`
      case 'chosenHidden':
        return say`${who(event.player)} má vybráno.`
      case 'revealed':
        return say`${who(event.player)} odhaluje: ${card(event.card)}.`
      case 'abilityWaited':
        return say`${who(event.player)} nechává ostatní schopnosti proběhnout dřív.`
      case 'abilityResolved':
        return say`Schopnost ${name(names.ability(event.card))}: ${who(event.player)}.`
      case 'tokenPassed':
        return say`Žeton prvního hráče přebírá ${who(event.to)}.`
      case 'turnStarted':
        return say`Na tahu je ${who(event.player)}: ${card(event.card)}, ${points(event.ap)}.`
      case 'moved':
        return say`${who(event.player)} přechází${MAP(event.means)} z ${hexName(event.from)} na ${hexName(event.to)}.`
      case 'regrouped':
        return say`${who(event.player)} se${MAP(event.means)} přeskupuje z ${hexName(event.from)} na ${hexName(event.to)}.`
      case 'campBuilt':
        return say`${who(event.player)} staví tábor na ${hexName(event.hex)}. Zbývá postavit ${camps(event.left)}.`
      case 'campMoved':
        return say`${who(event.player)} přemisťuje tábor z ${hexName(event.from)} na ${hexName(event.to)}.`
      case 'cleared':
        return event.toxic
          ? say`${who(event.player)} čistí${POTIONS(event.means)} ${hexName(event.hex)} od toxické lokality.`
          : say`${who(event.player)} čistí${POTIONS(event.means)} ${hexName(event.hex)} od znečištění (${event.pollution}).`
      case 'healed':
        return say`${who(event.player)} odstraňuje${POTIONS(event.means)} ${injuries(event.injuries)}.`
      case 'mechDestroyed':
        return say`${who(event.player)} ničí${ROCKETS(event.means)} mecha na ${hexName(event.hex)}.`
      case 'mechRusted':
        return say`${who(event.player)} rozpouští mecha na ${hexName(event.hex)}. Zůstává po něm znečištění.`
      case 'breached':
        return say`${who(event.player)} prolamuje${ROCKETS(event.means)} zeď ${edgeName(LEXICON, event.edge)}.`
      case 'rewilded':
        return say`${who(event.player)} zalesňuje továrnu ${event.tile} na ${hexName(event.hex)}.`
      case 'itemGained':
        return say`${who(event.player)} získává ${items[event.item].acc}.`
      case 'itemUsed':
        return say`${who(event.player)} používá ${items[event.item].acc}.`
      case 'supportGained':
        return say`${who(event.player)} získává ${support(event.support)}.`
      case 'teamed':
        return say`${who(event.player)} přidává do týmu: ${card(event.card)}.`
      case 'said':
        return say`${who(event.player)} říká: „${PHRASE_TEXTS[PHRASES[event.phrase]]}“`
      case 'pinnedHex':
        return say`${who(event.player)} ukazuje na ${hexName(event.hex)}.`
      case 'pinnedEdge':
        return say`${who(event.player)} ukazuje na hranu ${edgeName(LEXICON, event.edge)}.`
      case 'hinted':
        return say`${who(event.player)} prozrazuje prostředí v ruce: ${terrains[event.terrain]}, ${cards(event.count)}.`
      case 'rolled':
        return say`${who(event.player)} hází na zranění${THREATS[event.threat]}: ${fell(event.result, event.injuries)}.`
      case 'injured':
        return event.total === 0
          ? say`${who(event.player)} utrpí ${injuries(event.injuries)} a víc už neunese.`
          : say`${who(event.player)} utrpí ${injuries(event.injuries)}, celkem ${event.total}.`
      case 'killed':
        return say`Umírá ${card(event.card)} (${terrains[event.terrain]}). Strážce ztrácí ${who(event.player)}.`
      case 'deckShuffled':
        return say`${who(event.player)} míchá odkládací hromádku do nového balíčku (${cards(event.count)}).`
      case 'retired':
        return say`${who(event.player)} má všechny tábory a vystupuje ze hry.`
      case 'roundEnded':
        return null
      case 'gameEnded':
        return say`Konec hry. ${ENDINGS[event.reason]}`
      default:
        return machines(event, context)
    }
  }
}

const outcome = (count: number): string => (count === 0 ? 'bez zranění' : injuries(count))
/** A die that hurts as much as it shows says so once. */
const fell = (result: number, count: number): string =>
  result === count ? outcome(count) : `padá ${result}, ${outcome(count)}`
