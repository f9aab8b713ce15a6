import { type Entry, same } from '@vyprava/kernel'
import type { Book } from '../table/book.ts'
import type { SavedMatch } from './saved.ts'
import type { Shelf } from './shelf.ts'

/**
 * A note that is written at once, while a page closes: the shelf needs a moment that a closing page no longer has.
 */
export interface Scratch {
  write(saved: SavedMatch): void
  /** Reads the note of a match and throws it away. */
  take(id: string): SavedMatch | null
}

const keyOf = (id: string): string => `vyprava.unsaved.${id}`

/** Only our own pages write there; what another version wrote is recognised or left. */
const isSaved = (value: unknown, id: string): value is SavedMatch =>
  typeof value === 'object' && value !== null && 'book' in value && 'id' in value && value.id === id

export const storageScratch = (storage: () => Storage = () => window.localStorage): Scratch => ({
  write(saved) {
    try {
      storage().setItem(keyOf(saved.id), JSON.stringify(saved))
    } catch (error) {
      console.warn('The last move could not be noted', error)
    }
  },
  take(id) {
    try {
      const text = storage().getItem(keyOf(id))
      if (text === null) return null
      storage().removeItem(keyOf(id))
      const read: unknown = JSON.parse(text)
      return isSaved(read, id) ? read : null
    } catch {
      return null
    }
  },
})

const journalOf = (book: Book): readonly Entry[] =>
  book.kind === 'record' ? book.record.journal : book.journal

/** A match from the shelf, with what was noted while its page closed: only if that is the same match, continued. */
export async function recovered(shelf: Shelf, scratch: Scratch, id: string): Promise<SavedMatch | null> {
  const kept = await shelf.get(id)
  const noted = scratch.take(id)
  if (kept === null || noted === null || noted.book.kind !== kept.book.kind) return kept
  const before = journalOf(kept.book)
  const after = journalOf(noted.book)
  // Who plays for whom and whether lessons go on can change without a move: then the newer version counts.
  const isNewer =
    after.length > before.length || (after.length === before.length && noted.version > kept.version)
  if (!isNewer || !same(before, after.slice(0, before.length))) return kept
  const saved = { ...noted, version: kept.version + 1 }
  return (await shelf.put(saved)) ? saved : shelf.get(id)
}
