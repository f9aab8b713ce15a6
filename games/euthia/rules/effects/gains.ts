import type { Seat } from '@vyprava/kernel'
import { METALS, type Op } from '../../content/schema.ts'
import { discardFromHand, gainCards } from '../decks.ts'
import type { Printed } from '../printed.ts'
import { type Euthia, NONE } from '../state.ts'
import type { EuthiaTurn } from '../steps/step.ts'
import { gainTile } from '../storage.ts'

type Gain = Extract<Op, { readonly op: 'gain' }>

/** A simple gain; a negative number takes, as far as there is something (EU-714). An empty stack gives nothing. */
export function gain(printed: Printed, state: Euthia, seat: Seat, { what, n }: Gain, turn: EuthiaTurn): void {
  const player = state.players[seat]
  turn.emit({ type: 'gained', player: seat, what, n })
  switch (what) {
    case 'gaar':
    case 'dwurt':
    case 'coins':
    case 'rep':
      player[what] = Math.max(0, player[what] + n)
      return
    case 'silver':
    case 'gold':
      if (n > 0) gainCards(printed, state, seat, what, n, turn)
      else loseCards(printed, state, seat, METALS.indexOf(what), -n, turn)
      return
    case 'potion':
      for (let i = 0; i < n; i++) gainTile(state, seat, printed.bySource.healingPotion[0])
      return
    case 'provisions':
      for (let i = 0; i < n; i++) gainTile(state, seat, printed.bySource.provisions[0])
      return
    case 'artifact':
      for (let i = 0; i < n; i++) gainTop(state, seat, state.artifacts)
      return
    case 'teleportScroll':
      for (let i = 0; i < n; i++) gainTop(state, seat, state.teleportScrolls)
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
  turn: EuthiaTurn,
): void {
  for (let left = count; left > 0; left--) {
    const card = state.players[seat].hand.find((held) => printed.metalOf[held] === metal)
    if (card === undefined) return
    discardFromHand(printed, state, seat, card, turn)
  }
}
