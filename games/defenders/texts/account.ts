import { biohazard } from '@vyprava/atlas/icons/deeds/biohazard.ts'
import { deathSkull } from '@vyprava/atlas/icons/deeds/death-skull.ts'
import { sprout } from '@vyprava/atlas/icons/deeds/sprout.ts'
import { hourglass } from '@vyprava/atlas/icons/gear/hourglass.ts'
import { campingTent } from '@vyprava/atlas/icons/places/camping-tent.ts'
import { factory } from '@vyprava/atlas/icons/places/factory.ts'
import type { Account, Ended, Gauge } from '@vyprava/module/ending.ts'
import type { DefendersEvent } from '../rules/events.ts'
import { type Printed, trackOf } from '../rules/printed.ts'
import { type EndReason, FACTORY_TILES, LAST_ROUND, NONE, TOXIC_SITES } from '../rules/state.ts'
import type { DefendersView } from '../rules/view.ts'

/** What somebody may be remembered for, by the events that tell it. */
const FEATS = [
  'rewilded',
  'campBuilt',
  'mechDestroyed',
  'breached',
  'cleared',
  'healed',
] as const satisfies readonly DefendersEvent['type'][]
type Feat = (typeof FEATS)[number]

/** The words of the legend of the end. */
export interface AccountWords {
  readonly note: string
  readonly mottoes: Readonly<Record<EndReason, string>>
  /** What a lost game lacked. */
  readonly missing: (camps: number, factories: number) => string
  readonly camps: string
  readonly rewilded: string
  readonly toxic: string
  readonly dead: string
  readonly factories: string
  readonly rounds: string
  readonly deeds: string
  readonly noDeed: string
  readonly did: Readonly<Record<Feat, (count: number) => string>>
}

/** The rules by which a game ends. */
const RULES: Readonly<Record<EndReason, string>> = {
  won: 'DE-901',
  core: 'DE-904',
  toxic: 'DE-905',
  massacre: 'DE-906',
  winter: 'DE-R80',
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
    ...(ended === null ? {} : { motto: words.mottoes[ended], rule: RULES[ended] }),
    ...(ended === null || ended === 'won'
      ? {}
      : { aside: words.missing(campsLeft(view), factoriesLeft(view)) }),
    note: words.note,
    kinds: [],
    gauges: [...gauges.filter(({ fatal }) => fatal), ...gauges.filter(({ fatal }) => !fatal)],
    deeds: { title: words.deeds, bySeat: deedsOf(words, view, names.length, events) },
  }
}

const campsLeft = ({ players }: DefendersView): number =>
  players.reduce((sum, player) => sum + player.campsLeft, 0)

const factoriesLeft = ({ factory, rewilded }: DefendersView): number =>
  factory.filter((tile, hex) => tile !== NONE && rewilded[hex] !== 1).length

function gaugesOf(words: AccountWords, printed: Printed, view: DefendersView): Gauge[] {
  const { ended, players } = view
  const camps = trackOf(printed, players).camps * players.length
  const built = view.factory.filter((tile) => tile !== NONE).length
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
    wins(words.camps, campingTent, camps - campsLeft(view), camps),
    wins(words.rewilded, sprout, built - factoriesLeft(view), built),
    kills(words.toxic, biohazard, toxic, TOXIC_SITES, 'toxic'),
    kills(words.dead, deathSkull, dead, view.deaths.length, 'massacre'),
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
  const counts = FEATS.map((deed) => ({ deed, bySeat: Array<number>(seats).fill(0) }))
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
