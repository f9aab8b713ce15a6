import type { Reason } from '@vyprava/module/words.ts'
import { tileOf } from '../rules/map.ts'
import { type Entry, entryOf, type PLACED, type UNPLACED } from '../rules/terms.ts'
import type { Context } from './sight.ts'
import type { Tools } from './tools.ts'

/** What a move does better or worse than the others: "leads to a fight at the Copper Kettle". */
interface Voices<Words> {
  readonly more: Words
  readonly less: Words
}

/** The terms of the bots' judgement as verbs without a subject, and a sentence of them. */
export interface ReasonWords {
  /** Where: on a tile with its name, or on one that nobody has turned up yet. */
  at(tile: string | null): string
  readonly placed: Readonly<Record<(typeof PLACED)[number], Voices<(at: string) => string>>>
  readonly unplaced: Readonly<Record<(typeof UNPLACED)[number], Voices<string>>>
  gains(clauses: readonly string[]): string
  costs(clauses: readonly string[]): string
  both(gains: readonly string[], costs: readonly string[]): string
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
      ? words.unplaced[said.kind][voice]
      : words.placed[said.kind][voice](at(said.place))
  }
  const all = reasons.map(({ term, difference }): Said => ({ ...entryOf(term), more: difference > 0 }))
  // Two fields of one tile are told alike.
  const clauses = (more: boolean): string[] => [
    ...new Set(all.filter((said) => said.more === more).map(inWords)),
  ]
  const [gains, costs] = [clauses(true), clauses(false)]
  if (gains.length === 0) return costs.length === 0 ? null : words.costs(costs)
  return costs.length === 0 ? words.gains(gains) : words.both(gains, costs)
}
