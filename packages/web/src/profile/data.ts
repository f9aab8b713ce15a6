import type { ArchivePage, Glimpsed, Leaderboard, Profile } from '@vyprava/protocol'
import { ask, fieldOf, tell } from '../online/server.ts'
import { type Filter, queryOf } from './filter.ts'

/** What our own server answers is taken at its word, if it is the right thing. */
const taken = <T>(found: unknown, isRight: (found: unknown) => found is T): T => {
  if (isRight(found)) return found
  throw new Error('The server answers in a way that this page does not know')
}

const isProfile = (found: unknown): found is Profile =>
  Array.isArray(fieldOf(found, 'counts')) && Array.isArray(fieldOf(found, 'ratings'))
const isArchive = (found: unknown): found is ArchivePage => Array.isArray(fieldOf(found, 'games'))
const isBoard = (found: unknown): found is Leaderboard => Array.isArray(fieldOf(found, 'rows'))
const isGlimpse = (found: unknown): found is Glimpsed => typeof fieldOf(found, 'view') === 'object'

export const ownProfile = async (): Promise<Profile> =>
  taken(fieldOf(await ask('api/me/profile'), 'profile'), isProfile)

/** Finished games that a filter lets through, after a place. */
export const archived = async (filter: Filter, after: string | null, now: number): Promise<ArchivePage> =>
  taken(fieldOf(await ask(`api/me/archive?${queryOf(filter, after, now)}`), 'archive'), isArchive)

export const leaderboard = async (game: string, from: number): Promise<Leaderboard> =>
  taken(fieldOf(await ask(`api/leaderboard/${game}?from=${from}`), 'leaderboard'), isBoard)

/** How a finished game looked at its end, from one's own seat. */
export async function lastSight(table: string): Promise<Glimpsed | null> {
  const found = fieldOf(await ask(`api/tables/${table}/glimpse`), 'glimpse')
  return isGlimpse(found) ? found : null
}

/** Whether leaderboards name oneself. */
export const setUnlisted = (unlisted: boolean): Promise<unknown> => tell('api/me/unlisted', { unlisted })
