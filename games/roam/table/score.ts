import type { RoamView } from '../rules/index.ts'
import type { Cards } from './cards.ts'

/** Where a player's points come from. */
export interface Score {
  readonly cards: number
  readonly artifacts: number
  readonly patrol: number
}

export const scoresIn = ({ artifactOf, characterOf, pack }: Cards, view: RoamView): Score[] =>
  view.players.map(({ party, artifacts }, seat) => ({
    cards: party.reduce((sum, { character }) => sum + characterOf(character).points, 0),
    artifacts: artifacts.reduce((sum, { artifact }) => sum + artifactOf(artifact).points, 0),
    patrol: view.patrolOwner === seat ? pack.patrol.points : 0,
  }))
