import type { Mode } from '../../content/index.ts'
import { GAINS, type Gains, type Played, pack } from './play.ts'

const COLOURS = ['#4f8a4c', '#a5483c', '#4a6fa5', '#b08a2e']
const STYLE = 'text{fill:#3b3a36}@media(prefers-color-scheme:dark){text{fill:#e6e1d6}}'
const TITLES: Readonly<Record<keyof Gains, string>> = { deaths: 'deaths', coins: 'coins', rep: 'reputation' }
const MODES: readonly Mode[] = ['competitive', 'solo', 'cooperative']
const WIDTH = 200
const HEIGHT = 110
const LEFT = 90
const TOP = 60

/** What a hero of a scenario gains in each round, of the games that come so far. */
export function curveOf(
  played: readonly Played[],
  scenario: number,
  mode: Mode,
  what: keyof Gains,
): number[] {
  const own = played.filter(({ state }) => state.scenario === scenario && state.mode === mode)
  const curve: number[] = []
  for (let round = 0; round < pack.scenarios[scenario].rounds; round++) {
    const still = own.filter(({ rounds }) => round < rounds.length)
    if (still.length === 0) break
    const heroes = still.reduce((sum, { state }) => sum + state.players.length, 0)
    curve.push(still.reduce((sum, { rounds }) => sum + rounds[round][what], 0) / heroes)
  }
  return curve
}

interface Panel {
  readonly x: number
  readonly y: number
  readonly rounds: number
  readonly most: number
}

function line(curve: readonly number[], { x, y, rounds, most }: Panel, colour: string): string {
  const points = curve.map((value, at) => {
    const px = x + (at / (rounds - 1)) * WIDTH
    const py = y + HEIGHT - (value / most) * HEIGHT
    return `${px.toFixed(1)},${py.toFixed(1)}`
  })
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`
}

function frame({ x, y, rounds, most }: Panel): string {
  return [
    `<path d="M${x} ${y}V${y + HEIGHT}H${x + WIDTH}" fill="none" stroke="#8a857a"/>`,
    `<text x="${x - 6}" y="${y + 10}" text-anchor="end">${most.toFixed(1)}</text>`,
    `<text x="${x - 6}" y="${y + HEIGHT}" text-anchor="end">0</text>`,
    `<text x="${x}" y="${y + HEIGHT + 16}">1</text>`,
    `<text x="${x + WIDTH}" y="${y + HEIGHT + 16}" text-anchor="end">${rounds}</text>`,
  ].join('')
}

/** Small charts, a row for what is gained and a column for the mode, with a line for each scenario, round by round. */
export function drawCurves(played: readonly Played[]): string {
  const rounds = Math.max(...pack.scenarios.map((each) => each.rounds))
  const parts: string[] = pack.scenarios.map(
    ({ key }, at) =>
      `<path d="M${LEFT + at * 150} 14h20" stroke="${COLOURS[at]}" stroke-width="3"/><text x="${LEFT + 26 + at * 150}" y="19">${key}</text>`,
  )
  for (const [column, mode] of MODES.entries())
    parts.push(`<text x="${LEFT + column * (WIDTH + 50)}" y="46" font-weight="bold">${mode}</text>`)
  for (const [at, what] of GAINS.entries()) {
    const y = TOP + at * (HEIGHT + 40)
    parts.push(`<text x="8" y="${y + HEIGHT / 2}" font-weight="bold">${TITLES[what]}</text>`)
    const curves = MODES.map((mode) =>
      pack.scenarios.map((_, scenario) => curveOf(played, scenario, mode, what)),
    )
    const most = Math.max(0.1, ...curves.flat(2))
    for (const [column, lines] of curves.entries()) {
      const panel = { x: LEFT + column * (WIDTH + 50), y, rounds, most }
      parts.push(frame(panel), ...lines.map((curve, scenario) => line(curve, panel, COLOURS[scenario])))
    }
  }
  const size = [LEFT + MODES.length * (WIDTH + 50), TOP + GAINS.length * (HEIGHT + 40)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[0]} ${size[1]}" role="img" font-family="sans-serif" font-size="13">`,
    '<title>Deaths, coins and reputation of a hero of Euthia, round by round</title>',
    `<style>${STYLE}</style>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}
