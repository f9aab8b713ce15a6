import { finish, type Seat, schedule } from '@vyprava/kernel'
import { COIN, END_TURN, type RoamAction } from '../actions.ts'
import { ascending, isReady, pushFlips } from '../artifacts.ts'
import type { Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import type { Roam } from '../state.ts'
import { flip, takeCoin } from './abilities.ts'
import { type Asking, askActive, PURCHASE, type RoamCourse, SHOP, unexpected, type Working } from './step.ts'

/** Asks for a purchase only when something can be bought or used (full game, RO-601, RO-R40). */
export const shopStep = (printed: Printed): Working<'shop'> => ({
  work(state) {
    if (state.mode === 'basic') return
    const player = state.players[state.active]
    const asks =
      state.artifactRow.some((artifact) => printed.pack.artifacts[artifact].price <= player.coins) ||
      isReady(printed, player, 'coin') ||
      isReady(printed, player, 'flipCard')
    if (asks) schedule(state, PURCHASE)
  },
})

/** The end of the turn: one artifact of the row may be bought, which ends the turn at once (RO-603, RO-R42). */
export const purchaseStep = (printed: Printed): Asking<'purchase'> => ({
  deciders: askActive,
  decision(state, _item, seat) {
    const player = state.players[seat]
    const actions: RoamAction[] = []
    for (const artifact of ascending(state.artifactRow)) {
      if (printed.pack.artifacts[artifact].price <= player.coins) actions.push({ type: 'buy', artifact })
    }
    if (isReady(printed, player, 'coin')) actions.push(COIN)
    actions.push(END_TURN)
    if (isReady(printed, player, 'flipCard')) pushFlips(state, seat, actions)
    return { prompt: { key: 'purchase' }, actions }
  },
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, seat, action, course) {
    finish(state, item)
    if (action.type === 'endTurn') return
    if (action.type === 'buy') {
      buy(printed, state, seat, action.artifact, course)
      return
    }
    schedule(state, SHOP)
    if (action.type === 'coin') takeCoin(printed, state, seat, course)
    else if (action.type === 'flip') flip(printed, state, seat, action.character, course)
    else unexpected('purchase', action)
  },
})

/** Pays the price; the row is refilled at once, or shrinks when the pile is empty (RO-602 to RO-607). */
function buy({ pack }: Printed, state: Roam, seat: Seat, artifact: number, course: RoamCourse): void {
  const player = state.players[seat]
  const { price } = pack.artifacts[artifact]
  const place = state.artifactRow.indexOf(artifact)
  const next = state.artifactPile.pop() ?? null
  player.coins -= price
  player.artifacts.push(artifact)
  player.artifactFaces.push(1)
  if (next === null) state.artifactRow.splice(place, 1)
  else state.artifactRow[place] = next
  course.emit({ type: 'artifactBought', seat, artifact, paid: price, next })
}
