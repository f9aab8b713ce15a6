import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { Replaced, RoamEvent } from '../../rules/index.ts'
import type { EventWords } from '../en/telling.ts'
import { type Names, squareName, squareNames } from '../names.ts'

/** What happened. */
export function eventsOf(words: EventWords, names: Names): (event: RoamEvent) => Sentence | null {
  const artifact = (number: number): Phrase => name(names.artifact(number).acc)
  const all = (parts: readonly (Phrase | Sentence)[]): Sentence => series(parts, words.and)
  const gain = (coins: number): string => (coins === 0 ? '' : ` ${words.gain(coins)}`)
  const replacement = ({ square, owner, artifact: by }: Replaced): Sentence =>
    say` ${words.replaced(squareName(square), artifact(by), seat(owner))}`

  return (event) => {
    const who = 'seat' in event ? seat(event.seat) : ''
    switch (event.type) {
      case 'turnStarted':
        return null
      case 'rested':
        return event.free ? words.rested(who) : words.restedFor(who, event.paid)
      case 'used': {
        const { nom, acc } = names.character(event.character)
        return words.used(who, name(nom), name(acc))
      }
      case 'rotated': {
        const total = event.turns === 1 ? '' : `, ${words.turnedInAll(90 * event.turns)}`
        return words.rotated(who, artifact(event.artifact), total)
      }
      case 'placed': {
        const { squares, stacked, replaced } = event
        if (squares.length === 0) return words.placedOver(who)
        const placed = words.placed(who, squares.length, squareNames(squares), gain(event.coins))
        const stack = stacked.length === 0 ? '' : ` ${words.stacked(stacked.length, squareNames(stacked))}`
        return say`${placed}${stack}${replaced.flatMap(replacement)}`
      }
      case 'placedNothing':
        return words.placedNothing(who)
      case 'gapFilled': {
        const [square, gained] = [squareName(event.square), gain(event.coins)]
        const filled =
          event.artifact === null
            ? words.gapPaid(who, event.paid, square, gained)
            : words.gapFree(who, artifact(event.artifact), square, gained)
        return say`${filled}${event.replaced === null ? [] : replacement(event.replaced)}`
      }
      case 'coinTaken':
        return words.coinTaken(who, artifact(event.artifact))
      case 'flipped': {
        const character = name(names.character(event.character).acc)
        return words[event.faceUp ? 'flippedUp' : 'flippedDown'](who, artifact(event.artifact), character)
      }
      case 'shifted': {
        const whose = event.owner === event.seat ? words.ownMarker : words.rivalMarker(seat(event.owner))
        const [from, to] = [squareName(event.from), squareName(event.to)]
        return words.shifted(who, artifact(event.artifact), say`${whose}`, from, to)
      }
      case 'patrolGained':
        return words.patrolGained(who, squareName(event.square), name(names.patrol.acc))
      case 'completed': {
        const counts = event.markers.flatMap((count, of) => (count === 0 ? [] : [{ who: seat(of), count }]))
        return words.completed(event.slot, words.tallies(counts))
      }
      case 'auctionOpened':
        return words.auctionOpened(event.slot, all(event.bidders.map(seat)))
      case 'bid':
        return words.bid(who, event.coins)
      case 'passed':
        return event.forced ? words.passedForced(who) : words.passed(who)
      case 'cardGained': {
        const where = name(names.land(event.land).nom)
        const found = name(names.character(event.character).acc)
        return event.paid === 0
          ? words.found(who, where, found)
          : words.paidFor(who, event.paid, where, found)
      }
      case 'refilled':
        return event.land === null
          ? words.staysEmpty(event.slot)
          : words.newLand(event.slot, name(names.land(event.land).nom))
      case 'consolation':
        return words.consolation(who)
      case 'endTriggered':
        return words.endTriggered(who)
      case 'artifactBought': {
        const bought = words.artifactBought(who, artifact(event.artifact), event.paid)
        const next = event.next === null ? '' : say` ${words.newInRow(name(names.artifact(event.next).nom))}`
        return say`${bought}${next}`
      }
      case 'gameEnded': {
        const first = event.ranks.flatMap((rank, of) => (rank === 1 ? [of] : []))
        return words.ended(event.reason, all(first.map(seat)), first.length, event.scores[first[0]])
      }
    }
  }
}
