import type { Account, Ended, Gauge } from '@vyprava/atlas/ending.ts'
import { gooeyMolecule } from '@vyprava/atlas/icons/beasts/gooey-molecule.ts'
import { skullCrossedBones } from '@vyprava/atlas/icons/beasts/skull-crossed-bones.ts'
import { hourglass } from '@vyprava/atlas/icons/gear/hourglass.ts'
import { campingTent } from '@vyprava/atlas/icons/places/camping-tent.ts'
import { factory } from '@vyprava/atlas/icons/places/factory.ts'
import { oakLeaf } from '@vyprava/atlas/icons/places/oak-leaf.ts'
import type { DefendersEvent } from '../rules/events.ts'
import { type Printed, trackOf } from '../rules/printed.ts'
import { type EndReason, FACTORY_TILES, LAST_ROUND, NONE, TOXIC_SITES } from '../rules/state.ts'
import type { DefendersView } from '../rules/view.ts'

/** What somebody may be remembered for, by the events that tell it. */
const DEEDS = [
  'rewilded',
  'campBuilt',
  'mechDestroyed',
  'breached',
  'cleared',
  'healed',
] as const satisfies readonly DefendersEvent['type'][]
type Deed = (typeof DEEDS)[number]

/** The words of the legend of the end. */
export interface AccountWords {
  readonly note: string
  readonly mottoes: Readonly<Record<EndReason, string>>
  readonly camps: string
  readonly rewilded: string
  readonly toxic: string
  readonly dead: string
  readonly factories: string
  readonly rounds: string
  readonly deeds: string
  readonly noDeed: string
  readonly did: Readonly<Record<Deed, (count: number) => string>>
}

/** What wins (DE-901) and what kills (DE-903 to DE-906), the fatal one first. */
export function accountOf(
  words: AccountWords,
  printed: Printed,
  { context: { view, names }, events }: Ended<DefendersView, DefendersEvent>,
): Account {
  const { ended } = view
  const gauges = gaugesOf(words, printed, view)
  return {
    ...(ended === null ? {} : { motto: words.mottoes[ended] }),
    note: words.note,
    kinds: [],
    gauges: [...gauges.filter(({ fatal }) => fatal), ...gauges.filter(({ fatal }) => !fatal)],
    deeds: { title: words.deeds, bySeat: deedsOf(words, view, names.length, events) },
  }
}

function gaugesOf(words: AccountWords, printed: Printed, view: DefendersView): Gauge[] {
  const { ended, players } = view
  const camps = trackOf(printed, players).camps * players.length
  const left = players.reduce((sum, { campsLeft }) => sum + campsLeft, 0)
  const built = view.factory.filter((tile) => tile !== NONE).length
  const wild = view.rewilded.filter((flag) => flag === 1).length
  // The site or factory that ends the game has no place left, and is counted all the same.
  const toxic = ended === 'toxic' ? TOXIC_SITES + 1 : TOXIC_SITES - view.toxicSupply
  const factories = ended === 'core' ? FACTORY_TILES : built
  const dead = view.deaths.reduce((sum, count) => sum + count, 0)
  const wins = (name: string, icon: string, have: number, of: number): Gauge => ({
    name,
    icon,
    have,
    of,
    side: 'wins',
    fatal: false,
  })
  const kills = (name: string, icon: string, have: number, of: number, by: EndReason): Gauge => ({
    name,
    icon,
    have,
    of,
    side: 'kills',
    fatal: ended === by,
  })
  return [
    wins(words.camps, campingTent, camps - left, camps),
    wins(words.rewilded, oakLeaf, wild, built),
    kills(words.toxic, gooeyMolecule, toxic, TOXIC_SITES, 'toxic'),
    kills(words.dead, skullCrossedBones, dead, view.deaths.length, 'massacre'),
    kills(words.factories, factory, factories, FACTORY_TILES, 'core'),
    ...(ended === 'winter' ? [kills(words.rounds, hourglass, view.round, LAST_ROUND, 'winter')] : []),
  ]
}

/** Everybody is remembered for that of which they did the largest part. */
function deedsOf(
  words: AccountWords,
  { solo }: DefendersView,
  seats: number,
  events: readonly DefendersEvent[],
): string[] {
  const counts = DEEDS.map((deed) => ({ deed, bySeat: Array<number>(seats).fill(0) }))
  for (const event of events) {
    const found = counts.find(({ deed }) => deed === event.type)
    if (found !== undefined && 'player' in event) {
      found.bySeat[solo ? 0 : event.player] += event.type === 'healed' ? event.injuries : 1
    }
  }
  const shares = counts.map(({ deed, bySeat }) => ({
    deed,
    bySeat,
    all: bySeat.reduce((sum, count) => sum + count, 0),
  }))
  return Array.from({ length: seats }, (_, seat) => {
    const [best] = shares
      .filter(({ bySeat }) => bySeat[seat] > 0)
      .toSorted((a, b) => b.bySeat[seat] / b.all - a.bySeat[seat] / a.all)
    return best === undefined ? words.noDeed : words.did[best.deed](best.bySeat[seat])
  })
}
