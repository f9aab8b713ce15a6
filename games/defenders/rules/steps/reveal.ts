import { schedule } from '@vyprava/kernel'
import { forgetShown } from '../decks.ts'
import type { Printed } from '../printed.ts'
import { nextInGame } from '../retire.ts'
import { isOrderFree, resolveSimple } from '../reveals.ts'
import type { Defenders } from '../state.ts'
import { TURN } from './items.ts'
import type { Working } from './step.ts'

/** Players in the game, clockwise from the holder of the token; alone just the faction whose turn it is. */
function orderOfPlay(state: Defenders): number[] {
  if (state.solo) return [state.current]
  const order = [state.firstPlayer]
  for (let next = nextInGame(state, order[0]); next !== order[0]; next = nextInGame(state, next))
    order.push(next)
  return order
}

/**
 * All active Defenders are turned up at once (DE-204). Abilities whose moment cannot matter are resolved at once;
 * the owners choose the order of the others (DE-205, DE-R70).
 */
export const revealStep = (printed: Printed): Working<'reveal'> => ({
  work(state, _item, course) {
    state.phase = 'reveal'
    for (const owner of state.players) owner.signs = []
    const players = orderOfPlay(state)
    for (const player of players) {
      const owner = state.players[player]
      if (!owner.blind) forgetShown(printed, owner, owner.active)
      owner.blind = false
      course.emit({ type: 'revealed', player, card: owner.active })
    }
    const pending: number[] = []
    for (const player of players) {
      const { active } = state.players[player]
      if (!printed.reveals[active]) continue
      if (isOrderFree(printed.effectOf[active])) resolveSimple(printed, state, player, course)
      else pending.push(player)
    }
    state.waiting = orderOfPlay(state)
    state.pending = state.waiting.filter((player) => pending.includes(player))
    schedule(state, { step: 'abilities', waited: 0 }, { step: 'talk' }, TURN)
  },
})

/** Where people talk by signs, those in the game say when they are done with it (DE-241, DE-255, DE-257). */
export const talkStep: Working<'talk'> = {
  work(state) {
    if (state.solo || state.communication === 'free') return
    const waiting = state.players.flatMap(({ retired }, player) => (retired ? [] : [player]))
    if (waiting.length < 2) return
    state.phase = 'discussion'
    schedule(state, { step: 'discussion', waiting })
  },
}
