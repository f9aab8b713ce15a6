import type { SavedMatch } from './saved.ts'

/** Where matches of this device are kept. */
export interface Shelf {
  /** All of them, the last played first. */
  list(): Promise<SavedMatch[]>
  get(id: string): Promise<SavedMatch | null>
  /** Keeps the next version of a match; false when another version was kept meanwhile (or the match is gone). */
  put(saved: SavedMatch): Promise<boolean>
  remove(id: string): Promise<void>
}

/** Whether a version may follow what is kept now. */
export const follows = (kept: SavedMatch | undefined, saved: SavedMatch): boolean =>
  (kept?.version ?? 0) === saved.version - 1

export const lastPlayedFirst = (a: SavedMatch, b: SavedMatch): number => b.changed - a.changed

/** A shelf that lasts until the page closes: for tests, and where the browser keeps nothing. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, SavedMatch>()
  return {
    list: async () => [...kept.values()].map((saved) => structuredClone(saved)).sort(lastPlayedFirst),
    get: async (id) => structuredClone(kept.get(id) ?? null),
    async put(saved) {
      if (!follows(kept.get(saved.id), saved)) return false
      kept.set(saved.id, structuredClone(saved))
      return true
    },
    async remove(id) {
      kept.delete(id)
    },
  }
}
