import { type ReasonFrame, reasoned } from '@vyprava/module/reasons.ts'
import type { Reason } from '@vyprava/module/words.ts'
import { type Entry, entryOf, type PLACED, type UNPLACED } from '../rules/terms.ts'
import type { Lexicon } from './lexicon.ts'
import { hexName } from './names.ts'

/** What a move does better or worse than the others: "opens the way into the factory on C5". */
interface Voices<Words> {
  readonly more: Words
  readonly less: Words
}

/** The terms of the bots' judgement as verbs without a subject, and a sentence of them. */
export interface ReasonWords {
  readonly placed: Readonly<Record<(typeof PLACED)[number], Voices<(place: string) => string>>>
  readonly unplaced: Readonly<Record<(typeof UNPLACED)[number], Voices<string>>>
  readonly frame: ReasonFrame
}

type Said = Entry & { readonly more: boolean }

/** One sentence why, or null when nothing is worth saying. */
export function whyOf(words: ReasonWords, { items }: Lexicon, reasons: readonly Reason[]): string | null {
  const all = reasons.map(({ term, difference }): Said => ({ ...entryOf(term), more: difference > 0 }))
  const inWords = (said: Said): string => {
    const voice = said.more ? 'more' : 'less'
    if (said.place === null) return words.unplaced[said.kind][voice]
    return words.placed[said.kind][voice](said.kind === 'item' ? items[said.place].acc : hexName(said.place))
  }
  const clauses = (more: boolean): string[] =>
    all.filter((said) => said.more === more && !isImplied(said, all)).map(inWords)
  return reasoned(words.frame, clauses(true), clauses(false))
}

const BEFORE_REWILDING: readonly Said['kind'][] = ['guards', 'dirt', 'closed', 'wayToFactory']
const BEFORE_CAMP: readonly Said['kind'][] = ['camp', 'support', 'wayToCamp']

/**
 * Who rewilds a factory need not tell that it was opened; who builds a camp need not tell where none is built, nor that
 * the next one is farther.
 */
function isImplied({ kind, place, more }: Said, all: readonly Said[]): boolean {
  const gained = all.filter((other) => other.more)
  return more
    ? BEFORE_REWILDING.includes(kind) &&
        gained.some((other) => other.kind === 'factory' && other.place === place)
    : BEFORE_CAMP.includes(kind) && gained.some((other) => other.kind === 'camp')
}
