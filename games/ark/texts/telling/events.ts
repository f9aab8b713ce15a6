import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Sentence } from '@vyprava/module/words.ts'
import type { ArkEvent } from '../../rules/events.ts'
import { NONE } from '../../rules/vocabulary.ts'
import type { EventWords } from '../en/telling.ts'
import type { Names } from '../names.ts'
import { type Context, guideOf, hexList, signed } from '../sight.ts'

/** What happened; null where other events tell it already. */
export function eventsOf(words: EventWords, names: Names) {
  return (event: ArkEvent, context: Context): Sentence | null => {
    const { hexes, chart } = guideOf(context)
    const solo = context.view.mode === 'solo'
    const who = 'seat' in event ? seat(event.seat) : ''
    switch (event.type) {
      case 'turnStarted':
      case 'painted':
      case 'answered':
        return null
      case 'characterChosen':
        return words.characterChosen(who, name(names.character(event.character).acc))
      case 'identityRolled':
        return words.identityRolled(who, event.colour)
      case 'systemChosen':
        return words.systemChosen[event.system](who)
      case 'started':
        return words.started(who, hexes[event.hex], names.terrain(chart.hexes[event.hex]))
      case 'firstPlayer':
        return words.firstPlayer(who)
      case 'named':
        if (!event.only) return words.named(who, event.colour)
        return solo ? words.namedWild(who, event.colour) : words.namedForOthers(who, event.colour)
      case 'rolled': {
        const roll = solo ? words.dieRolls : words.dieRollsFor(who)
        const colour = event.colour === NONE ? words.isWild : words.isColour(event.colour)
        return say`${roll} ${event.rolls.join(', ')}. ${colour}`
      }
      case 'stuck':
        return words.stuck(who, event.slot)
      case 'moved': {
        const where = hexList(hexes, event.hexes, event.paints, event.colour, words.how)
        return words[event.active ? 'moved' : 'answered'](who, event.colour, where, event.slot)
      }
      case 'shifted':
        return words.shifted(who, event.from, event.to, event.paid)
      case 'meadowVisited':
        return words.meadowVisited(who, hexes[event.hex])
      case 'filled':
        return words.filled(who, event.field, event.colour)
      case 'minus':
        return words[event.cause === 'skip' ? 'skipped' : 'movedWithFull'](who, event.total)
      case 'hintGained':
        return words[event.source === 'wreck' ? 'hintInWreck' : 'hintFromCounter'](who, event.hints)
      case 'diamondEarned':
        return words.diamondEarned(who, event.diamond)
      case 'diamondColoured':
        return words.diamondColoured(who, event.colour)
      case 'terraformed':
        return words.terraformed(who, hexes[event.hex], event.colour)
      case 'converted':
        return words.converted(who, hexes[event.hex])
      case 'partsFound':
        return words.partsFound(who, event.parts - event.before, event.parts)
      case 'outOfTime':
        return words.outOfTime(who)
      case 'finished':
        return words.finished(who)
      case 'gameEnded': {
        const { ranks, scores, reason } = event
        const all = scores.map((_, of) => of)
        const scored = (seats: readonly number[]): Sentence =>
          series(
            seats.map((of) => say`${seat(of)} (${signed(scores[of], words.points)})`),
            words.and,
          )
        if (ranks === null) return words.ended(reason, words.together(event.won, scored(all)))
        const first = all.filter((of) => ranks[of] === 1)
        return words.ended(reason, words.winners(first.length, scored(first)))
      }
    }
  }
}
