import type { Values } from '@vyprava/kernel'
import { lookUp } from '@vyprava/module/dictionary.ts'
import { reading } from '@vyprava/module/read.ts'
import { type Text, textOf } from '@vyprava/module/wording.ts'
import type { Printed } from '../../rules/printed.ts'
import type { RefusalReason } from '../../rules/refusals/reasons.ts'
import type { Messages } from '../build.ts'
import { knownHex, type Names } from '../names.ts'
import type { Context } from '../sight.ts'
import { type Told, toldOf } from './told.ts'

export type RefusalWords = Readonly<Record<RefusalReason | 'cleanThere' | 'otherTerrainCard', Text<Told>>>

/** Some are said in other words where no hex is named. */
const WITHOUT_HEX: Readonly<Record<string, keyof RefusalWords>> = {
  clean: 'cleanThere',
  otherTerrain: 'otherTerrainCard',
}

export const refusalsOf =
  (words: Messages, names: Names, printed: Printed) =>
  (reason: string, values: Values | undefined, context: Context): string => {
    const hex = reading(values).optional('hex')
    const key =
      hex === null ? (WITHOUT_HEX[reason] ?? reason) : knownHex(hex) === null ? 'notOnBoard' : reason
    return textOf(lookUp(words.refusals, key), toldOf(words, names, printed, context, values))
  }
