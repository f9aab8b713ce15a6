import type { Mode } from '../../content/index.ts'
import { printedFrom } from '../../rules/printed.ts'
import type { Euthia } from '../../rules/state.ts'
import { goalReached } from '../../rules/story/goal.ts'
import { head, mean, type Page, row, shown } from './page.ts'
import { GAINS, games, type Played, pack, team } from './play.ts'

const printed = printedFrom(pack)

/** Rivals who miss the common goal only lose reputation by it, so how the game ended does not tell. */
const isReached = (state: Euthia): boolean =>
  state.mode === 'competitive'
    ? goalReached(printed, state)
    : state.ended !== 'failed' && state.ended !== 'church'

/** A row of a scenario: whether the common goal was reached, and what a hero gains in a round. */
function scenario(
  { bars, say, seed }: Page,
  strong: string,
  key: string,
  mode: Mode,
  seats: number,
  count: number,
): Played[] {
  const played = games(seed, count, team(strong, seats), { scenario: key, mode })
  const reached = played.filter(({ state }) => isReached(state)).length
  const bar = { group: `${key}: the goal`, label: `${mode}, ${seats}`, won: reached, games: count }
  if (mode !== 'competitive') bars.push(bar)
  const inRound = GAINS.map((what) =>
    mean(played.map(({ rounds }) => mean(rounds.map((gains) => gains[what])) / seats)).toFixed(2),
  )
  const of = (one: (played: Played) => number): string => mean(played.map(one)).toFixed(1)
  say(
    row(
      key,
      mode,
      seats,
      count,
      shown(bar),
      ...inRound,
      of(({ state }) => mean(state.players.map(({ rep }) => rep))),
      of(({ state }) => state.story.elitesBeaten),
      of(({ state }) => state.story.foes.length),
      of(({ state }) => state.story.destroyed),
    ),
  )
  return played
}

/** Every scenario in every mode that it has. */
export function scenarios(page: Page, strong: string): Played[] {
  page.say(
    '## Scenarios',
    '',
    `All seats ${strong}. Deaths, coins and reputation gained on the way are those of a hero in a round; final reputation has everything counted.`,
    '',
    ...head(
      'scenario',
      'mode',
      'players',
      'games',
      'goal reached',
      'deaths',
      'coins',
      'reputation',
      'final reputation',
      'elites defeated',
      'story foes left',
      'settlements destroyed',
    ),
  )
  const many = Math.ceil(page.games / 4)
  const few = Math.ceil(page.games / 6)
  const played = pack.scenarios.flatMap(({ key, modes }) => [
    ...(modes.includes('competitive') ? scenario(page, strong, key, 'competitive', 3, few) : []),
    ...(modes.includes('solo') ? scenario(page, strong, key, 'solo', 1, many) : []),
    ...[2, 3, 4].flatMap((seats) => scenario(page, strong, key, 'cooperative', seats, few)),
  ])
  page.say('')
  return played
}
