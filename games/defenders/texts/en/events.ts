import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import { PHRASES } from '../../rules/actions.ts'
import type { DefendersEvent, Means } from '../../rules/events.ts'
import type { EndReason, Threat } from '../../rules/state.ts'
import { edgeName, factionNames, placeOf } from '../lexicon.ts'
import { hexName, type Names } from '../names.ts'
import { type Context, whoIs } from '../sight.ts'
import { PHRASE_TEXTS } from './actions.ts'
import { camps, cards, injuries, LEXICON, points } from './lexicon.ts'
import { machineEventsOf } from './machine.ts'

export const ENDINGS: Readonly<Record<EndReason, string>> = {
  won: 'All camps stand and all factories are rewilded. The Wild is free!',
  core: 'The machines are to build a sixth factory. The core is complete and the Wild has lost.',
  toxic: 'The machines are to spread a seventh toxic site. Poison has flooded the Wild.',
  massacre: 'Two Defenders of the same terrain have fallen. The uprising falls apart.',
  winter: 'Too many rounds have passed and winter has come. The machines outlast it, the Wild does not.',
}

/** What it is done with, by the item that can do it. */
const by =
  (item: string) =>
  (means: Means): string =>
    ({ action: '', item: ` ${item}`, ability: ' by an ability' })[means]
const MAP = by('with a map')
const POTIONS = by('with potions')
const ROCKETS = by('with rockets')
const THREATS: Readonly<Record<Threat, string>> = {
  none: '',
  ranged: ' at range',
  close: ' at close quarters',
}
const { factions, items, terrains } = LEXICON

/** What happened, in the present tense: no verb then asks for the gender of a player. */
export function eventsOf(names: Names<'en'>): (event: DefendersEvent, context: Context) => Sentence | null {
  const machines = machineEventsOf(names)
  const card = (of: number): Phrase => name(names.defender(of).nom)

  return (event, context) => {
    const who = (player: number): Phrase => whoIs(context, player, factionNames(LEXICON))
    switch (event.type) {
      case 'factionChosen':
        return say`${seat(context.view.solo ? 0 : event.player)} plays ${factions[event.faction].acc}.`
      case 'leaderChosen':
        return say`${who(event.player)} chooses a leader: ${name(names.leader(event.leader).nom)}.`
      case 'drawn':
        return say`${who(event.player)} draws ${cards(event.cards.length)}: ${series(event.cards.map(card), 'and')}.`
      case 'drawnHidden':
        return say`${who(event.player)} draws ${cards(event.count)}.`
      case 'campPlaced':
        return say`${who(event.player)} starts with a camp on ${placeOf(LEXICON, context.view, event.hex)}.`
      case 'firstPlayer':
        return say`${who(event.player)} gets the first-player token.`
      case 'roundStarted':
        return say`Round ${event.round} begins.`
      case 'chosen':
        return say`${who(event.player)} secretly chooses: ${card(event.card)}.`
      case 'chosenHidden':
        return say`${who(event.player)} has chosen.`
      case 'revealed':
        return say`${who(event.player)} reveals: ${card(event.card)}.`
      case 'abilityWaited':
        return say`${who(event.player)} lets the other abilities go first.`
      case 'abilityResolved':
        return say`Ability ${name(names.ability(event.card))}: ${who(event.player)}.`
      case 'tokenPassed':
        return say`${who(event.to)} takes over the first-player token.`
      case 'turnStarted':
        return say`${who(event.player)} is in turn: ${card(event.card)}, ${points(event.ap)}.`
      case 'moved':
        return say`${who(event.player)} moves${MAP(event.means)} from ${hexName(event.from)} to ${hexName(event.to)}.`
      case 'regrouped':
        return say`${who(event.player)} regroups${MAP(event.means)} from ${hexName(event.from)} to ${hexName(event.to)}.`
      case 'campBuilt':
        return say`${who(event.player)} builds a camp on ${hexName(event.hex)}, with ${camps(event.left)} left to build.`
      case 'campMoved':
        return say`${who(event.player)} moves a camp from ${hexName(event.from)} to ${hexName(event.to)}.`
      case 'cleared':
        return event.toxic
          ? say`${who(event.player)} clears the toxic site on ${hexName(event.hex)}${POTIONS(event.means)}.`
          : say`${who(event.player)} clears ${event.pollution} pollution on ${hexName(event.hex)}${POTIONS(event.means)}.`
      case 'healed':
        return say`${who(event.player)} removes ${injuries(event.injuries)}${POTIONS(event.means)}.`
      case 'mechDestroyed':
        return say`${who(event.player)} destroys a mech on ${hexName(event.hex)}${ROCKETS(event.means)}.`
      case 'mechRusted':
        return say`${who(event.player)} dissolves a mech on ${hexName(event.hex)}. Pollution is left of it.`
      case 'breached':
        return say`${who(event.player)} breaches the wall ${edgeName(LEXICON, event.edge)}${ROCKETS(event.means)}.`
      case 'rewilded':
        return say`${who(event.player)} rewilds factory ${event.tile} on ${hexName(event.hex)}.`
      case 'itemGained':
        return say`${who(event.player)} gains ${items[event.item].acc}.`
      case 'itemUsed':
        return say`${who(event.player)} uses ${items[event.item].acc}.`
      case 'supportGained':
        return say`${who(event.player)} gains ${event.support} support.`
      case 'teamed':
        return say`${who(event.player)} adds to the team: ${card(event.card)}.`
      case 'said':
        return say`${who(event.player)} says: “${PHRASE_TEXTS[PHRASES[event.phrase]]}”`
      case 'pinnedHex':
        return say`${who(event.player)} points at ${hexName(event.hex)}.`
      case 'pinnedEdge':
        return say`${who(event.player)} points at the edge ${edgeName(LEXICON, event.edge)}.`
      case 'hinted':
        return say`${who(event.player)} tells a terrain in hand: ${terrains[event.terrain]}, ${cards(event.count)}.`
      case 'rolled':
        return say`${who(event.player)} rolls for injuries${THREATS[event.threat]}: ${fell(event.result, event.injuries)}.`
      case 'injured':
        return event.total === 0
          ? say`${who(event.player)} suffers ${injuries(event.injuries)} and can bear no more.`
          : say`${who(event.player)} suffers ${injuries(event.injuries)}, ${event.total} in all.`
      case 'killed':
        return say`${card(event.card)} (${terrains[event.terrain]}) is killed. ${who(event.player)} loses a Defender.`
      case 'deckShuffled':
        return say`${who(event.player)} shuffles the discard pile into a new deck (${cards(event.count)}).`
      case 'retired':
        return say`${who(event.player)} has all camps built and retires.`
      case 'roundEnded':
        return null
      case 'gameEnded':
        return say`The end. ${ENDINGS[event.reason]}`
      default:
        return machines(event, context)
    }
  }
}

const outcome = (count: number): string => (count === 0 ? 'no injury' : injuries(count))
/** A die that hurts as much as it shows says so once. */
const fell = (result: number, count: number): string =>
  result === count ? outcome(count) : `the die shows ${result}, ${outcome(count)}`
