import type { ComponentType } from 'react'
import type { Language } from './words.ts'

type Options = { readonly [name: string]: unknown }

/** A table being laid, as a game's own drawing of its options sees it. */
export interface LayingProps {
  readonly language: Language
  /** The names of those who sit down, in their order. */
  readonly seats: readonly string[]
  readonly options: Options
  /** Somebody's own pack; nothing for the one that ships. */
  readonly pack: unknown
  change(part: Options): void
}

/** The options that a game draws itself: pictures to choose from in place of sentences. */
export interface DrawnLaying {
  /** Their names: no sentence repeats them. */
  readonly options: readonly string[]
  readonly Choose: ComponentType<LayingProps>
}
