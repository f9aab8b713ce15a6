import type { Decision, Seat } from '@vyprava/kernel'
import type { Language, SeatedPlayer, TableProps } from '@vyprava/module'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import type { Euthia } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'
import type { EuthiaWords } from '../texts/index.ts'
import type { EuthiaLabels } from '../texts/labels/index.ts'
import type { Choices } from './choices.ts'
import type { EuthiaHands, EuthiaIntent } from './intent.ts'
import type { Preview } from './preview.ts'

/** What the frame gives, with the words of Euthia, which know the names of the pack. */
export interface EuthiaTableProps extends TableProps<EuthiaView, EuthiaAction, EuthiaEvent> {
  readonly words: EuthiaWords
}

/** The frame knows no game; a table of another game's view would be a mistake of the registry. */
export const isEuthia = (props: TableProps): props is EuthiaTableProps =>
  isEuthiaView(props.view) && isEuthiaWords(props.words)

export const isEuthiaView = (view: object): view is EuthiaView => 'monsterBacks' in view && 'towerFee' in view

export const isEuthiaWords = (words: object): words is EuthiaWords => 'tools' in words

/** What every part of the table is given: what lies there, what can be done with it, and the hands that do it. */
export interface PanelProps {
  readonly view: EuthiaView
  /** From whose side one looks; null for somebody who only looks on. */
  readonly seat: Seat | null
  /** Whom somebody who only looks on has chosen to follow. */
  readonly followed?: Seat | null | undefined
  /** What that seat is asked now; null when nothing is. */
  readonly asked: Decision<EuthiaAction> | null
  readonly language: Language
  readonly labels: EuthiaLabels
  /** `words.action` says an action, `words.tools` names things and tells what they do. */
  readonly words: EuthiaWords
  readonly players: readonly SeatedPlayer[]
  /** The table as the rules can read it, made from what is seen alone: for previews, never for what is hidden. */
  readonly state: Euthia
  readonly choices: Choices
  /** The names of things (`nameOf`) that answer a touch now. */
  readonly lit: ReadonlySet<string>
  readonly intent: EuthiaIntent
  readonly hands: EuthiaHands
  /** What is shown or pinned would do; null when nothing is. */
  readonly preview: Preview | null
  /** What was told by the last action; a new list each time. */
  readonly events: readonly EuthiaEvent[]
  /** False under "reduce motion" and while scrubbing. */
  readonly motion: boolean
}
