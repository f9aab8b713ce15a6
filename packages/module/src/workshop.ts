import type { ComponentType, ReactNode } from 'react'
import type { Language } from './words.ts'

/** What the house gives to the page on which people make something of their own for a game. */
export interface WorkshopProps {
  readonly language: Language
  /** What the address brought: the code of something that somebody shares; null without one. */
  readonly given: string | null
  /** What was given has been looked at: the address is the workshop's own again. */
  readonly settled: () => void
  /** The name of whoever is here, as far as the house knows it. */
  readonly person: string | null
  /** The bar of the page: a line under the title, and the workshop's own tools before those of the house. */
  readonly Head: ComponentType<{ readonly meta: string; readonly children: ReactNode }>
  /** The full address under which others open a code. */
  linkTo(code: string): string
  /** Where a table is laid with these options; online where there is a server, otherwise null. */
  playAt(options: Readonly<Record<string, string>>): string
  onlineAt(options: Readonly<Record<string, string>>): string | null
}

export type Workshop = ComponentType<WorkshopProps>
