import type { Language } from '@vyprava/module'
import type { DefendersView } from '../../rules/index.ts'
import type { PanelLabels } from '../../texts/labels/panels.ts'
import type { DefendersHands } from '../intent.ts'

/** What every part beside the plate is given. */
export interface PanelProps {
  readonly view: DefendersView
  readonly language: Language
  readonly labels: PanelLabels
  /** The players of this screen: one, alone both factions, none for somebody who only looks on. */
  readonly own: readonly number[]
  /** By player: the person, alone the faction. */
  readonly names: readonly string[]
  readonly hands: DefendersHands
}
