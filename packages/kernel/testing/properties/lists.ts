import { checkData, clone, compareActions, indexOfAction, notPlain, Random } from '../../src/index.ts'
import { RecordingTurn } from '../../src/told.ts'
import { mutants, Pool } from '../mutate.ts'
import { type Finding, type Run, type Subject, seatsOf, walk } from '../subject.ts'

/** Every listed action applies. */
export function applies(subject: Subject, run: Run): Finding {
  const { game } = subject
  for (const { match } of walk(subject, run)) {
    for (const seat of match.deciders) {
      for (const action of game.decision(match.state, seat).actions) {
        const copy = clone(match.state)
        try {
          game.apply(copy, seat, action, new RecordingTurn(new Random('applies')))
          game.deciders(copy)
        } catch (error) {
          return `seat ${seat}: ${JSON.stringify(action)} is listed but throws: ${String(error)}`
        }
      }
    }
  }
  return null
}

/** Lists are in the kernel's order. */
export function sorted(subject: Subject, run: Run): Finding {
  return eachPair(subject, run, (order, a, b) =>
    order > 0 ? `${JSON.stringify(a)} stands before ${JSON.stringify(b)}` : null,
  )
}

/** Lists are free of duplicates. */
export function unique(subject: Subject, run: Run): Finding {
  return eachPair(subject, run, (order, a) => (order === 0 ? `${JSON.stringify(a)} is listed twice` : null))
}

function eachPair(
  subject: Subject,
  run: Run,
  look: (order: number, a: object, b: object) => Finding,
): Finding {
  for (const { match } of walk(subject, run)) {
    for (const seat of match.deciders) {
      const { actions } = subject.game.decision(match.state, seat)
      for (let i = 1; i < actions.length; i++) {
        const found = look(compareActions(actions[i - 1], actions[i]), actions[i - 1], actions[i])
        if (found !== null) return found
      }
    }
  }
  return null
}

/** Actions and prompts are plain data, and actions fit the game's own schema. */
export function wellFormed(subject: Subject, run: Run): Finding {
  for (const { match } of walk(subject, run)) {
    for (const seat of match.deciders) {
      const decision = subject.game.decision(match.state, seat)
      const broken = notPlain(decision)
      if (broken !== null) return `the decision of seat ${seat} is not plain data at ${broken}`
      for (const action of decision.actions) {
        const checked = checkData(subject.game.action, action)
        if (!checked.ok) return `${JSON.stringify(action)} does not fit its schema: ${checked.problem.path}`
      }
    }
  }
  return null
}

/** Whatever `refusal` allows is in the list. */
export function complete(subject: Subject, run: Run): Finding {
  const { game } = subject
  const pool = new Pool()
  for (const { match, next, random } of walk(subject, run)) {
    for (const seat of match.deciders) {
      const { actions } = game.decision(match.state, seat)
      pool.add(actions, random)
      const tries: unknown[] = pool.sample(20, random)
      if (next !== null) tries.push(...mutants(next.action, pool.actions, random))
      for (const input of tries) {
        const parsed = checkData(game.action, input)
        if (!parsed.ok || indexOfAction(actions, parsed.value) !== -1) continue
        if (game.refusal(match.state, seat, parsed.value) === null) {
          return `seat ${seat}: ${JSON.stringify(parsed.value)} is not refused, but not listed either`
        }
      }
    }
  }
  return null
}

/** Whatever is listed is not refused, and only seats that owe a decision have one. */
export function agrees(subject: Subject, run: Run): Finding {
  const { game } = subject
  for (const { match, next } of walk(subject, run)) {
    const { deciders } = match
    for (const seat of deciders) {
      for (const action of game.decision(match.state, seat).actions) {
        const refusal = game.refusal(match.state, seat, action)
        if (refusal !== null) return `${JSON.stringify(action)} is listed but refused by ${refusal.rule}`
      }
    }
    if (next === null) continue
    for (const seat of seatsOf(match)) {
      if (!deciders.includes(seat) && game.refusal(match.state, seat, next.action) === null) {
        return `seat ${seat} owes no decision but ${JSON.stringify(next.action)} is not refused`
      }
    }
  }
  return null
}
