import { finish, schedule } from '@vyprava/kernel'
import { CHOOSE_LEADER } from '../../actions.ts'
import { drawCards } from '../../decks.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { type Defenders, STARTING_HAND } from '../../state.ts'
import { type Asking, type DefendersCourse, unexpected } from '../step.ts'
import { choosers, hasNoLeader, playersOf } from './choices.ts'

/** Each player picks one of the two leaders of the faction, and gets its deck and a hand (DE-124 to DE-127). */
export const leadersStep = (printed: Printed): Asking<'leaders'> => {
  /** For whom the seat would choose this leader. */
  const playerFor = (state: Defenders, seat: number, leader: number): number | undefined =>
    playersOf(state, seat, hasNoLeader(state)).find(
      (player) => state.players[player].faction === printed.factionOfLeader[leader],
    )

  return {
    deciders: (state) => choosers(state, hasNoLeader(state)),
    decision: (state, _item, seat) => ({
      prompt: { key: 'chooseLeader' },
      actions: CHOOSE_LEADER.filter((_, leader) => playerFor(state, seat, leader) !== undefined),
    }),
    refusal(state, _item, seat, action) {
      if (action.type !== 'chooseLeader') return refuse('DE-124', 'notNow')
      const { leader } = action
      if (leader < 0 || leader >= printed.factionOfLeader.length) return refuse('DE-124', 'leaderUnknown')
      return playerFor(state, seat, leader) === undefined
        ? refuse('DE-124', 'leaderOfOthers', { leader })
        : null
    },
    take(state, item, seat, action, course) {
      if (action.type !== 'chooseLeader') unexpected('leaders', action)
      const { leader } = action
      const player = playerFor(state, seat, leader)
      if (player === undefined) unexpected('leaders', action)
      state.players[player].leaderCard = leader
      course.emit({ type: 'leaderChosen', player, leader })
      if (state.players.some(({ leaderCard }) => leaderCard === -1)) return
      dealDecks(printed, state, course)
      finish(state, item)
      schedule(state, state.solo ? { step: 'soloHand' } : { step: 'startingCamps' })
    },
  }
}

/** When all have chosen, so that the order of their choices changes no shuffle (DE-125, DE-127). */
function dealDecks(printed: Printed, state: Defenders, course: DefendersCourse): void {
  for (const [player, owner] of state.players.entries()) {
    owner.deck = course.random.shuffle([...printed.decks[owner.leaderCard]])
    if (!state.solo) drawCards(printed, state, player, STARTING_HAND, course)
  }
}
