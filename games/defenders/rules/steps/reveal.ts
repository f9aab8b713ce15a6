import { schedule } from '@vyprava/kernel'
import { forgetShown } from '../decks.ts'
import type { Printed } from '../printed.ts'
import { nextInGame } from '../retire.ts'
import { isOrderFree, resolveSimple } from '../reveals.ts'
import { type Defenders, STATEMENTS_PER_ROUND } from '../state.ts'
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
  work(state, _item, turn) {
    state.phase = 'reveal'
    const players = orderOfPlay(state)
    for (const player of players) {
      const owner = state.players[player]
      if (!owner.blind) forgetShown(printed, owner, owner.active)
      owner.blind = false
      turn.emit({ type: 'revealed', player, card: owner.active })
    }
    const pending: number[] = []
    for (const player of players) {
      const { active } = state.players[player]
      if (!printed.reveals[active]) continue
      if (isOrderFree(printed.effectOf[active])) resolveSimple(printed, state, player, turn)
      else pending.push(player)
    }
    state.waiting = orderOfPlay(state)
    state.pending = state.waiting.filter((player) => pending.includes(player))
    schedule(state, { step: 'abilities', waited: 0 }, { step: 'talk' }, TURN)
  },
})

/** After the reveal all channels are open, until the next leadership phase (DE-251, DE-255, DE-257). */
export const talkStep: Working<'talk'> = {
  work(state) {
    if (state.solo || state.communication === 'free') return
    state.phase = 'discussion'
    for (const player of state.players) {
      player.signs = []
      player.statements = STATEMENTS_PER_ROUND
    }
    schedule(state, { step: 'discussion', waiting: state.players.map((_, player) => player) })
  },
}
