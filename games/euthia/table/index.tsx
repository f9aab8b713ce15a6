import type { GameTable, TableProps } from '@vyprava/module'
import { packOf } from '../content/index.ts'
import { Company } from './end/company.tsx'
import { Plate } from './end/plate.tsx'
import { figures } from './figures/index.tsx'
import { PackProvider, packedOf } from './packed.ts'
import { isEuthia, isEuthiaView } from './props.ts'
import { SeatLine } from './seat-line.tsx'
import { soundOf } from './sound.ts'
import { EuthiaTable } from './table.tsx'

/** Euthia as a person sees it, with somebody's own pack or with ours. The book shows ours. */
export function tableWith(own?: unknown): GameTable {
  const packed = packedOf(packOf(own))
  return {
    Table(props: TableProps) {
      if (!isEuthia(props)) return null
      return (
        <PackProvider value={packed}>
          <EuthiaTable {...props} />
        </PackProvider>
      )
    },
    sound: soundOf,
    figures,
    seatNote: (view, seat, language) =>
      isEuthiaView(view) ? packed.pack.heroes[view.players[seat].hero].name[language] : null,
    rounds: (view) => (isEuthiaView(view) ? packed.pack.scenarios[view.scenario].rounds : null),
    Plate(props) {
      return (
        <PackProvider value={packed}>
          <Plate {...props} />
        </PackProvider>
      )
    },
    Company(props) {
      return (
        <PackProvider value={packed}>
          <Company {...props} />
        </PackProvider>
      )
    },
    SeatLine(props) {
      return (
        <PackProvider value={packed}>
          <SeatLine {...props} />
        </PackProvider>
      )
    },
  }
}
