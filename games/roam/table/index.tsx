import type { GameTable, TableProps } from '@vyprava/atlas'
import { packOf } from '../content/index.ts'
import { figures } from './figures/index.tsx'
import { layOut } from './pack.ts'
import { isRoam } from './props.ts'
import { SeatLine } from './seat-line.tsx'
import { soundOf } from './sound.ts'
import { RoamTable } from './table.tsx'

/** Roam as a person sees it, with somebody's own pack or with ours. Whatever is drawn lays out its own cards first. */
export function tableWith(own?: unknown): GameTable {
  const pack = packOf(own)
  return {
    Table(props: TableProps) {
      layOut(pack)
      return isRoam(props) ? <RoamTable {...props} /> : null
    },
    SeatLine(props) {
      layOut(pack)
      return <SeatLine {...props} />
    },
    sound: soundOf,
    figures,
  }
}
