import type { Answer, Follower, Said, Wish } from '@vyprava/protocol'

/** Why something could not be said. */
const TROUBLES = ['tooFast', 'mayNotTalk'] as const
export type TalkTrouble = (typeof TROUBLES)[number] | 'silence' | 'failed'

/** What is said at a table, as one person hears it. A new object for each change. */
export interface Talked {
  readonly said: readonly Said[]
  /** What is on its way. */
  readonly saying: readonly { readonly id: string; readonly text: string }[]
  /** What was not taken, and why. */
  readonly unsaid: { readonly text: string; readonly why: TalkTrouble } | null
  /** When the last thing was said that somebody here has seen. */
  readonly heard: number
}

/** Remembers how far somebody has read. */
export interface Bookmark {
  read(): number
  write(at: number): void
}

/** Talk at a table: it follows what the follower is told, beside the match and without drawing that anew. */
export class Conversation {
  readonly #bookmark: Bookmark
  readonly #watchers = new Set<() => void>()
  #talked: Talked

  constructor(bookmark: Bookmark) {
    this.#bookmark = bookmark
    this.#talked = { said: [], saying: [], unsaid: null, heard: bookmark.read() }
  }

  readonly watch = (see: () => void): (() => void) => {
    this.#watchers.add(see)
    return () => this.#watchers.delete(see)
  }

  readonly talked = (): Talked => this.#talked

  /** What the follower knows now. */
  follow({ said, waiting }: Pick<Follower, 'said' | 'waiting'>): void {
    const saying = waiting.flatMap((wish) => (wish.type === 'say' ? [{ id: wish.id, text: wish.text }] : []))
    const before = this.#talked
    const same =
      said === before.said &&
      saying.length === before.saying.length &&
      saying.every(({ id }, place) => id === before.saying[place].id)
    if (!same) this.#set({ ...before, said, saying })
  }

  /** The server's answer to something that was said. */
  answered({ text }: Extract<Wish, { type: 'say' }>, answer: Answer): void {
    if (answer.type === 'done') return
    this.#set({ ...this.#talked, unsaid: { text, why: troubleIn(answer) } })
  }

  /** Somebody has seen that, or tries it again. */
  forgive(): void {
    if (this.#talked.unsaid !== null) this.#set({ ...this.#talked, unsaid: null })
  }

  /** Everything that was said until now has been seen. */
  read(): void {
    const last = this.#talked.said.at(-1)?.at ?? 0
    if (last <= this.#talked.heard) return
    this.#bookmark.write(last)
    this.#set({ ...this.#talked, heard: last })
  }

  #set(talked: Talked): void {
    this.#talked = talked
    for (const see of this.#watchers) see()
  }
}

/** A rule refuses talk only where the game asks for silence. */
function troubleIn(answer: Answer): TalkTrouble {
  if (answer.type === 'refused') return 'silence'
  return (answer.type === 'error' && TROUBLES.find((known) => known === answer.error)) || 'failed'
}

/** How much others said that was not seen; those who are muted say nothing. */
export const unreadIn = ({ said, heard }: Talked, self: string | null, muted: ReadonlySet<string>): number =>
  said.filter(({ at, person }) => at > heard && person !== self && !muted.has(person)).length

/** In this browser; where that is forbidden, everything is new after a reload. */
export function storageBookmark(table: string): Bookmark {
  const key = `vyprava.heard.${table}`
  return {
    read() {
      try {
        return Number(window.localStorage.getItem(key) ?? 0) || 0
      } catch {
        return 0
      }
    },
    write(at) {
      try {
        window.localStorage.setItem(key, String(at))
      } catch (error) {
        console.warn('How far you have read cannot be remembered in this browser', error)
      }
    },
  }
}
