import type { GameTable, TableProps } from '@vyprava/atlas'
import { figures } from './figures/index.tsx'
import { isRoam } from './props.ts'
import { SeatLine } from './seat-line.tsx'
import { soundOf } from './sound.ts'
import { RoamTable } from './table.tsx'

/** Roam as a person sees it. */
const table: GameTable = {
  Table: (props: TableProps) => (isRoam(props) ? <RoamTable {...props} /> : null),
  SeatLine,
  sound: soundOf,
  figures,
}

export default table
