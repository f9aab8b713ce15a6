import type { Wish } from '@vyprava/protocol'
import { fieldOf } from './server.ts'

/** Where wishes without an answer lie, so that a page that is closed does not lose them. */
export interface Outbox {
  read(): readonly Wish[]
  write(wishes: readonly Wish[]): void
}

/** The part of a browser's storage that we need. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** What was wished so long ago is not wished any more. */
const LASTS = 7 * 24 * 60 * 60_000

const OURS = 'vyprava.outbox.'
const keyOf = (person: string, { table, id }: Wish): string => `${OURS}${person}.${table}.${id}`

/** What we wrote ourselves; the server checks the rest. */
const isWish = (kept: unknown): kept is Wish =>
  typeof fieldOf(kept, 'id') === 'string' && typeof fieldOf(kept, 'table') === 'string'

function wishAt(store: Store, key: string): Wish | null {
  const kept: unknown = JSON.parse(store.getItem(key) ?? 'null')
  const [wish, at] = [fieldOf(kept, 'wish'), fieldOf(kept, 'at')]
  const fresh = typeof at === 'number' && at > Date.now() - LASTS
  if (fresh && isWish(wish)) return wish
  store.removeItem(key)
  return null
}

/** Everything that somebody wished in this browser and that was not answered, the oldest first. */
export function keptWishes(person: string, store: Store = window.localStorage): readonly Wish[] {
  try {
    const keys = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '')
    const own = keys.filter((key) => key.startsWith(`${OURS}${person}.`))
    const wishes = own.flatMap((key) => wishAt(store, key) ?? [])
    const version = (wish: Wish): number => ('version' in wish ? wish.version : Infinity)
    return wishes.toSorted((a, b) => version(a) - version(b))
  } catch {
    return []
  }
}

/** A wish that was answered. */
export const forgetWish = (person: string, wish: Wish, store: Store = window.localStorage): void =>
  store.removeItem(keyOf(person, wish))

/**
 * In this browser, each wish in a place of its own: windows of the same table do not take each other's away, and the
 * same wish sent by two of them counts once. Where storage is forbidden, wishes last as long as the page.
 */
export function storageOutbox(table: string, person: string | null, store?: Store): Outbox {
  let own: readonly Wish[] = []
  return {
    read() {
      own = person === null ? [] : keptWishes(person, store).filter((wish) => wish.table === table)
      return own
    },
    write(wishes) {
      if (person === null) return
      const place = store ?? window.localStorage
      try {
        const [ids, before] = [wishes, own].map((list) => new Set(list.map(({ id }) => id)))
        for (const wish of own) if (!ids.has(wish.id)) forgetWish(person, wish, place)
        for (const wish of wishes)
          if (!before.has(wish.id))
            place.setItem(keyOf(person, wish), JSON.stringify({ wish, at: Date.now() }))
        own = wishes
      } catch (error) {
        console.warn('Moves on their way cannot be kept in this browser', error)
      }
    },
  }
}
