import type { Standing } from '@vyprava/protocol'
import { useCallback, useEffect, useState } from 'react'
import { cell, useCell } from '../frame/cell.ts'
import { type ListedTable, ownTables, publicTables } from '../online/tables.ts'
import { lookAtTurns } from '../online/turns.ts'
import { byUrgency, isMine, ownStandings } from './standings.ts'

/** A table at which one sits, and how its match stands; null before it begins and after it is over. */
export interface OwnTable {
  readonly table: ListedTable
  readonly standing: Standing | null
}

/** All that lies in the hall, as it was at a time. */
export interface InHall {
  readonly person: string | null
  readonly at: number
  readonly own: readonly OwnTable[]
  readonly open: readonly ListedTable[]
}

/** What was seen last, for who comes back or loses the network. */
const last = cell<InHall | null>(null)

/** How often it is looked again while somebody sees it. */
const EVERY = 8_000

export interface Hall {
  /** Null until the first answer. */
  readonly hall: InHall | null
  /** The last look failed. */
  readonly failed: boolean
  readonly look: () => Promise<void>
}

/** One's own tables and those for all, looked at again and again. */
export function useHall(person: string | null): Hall {
  const known = useCell(last)
  const [failed, setFailed] = useState(false)
  const look = useCallback(async () => {
    try {
      const [own, standings, open] = await Promise.all([
        person === null ? [] : ownTables(),
        person === null ? [] : ownStandings(),
        publicTables(),
        lookAtTurns(),
      ])
      last.set({ person, at: Date.now(), own: joined(own, standings), open })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [person])
  useEffect(() => {
    look()
    const again = () => {
      if (!document.hidden) look()
    }
    const timer = setInterval(again, EVERY)
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', look)
    }
  }, [look])
  return { hall: known?.person === person ? known : null, failed, look }
}

function joined(tables: readonly ListedTable[], standings: readonly Standing[]): readonly OwnTable[] {
  const byTable = new Map(standings.map((standing) => [standing.table, standing]))
  const own = tables.map((table) => ({ table, standing: byTable.get(table.id) ?? null }))
  const running = own.flatMap(({ table, standing }) => (standing === null ? [] : [{ table, standing }]))
  return [
    ...running.toSorted((a, b) => byUrgency(a.standing, b.standing)),
    ...own.filter(({ table, standing }) => standing === null && table.state !== 'over'),
    ...own.filter(({ table, standing }) => standing === null && table.state === 'over'),
  ]
}

/** How many of one's tables wait for one's move. */
export const waitingIn = ({ own }: InHall): number =>
  own.filter(({ standing }) => standing !== null && isMine(standing)).length
