import type { BotQuestion } from '@vyprava/bots'

/** A question on its way to the worker: the game whose rules hold, and the seed of the bot's chance. */
export interface Ask extends BotQuestion {
  readonly id: number
  readonly game: string
  /** Somebody's own pack. */
  readonly pack?: unknown
  readonly seed: string
}

/** What comes back. Actions are told by their place among answers and asides, so that only legal ones can be. */
export type Answer =
  | { readonly id: number; readonly action: number }
  | { readonly id: number; readonly error: string }

/** An answer of the worker, or null when it is none. */
export function readAnswer(data: unknown): Answer | null {
  if (typeof data !== 'object' || data === null) return null
  const id: unknown = Reflect.get(data, 'id')
  const action: unknown = Reflect.get(data, 'action')
  const error: unknown = Reflect.get(data, 'error')
  if (typeof id !== 'number') return null
  if (typeof action === 'number') return { id, action }
  return typeof error === 'string' ? { id, error } : null
}
