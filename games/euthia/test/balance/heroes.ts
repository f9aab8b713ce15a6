import { HEROES } from '../../content/index.ts'
import type { Bar } from '../plot.ts'
import { head, mean, type Page, percent, row, shown } from './page.ts'
import { games, type Played, pack, shareOf, team } from './play.ts'

const SEATS = 4

/** One hero in one game. */
interface Part {
  readonly hero: number
  readonly seat: number
  /** The place in the order of turns. */
  readonly place: number
  readonly scenario: string
  readonly share: number
  readonly rep: number
  readonly deaths: number
  readonly attacks: number
  readonly hits: number
}

const partsOf = (played: Played): Part[] =>
  played.state.players.map(({ hero, rep, deaths }, seat) => ({
    hero,
    seat,
    place: (seat - played.state.starter + SEATS) % SEATS,
    scenario: pack.scenarios[played.state.scenario].key,
    share: shareOf(played, seat),
    rep,
    deaths,
    attacks: played.attacks[seat],
    hits: played.hits[seat],
  }))

const sum = (parts: readonly Part[], of: (part: Part) => number): number =>
  parts.reduce((total, part) => total + of(part), 0)
const barOf = (group: string, label: string, parts: readonly Part[]): Bar => ({
  group,
  label,
  won: sum(parts, ({ share }) => share),
  games: parts.length,
})

/** Games of four rivals in every scenario that has them: by hero, by seat, by the order of turns. */
export function heroes({ bars, say, seed, games: count }: Page, strong: string): Played[] {
  const keys = pack.scenarios.filter(({ modes }) => modes.includes('competitive')).map(({ key }) => key)
  const each = Math.ceil(count / keys.length)
  const played = keys.flatMap((scenario) =>
    games(seed, each, team(strong, SEATS), { scenario, mode: 'competitive' }),
  )
  const parts = played.flatMap(partsOf)
  say(
    '## Heroes',
    '',
    `Four rivals (${strong}), ${each} games each of ${keys.join(', ')}; shared victories count in parts.`,
    '',
    ...head('hero', 'games', 'won', ...keys, 'final reputation', 'deaths', 'hits of an attack'),
  )
  for (const [hero, key] of HEROES.entries()) {
    const own = parts.filter((part) => part.hero === hero)
    const bar = barOf('Heroes, four players', key, own)
    bars.push(bar)
    const shares = keys.map((scenario) => {
      const there = own.filter((part) => part.scenario === scenario)
      return there.length === 0 ? '–' : percent(sum(there, ({ share }) => share) / there.length)
    })
    const hits = sum(own, (part) => part.hits) / sum(own, ({ attacks }) => attacks)
    const [rep, deaths] = [mean(own.map((part) => part.rep)), mean(own.map((part) => part.deaths))]
    say(row(key, own.length, shown(bar), ...shares, rep.toFixed(1), deaths.toFixed(2), hits.toFixed(2)))
  }
  say('', 'The starting player is drawn by lot, and turns go clockwise from there (EU-201).', '')
  say(...head('', '1', '2', '3', '4'))
  for (const [what, of] of [
    ['won by seat', ({ seat }: Part) => seat],
    ['won by place in the order of turns', ({ place }: Part) => place],
  ] as const) {
    const shares = Array.from({ length: SEATS }, (_, at) =>
      shown(
        barOf(
          what,
          `${at}`,
          parts.filter((part) => of(part) === at),
        ),
      ),
    )
    say(row(what, ...shares))
  }
  say('')
  return played
}
