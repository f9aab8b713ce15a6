import type { Account, Ended } from '@vyprava/module/ending.ts'
import type { RoamPack } from '../content/schema.ts'
import type { RoamEvent, RoamView } from '../rules/index.ts'
import type { AccountWords } from './en/table.ts'

/** What makes a story: cards that are won, artifacts, the patrol, and then what was laid. */
export const TELLINGS = [
  'cardGained',
  'patrolGained',
  'artifactBought',
  'auctionOpened',
  'placed',
  'shifted',
  'rested',
] as const satisfies readonly RoamEvent['type'][]

/** Where everybody's points come from (RO-505, RO-615, RO-705). */
export function accountOf(
  words: AccountWords,
  pack: RoamPack,
  { context: { view } }: Ended<RoamView, RoamEvent>,
): Account {
  const faces = [...pack.characters, ...pack.starters]
  const { players, patrolOwner } = view
  const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0)
  return {
    note: words.note,
    kinds: [
      {
        name: words.cards,
        points: players.map(({ party }) => sum(party.map(({ character }) => faces[character].points))),
      },
      {
        name: words.artifacts,
        points: players.map(({ artifacts }) =>
          sum(artifacts.map(({ artifact }) => pack.artifacts[artifact].points)),
        ),
      },
      {
        name: words.patrol,
        points: players.map((_, seat) => (patrolOwner === seat ? pack.patrol.points : 0)),
      },
    ],
    gauges: [],
    deeds: {
      title: words.parties,
      bySeat: players.map(({ party, coins }) => words.party(party.length, coins)),
    },
  }
}
