import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { EndReason, Replaced, RoamEvent } from '../../rules/index.ts'
import { type Names, squareName, squareNames } from '../names.ts'
import { coins, markers, points, SLOT_PLACES, stacks } from './counts.ts'

export const ENDINGS: Readonly<Record<EndReason, string>> = {
  tenCards: 'One party has ten cards and the round is complete.',
  idle: 'No marker has moved on the map for three whole rounds.',
  barren: 'No card has been completed for fifteen whole rounds.',
}

const and = (parts: readonly (Phrase | Sentence)[]): Sentence => series(parts, 'and')
const gain = (count: number): string => (count === 0 ? '' : ` and takes ${coins(count)}`)

/** What happened, in the present tense as in the other languages. */
export function eventsOf(names: Names<'en'>): (event: RoamEvent) => Sentence | null {
  const artifact = (number: number): Phrase => name(names.artifact(number).nom)
  const replacement = ({ square, owner, artifact: by }: Replaced): Sentence =>
    say` On ${squareName(square)}, ${artifact(by)} replaces a rival marker (${seat(owner)}).`

  return (event) => {
    switch (event.type) {
      case 'turnStarted':
        return null
      case 'rested':
        return event.free
          ? say`${seat(event.seat)} rests and turns all cards face up.`
          : say`${seat(event.seat)} pays ${coins(event.paid)}, rests and turns all cards face up.`
      case 'used':
        return say`${seat(event.seat)} uses ${name(names.character(event.character).nom)}.`
      case 'rotated': {
        const total = event.turns === 1 ? '' : `, ${90 * event.turns}° in all`
        return say`${seat(event.seat)} uses ${artifact(event.artifact)} and turns the shape by 90°${total}.`
      }
      case 'placed': {
        const { squares, stacked, replaced } = event
        if (squares.length === 0) {
          return say`${seat(event.seat)} lays the shape over occupied squares and adds no marker.`
        }
        const stack =
          stacked.length === 0 ? '' : ` This makes ${stacks(stacked.length)}: ${squareNames(stacked)}.`
        const placed = `${markers(squares.length)} (${squareNames(squares)})${gain(event.coins)}`
        return say`${seat(event.seat)} places ${placed}.${stack}${replaced.flatMap(replacement)}`
      }
      case 'placedNothing':
        return say`${seat(event.seat)} places no marker.`
      case 'gapFilled': {
        const { square, replaced } = event
        const after = replaced === null ? [] : replacement(replaced)
        const gap = `the gap ${squareName(square)}${gain(event.coins)}`
        return event.artifact === null
          ? say`${seat(event.seat)} pays ${coins(event.paid)} for ${gap}.${after}`
          : say`${seat(event.seat)} uses ${artifact(event.artifact)}${event.coins === 0 ? ' and' : ','} fills ${gap}.${after}`
      }
      case 'coinTaken':
        return say`${seat(event.seat)} uses ${artifact(event.artifact)} and takes 1 coin.`
      case 'flipped': {
        const { nom } = names.character(event.character)
        const way = event.faceUp ? 'face up' : 'face down'
        return say`${seat(event.seat)} uses ${artifact(event.artifact)} and turns ${name(nom)} ${way}.`
      }
      case 'shifted': {
        const way = `from ${squareName(event.from)} to ${squareName(event.to)}`
        const whose =
          event.owner === event.seat
            ? say`one of their own markers`
            : say`a rival marker (${seat(event.owner)})`
        return say`${seat(event.seat)} uses ${artifact(event.artifact)} and shifts ${whose} ${way}.`
      }
      case 'patrolGained': {
        const { nom } = names.patrol
        return say`${seat(event.seat)} surrounds the marker on ${squareName(event.square)} and gains ${name(nom)}.`
      }
      case 'completed': {
        const counts = event.markers.flatMap((count, of) => (count === 0 ? [] : [say`${seat(of)} ${count}`]))
        return say`The card ${SLOT_PLACES[event.slot]} is completed. Markers: ${and(counts)}.`
      }
      case 'auctionOpened':
        return say`A tie: ${and(event.bidders.map(seat))} bid for the card ${SLOT_PLACES[event.slot]}.`
      case 'bid':
        return say`${seat(event.seat)} bids ${coins(event.coins)}.`
      case 'passed':
        return event.forced
          ? say`${seat(event.seat)} has too few coins for a higher bid and passes.`
          : say`${seat(event.seat)} passes.`
      case 'cardGained': {
        const where = name(names.land(event.land).nom)
        const found = name(names.character(event.character).nom)
        return event.paid === 0
          ? say`${seat(event.seat)} searches ${where} and finds ${found}.`
          : say`${seat(event.seat)} pays ${coins(event.paid)}, searches ${where} and finds ${found}.`
      }
      case 'refilled':
        return event.land === null
          ? say`The draw pile is empty, so the slot ${SLOT_PLACES[event.slot]} stays empty.`
          : say`A new land ${SLOT_PLACES[event.slot]} of the map: ${name(names.land(event.land).nom)}.`
      case 'consolation':
        return say`${seat(event.seat)} gets a consolation coin.`
      case 'endTriggered':
        return say`${seat(event.seat)} has a tenth card. The game ends with this round.`
      case 'artifactBought': {
        const next = event.next === null ? '' : say` New in the row: ${name(names.artifact(event.next).nom)}.`
        return say`${seat(event.seat)} buys ${artifact(event.artifact)} for ${coins(event.paid)}.${next}`
      }
      case 'gameEnded': {
        const first = event.ranks.flatMap((rank, of) => (rank === 1 ? [of] : []))
        const score = points(event.scores[first[0]])
        const win = first.length === 1 ? 'wins' : 'win'
        return say`The game is over. ${ENDINGS[event.reason]} ${and(first.map(seat))} ${win} (${score}).`
      }
    }
  }
}
