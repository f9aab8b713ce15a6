import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { EndReason, Replaced, RoamEvent } from '../../rules/index.ts'
import { type Names, squareName, squareNames } from '../names.ts'
import { coinsAcc, markers, points, SLOT_PLACES, towers } from './counts.ts'

export const ENDINGS: Readonly<Record<EndReason, string>> = {
  tenCards: 'V jednej družine je desať kariet a kolo je dohrané.',
  idle: 'Tri celé kolá po sebe sa na mape nepohol ani jeden žetón.',
  barren: 'Pätnásť celých kôl po sebe sa nezaplnila nijaká karta.',
}

const and = (parts: readonly (Phrase | Sentence)[]): Sentence => series(parts, 'a')
const gain = (coins: number): string => (coins === 0 ? '' : ` a berie ${coinsAcc(coins)}`)

/** What happened, in the present tense: no verb then asks for the gender of a player. */
export function eventsOf(names: Names<'sk'>): (event: RoamEvent) => Sentence | null {
  const artifact = (number: number): Phrase => name(names.artifact(number).acc)
  const replacement = ({ square, owner, artifact: by }: Replaced): Sentence =>
    say` Na ${squareName(square)} používa ${artifact(by)} a nahrádza cudzí žetón (${seat(owner)}).`

  return (event) => {
    switch (event.type) {
      case 'turnStarted':
        return null
      case 'rested':
        return event.free
          ? say`${seat(event.seat)} odpočíva a otáča všetky karty lícom nahor.`
          : say`${seat(event.seat)} platí ${coinsAcc(event.paid)}, odpočíva a otáča všetky karty lícom nahor.`
      case 'used':
        return say`${seat(event.seat)} používa postavu ${name(names.character(event.character).nom)}.`
      case 'rotated': {
        const total = event.turns === 1 ? '' : `, spolu o ${90 * event.turns}°`
        return say`${seat(event.seat)} používa ${artifact(event.artifact)} a otáča tvar o 90°${total}.`
      }
      case 'placed': {
        const { squares, stacked, replaced } = event
        if (squares.length === 0) {
          return say`${seat(event.seat)} kladie tvar cez samé obsadené políčka a nepridáva nijaký žetón.`
        }
        const tower =
          stacked.length === 0 ? '' : ` Stavia ${towers(stacked.length)}: ${squareNames(stacked)}.`
        const placed = `${markers(squares.length)} (${squareNames(squares)})${gain(event.coins)}`
        return say`${seat(event.seat)} ukladá ${placed}.${tower}${replaced.flatMap(replacement)}`
      }
      case 'placedNothing':
        return say`${seat(event.seat)} neukladá nijaký žetón.`
      case 'gapFilled': {
        const { square, replaced } = event
        const after = replaced === null ? [] : replacement(replaced)
        const gap = `prázdne miesto ${squareName(square)}${gain(event.coins)}`
        return event.artifact === null
          ? say`${seat(event.seat)} platí ${coinsAcc(event.paid)} za ${gap}.${after}`
          : say`${seat(event.seat)} používa ${artifact(event.artifact)}${event.coins === 0 ? ' a' : ','} zapĺňa ${gap}.${after}`
      }
      case 'coinTaken':
        return say`${seat(event.seat)} používa ${artifact(event.artifact)} a berie 1 mincu.`
      case 'flipped': {
        const { acc } = names.character(event.character)
        const way = event.faceUp ? 'lícom nahor' : 'lícom nadol'
        return say`${seat(event.seat)} používa ${artifact(event.artifact)} a otáča ${name(acc)} ${way}.`
      }
      case 'shifted': {
        const way = `z ${squareName(event.from)} na ${squareName(event.to)}`
        const whose = event.owner === event.seat ? say`svoj žetón` : say`cudzí žetón (${seat(event.owner)})`
        return say`${seat(event.seat)} používa ${artifact(event.artifact)} a posúva ${whose} ${way}.`
      }
      case 'patrolGained': {
        const { acc } = names.patrol
        return say`${seat(event.seat)} obkľučuje žetón na ${squareName(event.square)} a získava kartu ${name(acc)}.`
      }
      case 'completed': {
        const counts = event.markers.flatMap((count, of) => (count === 0 ? [] : [say`${seat(of)} ${count}`]))
        return say`Karta ${SLOT_PLACES[event.slot]} je zaplnená. Počty žetónov: ${and(counts)}.`
      }
      case 'auctionOpened':
        return say`Zhoda: o kartu ${SLOT_PLACES[event.slot]} dražia ${and(event.bidders.map(seat))}.`
      case 'bid':
        return say`${seat(event.seat)} ponúka ${coinsAcc(event.coins)}.`
      case 'passed':
        return event.forced
          ? say`${seat(event.seat)} nemá dosť mincí na vyššiu ponuku a pasuje.`
          : say`${seat(event.seat)} pasuje.`
      case 'cardGained': {
        const where = name(names.land(event.land).nom)
        const found = name(names.character(event.character).acc)
        return event.paid === 0
          ? say`${seat(event.seat)} nachádza v krajine ${where} novú posilu: ${found}.`
          : say`${seat(event.seat)} platí ${coinsAcc(event.paid)} a nachádza v krajine ${where} novú posilu: ${found}.`
      }
      case 'refilled':
        return event.land === null
          ? say`Doberací balíček je prázdny, pozícia ${SLOT_PLACES[event.slot]} zostáva neobsadená.`
          : say`Nová krajina ${SLOT_PLACES[event.slot]} mapy: ${name(names.land(event.land).nom)}.`
      case 'consolation':
        return say`${seat(event.seat)} dostáva mincu útechy.`
      case 'endTriggered':
        return say`${seat(event.seat)} má desiatu kartu. Kolo sa dohrá a hra sa skončí.`
      case 'artifactBought': {
        const next = event.next === null ? '' : say` Nové v ponuke: ${name(names.artifact(event.next).nom)}.`
        return say`${seat(event.seat)} kupuje ${artifact(event.artifact)} za ${coinsAcc(event.paid)}.${next}`
      }
      case 'gameEnded': {
        const first = event.ranks.flatMap((rank, of) => (rank === 1 ? [of] : []))
        const score = points(event.scores[first[0]])
        const win = first.length === 1 ? 'Víťazí' : 'Víťazia'
        return say`Koniec hry. ${ENDINGS[event.reason]} ${win} ${and(first.map(seat))} (${score}).`
      }
    }
  }
}
