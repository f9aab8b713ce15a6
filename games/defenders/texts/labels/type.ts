import type { ActLabels } from './acts/type.ts'
import type { BoardLabels } from './board/type.ts'
import type { MachineLabels } from './machine/type.ts'
import type { PanelLabels } from './panels/type.ts'

/** The words of the table, part by part. */
export interface DefendersLabels {
  readonly acts: ActLabels
  readonly board: BoardLabels
  readonly machine: MachineLabels
  readonly panels: PanelLabels
}
