import type { EuthiaPack } from '../../content/schema.ts'
import type { Pen } from '../../texts/compendium/page.ts'
import type { Told } from '../ink/effects.tsx'

/** What every entry is written with. */
export interface Desk {
  readonly pack: EuthiaPack
  readonly pen: Pen
  readonly told: Told
}

/** Facts whose value is empty are left out. */
export const facts = (
  rows: readonly (readonly [label: string, value: string])[],
): readonly (readonly [string, string])[] => rows.filter(([, value]) => value !== '')
