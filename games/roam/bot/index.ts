import type { Player } from '@vyprava/bots'
import { shippedPack } from '../content/index.ts'
import type { RoamAction, RoamView } from '../rules/index.ts'
import { createGreedyRoam } from './greedy.ts'

export { copyRoam } from './copy.ts'
export { type Evaluation, evaluate, TERMS, type Term, type Terms, termsOf } from './evaluate.ts'
export { createGreedyRoam } from './greedy.ts'
export { roamKnowledge } from './knowledge.ts'
export { playersFor } from './players.ts'
export { rolloutAction } from './rollout.ts'

/** The greedy player for our own pack. */
export const greedyRoam: Player<RoamView, RoamAction> = createGreedyRoam(shippedPack())
