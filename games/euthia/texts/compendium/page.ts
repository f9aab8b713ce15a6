import type { Language } from '@vyprava/atlas/words.ts'
import type { Line } from '../../content/schema.ts'
import { SAYERS, type Sayer, TERMS } from '../effects/index.ts'
import type { Terms } from '../effects/terms/terms.ts'
import { LABELS, type Labels } from './labels/index.ts'

/** What every part of the compendium needs to speak a language. */
export interface Pen {
  readonly language: Language
  readonly labels: Labels
  readonly terms: Terms
  readonly say: Sayer
}

export const penFor = (language: Language): Pen => ({
  language,
  labels: LABELS[language],
  terms: TERMS[language],
  say: SAYERS[language],
})

/** A heading, a paragraph or a table; blank lines stand between them. */
export type Block = string

export const heading = (depth: number, text: string): Block => `${'#'.repeat(depth)} ${text}`

/** A table of Markdown; cells that are empty stay so. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): Block =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** A name with its story under it. */
export const named = (
  { language }: Pen,
  thing: { readonly name: Line; readonly line: Line },
  count = 1,
): string => `**${thing.name[language]}**${count > 1 ? ` ×${count}` : ''}<br>*${thing.line[language]}*`

export const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** A word at the beginning of a heading. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
