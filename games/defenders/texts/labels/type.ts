import type { ActLabels } from './acts/type.ts'

/** The words of the table, part by part. */
export interface DefendersLabels {
  readonly acts: ActLabels
}
