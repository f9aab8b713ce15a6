import { head, mean, type Page, row, shown } from './page.ts'
import { games, shareOf } from './play.ts'

/** Two at a table; whoever is named first should win more. */
function duel({ bars, say, seed }: Page, names: readonly [string, string], count: number): void {
  const played = games(seed, count, names, { scenario: 'hunt', mode: 'competitive' })
  const seatOf = (seated: readonly string[], name: string): number => seated.indexOf(name)
  const won = played.reduce((sum, one) => sum + shareOf(one, seatOf(one.names, names[0])), 0)
  const reps = names.map((name) =>
    mean(played.map(({ state, names: seated }) => state.players[seatOf(seated, name)].rep)),
  )
  const bar = { group: 'Won by the first named', label: names.join(' – '), won, games: count }
  bars.push(bar)
  say(row(bar.label, count, shown(bar), reps.map((rep) => rep.toFixed(1)).join(' – ')))
}

/** The levels of the house, each against the one below it. */
export function levels(page: Page): void {
  page.say('## Players', '', 'The Hunt for two.', '')
  page.say(...head('table', 'games', 'won by the first named', 'final reputation'))
  const count = Math.ceil(page.games / 4)
  for (const [better, worse] of LADDER) duel(page, [better, worse], count)
  page.say('')
}

const LADDER = [
  ['novice', 'random'],
  ['wanderer', 'novice'],
  ['scout', 'wanderer'],
  ['pathfinder', 'scout'],
  ['pathfinder', 'greedy'],
  ['navigator', 'pathfinder'],
] as const
