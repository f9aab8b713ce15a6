import type { Page } from 'playwright-core'

/** A table whose pictures after each action are measured. */
export interface Scene {
  /** As the report calls it: the game, and what is special about the table. */
  readonly name: string
  /** Played one after the other, each at a fresh device. */
  readonly games: readonly Game[]
}

interface Game {
  /** From the first page to the table. */
  open(page: Page): Promise<void>
  /** Some dozens of actions; `drawn` waits after each until its pictures are there. */
  play(page: Page, drawn: () => Promise<void>): Promise<void>
}
