import { type ReasonFrame, reasoned } from '@vyprava/module/reasons.ts'
import type { Reason } from '@vyprava/module/words.ts'
import { LETTERS } from '../compass/index.ts'
import {
  type COLOURED_TERMS,
  type Entry,
  entryOf,
  type LACKING,
  type LETTERED,
  type PLACED,
  type PLAIN,
} from '../rules/terms.ts'
import { type Context, guideOf } from './sight.ts'

/** What a move does better or worse than the others: "finds part E on VI·4". Null where it is not worth a word. */
interface Voices<Words> {
  readonly more: Words
  readonly less: Words
}

/** The terms of the bots' judgement as verbs without a subject, and a sentence of them. */
export interface ReasonWords {
  /** A part and where it lies, or several of them, in the accusative. */
  parts(all: readonly { readonly letter: string; readonly place: string }[]): string
  readonly placed: Readonly<Record<(typeof PLACED)[number], Voices<(parts: string) => string>>>
  readonly lettered: Readonly<
    Record<(typeof LETTERED)[number], Voices<(letters: readonly string[]) => string>>
  >
  readonly lacking: Readonly<
    Record<(typeof LACKING)[number], Voices<(letter: string, colour: number) => string>>
  >
  readonly coloured: Readonly<
    Record<(typeof COLOURED_TERMS)[number], Voices<((colour: number) => string) | null>>
  >
  readonly plain: Readonly<Record<(typeof PLAIN)[number], Voices<string>>>
  readonly frame: ReasonFrame
}

type Said = Entry & { readonly more: boolean }

/** Less than this is no difference, however large it is beside the others. */
const SLIGHT = 0.02

/** One sentence why, or null when nothing is worth saying. */
export function whyOf(words: ReasonWords, context: Context, reasons: readonly Reason[]): string | null {
  const all = reasons
    .filter(({ difference }) => Math.abs(difference) >= SLIGHT)
    .map(({ term, difference }): Said => ({ ...entryOf(term), more: difference > 0 }))
  const told = all.filter((said) => !isImplied(said, all))
  const clauses = (more: boolean): string[] =>
    told
      .filter((said) => said.more === more)
      .map((said, _, same) => clauseOf(words, context, said, same))
      .filter((clause) => clause !== null)
  return reasoned(words.frame, clauses(true), clauses(false))
}

/** A reason in words; parts of which the same is said are told together, by the first of them. */
function clauseOf(words: ReasonWords, context: Context, said: Said, same: readonly Said[]): string | null {
  const voice = said.more ? 'more' : 'less'
  const isMany = said.form === 'placed' || said.form === 'lettered'
  const alike = same.filter((other) => (isMany ? other.kind === said.kind : other === said))
  if (alike[0] !== said) return null
  switch (said.form) {
    case 'placed': {
      const { hexes } = guideOf(context)
      const parts = alike.flatMap((other) =>
        other.form === 'placed' ? [{ letter: LETTERS[other.letter], place: hexes[other.hex] }] : [],
      )
      return words.placed[said.kind][voice](words.parts(parts))
    }
    case 'lettered':
      return words.lettered[said.kind][voice](lettersIn(alike))
    case 'lacking':
      return words.lacking[said.kind][voice](LETTERS[said.letter], said.colour)
    case 'coloured':
      return words.coloured[said.kind][voice]?.(said.colour) ?? null
    case 'plain':
      return words.plain[said.kind][voice]
  }
}

const lettersIn = (all: readonly Said[]): string[] =>
  all.flatMap((said) => ('letter' in said ? [LETTERS[said.letter]] : [])).sort()

/** What another reason says better, the strongest first: a part that is found, a place for it, hope for it. */
const OF_LETTER: readonly Said['kind'][] = ['part', 'opening', 'site', 'prospect']

/**
 * Who finds a part need not tell that it came nearer; a place that another one took over is not lost, and who has a
 * place does not look for any.
 */
function isImplied(said: Said, all: readonly Said[]): boolean {
  const gained = all.filter((other) => other.more && other !== said)
  if (said.kind === 'journey' && !said.more) return gained.some(({ kind }) => OF_LETTER.includes(kind))
  if (!('letter' in said)) return false
  const stronger = OF_LETTER.slice(0, said.more ? OF_LETTER.indexOf(said.kind) : OF_LETTER.length)
  return gained.some(
    (other) => 'letter' in other && other.letter === said.letter && stronger.includes(other.kind),
  )
}
