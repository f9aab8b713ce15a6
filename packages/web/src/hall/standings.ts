import type { Glimpsed, Standing } from '@vyprava/protocol'
import { ask, fieldOf } from '../online/server.ts'

const isStanding = (found: unknown): found is Standing =>
  typeof fieldOf(found, 'table') === 'string' && Array.isArray(fieldOf(found, 'deciders'))
const isGlimpse = (found: unknown): found is Glimpsed =>
  typeof fieldOf(found, 'view') === 'object' && typeof fieldOf(found, 'version') === 'number'

/** How one's matches stand. */
export async function ownStandings(): Promise<readonly Standing[]> {
  const found = fieldOf(await ask('api/me/standings'), 'standings')
  return Array.isArray(found) ? found.filter(isStanding) : []
}

const seen = new Map<string, Glimpsed>()
/** Pictures of more tables than anybody looks at are not kept. */
const MOST_SEEN = 60

/** What one sees of a match now; asked anew only when there is something new to see. */
export async function glimpseOf({ table, version, seat }: Standing): Promise<Glimpsed | null> {
  const known = seen.get(table)
  if (known !== undefined && known.version === version && known.seat === seat) return known
  const found = fieldOf(await ask(`api/tables/${table}/glimpse`), 'glimpse')
  if (!isGlimpse(found)) return null
  if (seen.size >= MOST_SEEN) seen.clear()
  seen.set(table, found)
  return found
}

/** The first is one's own move that is most urgent; then what others decide, the last that moved first. */
export const byUrgency = (a: Standing, b: Standing): number => urgency(a) - urgency(b)

const FAR = 1e15

function urgency({ deciders, seat, deadline, since, standIns }: Standing): number {
  if (!deciders.includes(seat) || standIns.includes(seat)) return 2 * FAR
  return deadline ?? FAR + (since ?? 0)
}

/** Whether a match waits for one's own move. */
export const isMine = ({ deciders, seat, standIns }: Standing): boolean =>
  deciders.includes(seat) && !standIns.includes(seat)
