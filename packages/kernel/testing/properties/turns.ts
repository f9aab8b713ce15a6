import { clone, same, type TurnMark } from '../../src/index.ts'
import { type Finding, type Run, type Subject, seatsOf, walk } from '../subject.ts'

/** Turns are counted upwards, each is one seat's or nobody's, and everybody at the table counts the same. */
export function counts(subject: Subject, run: Run): Finding {
  let last: TurnMark | null = null
  for (const { match, random } of walk(subject, run)) {
    const { turn } = match.sight(null)
    const found = malformed(turn, match.table.seats) ?? slipped(last, turn)
    if (found !== null) return `after ${match.length} actions ${found}`
    for (const seat of seatsOf(match)) {
      const imagined = subject.game.imagine(clone(match.viewAt(seat, match.length)), seat, random)
      if (!same(subject.game.turn(imagined), turn)) return `seat ${seat} counts another turn`
    }
    last = turn
  }
  return null
}

function malformed({ number, seat, round }: TurnMark, seats: number): Finding {
  if (!Number.isInteger(number) || number < 0) return `the turn is ${number}`
  if (round !== null && (!Number.isInteger(round) || round < 0)) return `the round is ${round}`
  if (seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < seats))
    return `it is the turn of ${seat}`
  return number === 0 && seat !== null ? "it is somebody's turn before the first one" : null
}

/** What may not follow a turn. */
function slipped(before: TurnMark | null, now: TurnMark): Finding {
  if (before === null) return null
  if (now.number < before.number) return `turn ${now.number} follows turn ${before.number}`
  if ((now.round === null) !== (before.round === null)) return 'rounds come or go'
  if ((now.round ?? 0) < (before.round ?? 0)) return `round ${now.round} follows round ${before.round}`
  if (now.number > before.number || now.seat === null || now.seat === before.seat) return null
  return `turn ${now.number} passes from ${before.seat} to ${now.seat}`
}
