import { asidesOf, clone, indexOfAction, type Match, same } from '../../src/index.ts'
import { type Finding, goOnFrom, type Run, type Subject, seatsOf, walk } from '../subject.ts'

/**
 * What is done besides is nobody's answer: the same seats owe the same decisions, in the same turn; and it is none of
 * those answers itself. When the game is over nothing is left to do.
 */
export function standBeside(subject: Subject, run: Run): Finding {
  const { game } = subject
  if (game.asides === undefined) return null
  for (const { match, random } of walk(subject, run)) {
    for (const seat of seatsOf(match)) {
      const asides = asidesOf(game, match.state, seat)
      if (asides.length === 0) continue
      if (match.result !== null) return `seat ${seat} may still do something when the game is over`
      const answers = match.deciders.includes(seat) ? game.decision(match.state, seat).actions : []
      const both = answers.find((action) => indexOfAction(asides, action) !== -1)
      if (both !== undefined) return `${JSON.stringify(both)} is an answer and an aside`
      const action = random.pick(asides)
      const after = goOnFrom(subject, match)
      if (!after.play(seat, action).ok) return `seat ${seat}: ${JSON.stringify(action)} is listed but refused`
      const [before, now] = [asked(match), asked(after)]
      if (!same(before, now)) return `${JSON.stringify(action)} of seat ${seat} changes what is asked`
    }
  }
  return null
}

/** Who owes what, and in which turn. */
function asked({ game, state, deciders, result }: Match): unknown {
  const decisions = deciders.map((seat) => game.decision(state, seat))
  return clone({ deciders, decisions, turn: game.turn(state), result })
}
