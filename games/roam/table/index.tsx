import type { GameTable, TableProps } from '@vyprava/atlas'
import { packOf } from '../content/index.ts'
import { Company } from './end/company.tsx'
import { Plate } from './end/plate.tsx'
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
    Plate(props) {
      layOut(pack)
      return <Plate {...props} />
    },
    Company(props) {
      layOut(pack)
      return <Company {...props} />
    },
    sound: soundOf,
    figures,
  }
}
