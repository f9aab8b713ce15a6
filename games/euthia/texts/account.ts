import { dragonHead } from '@vyprava/atlas/icons/beasts/dragon-head.ts'
import { crossedSwords } from '@vyprava/atlas/icons/gear/crossed-swords.ts'
import { hourglass } from '@vyprava/atlas/icons/gear/hourglass.ts'
import { village } from '@vyprava/atlas/icons/places/village.ts'
import type { Account, Ended, Gauge, PointKind } from '@vyprava/module/ending.ts'
import { GOAL_LOSS } from '../rules/end.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import { grownFor } from '../rules/story/cards.ts'
import type { EuthiaView } from '../rules/view.ts'
import type { account } from './en/table.ts'
import type { Tools } from './tools.ts'

type AccountWords = typeof account

type Scored = Extract<EuthiaEvent, { type: 'scored' }>

/** Where the reputation comes from (EU-1101 to EU-1115), and what the common goal lacked (EU-1310, EU-1501). */
export function accountOf(
  words: AccountWords,
  tools: Tools,
  { context: { view }, result, events }: Ended<EuthiaView, EuthiaEvent>,
): Account {
  const scored = events.filter((event): event is Scored => event.type === 'scored')
  const missed = events.some((event) => event.type === 'goalJudged' && !event.reached)
  const loss = view.mode === 'competitive' && missed ? GOAL_LOSS : 0
  const shares = view.players.map((player, seat) =>
    sharesOf(scored.find((score) => score.player === seat) ?? null, player.rep, loss),
  )
  return {
    ...(view.ended === null ? {} : { motto: words.mottoes[view.ended] }),
    note: tools.words.things.reputation,
    kinds: KINDS.map(
      (kind): PointKind => ({ name: words[kind], points: shares.map((share) => share[kind]) }),
    ),
    gauges: result.kind === 'together' ? gaugesOf(words, tools, view) : [],
    deeds: {
      title: words.heroes,
      bySeat: view.players.map(({ hero, quests, legends }) =>
        words.hero(tools.names.of('heroes', hero), quests.length + legends.length),
      ),
    },
  }
}

const KINDS = ['way', 'wealth', 'traces', 'quests', 'titles', 'deaths', 'goalMissed'] as const
type Shares = Readonly<Record<(typeof KINDS)[number], number>>

/** How many categories of the table are tokens on the map; quests and elites follow (EU-1111). */
const TRACES = 4

/** What was won on the way is what is left of the final reputation; nobody loses more than there is. */
function sharesOf(scored: Scored | null, rep: number, loss: number): Shares {
  const none = { wealth: 0, traces: 0, quests: 0, titles: 0, deaths: 0, goalMissed: 0 }
  if (scored === null) return { ...none, way: rep }
  const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)
  const { wealth, table, titles } = scored
  const traces = sum(table.slice(0, TRACES))
  const quests = sum(table.slice(TRACES))
  const gains = wealth + traces + quests + titles
  const way = rep === 0 ? 0 : Math.max(0, rep - gains + scored.deaths + loss)
  const deaths = Math.min(scored.deaths, way + gains - rep)
  const goalMissed = way + gains - rep - deaths
  return { way, wealth, traces, quests, titles, deaths: 0 - deaths, goalMissed: 0 - goalMissed }
}

function gaugesOf(words: AccountWords, { printed }: Tools, view: EuthiaView): Gauge[] {
  const { goal, rounds } = printed.pack.scenarios[view.scenario]
  const { story, mode, players, ended } = view
  const time: Gauge = {
    name: words.rounds,
    icon: hourglass,
    have: view.round,
    of: rounds,
    side: 'kills',
    fatal: ended === 'failed',
  }
  const wins = (name: string, icon: string, have: number, of: number): Gauge => ({
    name,
    icon,
    have,
    of,
    side: 'wins',
    fatal: false,
  })
  switch (goal.goal) {
    case 'elites': {
      const needed = mode === 'solo' ? goal.solo : grownFor(goal[mode], { players })
      return [wins(words.elites, crossedSwords, story.elitesBeaten, needed), time]
    }
    case 'settlements': {
      const most = grownFor(goal.destroyed, { players })
      const lost = story.destroyed
      return [
        { name: words.settlements, icon: village, have: lost, of: most, side: 'kills', fatal: lost > most },
        { ...time, fatal: false },
      ]
    }
    case 'sleeper':
    case 'golem':
      return [wins(words.foes, dragonHead, story.foes.length === 0 ? 1 : 0, 1), time]
  }
}
