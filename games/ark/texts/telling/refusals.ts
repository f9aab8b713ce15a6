import { lookUp } from '@vyprava/module/dictionary.ts'
import { onDemand, type Read } from '@vyprava/module/read.ts'
import { type Text, textOf } from '@vyprava/module/wording.ts'
import type { RefusalReason } from '../../rules/refusals/reasons.ts'
import type { Names } from '../names.ts'
import { type Context, knownHex } from '../sight.ts'

type Values = Read<
  'character' | 'colour' | 'cost' | 'field' | 'green' | 'hex' | 'hints' | 'identity' | 'made' | 'seat'
>

/** What a refusal may tell. A refused attempt may name a hex, a field, a colour or a character that does not exist. */
export type Refused = ReturnType<typeof refused>

export interface RefusalWords {
  /** A hex by its name, or null for one that the map does not have. */
  hex(name: string | null): string
  character(name: string | null): string
  readonly reasons: Readonly<Record<RefusalReason, Text<Refused>>>
}

export const refusalsOf =
  (words: RefusalWords, names: Names) =>
  (reason: string, read: Values, context: Context): string =>
    textOf(lookUp(words.reasons, reason), refused(words, names, read, context))

/** Read on demand: every refusal brings only the values that its sentence needs. */
const refused = (words: RefusalWords, names: Names, read: Values, context: Context) =>
  onDemand({
    /** At the beginning of a sentence. */
    hex: () => words.hex(knownHex(context, read.number('hex'))),
    character: () => words.character(names.knownCharacter(read.number('character'))?.nom ?? null),
    /** The name alone, of a character that there is. */
    name: () => names.character(read.number('character')).nom,
    field: () => read.number('field'),
    colour: () => read.number('colour'),
    identity: () => read.number('identity'),
    cost: () => read.number('cost'),
    hints: () => read.number('hints'),
    /** Green hexes that there are, and that the next conversion needs. */
    green: () => read.number('green'),
    need: () => 4 * (read.number('made') + 1),
    player: () => context.names[read.number('seat')],
  })
