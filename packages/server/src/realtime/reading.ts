import { diff, type Observer, type Refusal } from '@vyprava/kernel'
import { type ClientMessage, clientMessage, isStorable, type ServerMessage } from '@vyprava/protocol'
import * as v from 'valibot'
import type { Live } from '../hall/live.ts'

export const NOTHING_PAST = { view: null, steps: [], deciders: [] }

/** What an observer saw at moments in a row: the first whole, the others as patches. */
export function pastOf(
  live: Live,
  observer: Observer,
  { table, number, count }: { readonly table: string; readonly number: number; readonly count: number },
): ServerMessage {
  const seen = live.past(observer, number, count)
  const steps = seen.slice(1).map(({ view }, place) => diff(seen[place].view, view))
  const deciders = seen.map((moment) => moment.deciders)
  return { type: 'past', table, number, view: seen[0]?.view ?? null, steps, deciders }
}

/** By which rule nobody talks freely at a table now; null when everybody may. */
export function silenceAt(live: Live | null): Refusal | null {
  const talk = live?.match.talk
  return talk === undefined || talk.allowed === 'free' ? null : talk.refusal
}

export function parse(text: string): ClientMessage | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  if (!isStorable(json)) return null
  const parsed = v.safeParse(clientMessage, json)
  return parsed.success ? parsed.output : null
}
