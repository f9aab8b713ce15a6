import type { NoticeShown, ServerMessage } from '@vyprava/protocol'
import { useEffect } from 'react'
import { cell, useCell } from '../frame/cell.ts'
import { ask, fieldOf, findServer, server } from './server.ts'

/* What those who look after the server have to say: to everybody, or to the one who is here. */

const notice = cell<NoticeShown | null>(null)

export interface Silence {
  readonly until: number
  readonly reason: string
}

/** Until when one is to say nothing. */
export const silence = cell<Silence | null>(null)

/** Why one may not be here any more. */
export const banned = cell<string | null>(null)

/** Takes what a message says of that. */
export function hearWord(message: ServerMessage): void {
  if (message.type === 'notice') notice.set(message.notice)
  else if (message.type === 'silenced') silence.set(message.silence)
  else if (message.type === 'banned') {
    banned.set(message.reason)
    findServer()
  }
}

const isNotice = (found: unknown): found is NoticeShown =>
  typeof fieldOf(found, 'text') === 'string' && typeof fieldOf(found, 'draining') === 'boolean'

async function lookAtNotice(): Promise<void> {
  const found = fieldOf(await ask('api/notice'), 'notice')
  const next = isNotice(found) ? found : null
  // The same once more is no news.
  if (JSON.stringify(next) !== JSON.stringify(notice.get())) notice.set(next)
}

/** How often it is looked where no socket tells it. */
const EVERY = 20_000

/** What everybody should know, as long as somebody who could see it plays through a server. */
export function useNotice(wanted: boolean): NoticeShown | null {
  const looks = useCell(server).state === 'here' && wanted
  const found = useCell(notice)
  useEffect(() => {
    if (!looks) return
    const look = () => {
      if (!document.hidden) lookAtNotice().catch(() => {})
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [looks])
  return looks ? found : null
}
