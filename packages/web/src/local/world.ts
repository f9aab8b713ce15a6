import type { Chosen } from '@vyprava/bots'
import type { Lesson } from '../tutorial/mark.ts'
import type { DeskQuestion } from './bots.ts'
import type { Shelf } from './shelf.ts'
import type { Bell, Lead } from './tabs.ts'

/** A question to a bot, and the lesson at its table; null where there is none. */
export type TableQuestion = DeskQuestion & { readonly lesson: Lesson | null }

/** What a table of this device needs from the world around it. */
export interface World {
  readonly shelf: Shelf
  readonly bell: Bell
  readonly lead: Lead
  readonly desk: { choose(question: TableQuestion): Promise<Chosen> }
  /** Waits as long as a bot should seem to think. */
  pause(): Promise<void>
  now(): number
  /** Lets the page draw what has just happened. */
  breath(): Promise<void>
  /** Does something when the page has nothing better to do. */
  idle(work: () => void): void
}
