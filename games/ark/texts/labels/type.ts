import type { ActLabels } from './acts/type.ts'
import type { BoardLabels } from './board/type.ts'
import type { MotionLabels } from './motion/type.ts'
import type { PanelLabels } from './panels/type.ts'

/** The words of the table, part by part. */
export interface ArkLabels {
  readonly acts: ActLabels
  readonly board: BoardLabels
  readonly motion: MotionLabels
  readonly panels: PanelLabels
}
