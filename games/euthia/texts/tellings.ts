import { lookUp } from '@vyprava/module/dictionary.ts'
import { type Lexicon, times } from './lexicon.ts'
import type { Names } from './names.ts'

/* Amounts as events name them, the same for all languages. */

/** "2 mince" by the name that the rules give to a gain. */
export const amountOf =
  ({ count }: Lexicon) =>
  (what: string, n: number): string =>
    lookUp<(n: number) => string>(count, what)(n)

export const jewelsOf =
  (names: Names) =>
  (what: 'gem' | 'essence', kind: number, n: number): string =>
    times(n, names.of(what === 'gem' ? 'gems' : 'essences', kind))

/** Something that was paid: a gem or an essence by its kind, anything else by its name. */
export const paidOf =
  (words: Lexicon, names: Names) =>
  (what: string, kind: number, n: number): string =>
    what === 'gem' || what === 'essence' ? jewelsOf(names)(what, kind, n) : amountOf(words)(what, n)

/** "2× Jed", "Přepadení": equal cards together. */
export const cardsOf = (names: Names, cards: readonly number[]): string[] =>
  [...new Set(cards)].map((card) =>
    times(cards.filter((other) => other === card).length, names.of('chaosCards', card)),
  )

/** ", vliv: vzduch, země": the elements that mark a fight. */
export const marksOf = (
  { air, earth }: { readonly air: boolean; readonly earth: boolean },
  airWord: string,
  earthWord: string,
  label: string,
): string => {
  const marks = [...(air ? [airWord] : []), ...(earth ? [earthWord] : [])]
  return marks.length === 0 ? '' : `, ${label}: ${marks.join(', ')}`
}
