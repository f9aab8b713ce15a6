import type { Refusal, Seat } from '@vyprava/kernel'
import type { Ability } from '../../content/schema.ts'
import { readyArtifact } from '../artifacts.ts'
import type { Printed } from '../printed.ts'
import { type FillItem, type Item, NONE, type Player, type Roam } from '../state.ts'
import { refuse } from './reasons.ts'

/** Who wants to do something, and when. */
export interface Attempt {
  readonly printed: Printed
  readonly state: Roam
  readonly seat: Seat
  readonly player: Player
  readonly item: Item
}

/** Whether the attempt falls before the end of the placement. */
export const isBeforeMain = ({ item: { step } }: Attempt): boolean =>
  step === 'character' || step === 'place' || step === 'fill'

/** The choices of the placement so far, when that is what is asked. */
export const fillItemOf = ({ item }: Attempt): FillItem | null => (item.step === 'fill' ? item : null)

export const basicGame = ({ state }: Attempt): Refusal | null =>
  state.mode === 'basic' ? refuse('RO-116', 'basicGame') : null

/** Why an artifact with this ability cannot be used: none owned, or all of them face down. */
export function artifactMissing({ printed, player }: Attempt, ability: Ability): Refusal | null {
  if (readyArtifact(printed, player, ability) !== NONE) return null
  const owned = player.artifacts.some((artifact) => printed.pack.artifacts[artifact].ability === ability)
  return owned ? refuse('RO-608', 'artifactSpent', { ability }) : refuse('RO-609', 'noArtifact', { ability })
}
