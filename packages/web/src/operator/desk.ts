import { createContext, useContext } from 'react'
import type { OperatorTexts } from '../texts/operator.ts'
import type { PersonRow, ReportRow, TableRow } from './data.ts'

/** What lies open over the page. */
export type Opened =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'table'; readonly table: TableRow }
  | { readonly kind: 'silence'; readonly person: Pick<PersonRow, 'id' | 'name'> }
  | { readonly kind: 'remove'; readonly message: string; readonly text: string }
  | { readonly kind: 'close'; readonly report: ReportRow }
  | { readonly kind: 'notice' }

/** What all parts of the page share. */
export interface Desk {
  readonly texts: OperatorTexts
  /** By the server's clock. */
  readonly now: number
  readonly open: (opened: Opened) => void
  /** Asks for something that needs no reason, and looks again. */
  readonly run: (path: string, body: object) => void
}

const desk = createContext<Desk | null>(null)
export const DeskProvider = desk.Provider

export function useDesk(): Desk {
  const found = useContext(desk)
  if (found === null) throw new Error('This belongs on the operators’ page')
  return found
}
