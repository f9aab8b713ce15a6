import type { Hex } from '@vyprava/geometry'
import { finish, type Seat } from '@vyprava/kernel'
import type { EuthiaAction } from '../../actions.ts'
import { cardDeeds } from '../../cards.ts'
import { openEncounters } from '../../encounters.ts'
import { baseAt, missingSides, placeTile, tileOf } from '../../map.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { type Euthia, NONE } from '../../state.ts'
import { onTilePlaced } from '../../story/index.ts'
import { asking, type Deed, type EuthiaCourse } from '../step.ts'
import { influencesOn, spreadFire } from './arrive.ts'

const NOWHERE: readonly number[] = []

/** The sides of its tile at which a field misses a tile that can be laid (EU-304, EU-311, EU-312, EU-314). */
export function missingPlaces(state: Euthia, field: number): readonly number[] {
  if (state.map.stack.length === 0) return NOWHERE
  const sides = missingSides(state.map, field)
  if (state.mapRadius === 0) return sides
  return sides.filter((side) => isInside(state, baseAt(state.map, tileOf(field), side)))
}

/** Whether a place of the lattice lies within the limits agreed before the game; 0 is no limit (EU-312). */
export const isInside = ({ mapRadius }: Euthia, { q, r }: Hex): boolean =>
  mapRadius === 0 || Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= mapRadius

const explore: Deed<Extract<EuthiaAction, { type: 'explore' }>> = {
  list({ state }, list) {
    for (const side of missingPlaces(state, state.players[state.active].field))
      list.push({ type: 'explore', side })
  },
  refusal: ({ state }, { side }) =>
    missingPlaces(state, state.players[state.active].field).includes(side)
      ? null
      : refuse('EU-305', 'notMissing'),
  take({ printed, state, item, seat }, { side }, course) {
    finish(state, item)
    layNext(printed, state, seat, side, course)
  },
}

/** The player chooses a missing place, then sees the tile (EU-305, EU-R13). */
export const exploreStep = (printed: Printed) =>
  asking<'explore'>(printed, {
    asks: ({ active }) => active,
    prompt: ({ map }) => ({ key: 'explore', values: { chapter: topChapter(printed, map.stack) } }),
    window: 'none',
    deeds: { ...cardDeeds, explore },
  })

/** The chapter on the back of the next tile (EU-113), 0 when there is none. */
export const topChapter = ({ pack }: Printed, stack: readonly number[]): number =>
  stack.length === 0 ? 0 : pack.mapTiles[stack[stack.length - 1]].chapter

/** Turns up the next tile and lays it; everything that it causes follows before the next one (EU-306 to EU-310). */
export function layNext(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  side: number,
  course: EuthiaCourse,
): void {
  const { q, r } = baseAt(state.map, tileOf(state.players[seat].field), side)
  const tile = state.map.stack.pop() ?? NONE
  for (const player of state.players) player.knowsTile = 0
  layTile(printed, state, tile, q, r, course)
}

/** Lays a tile on a place of the lattice, with encounters, influence and the scenario. */
export function layTile(
  printed: Printed,
  state: Euthia,
  tile: number,
  q: number,
  r: number,
  course: EuthiaCourse,
): void {
  const before = state.players.map(({ field }, seat) =>
    field === NONE ? 0 : influencesOn(printed, state, seat),
  )
  const place = placeTile(state.map, tile, q, r, state.players.length)
  course.emit({ type: 'tilePlaced', player: state.active, tile, place })
  openEncounters(printed, state, tile, course)
  onTilePlaced(printed, state, place, course)
  spreadFire(printed, state, before, course)
}
