import { schedule } from '@vyprava/kernel'
import { encircledBy } from '../patrol.ts'
import type { Printed } from '../printed.ts'
import { ranksOf, scoresOf } from '../scoring.ts'
import { BARREN_ROUNDS, type EndReason, IDLE_ROUNDS, NONE, newTurn, type Roam } from '../state.ts'
import { COMPLETE, MAIN, PASS_ON, type RoamCourse, SHOP, START, TURN, type Working } from './step.ts'

/** A turn: rest and character, gaps, completed cards, purchase, next player (RO-202). */
export const turnStep: Working<'turn'> = {
  work(state, _item, course) {
    state.turn = newTurn()
    if (state.patrol && state.patrolOwner === NONE) state.turn.rings = encircledBy(state, state.active)
    course.emit({ type: 'turnStarted', seat: state.active, round: state.round })
    schedule(state, START, MAIN, COMPLETE, SHOP, PASS_ON)
  },
}

/** The next player clockwise, or the end of the round (RO-112, RO-201). */
export const passStep = (printed: Printed): Working<'pass'> => ({
  work(state, _item, course) {
    const next = (state.active + 1) % state.players.length
    if (next === state.start) {
      state.ended = endOfRound(state)
      if (state.ended !== null) {
        end(printed, state, state.ended, course)
        return
      }
      state.round += 1
    }
    state.active = next
    schedule(state, TURN)
  },
})

/** Counts quiet rounds; the game ends with the round in which somebody got a tenth card (RO-502, RO-R34). */
function endOfRound(state: Roam): EndReason | null {
  state.idleRounds = state.moved ? 0 : state.idleRounds + 1
  state.barrenRounds = state.completed ? 0 : state.barrenRounds + 1
  state.moved = false
  state.completed = false
  if (state.endTriggered) return 'tenCards'
  if (state.idleRounds >= IDLE_ROUNDS) return 'idle'
  return state.barrenRounds >= BARREN_ROUNDS ? 'barren' : null
}

function end(printed: Printed, state: Roam, reason: EndReason, course: RoamCourse): void {
  const scores = scoresOf(printed, state)
  course.emit({ type: 'gameEnded', reason, scores, ranks: ranksOf(state, scores) })
}
