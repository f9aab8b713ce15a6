import { lookUp } from '@vyprava/module/dictionary.ts'
import { onDemand, type Read } from '@vyprava/module/read.ts'
import { type Text, textOf } from '@vyprava/module/wording.ts'
import type { Ability } from '../../content/schema.ts'
import type { RefusalReason } from '../../rules/index.ts'
import { isSlot, isSquare } from '../../rules/map.ts'
import { type Names, squareName } from '../names.ts'
import type { Context } from '../sight.ts'

type Values = Read<
  'artifact' | 'best' | 'character' | 'coins' | 'from' | 'price' | 'slot' | 'square' | 'to'
> & {
  ability(): Ability
}

/** What a refusal may tell. A refused attempt may name a square, a slot or a card that does not exist. */
export type Refused = ReturnType<typeof refused>

/** Things by their names; null for one that there is not. */
export interface RefusalWords {
  square(name: string | null): string
  onSquare(name: string | null): string
  character(name: string | null): string
  artifact(name: string | null): string
  card(land: string | null): string
  /** A shape that sticks out; a single square has its reason. */
  readonly shapeOffMap: string
  readonly reasons: Readonly<Record<RefusalReason, Text<Refused>>>
}

export const refusalsOf =
  (words: RefusalWords, names: Names) =>
  (reason: string, read: Values, context: Context): string => {
    if (reason === 'offMap' && read.optional('square') === null) return words.shapeOffMap
    return textOf(lookUp(words.reasons, reason), refused(words, names, read, context))
  }

/** Read on demand: every refusal brings only the values that its sentence needs. */
function refused(words: RefusalWords, names: Names, read: Values, { view }: Context) {
  const known = (square: number): string | null => (isSquare(square) ? squareName(square) : null)
  return onDemand({
    /* At the beginning of a sentence. */
    square: () => words.square(known(read.number('square'))),
    onSquare: () => words.onSquare(known(read.number('square'))),
    character: () => words.character(names.knownCharacter(read.number('character'))?.nom ?? null),
    artifact: () => words.artifact(names.knownArtifact(read.number('artifact'))?.nom ?? null),
    card: () => {
      const slot = read.number('slot')
      const land = isSlot(slot) ? view.lands[slot] : null
      return words.card(land === null ? null : names.land(land).nom)
    },
    ability: () => read.ability(),
    slot: () => read.number('slot'),
    from: () => squareName(read.number('from')),
    to: () => squareName(read.number('to')),
    best: () => read.number('best'),
    price: () => read.number('price'),
    coins: () => read.number('coins'),
  })
}
