import type { GameTable, TableProps } from '@vyprava/module'
import { packOf } from '../content/index.ts'
import { Keepsake } from './end/keepsake.tsx'
import { Plate } from './end/plate.tsx'
import { figures } from './figures/index.tsx'
import { PackProvider, packedOf } from './packed.ts'
import { isArk } from './props.ts'
import { SeatLine, seatNote } from './seat-line.tsx'
import { soundOf } from './sound.ts'
import { ArkTable } from './table.tsx'

/** Ark as a person sees it, with somebody's own pack or with ours. The book shows ours. */
export function tableWith(own?: unknown): GameTable {
  const packed = packedOf(packOf(own))
  return {
    Table(props: TableProps) {
      if (!isArk(props)) return null
      return (
        <PackProvider value={packed}>
          <ArkTable {...props} />
        </PackProvider>
      )
    },
    sound: soundOf,
    seatNote,
    SeatLine(props) {
      return (
        <PackProvider value={packed}>
          <SeatLine {...props} />
        </PackProvider>
      )
    },
    Plate(props) {
      return (
        <PackProvider value={packed}>
          <Plate {...props} />
        </PackProvider>
      )
    },
    Keepsake(props) {
      return (
        <PackProvider value={packed}>
          <Keepsake {...props} />
        </PackProvider>
      )
    },
    figures,
  }
}
