import { type Seat, schedule } from '@vyprava/kernel'
import { draw } from '../decks.ts'
import type { Printed } from '../printed.ts'
import { fillOffer } from '../setup.ts'
import { type Deck, type Euthia, NONE } from '../state.ts'
import type { EuthiaCourse } from '../steps/step.ts'
import { discardTile, gainTile } from '../storage.ts'

/** The top tiles of a deck, as far as there are some (EU-R19). */
export function drawTiles(state: Euthia, seat: Seat, deck: Deck, n: number, course: EuthiaCourse): void {
  for (let left = n; left > 0; left--) {
    const tile = draw(deck, course.random)
    if (tile === NONE) return
    gainTile(state, seat, tile)
    course.emit({ type: 'tileDrawn', player: seat, tile })
  }
}

/** A treasure is a tile to keep, or a find that is used up at once. */
export function findTreasure(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  level: number,
  course: EuthiaCourse,
): void {
  const tile = draw(state.treasures[level - 1], course.random)
  if (tile === NONE) return
  state.players[seat].treasures += 1
  course.emit({ type: 'treasureFound', player: seat, tile })
  const { kind, effects } = printed.pack.tiles[tile]
  if (kind !== 'treasure') {
    gainTile(state, seat, tile)
    return
  }
  discardTile(printed, state, tile)
  schedule(state, { step: 'ops', seat, ops: effects.flatMap((effect) => effect.do), source: NONE })
}

/** All tiles of an offer go, new ones come (EU-514, EU-R36). */
export function renewOffer(state: Euthia, trade: number, course: EuthiaCourse): void {
  state.trade[trade].discard.push(...state.offers[trade].splice(0))
  fillOffer(state.trade[trade], state.offers[trade], course.random)
}
