import { useEffect } from 'react'
import { cell, useCell } from '../frame/cell.ts'
import { ask, fieldOf, tell } from './server.ts'
import { useServer } from './use-server.ts'

interface Muted {
  readonly id: string
  readonly name: string
}

/** Whom somebody does not want to hear. */
interface Mutes {
  readonly by: string | null
  readonly people: readonly Muted[]
  readonly ids: ReadonlySet<string>
}

const NOBODY: Mutes = { by: null, people: [], ids: new Set() }
const mutes = cell<Mutes>(NOBODY)

const isMuted = (found: unknown): found is Muted =>
  typeof fieldOf(found, 'id') === 'string' && typeof fieldOf(found, 'name') === 'string'

async function lookUp(by: string): Promise<void> {
  const answer = fieldOf(await ask('api/me/mutes'), 'muted')
  const people = Array.isArray(answer) ? answer.filter(isMuted) : []
  mutes.set({ by, people, ids: new Set(people.map(({ id }) => id)) })
}

/** Whom the one who is here does not hear. */
export function useMutes(): Mutes {
  const { person } = useServer()
  const found = useCell(mutes)
  const by = person?.id ?? null
  useEffect(() => {
    if (by !== null && mutes.get().by !== by) lookUp(by).catch(() => {})
  }, [by])
  return found.by === by ? found : NOBODY
}

/** Does not hear somebody any more, or does again. */
export async function mute(by: string, person: string, wanted: boolean): Promise<void> {
  await tell(`api/people/${person}/mute`, { mute: wanted })
  await lookUp(by)
}

/** Tells the operators of somebody at a table. */
export const reportSeat = (table: string, seat: number, reason: string): Promise<unknown> =>
  tell(`api/tables/${table}/report`, { seat, reason })

/** Tells the operators of something that was said. */
export const report = (message: string, reason: string): Promise<unknown> =>
  tell(`api/messages/${message}/report`, { reason })
