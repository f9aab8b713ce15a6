import type { ReactElement } from 'react'
import type { Language } from './words.ts'

/* What a game prints, to be looked up: the frame searches and lays out, the game draws and tells. */

/** A kind of things: one table of the compendium. */
export interface CompendiumKind {
  readonly id: string
  readonly name: string
  /** Icon path data. */
  readonly icon: string
}

/** One thing. Its id stands in the address. */
export interface CompendiumEntry {
  readonly id: string
  readonly kind: string
  readonly name: string
  /** One line under the name: what it is, what it costs. */
  readonly note: string
  /** The line of its story. */
  readonly story: string
  /** What it does in words: searched, not shown. */
  readonly text: string
  /** Fills its place, on the plate and in the entry. */
  readonly picture: ReactElement
  /** Facts in rows. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** Effects, diagrams; null where the facts are all. */
  readonly body: ReactElement | null
}

export interface Compendium {
  readonly kinds: readonly CompendiumKind[]
  readonly entries: readonly CompendiumEntry[]
}

/** The compendium in one language, loaded when somebody opens it. */
export type CompendiumIn = (language: Language) => Promise<Compendium>
