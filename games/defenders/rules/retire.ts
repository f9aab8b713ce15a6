import { refill } from './decks.ts'
import { type Defenders, NONE } from './state.ts'
import type { DefendersCourse } from './steps/step.ts'

/** The next player clockwise who is still in the game, or NONE. */
export function nextInGame({ players }: Defenders, from: number): number {
  for (let i = 1; i <= players.length; i++) {
    const player = (from + i) % players.length
    if (!players[player].retired) return player
  }
  return NONE
}

/** The leader goes off the board; what is left of the turn lapses (DE-240). The token is handed on (DE-R66). */
export function retire(state: Defenders, player: number, course: DefendersCourse): void {
  const owner = state.players[player]
  owner.retired = true
  owner.leader = NONE
  state.ap = 0
  course.emit({ type: 'retired', player })
  if (state.solo) leaveHand(state, player, course)
  else if (state.firstPlayer === player) passToken(state, course)
}

/** Alone, the faction's cards leave the common hand (DE-962). */
function leaveHand(state: Defenders, player: number, course: DefendersCourse): void {
  const { hand, discard } = state.players[player]
  for (const card of hand) discard.push(card)
  hand.length = 0
  refill(state, player, course)
}

/** The first-player token goes to the next one in the game (DE-206, DE-R66). */
export function passToken(state: Defenders, course: DefendersCourse): void {
  const from = state.firstPlayer
  const to = nextInGame(state, from)
  if (to === NONE || to === from) return
  state.firstPlayer = to
  course.emit({ type: 'tokenPassed', from, to })
}
