import {
  asidesOf,
  checkData,
  clone,
  compareActions,
  type GameAction,
  indexOfAction,
  type Match,
  notPlain,
  Random,
} from '../../src/index.ts'
import { RecordingCourse } from '../../src/told.ts'
import { mutants, Pool } from '../mutate.ts'
import { type Finding, type Run, type Subject, seatsOf, walk } from '../subject.ts'

/** So many asides of each seat are tried at a moment; all of them would take too long where there are hundreds. */
const TRIED = 6

interface Listed {
  readonly seat: number
  readonly actions: readonly GameAction[]
}

/** What seats owe, and what they may do besides. */
const answersIn = ({ game }: Subject, { deciders, state }: Match): Listed[] =>
  deciders.map((seat) => ({ seat, actions: game.decision(state, seat).actions }))
const asidesIn = ({ game }: Subject, match: Match): Listed[] =>
  game.asides === undefined
    ? []
    : seatsOf(match).map((seat) => ({ seat, actions: asidesOf(game, match.state, seat) }))

const someOf = ({ seat, actions }: Listed, random: Random): Listed => ({
  seat,
  actions: actions.length <= TRIED ? actions : Array.from({ length: TRIED }, () => random.pick(actions)),
})

/** Every listed action applies. */
export function applies(subject: Subject, run: Run): Finding {
  const { game } = subject
  for (const { match, random } of walk(subject, run)) {
    const asides = asidesIn(subject, match).map((listed) => someOf(listed, random))
    for (const { seat, actions } of [...answersIn(subject, match), ...asides]) {
      for (const action of actions) {
        const copy = clone(match.state)
        try {
          game.apply(copy, seat, action, new RecordingCourse(new Random('applies')))
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
  // A list that is shared by many moments is looked at once.
  const known = new WeakSet<readonly GameAction[]>()
  for (const { match } of walk(subject, run)) {
    for (const { actions } of [...answersIn(subject, match), ...asidesIn(subject, match)]) {
      if (known.has(actions)) continue
      known.add(actions)
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
  for (const { match, random } of walk(subject, run)) {
    for (const seat of match.deciders) {
      const broken = notPlain(subject.game.decision(match.state, seat))
      if (broken !== null) return `the decision of seat ${seat} is not plain data at ${broken}`
    }
    const asides = asidesIn(subject, match).map((listed) => someOf(listed, random))
    for (const { seat, actions } of [...answersIn(subject, match), ...asides]) {
      const broken = notPlain(actions)
      if (broken !== null) return `what seat ${seat} may do is not plain data at ${broken}`
      for (const action of actions) {
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
    for (const seat of game.asides === undefined ? match.deciders : seatsOf(match)) {
      const answers = match.deciders.includes(seat) ? game.decision(match.state, seat).actions : []
      const asides = asidesOf(game, match.state, seat)
      pool.add(answers, random)
      if (asides.length > 0) pool.add(someOf({ seat, actions: asides }, random).actions, random)
      const actions = [...answers, ...asides]
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

/** Whatever is listed is not refused, and what is owed can be done by nobody else. */
export function agrees(subject: Subject, run: Run): Finding {
  const { game } = subject
  for (const { match, next } of walk(subject, run)) {
    const { deciders } = match
    for (const { seat, actions } of [...answersIn(subject, match), ...asidesIn(subject, match)]) {
      for (const action of actions) {
        const refusal = game.refusal(match.state, seat, action)
        if (refusal !== null) return `${JSON.stringify(action)} is listed but refused by ${refusal.rule}`
      }
    }
    if (next === null) continue
    for (const seat of seatsOf(match)) {
      if (deciders.includes(seat) || indexOfAction(asidesOf(game, match.state, seat), next.action) !== -1)
        continue
      if (game.refusal(match.state, seat, next.action) === null) {
        return `seat ${seat} owes no decision but ${JSON.stringify(next.action)} is not refused`
      }
    }
  }
  return null
}
