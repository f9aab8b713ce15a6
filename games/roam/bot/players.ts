import { createLevels, type Player } from '@vyprava/bots'
import { createRoam, type Pack, type RoamAction, type RoamView } from '../rules/index.ts'
import { createGreedyRoam } from './greedy.ts'
import { roamKnowledge } from './knowledge.ts'

/** The players of Roam with the cards of a pack, weakest first. */
export function playersFor(pack: Pack): Player<RoamView, RoamAction>[] {
  const game = createRoam(pack)
  const [novice, ...levels] = createLevels(game, roamKnowledge(pack))
  return [novice, createGreedyRoam(pack, game), ...levels]
}
