import type { Match, Observer, Seat } from '@vyprava/kernel'

/** What can be told of a running match without playing it again: for lists and small pictures. */
export interface Glimpse {
  /** Whose eyes saw it: the only person's, or everybody's where several share the screen. */
  readonly observer: Observer
  readonly view: object
  readonly deciders: readonly Seat[]
}

type Sitting = { readonly bot: string | null; readonly away?: true }

export function glimpseOf(match: Match, players: readonly Sitting[]): Glimpse | null {
  if (match.result !== null) return null
  const persons = players.flatMap(({ bot, away }, seat) => (bot === null || away === true ? [seat] : []))
  const observer = persons.length === 1 ? persons[0] : null
  return { observer, view: match.game.view(match.state, observer), deciders: match.deciders }
}
