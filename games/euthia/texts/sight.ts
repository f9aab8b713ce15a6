import type { Seat } from '@vyprava/kernel'
import type { WordContext } from '@vyprava/module/words.ts'
import type { Cost } from '../content/schema.ts'
import type { Shelf } from '../rules/actions.ts'
import { type Given, givenBy } from '../rules/costs.ts'
import type { Item } from '../rules/items.ts'
import type { Printed } from '../rules/printed.ts'
import { NONE, type Owned } from '../rules/state.ts'
import type { EuthiaView, PlayerView } from '../rules/view.ts'

/* What the words ask of a view. */

export type Context = WordContext<EuthiaView>

export const itemOf = (view: EuthiaView): Item | null => view.agenda.at(-1) ?? null

/** The seats that are asked now. */
export function askedSeats(view: EuthiaView): readonly Seat[] {
  const item = itemOf(view)
  if (item === null) return []
  const { fight, active } = view
  switch (item.step) {
    case 'takeover':
      return item.waiting
    case 'monsterBefore':
    case 'curses':
      return fight === null ? [] : [fight.controller]
    case 'exchange':
      return fight === null ? [] : [item.turn === 'hero' ? fight.hero : fight.controller]
    case 'heroRoll':
    case 'choose':
    case 'pick':
    case 'teleport':
    case 'room':
    case 'handLimit':
    case 'swap':
    case 'wonTrade':
    case 'wonTreasure':
      return [item.seat]
    default:
      return [fight === null ? active : fight.hero].filter((seat) => seat !== NONE)
  }
}

/** For whom an action is listed: the observer if asked, else who is asked. */
export function actorOf({ view, observer }: Context): Seat {
  const asked = askedSeats(view)
  if (observer !== null && asked.includes(observer)) return observer
  return asked[0] ?? Math.max(0, view.active)
}

export const playerOf = (context: Context): PlayerView => context.view.players[actorOf(context)]

export const ownedIn = (player: PlayerView, shelf: Shelf, place: number): Owned | null =>
  player[shelf][place] ?? null

/** Whose dice lie in a window: outside a fight the hero's. */
export function diceOf(view: EuthiaView): readonly number[] {
  const item = itemOf(view)
  if (item?.step === 'heroRoll') return item.dice
  const { fight } = view
  if (fight === null) return []
  return item?.step === 'exchange' ? fight.monsterDice : fight.heroDice
}

/** What a way of paying gives, as far as the observer sees the hand. */
export function givenIn(printed: Printed, context: Context, cost: Cost, way: number, source: number): Given {
  const { players, fight } = context.view
  const payers = players.map(({ hand, ...open }) => ({ ...open, hand: hand ?? [] }))
  return givenBy(printed, { players: payers, fight }, actorOf(context), cost, way, source)
}
