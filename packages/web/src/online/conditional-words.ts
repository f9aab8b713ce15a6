import type { Game } from '@vyprava/kernel'
import type { GameWords, Sentence } from '@vyprava/module'
import { type ConditionalShown, foresee, heardOf, isCertain } from '@vyprava/protocol'

/** A conditional move in words: what has to happen, and what one does then. */
export interface ConditionalSaid {
  readonly when: readonly Sentence[]
  readonly does: readonly string[]
}

interface Telling {
  readonly game: Game
  readonly table: { readonly seats: number; readonly options: object }
  readonly words: GameWords
  readonly names: readonly string[]
  readonly seat: number
}

/**
 * Tells a conditional move from what its owner saw when it was foreseen; null when that does not lead there (any more).
 * What depends on chance or secrets is left out: it is no condition.
 */
export function tellConditional(
  { game, table, words, names, seat }: Telling,
  view: object,
  conditional: Pick<ConditionalShown, 'seed' | 'steps'>,
): ConditionalSaid | null {
  const foreseen = foresee(game, table, { view, seat }, conditional)
  if (foreseen === null) return null
  const { match, expected, answer } = foreseen
  const others = match.length - answer.length
  const moments = match.moments(seat)
  const lines = match.log(seat).filter((line) => moments[line.number] <= others)
  const seen = lines.flatMap((line) => line.events.map(() => moments[line.number]))
  const when = heardOf(lines).flatMap(({ event }, place) => {
    if (place >= expected.heard.length || !isCertain(expected.heard[place].event)) return []
    const context = { view: match.viewAt(seat, seen[place]), names, observer: seat }
    const sentence = words.event(event, context)
    return sentence === null ? [] : [sentence]
  })
  const does = answer.map((action, step) =>
    words.action(action, { view: match.viewAt(seat, others + step), names, observer: seat }),
  )
  return { when, does }
}
