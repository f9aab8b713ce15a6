import type { Values } from '@vyprava/kernel'
import { lookUp } from '@vyprava/module/dictionary.ts'
import { onDemand, reading } from '@vyprava/module/read.ts'
import { type Text, textOf } from '@vyprava/module/wording.ts'
import type { RefusalReason } from '../../rules/refusals/reasons.ts'
import type { Lexicon } from '../lexicon.ts'

type Told = ReturnType<typeof toldOf>
export type RefusalWords = Readonly<Record<RefusalReason | 'tooPoorFor', Text<Told>>>

/** Why not; what is too dear is said with its price where the rules tell it. */
export const refusalsOf =
  (words: RefusalWords, lexicon: Lexicon) =>
  (reason: string, values: Values | undefined): string => {
    const priced = reason === 'tooPoor' && reading(values).optional('coins') !== null
    return textOf(lookUp(words, priced ? 'tooPoorFor' : reason), toldOf(lexicon, values))
  }

function toldOf({ count }: Lexicon, values: Values | undefined) {
  const { number } = reading<'coins' | 'most'>(values)
  return onDemand({ most: () => number('most'), price: () => count.coins(number('coins')) })
}
