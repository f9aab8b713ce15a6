import type { ServerMessage, Whereabouts } from '@vyprava/protocol'
import type { Live } from '../hall/live.ts'
import type { StoredTable } from '../store/tables.ts'

interface Window {
  readonly person: string | null
  send(message: ServerMessage): void
  away: boolean
}

/** Those at one table, as far as this process knows. */
export class Room {
  readonly windows = new Set<Window>()
  /** Who looks at it in other processes, by process. */
  readonly others = new Map<string, ReadonlyMap<string, 'here' | 'away'>>()
  row: StoredTable | null = null
  live: Live | null = null
  /** When each seat was last seen before anybody looked. */
  seen: readonly (number | null)[] = []
  /** How many things had happened that everybody noticed. */
  count = 0
  /** Whether something happened that was not told. */
  moved = false
  /** Whether other processes do not know who is here. */
  dirty = false
  /** What was told last. */
  told = ''
  readonly #now: () => number
  /** As what everybody was seen last, and since when. */
  readonly #since = new Map<string, { standing: Whereabouts; since: number | null }>()
  #timer: NodeJS.Timeout | null = null

  constructor(now: () => number) {
    this.#now = now
  }

  /** Who is here in this process: looking elsewhere with all windows is looking elsewhere. */
  own(): [string, 'here' | 'away'][] {
    const found = new Map<string, 'here' | 'away'>()
    for (const { person, away } of this.windows)
      if (person !== null && found.get(person) !== 'here') found.set(person, away ? 'away' : 'here')
    return [...found]
  }

  standingOf(person: string): Whereabouts {
    const all = [new Map(this.own()), ...this.others.values()].map((people) => people.get(person))
    if (all.includes('here')) return 'here'
    return all.includes('away') ? 'away' : 'gone'
  }

  /** How somebody is at the table, and since when; null: since before anybody looked. */
  see(person: string): { readonly standing: Whereabouts; readonly since: number | null } {
    const standing = this.standingOf(person)
    const known = this.#since.get(person)
    if (known?.standing === standing) return known
    const since = known === undefined && standing === 'gone' ? null : this.#now()
    const seen = { standing, since }
    this.#since.set(person, seen)
    return seen
  }

  /** Does something soon, once. */
  soon(wait: number, work: () => void): void {
    if (this.#timer !== null) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      work()
    }, wait)
    this.#timer.unref()
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
  }
}
