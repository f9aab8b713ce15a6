import type { RoamPack } from '../../content/index.ts'
import { type Estimate, lifts, mean, pool, sharesByOrder, worthOfLuck } from './estimate.ts'
import { cellsOf, type Plan, type Played } from './play.ts'

type Games = readonly (readonly [Plan, Played])[]

export interface Findings {
  readonly pack: RoamPack
  readonly played: Games
  readonly told: string
  readonly command: string
}

interface Table {
  readonly name: string
  readonly games: readonly Played[]
}

const tablesOf = (games: Games): Table[] =>
  [...Map.groupBy(games, ([{ seats, mode }]) => `${seats} players, ${mode}`)].map(([name, all]) => ({
    name,
    games: all.map(([, played]) => played),
  }))

const quantile = (numbers: readonly number[], q: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(q * numbers.length))]
const range = (numbers: readonly number[]): string =>
  `${quantile(numbers, 0.5)} (${quantile(numbers, 0.05)}–${quantile(numbers, 0.95)})`
const points = (share: number): string => (100 * share).toFixed(1)
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${points(Math.abs(share))}`
const plain = (shares: readonly Estimate[]): string => shares.map((each) => points(each.mean)).join(' / ')
const exact = (shares: readonly Estimate[]): string =>
  shares.map((each) => `${points(each.mean)} ± ${points(each.within)}`).join(' / ')

const course = ({ name, games }: Table): string =>
  `| ${[
    name,
    range(games.map(({ rounds }) => rounds)),
    range(games.flatMap(({ scores }) => scores)),
    mean(games.flatMap(({ bought }) => bought)).toFixed(2),
    Math.min(...games.map(({ pileLeft }) => pileLeft)),
  ].join(' | ')} |`

const order = ({ name, games }: Table): string =>
  `| ${name} | ${plain(sharesByOrder(games, null))} | ${exact(sharesByOrder(games, worthOfLuck(games)))} |`

/** How far from an even share turn order may take anybody, by the content guide (docs/rules). */
const UNEVEN = 0.05

/** Who is farthest from an even share, and whether that is shown to be too far, shown to be well, or neither. */
function verdict({ name, games }: Table): string {
  const even = 1 / games[0].shares.length
  const shares = sharesByOrder(games, worthOfLuck(games)).map(({ mean, within }) => ({
    far: Math.abs(mean - even),
    within,
  }))
  const farthest = Math.max(...shares.map(({ far }) => far))
  const shown = shares.some(({ far, within }) => far - within > UNEVEN)
    ? 'shown to be too far'
    : shares.every(({ far, within }) => far + within <= UNEVEN)
      ? 'shown to be within'
      : farthest <= UNEVEN
        ? 'within, but the interval reaches beyond'
        : 'beyond, but the interval reaches within'
  return `| ${name} | ${points(farthest)} | ${shown} |`
}

function cardRows(pack: RoamPack, tables: readonly Table[]): string[] {
  const all = tables.map(({ games }) => lifts(games, worthOfLuck(games)))
  return pack.characters
    .map(({ id, name, points, shape }) => {
      const gaps = [...shape.join('')].filter((cell) => cell === 'o').length
      const lift = pool(all.map((table) => table.get(id)).filter((each) => each !== undefined))
      return { name: name.en.nom, form: `${cellsOf(shape)}, ${gaps}`, points, lift }
    })
    .sort((one, other) => other.lift.mean - one.lift.mean)
    .map(
      ({ name, form, points: worth, lift }) =>
        `| ${name} | ${form} | ${worth} | ${signed(lift.mean)} ± ${points(lift.within)} |`,
    )
}

/** docs/balance/roam.md. */
export function reportOf({ pack, played, told, command }: Findings): string {
  const tables = tablesOf(played)
  return [
    '# Balance of Roam',
    '',
    `The shipped pack ("${pack.id}", version ${pack.version}) between equal players: ${told}. Written by \`${command}\`; nothing was tuned on these seeds. Numbers after ± are twice the standard error.`,
    '',
    '## Course of the game',
    '',
    '| table | rounds, median (5–95 %) | score, median (5–95 %) | artifacts a player | fewest lands left |',
    '|---|---|---|---|---|',
    ...tables.map(course),
    '',
    '## Turn order',
    '',
    'Shares of wins of who is first, second, … in a round, in percent; shared wins count in parts. Every deal is played once from each seat. In the right column the luck of the characters found under the lands is taken out: how much better each was than the mean of those nobody had found yet, weighted by least squares. It is nothing on average, whoever plays how, so the shares stay true and become more certain.',
    '',
    '| table | as played | luck taken out |',
    '|---|---|---|',
    ...tables.map(order),
    '',
    'The guide allows 5 points from an even share. Whoever is farthest, luck taken out:',
    '',
    '| table | points from even | the guide |',
    '|---|---|---|',
    ...tables.map(verdict),
    '',
    '## Cards',
    '',
    'Lift: how much more often the owner of a card wins than the owner of any gained card, in percentage points, over all tables, the luck of the other cards taken out.',
    '',
    '| card | required, gaps | points | lift |',
    '|---|---|---|---|',
    ...cardRows(pack, tables),
    '',
  ].join('\n')
}
