import type { Game } from '@vyprava/kernel'

/** What the task of a match was, as text: its scenario, or how hard it was; null where a game does not tell them apart. */
export function taskOf({ task }: Game, options: object): string | null {
  if (task === undefined) return null
  const value: unknown = Reflect.get(options, task)
  return value === undefined ? null : String(value)
}
