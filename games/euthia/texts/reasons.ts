import { type ReasonFrame, reasoned } from '@vyprava/module/reasons.ts'
import type { Reason } from '@vyprava/module/words.ts'
import { tileOf } from '../rules/map.ts'
import { type Entry, entryOf, type Placed, type Unplaced } from '../rules/terms.ts'
import type { Context } from './sight.ts'
import type { Tools } from './tools.ts'

/** What a move does better or worse than the others: "leads to a fight". */
type Voices = Readonly<Record<'more' | 'less', string>>

/** The terms of the bots' judgement as verbs without a subject. */
export interface ReasonWords {
  /** Where: on a tile with its name, or on one that nobody has turned up yet. */
  at(tile: string | null): string
  placed(what: string, at: string): string
  readonly there: Readonly<Record<Placed, Voices>>
  readonly anywhere: Readonly<Record<Unplaced, Voices>>
  readonly frame: ReasonFrame
}

type Said = Entry & { readonly more: boolean }

/** One sentence why, or null when nothing is worth saying. */
export function whyOf(
  words: ReasonWords,
  { names }: Tools,
  reasons: readonly Reason[],
  { view }: Context,
): string | null {
  const at = (field: number): string => {
    const tile = view.map.tiles[tileOf(field)]
    return words.at(tile === undefined ? null : names.of('mapTiles', tile))
  }
  const inWords = (said: Said): string => {
    const voice = said.more ? 'more' : 'less'
    return said.place === null
      ? words.anywhere[said.kind][voice]
      : words.placed(words.there[said.kind][voice], at(said.place))
  }
  const all = reasons.map(({ term, difference }): Said => ({ ...entryOf(term), more: difference > 0 }))
  // Two fields of one tile are told alike.
  const clauses = (more: boolean): string[] => [
    ...new Set(all.filter((said) => said.more === more).map(inWords)),
  ]
  return reasoned(words.frame, clauses(true), clauses(false))
}
