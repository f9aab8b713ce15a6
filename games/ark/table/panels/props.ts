import type { Language } from '@vyprava/module'
import type { ArkView } from '../../rules/index.ts'
import type { PanelLabels } from '../../texts/labels/panels.ts'
import type { ArkHands } from '../intent.ts'

/** What every part beside the sheet is given. */
export interface PanelProps {
  readonly view: ArkView
  readonly language: Language
  readonly labels: PanelLabels
  /** By seat. */
  readonly names: readonly string[]
  readonly hands: ArkHands
}
