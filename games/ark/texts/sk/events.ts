import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { ArkEvent } from '../../rules/events.ts'
import { type EndReason, NONE } from '../../rules/vocabulary.ts'
import type { Names } from '../names.ts'
import { type Context, guideOf, hexList, signed } from '../sight.ts'
import {
  COLOUR_NAMES,
  COLOURS_ACC,
  COLOURS_HOW,
  COLOURS_LOC,
  fieldName,
  hintsAcc,
  lettersOf,
  minusPoints,
  partsAcc,
  points,
} from './counts.ts'
import { DIAMOND_SOURCES } from './table.ts'

export const ENDINGS: Readonly<Record<EndReason, string>> = {
  found: 'Archa je nájdená.',
  time: 'Čas vypršal.',
}

const and = (list: readonly (Phrase | Sentence)[]): Sentence => series(list, 'a')

/** What happened, in the present tense: no verb then asks for the gender of a player. */
export function eventsOf(names: Names<'sk'>): (event: ArkEvent, context: Context) => Sentence | null {
  return (event, context) => {
    const { view } = context
    const guide = guideOf(context)
    switch (event.type) {
      case 'turnStarted':
      case 'painted':
      case 'answered':
        return null
      case 'characterChosen':
        return say`${seat(event.seat)} hrá za ${name(names.character(event.character).acc)}.`
      case 'identityRolled':
        return say`${seat(event.seat)} má farbu identity: ${COLOUR_NAMES[event.colour]}.`
      case 'systemChosen':
        return say`${seat(event.seat)} hrá s ${event.system === 'hints' ? 'nápovedami' : 'diamantmi'}.`
      case 'started': {
        const { hexes, chart } = guide
        return say`${seat(event.seat)} začína na ${hexes[event.hex]} (${names.terrain(chart.hexes[event.hex])}).`
      }
      case 'firstPlayer':
        return say`Začína ${seat(event.seat)}.`
      case 'named': {
        const colour = COLOURS_ACC[event.colour]
        if (!event.only) return say`${seat(event.seat)} volí ${colour}.`
        return view.mode === 'solo'
          ? say`Žolík: ${seat(event.seat)} volí ${colour}.`
          : say`${seat(event.seat)} volí ${colour} pre ostatných.`
      }
      case 'rolled': {
        const rolls = event.rolls.join(', ')
        const roll =
          view.mode === 'solo' ? say`Na kocke padá` : say`Namiesto hráča ${seat(event.seat)} hádže kocka:`
        return event.colour === NONE
          ? say`${roll} ${rolls}. Je to žolík.`
          : say`${roll} ${rolls}. Farba ťahu je ${COLOUR_NAMES[event.colour]}.`
      }
      case 'stuck':
        return say`${seat(event.seat)} nemá kam ísť a značí dielik ${event.slot} bez farby.`
      case 'moved': {
        const where = hexList(guide, event.hexes, event.paints, event.colour, COLOURS_HOW)
        const colour = COLOURS_LOC[event.colour]
        return event.active
          ? say`${seat(event.seat)} sa pohybuje v ${colour}: ${where} (dielik ${event.slot}).`
          : say`${seat(event.seat)} odpovedá pohybom v ${colour}: ${where} (dielik ${event.slot}).`
      }
      case 'shifted':
        return say`${seat(event.seat)} mení ${COLOURS_ACC[event.from]} na ${COLOURS_ACC[event.to]} za ${hintsAcc(event.paid)}.`
      case 'meadowVisited':
        return say`${seat(event.seat)} navštevuje lúku navyše: ${guide.hexes[event.hex]}.`
      case 'filled':
        return say`${seat(event.seat)} vyfarbuje políčko ${fieldName(event.field)} ${COLOURS_HOW[event.colour]} (pre ${lettersOf(event.field)}).`
      case 'minus':
        return event.cause === 'skip'
          ? say`${seat(event.seat)} vynecháva. Spolu: ${minusPoints(event.total)}.`
          : say`${seat(event.seat)} sa pohybuje s plným kompasom. Spolu: ${minusPoints(event.total)}.`
      case 'hintGained':
        return event.source === 'wreck'
          ? say`${seat(event.seat)} nachádza nápovedu vo vraku a má ${hintsAcc(event.hints)}.`
          : say`${seat(event.seat)} získava nápovedu z počítadla kôl a má ${hintsAcc(event.hints)}.`
      case 'diamondEarned':
        return say`${seat(event.seat)} získava diamant: ${DIAMOND_SOURCES[event.diamond]}.`
      case 'diamondColoured':
        return say`${seat(event.seat)} vyfarbuje diamant ${COLOURS_HOW[event.colour]}.`
      case 'terraformed':
        return say`${seat(event.seat)} používa diamant a vyfarbuje ${guide.hexes[event.hex]} ${COLOURS_HOW[event.colour]}.`
      case 'converted':
        return say`${seat(event.seat)} premieňa les ${guide.hexes[event.hex]} na mesto.`
      case 'partsFound':
        return say`${seat(event.seat)} nachádza ${partsAcc(event.parts - event.before)} Archy. Spolu: ${event.parts} zo 7.`
      case 'outOfTime':
        return say`Čas vypršal. Končí ${seat(event.seat)}.`
      case 'finished':
        return say`${seat(event.seat)} má celú Archu.`
      case 'gameEnded': {
        const { ranks, scores } = event
        const score = (of: number): Sentence => say`${seat(of)} (${signed(scores[of], points)})`
        const everybody = scores.map((_, of) => of)
        if (ranks === null) {
          const outcome = event.won ? 'Výprava uspela.' : 'Výprava neuspela.'
          return say`Koniec hry. ${ENDINGS[event.reason]} ${outcome} Skóre: ${and(everybody.map(score))}.`
        }
        const first = everybody.filter((of) => ranks[of] === 1)
        return say`Koniec hry. ${ENDINGS[event.reason]} ${first.length === 1 ? 'Víťazí' : 'Spoločne víťazia'} ${and(first.map(score))}.`
      }
    }
  }
}
