import type { Wish } from '@vyprava/protocol'

/** Where wishes without an answer lie, so that a reload of the page does not lose them. */
export interface Outbox {
  read(): readonly Wish[]
  write(wishes: readonly Wish[]): void
}

/** In this window's own storage; where that is forbidden, wishes last as long as the page. */
export function storageOutbox(table: string): Outbox {
  const key = `vyprava.outbox.${table}`
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]')
        return Array.isArray(kept) ? kept.filter(isWish) : []
      } catch {
        return []
      }
    },
    write(wishes) {
      try {
        if (wishes.length === 0) window.sessionStorage.removeItem(key)
        else window.sessionStorage.setItem(key, JSON.stringify(wishes))
      } catch (error) {
        console.warn('Moves on their way cannot be kept in this browser', error)
      }
    },
  }
}

/** What we wrote ourselves; the server checks the rest. */
const isWish = (kept: unknown): kept is Wish =>
  typeof kept === 'object' && kept !== null && 'id' in kept && 'table' in kept && 'version' in kept
