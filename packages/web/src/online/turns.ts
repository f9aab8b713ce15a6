import { useEffect } from 'react'
import { cell, useCell } from '../frame/cell.ts'
import { ask, fieldOf, server } from './server.ts'

/** A table where one's move is awaited. */
export interface Turn {
  readonly table: string
  readonly since: number | null
  readonly deadline: number | null
}

/** Where it is one's turn, the most urgent first. */
export const turns = cell<readonly Turn[]>([])

const isTurn = (found: unknown): found is Turn => typeof fieldOf(found, 'table') === 'string'

/** What has a deadline comes first, then who has waited longest. */
export const byUrgency = (a: Turn, b: Turn): number =>
  (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || (a.since ?? 0) - (b.since ?? 0)

export async function lookAtTurns(): Promise<void> {
  const answer = server.get().person === null ? [] : fieldOf(await ask('api/me/turns'), 'turns')
  turns.set(Array.isArray(answer) ? answer.filter(isTurn).toSorted(byUrgency) : [])
}

/** A table that is open here knows better than the last answer. */
export function noteTurn(table: string, mine: boolean): void {
  const others = turns.get().filter((turn) => turn.table !== table)
  const known = others.length !== turns.get().length
  if (known !== mine) turns.set(mine ? [...others, { table, since: null, deadline: null }] : others)
}

/** How often it is looked while somebody sees the page. */
const EVERY = 60_000

/** At how many tables one's move is awaited, wherever in the app one is. */
export function useTurnCount(): number {
  const { person } = useCell(server)
  const id = person?.id
  useEffect(() => {
    const look = () => {
      if (!document.hidden) lookAtTurns().catch(() => {})
    }
    look()
    if (id === undefined) return
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [id])
  return useCell(turns).length
}
