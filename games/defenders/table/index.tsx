import type { GameTable, TableProps } from '@vyprava/module'
import { packOf } from '../content/index.ts'
import { CardsProvider, cardsOf } from './cards.ts'
import { Keepsake } from './end/keepsake.tsx'
import { Plate } from './end/plate.tsx'
import { figures } from './figures/index.tsx'
import { isDefenders } from './props.ts'
import { SeatFace, SeatLine, seatNote } from './seat-line.tsx'
import { soundOf } from './sound.ts'
import { DefendersTable } from './table.tsx'

/** Defenders as a person sees it, with somebody's own pack or with ours. The book shows ours. */
export function tableWith(own?: unknown): GameTable {
  const cards = cardsOf(packOf(own))
  return {
    Table(props: TableProps) {
      if (!isDefenders(props)) return null
      return (
        <CardsProvider value={cards}>
          <DefendersTable {...props} />
        </CardsProvider>
      )
    },
    SeatFace,
    seatNote,
    SeatLine(props) {
      return (
        <CardsProvider value={cards}>
          <SeatLine {...props} />
        </CardsProvider>
      )
    },
    Plate(props) {
      return (
        <CardsProvider value={cards}>
          <Plate {...props} />
        </CardsProvider>
      )
    },
    Keepsake,
    sound: soundOf,
    figures,
  }
}
