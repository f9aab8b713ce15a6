import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { ArkEvent } from '../../rules/events.ts'
import { type EndReason, NONE } from '../../rules/vocabulary.ts'
import type { Names } from '../names.ts'
import { type Context, guideOf, hexList, signed } from '../sight.ts'
import { COLOUR_NAMES, fieldName, hints, lettersOf, minusPoints, parts, points } from './counts.ts'
import { DIAMOND_SOURCES } from './table.ts'

export const ENDINGS: Readonly<Record<EndReason, string>> = {
  found: 'The Ark is found.',
  time: 'Time has run out.',
}

const and = (list: readonly (Phrase | Sentence)[]): Sentence => series(list, 'and')

export function eventsOf(names: Names<'en'>): (event: ArkEvent, context: Context) => Sentence | null {
  return (event, context) => {
    const { view } = context
    const guide = guideOf(context)
    switch (event.type) {
      case 'turnStarted':
      case 'painted':
      case 'answered':
        return null
      case 'characterChosen':
        return say`${seat(event.seat)} plays the ${name(names.character(event.character).nom)}.`
      case 'identityRolled':
        return say`The identity colour of ${seat(event.seat)} is ${COLOUR_NAMES[event.colour]}.`
      case 'systemChosen':
        return say`${seat(event.seat)} plays with ${event.system === 'hints' ? 'hints' : 'diamonds'}.`
      case 'started': {
        const { hexes, chart } = guide
        return say`${seat(event.seat)} starts at ${hexes[event.hex]} (${names.terrain(chart.hexes[event.hex])}).`
      }
      case 'firstPlayer':
        return say`${seat(event.seat)} begins.`
      case 'named': {
        const colour = COLOUR_NAMES[event.colour]
        if (!event.only) return say`${seat(event.seat)} names ${colour}.`
        return view.mode === 'solo'
          ? say`A wild six: ${seat(event.seat)} names ${colour}.`
          : say`${seat(event.seat)} names ${colour} for the others.`
      }
      case 'rolled': {
        const rolls = event.rolls.join(', ')
        const roll = view.mode === 'solo' ? say`The die rolls` : say`The die rolls for ${seat(event.seat)}:`
        return event.colour === NONE
          ? say`${roll} ${rolls}. It is wild.`
          : say`${roll} ${rolls}. The colour is ${COLOUR_NAMES[event.colour]}.`
      }
      case 'stuck':
        return say`${seat(event.seat)} has nowhere to go and marks slot ${event.slot} without a colour.`
      case 'moved': {
        const where = hexList(guide, event.hexes, event.paints, event.colour, COLOUR_NAMES)
        const colour = COLOUR_NAMES[event.colour]
        return event.active
          ? say`${seat(event.seat)} moves in ${colour}: ${where} (slot ${event.slot}).`
          : say`${seat(event.seat)} answers with a move in ${colour}: ${where} (slot ${event.slot}).`
      }
      case 'shifted':
        return say`${seat(event.seat)} takes ${COLOUR_NAMES[event.from]} as ${COLOUR_NAMES[event.to]} for ${hints(event.paid)}.`
      case 'meadowVisited':
        return say`${seat(event.seat)} visits an extra meadow: ${guide.hexes[event.hex]}.`
      case 'filled':
        return say`${seat(event.seat)} fills ${fieldName(event.field)} with ${COLOUR_NAMES[event.colour]} (for ${lettersOf(event.field)}).`
      case 'minus':
        return event.cause === 'skip'
          ? say`${seat(event.seat)} skips: ${minusPoints(event.total)} now.`
          : say`${seat(event.seat)} moves with a full compass: ${minusPoints(event.total)} now.`
      case 'hintGained':
        return event.source === 'wreck'
          ? say`${seat(event.seat)} finds a hint in the wreck: ${hints(event.hints)} now.`
          : say`${seat(event.seat)} gains a hint from the round counter: ${hints(event.hints)} now.`
      case 'diamondEarned':
        return say`${seat(event.seat)} earns a diamond: ${DIAMOND_SOURCES[event.diamond]}.`
      case 'diamondColoured':
        return say`${seat(event.seat)} colours a diamond ${COLOUR_NAMES[event.colour]}.`
      case 'terraformed':
        return say`${seat(event.seat)} uses a diamond and paints ${guide.hexes[event.hex]} ${COLOUR_NAMES[event.colour]}.`
      case 'converted':
        return say`${seat(event.seat)} turns forest ${guide.hexes[event.hex]} into a city.`
      case 'partsFound':
        return say`${seat(event.seat)} finds ${parts(event.parts - event.before)} of the Ark and has ${event.parts} of 7.`
      case 'outOfTime':
        return say`${seat(event.seat)} is out of time.`
      case 'finished':
        return say`${seat(event.seat)} has found the whole Ark.`
      case 'gameEnded': {
        const { ranks, scores } = event
        const score = (of: number): Sentence => say`${seat(of)} (${signed(scores[of], points)})`
        const everybody = scores.map((_, of) => of)
        if (ranks === null) {
          const outcome = event.won ? 'The expedition succeeds.' : 'The expedition fails.'
          return say`The game is over. ${ENDINGS[event.reason]} ${outcome} Score: ${and(everybody.map(score))}.`
        }
        const first = everybody.filter((of) => ranks[of] === 1)
        const win = first.length === 1 ? 'Winner' : 'Winners'
        return say`The game is over. ${ENDINGS[event.reason]} ${win}: ${and(first.map(score))}.`
      }
    }
  }
}
