import { type Match, type Observer, type Seat, same } from '@vyprava/kernel'

/** Who is looking at the screen; nobody during a hand-over, until the next player confirms. */
export type Eyes =
  | { readonly kind: 'open'; readonly observer: Observer }
  | { readonly kind: 'handover'; readonly to: Seat }

/** Who looks; null for nobody in particular. */
export const observerOf = (eyes: Eyes): Observer => (eyes.kind === 'open' ? eyes.observer : null)

export interface AtTheScreen {
  /** Seats of persons at this screen. */
  readonly persons: readonly Seat[]
  /** Who owes a decision. */
  readonly deciders: readonly Seat[]
  /** Whether those persons may know different things. */
  readonly secrets: boolean
  /** Whom the screen served last; null when nobody has said so yet. */
  readonly last: Seat | null
}

export function eyesFor({ persons, deciders, secrets, last }: AtTheScreen): Eyes {
  if (persons.length < 2) return { kind: 'open', observer: persons[0] ?? null }
  const asked = persons.filter((seat) => deciders.includes(seat))
  const stays = last !== null && (asked.length === 0 || asked.includes(last))
  const wanted = stays ? last : (asked[0] ?? null)
  if (!secrets) return { kind: 'open', observer: wanted ?? persons[0] }
  if (wanted === null) return { kind: 'open', observer: null }
  return wanted === last ? { kind: 'open', observer: wanted } : { kind: 'handover', to: wanted }
}

/** Whether persons at one screen see different things now, or heard different things of the last action. */
export function keepSecrets(match: Match, persons: readonly Seat[]): boolean {
  if (persons.length < 2) return false
  const known = (seat: Seat) => [
    match.game.view(match.state, seat),
    match.length === 0 ? [] : match.heard(seat, match.length),
  ]
  const first = known(persons[0])
  return persons.slice(1).some((seat) => !same(known(seat), first))
}
