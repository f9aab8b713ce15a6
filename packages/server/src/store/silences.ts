import type { Database } from './schema.ts'

/** Until when an operator has told somebody to say nothing, and why. */
export interface Silence {
  readonly until: number
  readonly reason: string
}

/** Those of these people who may not talk now. */
export async function silencesAmong(
  db: Database,
  people: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Silence>> {
  if (people.length === 0) return new Map()
  const rows = await db
    .selectFrom('silences')
    .select(['person', 'until', 'reason'])
    .where('person', 'in', people)
    .where('until', '>', now)
    .execute()
  return new Map(rows.map(({ person, ...silence }) => [person, silence]))
}

/** Null when somebody may talk now. */
export const silenceOf = async (db: Database, person: string, now: number): Promise<Silence | null> =>
  (await silencesAmong(db, [person], now)).get(person) ?? null
