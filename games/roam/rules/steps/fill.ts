import { finish, type Seat, schedule } from '@vyprava/kernel'
import { DONE, FILL, REPLACE, type RoamAction, STACK } from '../actions.ts'
import { isReady, spendArtifact } from '../artifacts.ts'
import type { Replaced } from '../events.ts'
import { isFree, putMarker, takeMarker } from '../map.ts'
import { checkPatrol } from '../patrol.ts'
import { canReplaceOn, canStackOn, hasFillChoice, locationUsed, spareMarkers } from '../placement.ts'
import { coinsOn, type Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import type { Location } from '../shapes.ts'
import type { FillItem, Roam } from '../state.ts'
import { type Asking, askActive, type RoamCourse, unexpected } from './step.ts'

const EMPTY: readonly number[] = []

/** Fills the location at once when nothing is to choose, else asks for the choices first (RO-R19). */
export function openFill(printed: Printed, state: Roam, course: RoamCourse): void {
  const location = placed(printed, state)
  if (hasFillChoice(printed, state, location, null)) {
    schedule(state, { step: 'fill', fills: [], stacks: [], replaced: [], owners: [], artifacts: [] })
  } else {
    fillLocation(printed, state, location, null, course)
  }
}

function placed(printed: Printed, state: Roam): Location {
  const location = locationUsed(printed, state)
  if (location === null) throw new Error(`No location was chosen: ${JSON.stringify(state.turn)}`)
  return location
}

/** Which free squares, with too few markers; else which occupied squares to stack on or to replace. */
export const fillStep = (printed: Printed): Asking<'fill'> => ({
  deciders: askActive,
  decision(state, item) {
    const location = placed(printed, state)
    const spare = spareMarkers(state, location, item)
    if (spare < 0) {
      const markers = state.players[state.active].supply - item.fills.length
      return { prompt: { key: 'fill', values: { markers } }, actions: fills(state, location, item) }
    }
    return {
      prompt: { key: 'choose', values: { markers: spare } },
      actions: choices(printed, state, location, item),
    }
  },
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, seat, action, course) {
    const location = placed(printed, state)
    if (action.type === 'fill') item.fills.push(action.square)
    else if (action.type === 'stack') item.stacks.push(action.square)
    else if (action.type === 'replace') {
      item.replaced.push(action.square)
      item.owners.push(action.owner)
      item.artifacts.push(spendArtifact(printed, state.players[seat], 'replace'))
    } else if (action.type !== 'done') unexpected('fill', action)
    if (action.type !== 'done' && hasFillChoice(printed, state, location, item)) return
    finish(state, item)
    fillLocation(printed, state, location, item, course)
  },
})

const fills = (state: Roam, { required }: Location, item: FillItem): RoamAction[] =>
  required
    .filter((square) => isFree(state, square) && !item.fills.includes(square))
    .map((square) => FILL[square])

function choices(printed: Printed, state: Roam, { required }: Location, item: FillItem): RoamAction[] {
  const list: RoamAction[] = [DONE]
  if (isReady(printed, state.players[state.active], 'replace')) {
    for (let owner = 0; owner < state.players.length; owner++) {
      for (const square of required) {
        if (canReplaceOn(state, square, owner, item)) list.push(REPLACE[owner][square])
      }
    }
  }
  for (const square of required) if (canStackOn(state, square, item)) list.push(STACK[square])
  return list
}

/** All squares are filled together; occupied ones that were not chosen are skipped (RO-306 to RO-309). */
function fillLocation(
  printed: Printed,
  state: Roam,
  location: Location,
  item: FillItem | null,
  course: RoamCourse,
): void {
  const seat = state.active
  const short = spareMarkers(state, location, item) < 0
  const squares: number[] = []
  const skipped: number[] = []
  const replaced: Replaced[] = []
  for (const square of location.required) {
    const at = item === null ? -1 : item.replaced.indexOf(square)
    if (item !== null && at !== -1) {
      const owner = item.owners[at]
      removeRival(state, square, owner)
      replaced.push({ square, owner, artifact: item.artifacts[at] })
    } else if (
      isFree(state, square)
        ? short && item?.fills.includes(square) !== true
        : item?.stacks.includes(square) !== true
    ) {
      skipped.push(square)
      continue
    }
    squares.push(square)
  }
  let coins = 0
  for (const square of squares) coins += placeMarker(printed, state, seat, square)
  const { character, turns, x, y } = state.turn
  const stacked = item === null ? EMPTY : item.stacks.slice()
  course.emit({ type: 'placed', seat, character, x, y, turns, squares, skipped, stacked, replaced, coins })
  checkPatrol(state, course)
}

/** A rival's marker goes back to its owner (RO-658). */
export function removeRival(state: Roam, square: number, owner: Seat): void {
  takeMarker(state, square, owner)
  state.players[owner].supply += 1
}

/** A marker from the supply goes on a square and brings its coins (RO-313, RO-330, RO-R50). */
export function placeMarker(printed: Printed, state: Roam, seat: Seat, square: number): number {
  const player = state.players[seat]
  const coins = coinsOn(printed, state, square)
  putMarker(state, square, seat)
  player.supply -= 1
  player.coins += coins
  state.moved = true
  return coins
}
