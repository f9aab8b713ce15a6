import { asidesOf, clone, indexOfAction, type Match, type Random, same } from '../../src/index.ts'
import { GARBAGE, mutants, Pool } from '../mutate.ts'
import { type Finding, type Run, type Subject, seatsOf, walk } from '../subject.ts'

const RULE = /^[A-Z]{2,3}-R?\d+$/

/** Whatever is not listed is refused, and a refusal changes nothing. */
export function refuses(subject: Subject, run: Run): Finding {
  let before: { length: number; state: object } = { length: -1, state: {} }
  let tried: unknown[] = []
  return eachWrongMove(
    subject,
    run,
    (match, seat, input) => {
      const { length, state } = match
      if (before.length !== length) before = { length, state: clone(state) }
      tried.push(input)
      return match.play(seat, input).ok
        ? `seat ${seat}: ${print(input)} was taken although it is not listed`
        : null
    },
    (match) => {
      const inputs = tried
      tried = []
      if (inputs.length === 0 || same(match.state, before.state)) return null
      return `refusing one of ${inputs.map(print).join(' ')} changed the state`
    },
  )
}

/** Every refusal cites a rule and a reason, or says what is wrong with the form of the input. */
export function cites(subject: Subject, run: Run): Finding {
  return eachWrongMove(subject, run, (match, seat, input) => {
    const played = match.play(seat, input)
    if (played.ok) return null
    if ('problem' in played)
      return played.problem.expected === '' ? `no word on what is wrong with ${print(input)}` : null
    const { rule, reason } = played.refusal
    if (!RULE.test(rule)) return `${print(input)} is refused without a rule number: ${print(rule)}`
    return reason === '' ? `${print(input)} is refused without a reason` : null
  })
}

function eachWrongMove(
  subject: Subject,
  run: Run,
  look: (match: Match, seat: number, input: unknown) => Finding,
  afterwards: (match: Match) => Finding = () => null,
): Finding {
  const pool = new Pool()
  for (const { match, next, random } of walk(subject, run)) {
    for (const seat of [...seatsOf(match), -1, match.table.seats, 0.5, Number.NaN]) {
      for (const input of wrongMoves(subject, match, seat, next?.action, pool, random)) {
        const found = look(match, seat, input)
        if (found !== null) return found
      }
      const found = afterwards(match)
      if (found !== null) return found
    }
  }
  return null
}

function wrongMoves(
  subject: Subject,
  match: Match,
  seat: number,
  action: { readonly type: string } | undefined,
  pool: Pool,
  random: Random,
): unknown[] {
  const answers = match.deciders.includes(seat) ? subject.game.decision(match.state, seat).actions : []
  const asides = seatsOf(match).includes(seat) ? asidesOf(subject.game, match.state, seat) : []
  pool.add(answers, random)
  if (asides.length > 0) pool.add([random.pick(asides)], random)
  const listed = [...answers, ...asides]
  const tries: unknown[] = [random.pick(GARBAGE), ...pool.sample(4, random)]
  if (action !== undefined) tries.push(action, ...mutants(action, pool.actions, random))
  return tries.filter((input) => indexOfAction(listed, input) === -1)
}

const print = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 200)
