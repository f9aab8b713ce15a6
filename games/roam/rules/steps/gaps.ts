import { finish, type Seat, schedule } from '@vyprava/kernel'
import { COIN, END_MAIN, FREE_GAP, FREE_GAP_REPLACE, GAP, GAP_REPLACE, type RoamAction } from '../actions.ts'
import { canShift, isReady, pushFlips, pushShifts, spendArtifact } from '../artifacts.ts'
import type { Replaced } from '../events.ts'
import { hasMarker, hasRoom, isOnMap } from '../map.ts'
import { checkPatrol } from '../patrol.ts'
import { canFillGap, locationUsed } from '../placement.ts'
import type { Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import { GAP_PRICE, type Roam } from '../state.ts'
import { flip, shift, takeCoin } from './abilities.ts'
import { placeMarker, removeRival } from './fill.ts'
import { type Asking, askActive, GAPS, MAIN, type RoamCourse, unexpected, type Working } from './step.ts'

/**
 * Asks for the rest of the main part only when there is something to do that cannot wait:
 * turning a character over can, until the purchase.
 */
export const mainStep = (printed: Printed): Working<'main'> => ({
  work(state) {
    const player = state.players[state.active]
    const asks =
      canFillGap(printed, state) ||
      (player.artifacts.length > 0 &&
        (isReady(printed, player, 'coin') || (isReady(printed, player, 'shift') && canShift(state))))
    if (asks) schedule(state, GAPS)
  },
})

/** After the placement: gaps for coins or by artifact, other artifacts, or the end of the main part. */
export const gapsStep = (printed: Printed): Asking<'gaps'> => ({
  deciders: askActive,
  decision(state, _item, seat) {
    const player = state.players[seat]
    const actions: RoamAction[] = []
    if (isReady(printed, player, 'coin')) actions.push(COIN)
    actions.push(END_MAIN)
    if (isReady(printed, player, 'flipCard')) pushFlips(state, seat, actions)
    pushGaps(printed, state, seat, actions)
    if (isReady(printed, player, 'shift')) pushShifts(state, actions)
    return { prompt: { key: 'gaps', values: { price: GAP_PRICE } }, actions }
  },
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, seat, action, course) {
    finish(state, item)
    if (action.type === 'endMain') return
    schedule(state, MAIN)
    if (action.type === 'coin') takeCoin(printed, state, seat, course)
    else if (action.type === 'flip') flip(printed, state, seat, action.character, course)
    else if (action.type === 'shift') shift(printed, state, seat, action, course)
    else fillGap(printed, state, seat, action, course)
  },
})

function pushGaps(printed: Printed, state: Roam, seat: Seat, list: RoamAction[]): void {
  const player = state.players[seat]
  const location = locationUsed(printed, state)
  if (location === null || location.gaps.length === 0 || player.supply === 0) return
  const gaps = location.gaps.filter((square) => isOnMap(state, square) && !state.turn.filled.includes(square))
  const replaces = isReady(printed, player, 'replace')
  if (isReady(printed, player, 'freeGap')) {
    for (const square of gaps) if (hasRoom(state, square)) list.push(FREE_GAP[square])
    if (replaces) pushReplacements(state, gaps, FREE_GAP_REPLACE, list)
  }
  if (player.coins >= GAP_PRICE) {
    for (const square of gaps) if (hasRoom(state, square)) list.push(GAP[square])
    if (replaces) pushReplacements(state, gaps, GAP_REPLACE, list)
  }
}

function pushReplacements(
  state: Roam,
  gaps: readonly number[],
  actions: readonly (readonly RoamAction[])[],
  list: RoamAction[],
): void {
  for (let owner = 0; owner < state.players.length; owner++) {
    if (owner === state.active) continue
    for (const square of gaps) if (hasMarker(state, square, owner)) list.push(actions[owner][square])
  }
}

/** A marker on a gap, for coins or by `freeGap`, also in place of a rival's (RO-340, RO-650, RO-R45). */
function fillGap(printed: Printed, state: Roam, seat: Seat, action: RoamAction, course: RoamCourse): void {
  const player = state.players[seat]
  switch (action.type) {
    case 'gap':
    case 'gapReplace':
    case 'freeGap':
    case 'freeGapReplace': {
      const free = action.type === 'freeGap' || action.type === 'freeGapReplace'
      const { square } = action
      const paid = free ? 0 : GAP_PRICE
      const artifact = free ? spendArtifact(printed, player, 'freeGap') : null
      player.coins -= paid
      let replaced: Replaced | null = null
      if (action.type === 'gapReplace' || action.type === 'freeGapReplace') {
        const { owner } = action
        replaced = { square, owner, artifact: spendArtifact(printed, player, 'replace') }
        removeRival(state, square, owner)
      }
      const coins = placeMarker(printed, state, seat, square)
      state.turn.filled.push(square)
      course.emit({ type: 'gapFilled', seat, square, paid, artifact, replaced, coins })
      checkPatrol(state, course)
      return
    }
    default:
      unexpected('gaps', action)
  }
}
