import { type GameResult, rankBy } from '@vyprava/kernel'
import type { Printed } from './printed.ts'
import { cardWorth, scoreOf } from './scoring.ts'
import type { EndReason, Euthia } from './state.ts'
import type { EuthiaCourse, Working } from './steps/step.ts'
import { goalReached, gradeFor } from './story/goal.ts'
import { titlesFor } from './story/titles.ts'

/** What missing the common goal costs everybody around a table (EU-1501). */
export const GOAL_LOSS = 5

/** After the last round all is scored; the common goal decides for those who play together (EU-220, EU-1310, EU-1501). */
export const scoringStep = (printed: Printed): Working<'scoring'> => ({
  work(state, _item, course) {
    const reached = goalReached(printed, state)
    course.emit({ type: 'goalJudged', reached })
    endGame(printed, state, reasonFor(printed, state, reached), reached, course)
  },
})

/** Around a table the rounds run out, or the goal ends the game before (EU-220, EU-1538); together it is won or lost. */
function reasonFor({ pack }: Printed, { mode, round, scenario }: Euthia, reached: boolean): EndReason {
  if (mode === 'competitive') return round < pack.scenarios[scenario].rounds ? 'goal' : 'rounds'
  return reached ? 'goal' : 'failed'
}

/** Scores everybody and stops: nothing on the agenda is finished afterwards. */
export function endGame(
  printed: Printed,
  state: Euthia,
  reason: EndReason,
  reached: boolean,
  course: EuthiaCourse,
): void {
  const titles = titlesWon(printed, state, course)
  const scores = state.players.map((_, seat) => scoreOf(printed, state, seat, titles[seat]))
  for (const [seat, score] of scores.entries()) {
    const { coins, wealth, table, deaths, total } = score
    const rep = Math.max(0, total - (state.mode === 'competitive' && !reached ? GOAL_LOSS : 0))
    state.players[seat].rep = rep
    course.emit({ type: 'scored', player: seat, coins, wealth, table, deaths, titles: titles[seat], rep })
  }
  if (reached) tellGrade(printed, state, course)
  state.ended = reason
  state.agenda.length = 0
  course.emit({ type: 'gameEnded', reason })
}

/** By player: the reputation of titles, which are judged by everybody's wealth (EU-1591). */
function titlesWon(printed: Printed, state: Euthia, course: EuthiaCourse): number[] {
  const coins = state.players.map((_, seat) => scoreOf(printed, state, seat).coins)
  const reps = state.players.map(() => 0)
  for (const { title, player, rep } of titlesFor(printed, state, coins)) {
    reps[player] += rep
    course.emit({ type: 'titleWon', player, title })
  }
  return reps
}

function tellGrade(printed: Printed, state: Euthia, course: EuthiaCourse): void {
  const grade = gradeFor(printed, state, state.players[0].rep)
  if (grade !== null) course.emit({ type: 'graded', player: 0, grade })
}

/** Around a table the highest reputation wins, then the cards left (EU-1116, EU-R76); together the goal (EU-1310). */
export function resultOf(printed: Printed, state: Euthia): GameResult | null {
  if (state.ended === null) return null
  const scores = state.players.map(({ rep }) => rep)
  if (state.mode !== 'competitive')
    return { kind: 'together', won: state.ended === 'goal', scores, reason: state.ended }
  const ranks = rankBy(state.players.map((player) => [player.rep, cardWorth(printed, player)]))
  return { kind: 'ranked', ranks, scores, reason: state.ended }
}
