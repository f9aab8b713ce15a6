import type { Seat } from '@vyprava/kernel'
import { METALS, type Op, type Source } from '../../content/schema.ts'
import { discardFromHand, gainCards } from '../decks.ts'
import type { Item } from '../items.ts'
import type { Printed } from '../printed.ts'
import { type Euthia, NONE } from '../state.ts'
import type { EuthiaCourse } from '../steps/step.ts'
import { discardTile, gainTile } from '../storage.ts'

type Gain = Extract<Op, { readonly op: 'gain' }>

/** A simple gain; a negative number takes, as far as there is something (EU-714). An empty stack gives nothing. */
export function gain(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  { what, n }: Gain,
  course: EuthiaCourse,
): void {
  const player = state.players[seat]
  course.emit({ type: 'gained', player: seat, what, n })
  switch (what) {
    case 'gaar':
    case 'dwurt':
    case 'coins':
    case 'rep':
      player[what] = Math.max(0, player[what] + n)
      return
    case 'silver':
    case 'gold':
      if (n > 0) gainCards(printed, state, seat, what, n, course)
      else loseCards(printed, state, seat, METALS.indexOf(what), -n, course)
      return
    case 'potion':
      for (let i = 0; i < n; i++) gainTile(state, seat, printed.bySource.healingPotion[0])
      loseTiles(printed, state, seat, 'healingPotion', -n)
      return
    case 'provisions':
      for (let i = 0; i < n; i++) gainTile(state, seat, printed.bySource.provisions[0])
      loseTiles(printed, state, seat, what, -n)
      return
    case 'artifact':
      for (let i = 0; i < n; i++) gainTop(state, seat, state.artifacts)
      loseTiles(printed, state, seat, what, -n)
      return
    case 'teleportScroll':
      for (let i = 0; i < n; i++) gainTop(state, seat, state.teleportScrolls)
      loseTiles(printed, state, seat, what, -n)
  }
}

/** Loose gems or essences of a kind. */
export function gainJewel(
  list: number[],
  player: Seat,
  what: 'gem' | 'essence',
  kind: number,
  n: number,
  course: EuthiaCourse,
): void {
  list[kind] += n
  course.emit({ type: 'jewelGained', player, what, kind, n })
}

/** Which of several different cards are lost is for their owner to say (EU-229, EU-R29); null when there is no choice. */
export function losing(
  { metalOf }: Printed,
  { players }: Euthia,
  seat: Seat,
  { what, n }: Gain,
): Item[] | null {
  const metal = what === 'silver' ? 0 : what === 'gold' ? 1 : NONE
  if (metal === NONE || n >= 0) return null
  const own = players[seat].hand.filter((card) => metalOf[card] === metal)
  if (own.length <= -n || own.every((card) => card === own[0])) return null
  return [{ step: 'swap', seat, left: -n, metal, gain: null }]
}

function loseTiles(printed: Printed, state: Euthia, seat: Seat, source: Source, count: number): void {
  const { bags } = state.players[seat]
  for (let left = count; left > 0; left--) {
    const place = bags.findIndex(({ tile }) => printed.pack.tiles[tile].source === source)
    if (place === -1) return
    discardTile(printed, state, bags[place].tile)
    bags.splice(place, 1)
  }
}

/** The top tile of a stack without a discard pile, if there is one. */
export function gainTop(state: Euthia, seat: Seat, stack: number[]): void {
  const tile = stack.pop() ?? NONE
  if (tile !== NONE) gainTile(state, seat, tile)
}

function loseCards(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  metal: number,
  count: number,
  course: EuthiaCourse,
): void {
  for (let left = count; left > 0; left--) {
    const card = state.players[seat].hand.find((held) => printed.metalOf[held] === metal)
    if (card === undefined) return
    discardFromHand(printed, state, seat, card, course)
  }
}
