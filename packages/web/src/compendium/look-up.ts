import type { Compendium, CompendiumEntry, CompendiumKind } from '@vyprava/module/compendium.ts'
import { finds } from '../rulebook/search.ts'

/** One table: a kind with what was found of it. */
export interface Shelf {
  readonly kind: CompendiumKind
  readonly all: number
  readonly found: readonly CompendiumEntry[]
}

/** Whether a thing is what somebody looks for: by its name, its kind, its story, or what it does. */
const isMeant = ({ name, note, story, text }: CompendiumEntry, wanted: string): boolean =>
  finds(`${name} ${note} ${text} ${story}`, wanted)

/** What was found, kind by kind in their order; kinds of which nothing was found are left out. */
export function lookUp(
  { kinds, entries }: Compendium,
  wanted: string,
  only: string | null,
): readonly Shelf[] {
  const sought = wanted.trim()
  return kinds
    .filter(({ id }) => only === null || only === id)
    .map((kind) => {
      const all = entries.filter((entry) => entry.kind === kind.id)
      return {
        kind,
        all: all.length,
        found: sought === '' ? all : all.filter((entry) => isMeant(entry, sought)),
      }
    })
    .filter(({ found }) => found.length > 0)
}
