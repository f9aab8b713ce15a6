import { sha256Hex } from './hash.ts'

/**
 * Shuffles that anyone can verify. The host picks a secret and publishes its commitment before anybody joins;
 * every seat then adds a contribution of its own; the seed follows from all of them. Nobody can steer it:
 * the host is bound by the commitment, the players do not know the secret. It is revealed at the end.
 */
export interface Fairness {
  readonly commitment: string
  /** One per seat, in seat order. */
  readonly contributions: readonly string[]
  /** Null until the match is over. */
  readonly secret: string | null
}

/** What the host publishes: it binds to the secret and tells nothing of it. */
export const commitTo = (secret: string): string => sha256Hex(`vyprava commitment\n${secret}`)

/** The seed of the match. Lengths are part of the text, so that no two lists of contributions look alike. */
export const fairSeed = (secret: string, contributions: readonly string[]): string =>
  sha256Hex(['vyprava seed', secret, ...contributions].map((part) => `${part.length}:${part}`).join('\n'))

/** Why a revealed fairness record does not give this seed, or null when it does. */
export function unfair(fairness: Fairness, seats: number, seed: string): string | null {
  if (fairness.secret === null) return 'the secret has not been revealed'
  if (commitTo(fairness.secret) !== fairness.commitment) return 'the secret does not fit its commitment'
  if (fairness.contributions.length !== seats) return 'there is not one contribution per seat'
  if (fairSeed(fairness.secret, fairness.contributions) !== seed) {
    return 'the seed does not follow from the secret and the contributions'
  }
  return null
}
