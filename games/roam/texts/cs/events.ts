import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { EndReason, Replaced, RoamEvent } from '../../rules/index.ts'
import { type Names, squareName, squareNames } from '../names.ts'
import { coinsAcc, markers, points, SLOT_PLACES, towers } from './counts.ts'

export const ENDINGS: Readonly<Record<EndReason, string>> = {
  tenCards: 'V jedné družině je deset karet a kolo je dohrané.',
  idle: 'Tři celá kola po sobě se na mapě nepohnul ani jeden žeton.',
  barren: 'Patnáct celých kol po sobě se nezaplnila žádná karta.',
}

const and = (parts: readonly (Phrase | Sentence)[]): Sentence => series(parts, 'a')
const gain = (coins: number): string => (coins === 0 ? '' : ` a bere ${coinsAcc(coins)}`)

/** What happened, in the present tense: no verb then asks for the gender of a player. */
export function eventsOf(names: Names<'cs'>): (event: RoamEvent) => Sentence | null {
  const artifact = (number: number): Phrase => name(names.artifact(number).acc)
  const replacement = ({ square, owner, artifact: by }: Replaced): Sentence =>
    say` Na ${squareName(square)} používá ${artifact(by)} a nahrazuje cizí žeton (${seat(owner)}).`

  return (event) => {
    switch (event.type) {
      case 'turnStarted':
        return null
      case 'rested':
        return event.free
          ? say`${seat(event.seat)} odpočívá a otáčí všechny karty lícem nahoru.`
          : say`${seat(event.seat)} platí ${coinsAcc(event.paid)}, odpočívá a otáčí všechny karty lícem nahoru.`
      case 'used':
        return say`${seat(event.seat)} používá postavu ${name(names.character(event.character).nom)}.`
      case 'rotated': {
        const total = event.turns === 1 ? '' : `, celkem o ${90 * event.turns}°`
        return say`${seat(event.seat)} používá ${artifact(event.artifact)} a otáčí tvar o 90°${total}.`
      }
      case 'placed': {
        const { squares, stacked, replaced } = event
        if (squares.length === 0) {
          return say`${seat(event.seat)} pokládá tvar přes samá obsazená pole a nepřidává žádný žeton.`
        }
        const tower = stacked.length === 0 ? '' : ` Staví ${towers(stacked.length)}: ${squareNames(stacked)}.`
        const placed = `${markers(squares.length)} (${squareNames(squares)})${gain(event.coins)}`
        return say`${seat(event.seat)} pokládá ${placed}.${tower}${replaced.flatMap(replacement)}`
      }
      case 'placedNothing':
        return say`${seat(event.seat)} nepokládá žádný žeton.`
      case 'gapFilled': {
        const { square, replaced } = event
        const after = replaced === null ? [] : replacement(replaced)
        const gap = `prázdné místo ${squareName(square)}${gain(event.coins)}`
        return event.artifact === null
          ? say`${seat(event.seat)} platí ${coinsAcc(event.paid)} za ${gap}.${after}`
          : say`${seat(event.seat)} používá ${artifact(event.artifact)}${event.coins === 0 ? ' a' : ','} zaplňuje ${gap}.${after}`
      }
      case 'coinTaken':
        return say`${seat(event.seat)} používá ${artifact(event.artifact)} a bere 1 minci.`
      case 'flipped': {
        const { acc } = names.character(event.character)
        const way = event.faceUp ? 'lícem nahoru' : 'lícem dolů'
        return say`${seat(event.seat)} používá ${artifact(event.artifact)} a otáčí ${name(acc)} ${way}.`
      }
      case 'shifted': {
        const way = `z ${squareName(event.from)} na ${squareName(event.to)}`
        const whose = event.owner === event.seat ? say`svůj žeton` : say`cizí žeton (${seat(event.owner)})`
        return say`${seat(event.seat)} používá ${artifact(event.artifact)} a posouvá ${whose} ${way}.`
      }
      case 'patrolGained': {
        const { acc } = names.patrol
        return say`${seat(event.seat)} obkličuje žeton na ${squareName(event.square)} a získává kartu ${name(acc)}.`
      }
      case 'completed': {
        const counts = event.markers.flatMap((count, of) => (count === 0 ? [] : [say`${seat(of)} ${count}`]))
        return say`Karta ${SLOT_PLACES[event.slot]} je zaplněná. Počty žetonů: ${and(counts)}.`
      }
      case 'auctionOpened':
        return say`Shoda: o kartu ${SLOT_PLACES[event.slot]} draží ${and(event.bidders.map(seat))}.`
      case 'bid':
        return say`${seat(event.seat)} nabízí ${coinsAcc(event.coins)}.`
      case 'passed':
        return event.forced
          ? say`${seat(event.seat)} nemá dost mincí na vyšší nabídku a pasuje.`
          : say`${seat(event.seat)} pasuje.`
      case 'cardGained': {
        const where = name(names.land(event.land).nom)
        const found = name(names.character(event.character).acc)
        return event.paid === 0
          ? say`${seat(event.seat)} nachází v krajině ${where} novou posilu: ${found}.`
          : say`${seat(event.seat)} platí ${coinsAcc(event.paid)} a nachází v krajině ${where} novou posilu: ${found}.`
      }
      case 'refilled':
        return event.land === null
          ? say`Dobírací balíček je prázdný, pozice ${SLOT_PLACES[event.slot]} zůstává neobsazená.`
          : say`Nová krajina ${SLOT_PLACES[event.slot]} mapy: ${name(names.land(event.land).nom)}.`
      case 'consolation':
        return say`${seat(event.seat)} dostává minci útěchy.`
      case 'endTriggered':
        return say`${seat(event.seat)} má desátou kartu. Kolo se dohraje a hra skončí.`
      case 'artifactBought': {
        const next = event.next === null ? '' : say` Nově v nabídce: ${name(names.artifact(event.next).nom)}.`
        return say`${seat(event.seat)} kupuje ${artifact(event.artifact)} za ${coinsAcc(event.paid)}.${next}`
      }
      case 'gameEnded': {
        const first = event.ranks.flatMap((rank, of) => (rank === 1 ? [of] : []))
        const score = points(event.scores[first[0]])
        return say`Konec hry. ${ENDINGS[event.reason]} Vítězí ${and(first.map(seat))} (${score}).`
      }
    }
  }
}
