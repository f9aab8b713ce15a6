import type { GameTable, TableProps } from '@vyprava/module'
import type { ComponentType } from 'react'
import { packOf } from '../content/index.ts'
import { CardsProvider, cardsOf } from './cards.ts'
import { Company } from './end/company.tsx'
import { Plate } from './end/plate.tsx'
import { figures } from './figures/index.tsx'
import { isRoam } from './props.ts'
import { SeatLine } from './seat-line.tsx'
import { soundOf } from './sound.ts'
import { RoamTable } from './table.tsx'

/** Roam as a person sees it, with somebody's own pack or with ours. The book shows ours. */
export function tableWith(own?: unknown): GameTable {
  const cards = cardsOf(packOf(own))
  const laidOut =
    <Props extends object>(Part: ComponentType<Props>) =>
    (props: Props) => (
      <CardsProvider value={cards}>
        <Part {...props} />
      </CardsProvider>
    )
  return {
    Table: laidOut((props: TableProps) => (isRoam(props) ? <RoamTable {...props} /> : null)),
    SeatLine: laidOut(SeatLine),
    Plate: laidOut(Plate),
    Company: laidOut(Company),
    sound: soundOf,
    figures,
  }
}
