import type { Reason } from '@vyprava/bots'
import type { GameWords, WordContext } from '@vyprava/module'
import type { Texts } from '../texts/index.ts'

/** Reasons below this fraction of the largest one are left out. */
const WORTH_SAYING = 0.25

/** One sentence why, in the terms of the game; `only` when there is nothing to choose from. */
export function whyOf(
  reasons: readonly Reason[],
  only: boolean,
  words: GameWords,
  context: WordContext<object>,
  texts: Texts['bots']['hint'],
): string {
  if (only) return texts.only
  const largest = Math.max(0, ...reasons.map(({ difference }) => Math.abs(difference)))
  const said = reasons.filter(({ difference }) => Math.abs(difference) >= WORTH_SAYING * largest)
  const own = words.why?.(said, context) ?? null
  if (own !== null) return own
  const { term } = words
  if (term === undefined || said.length === 0) return texts.even
  const inWords = (more: boolean): string[] =>
    said
      .filter(({ difference }) => difference > 0 === more)
      .map((reason) => term.call(words, reason.term, more))
  return texts.why(inWords(true), inWords(false))
}
