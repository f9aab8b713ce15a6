import { schedule } from '@vyprava/kernel'
import { refill, takeTop } from '../decks.ts'
import { loseGame } from '../end.ts'
import type { Printed } from '../printed.ts'
import { type Defenders, LAST_ROUND, NONE } from '../state.ts'
import { ACTIONS, END_ROUND, END_TURN, LEADERSHIP, REVEAL, ROUND, TURN } from './items.ts'
import type { DefendersCourse, Working } from './step.ts'

/** A round: all choose and reveal together, then everybody takes a turn (DE-201). No game lasts for ever (DE-R80). */
export const roundStep: Working<'round'> = {
  work(state, _item, course) {
    if (state.round === LAST_ROUND) {
      loseGame(state, 'winter', course)
      return
    }
    state.round += 1
    state.phase = 'leadership'
    // Pins go off the board; what was said can still be read (DE-250).
    for (const owner of state.players) owner.signs = owner.signs.filter(({ kind }) => kind === 'phrase')
    course.emit({ type: 'roundStarted', round: state.round })
    if (!state.solo) takeBlind(state, course)
    schedule(state, REVEAL)
    if (state.solo || state.players.some(({ retired, active }) => !retired && active === NONE))
      schedule(state, LEADERSHIP)
  },
}

/** Whoever has no cards lays the top card of the deck, unseen by anybody (DE-203, DE-R47). */
function takeBlind(state: Defenders, course: DefendersCourse): void {
  for (const [player, owner] of state.players.entries()) {
    if (owner.retired || owner.hand.length > 0) continue
    owner.active = takeTop(state, player, course)
    owner.blind = true
    course.emit({ type: 'chosenHidden', player })
  }
}

/** The next player acts with the points of the active Defender (DE-209, DE-210). */
export const turnStep = (printed: Printed): Working<'turn'> => ({
  work(state, _item, course) {
    const player = state.waiting.shift() ?? NONE
    const card = state.players[player].active
    state.phase = 'action'
    state.current = player
    state.ap = printed.apOf[card]
    state.meals = 0
    course.emit({ type: 'turnStarted', player, card, ap: state.ap })
    schedule(state, ACTIONS, END_TURN)
  },
})

/** Clockwise to the next player, or to the end of the round (DE-208, DE-216). */
export const endTurnStep: Working<'endTurn'> = {
  work(state) {
    state.ap = 0
    schedule(state, state.waiting.length > 0 ? TURN : END_ROUND)
  },
}

/** Active Defenders are so no longer; alone they stay visible until covered (DE-216, DE-957, DE-R48). */
export const endRoundStep: Working<'endRound'> = {
  work(state, _item, course) {
    for (const [player, owner] of state.players.entries()) {
      for (const card of owner.team) owner.discard.push(card)
      owner.team.length = 0
      if (!state.solo || owner.retired) coverActive(state, player)
      refill(state, player, course)
    }
    course.emit({ type: 'roundEnded', round: state.round })
    state.current = NONE
    schedule(state, ROUND)
  },
}

/** The active Defender becomes a card of the discard pile like any other. */
export function coverActive(state: Defenders, player: number): void {
  const owner = state.players[player]
  if (owner.active !== NONE) owner.discard.push(owner.active)
  owner.active = NONE
}
