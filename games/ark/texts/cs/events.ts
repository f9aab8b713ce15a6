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
  found: 'Archa je nalezená.',
  time: 'Čas vypršel.',
}

const and = (list: readonly (Phrase | Sentence)[]): Sentence => series(list, 'a')

/** What happened, in the present tense: no verb then asks for the gender of a player. */
export function eventsOf(names: Names<'cs'>): (event: ArkEvent, context: Context) => Sentence | null {
  return (event, context) => {
    const { view } = context
    const guide = guideOf(context)
    switch (event.type) {
      case 'turnStarted':
      case 'painted':
      case 'answered':
        return null
      case 'characterChosen':
        return say`${seat(event.seat)} hraje za ${name(names.character(event.character).acc)}.`
      case 'identityRolled':
        return say`${seat(event.seat)} má barvu identity: ${COLOUR_NAMES[event.colour]}.`
      case 'systemChosen':
        return say`${seat(event.seat)} hraje s ${event.system === 'hints' ? 'nápovědami' : 'diamanty'}.`
      case 'started': {
        const { hexes, chart } = guide
        return say`${seat(event.seat)} začíná na ${hexes[event.hex]} (${names.terrain(chart.hexes[event.hex])}).`
      }
      case 'firstPlayer':
        return say`Začíná ${seat(event.seat)}.`
      case 'named': {
        const colour = COLOURS_ACC[event.colour]
        if (!event.only) return say`${seat(event.seat)} volí ${colour}.`
        return view.mode === 'solo'
          ? say`Žolík: ${seat(event.seat)} volí ${colour}.`
          : say`${seat(event.seat)} volí ${colour} pro ostatní.`
      }
      case 'rolled': {
        const rolls = event.rolls.join(', ')
        const roll =
          view.mode === 'solo' ? say`Na kostce padá` : say`Místo hráče ${seat(event.seat)} hází kostka:`
        return event.colour === NONE
          ? say`${roll} ${rolls}. Je to žolík.`
          : say`${roll} ${rolls}. Barva tahu je ${COLOUR_NAMES[event.colour]}.`
      }
      case 'stuck':
        return say`${seat(event.seat)} nemá kam jít a značí dílek ${event.slot} bez barvy.`
      case 'moved': {
        const where = hexList(guide, event.hexes, event.paints, event.colour, COLOURS_HOW)
        const colour = COLOURS_LOC[event.colour]
        return event.active
          ? say`${seat(event.seat)} se pohybuje v ${colour}: ${where} (dílek ${event.slot}).`
          : say`${seat(event.seat)} odpovídá pohybem v ${colour}: ${where} (dílek ${event.slot}).`
      }
      case 'shifted':
        return say`${seat(event.seat)} mění ${COLOURS_ACC[event.from]} na ${COLOURS_ACC[event.to]} za ${hintsAcc(event.paid)}.`
      case 'meadowVisited':
        return say`${seat(event.seat)} navštěvuje louku navíc: ${guide.hexes[event.hex]}.`
      case 'filled':
        return say`${seat(event.seat)} vybarvuje políčko ${fieldName(event.field)} ${COLOURS_HOW[event.colour]} (pro ${lettersOf(event.field)}).`
      case 'minus':
        return event.cause === 'skip'
          ? say`${seat(event.seat)} vynechává. Celkem: ${minusPoints(event.total)}.`
          : say`${seat(event.seat)} se pohybuje s plným kompasem. Celkem: ${minusPoints(event.total)}.`
      case 'hintGained':
        return event.source === 'wreck'
          ? say`${seat(event.seat)} nachází nápovědu ve vraku a má ${hintsAcc(event.hints)}.`
          : say`${seat(event.seat)} získává nápovědu z počítadla kol a má ${hintsAcc(event.hints)}.`
      case 'diamondEarned':
        return say`${seat(event.seat)} získává diamant: ${DIAMOND_SOURCES[event.diamond]}.`
      case 'diamondColoured':
        return say`${seat(event.seat)} vybarvuje diamant ${COLOURS_HOW[event.colour]}.`
      case 'terraformed':
        return say`${seat(event.seat)} používá diamant a vybarvuje ${guide.hexes[event.hex]} ${COLOURS_HOW[event.colour]}.`
      case 'converted':
        return say`${seat(event.seat)} proměňuje les ${guide.hexes[event.hex]} ve město.`
      case 'partsFound':
        return say`${seat(event.seat)} nachází ${partsAcc(event.parts - event.before)} Archy. Celkem: ${event.parts} ze 7.`
      case 'outOfTime':
        return say`Čas vypršel. Končí ${seat(event.seat)}.`
      case 'finished':
        return say`${seat(event.seat)} má celou Archu.`
      case 'gameEnded': {
        const { ranks, scores } = event
        const score = (of: number): Sentence => say`${seat(of)} (${signed(scores[of], points)})`
        const everybody = scores.map((_, of) => of)
        if (ranks === null) {
          const outcome = event.won ? 'Výprava uspěla.' : 'Výprava neuspěla.'
          return say`Konec hry. ${ENDINGS[event.reason]} ${outcome} Skóre: ${and(everybody.map(score))}.`
        }
        const first = everybody.filter((of) => ranks[of] === 1)
        return say`Konec hry. ${ENDINGS[event.reason]} ${first.length === 1 ? 'Vítězí' : 'Společně vítězí'} ${and(first.map(score))}.`
      }
    }
  }
}
