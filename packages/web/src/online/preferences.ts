import { useEffect } from 'react'
import { cell, useCell } from '../frame/cell.ts'
import { language } from '../settings/index.ts'
import { ask, fieldOf, server, tell } from './server.ts'
import { useServer } from './use-server.ts'

/** How somebody wants to be reminded, and when not. Minutes of the day; the same twice: no quiet hours. */
export interface Preferences {
  readonly language: string
  readonly zone: string | null
  readonly quietFrom: number
  readonly quietTo: number
  readonly mail: string | null
  /** Whether the address has said yes. */
  readonly confirmed: boolean
}

/** What somebody prefers, as the server knows it. */
export interface Known {
  readonly person: string
  /** Null: nobody has chosen anything yet. */
  readonly preferences: Preferences | null
  /** What browsers need to take messages of this server; empty when it sends none. */
  readonly pushKey: string
  readonly mails: boolean
}

const known = cell<Known | null>(null)

const NIGHT = { quietFrom: 22 * 60, quietTo: 7 * 60 }

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What most people want: to sleep at night. */
export const usual = (): Preferences => ({
  ...NIGHT,
  language: language.get(),
  zone: ownZone(),
  mail: null,
  confirmed: false,
})

const isPreferences = (found: unknown): found is Preferences =>
  typeof fieldOf(found, 'quietFrom') === 'number' && typeof fieldOf(found, 'quietTo') === 'number'

export async function lookUp(): Promise<void> {
  const person = server.get().person?.id
  if (person === undefined) return
  const answer = await ask('api/me/preferences')
  const found = fieldOf(answer, 'preferences')
  const key = fieldOf(answer, 'pushKey')
  known.set({
    person,
    preferences: isPreferences(found) ? found : null,
    pushKey: typeof key === 'string' ? key : '',
    mails: fieldOf(answer, 'mails') === true,
  })
}

/** What the one who is here prefers; null until the server has said it. */
export function usePreferences(): Known | null {
  const { person } = useServer()
  const found = useCell(known)
  const id = person?.id
  useEffect(() => {
    if (id !== undefined && known.get()?.person !== id) lookUp().catch(() => {})
  }, [id])
  return found?.person === id ? found : null
}

export async function prefer({ confirmed: _, ...preferences }: Preferences): Promise<void> {
  await tell('api/me/preferences', preferences)
  await lookUp()
}

/** Whoever plays by days for the first time sleeps at night, until they say otherwise. */
export async function settleIn(): Promise<void> {
  await lookUp()
  if (known.get()?.preferences === null) await prefer(usual())
}
