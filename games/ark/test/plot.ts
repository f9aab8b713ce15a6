/** A share of games with what it stands for, to be drawn as a bar. */
export interface Bar {
  readonly label: string
  readonly group: string
  readonly won: number
  readonly games: number
}

const ROW = 26
const LEFT = 250
const RIGHT = 700
const GAP = 14
const STYLE =
  'text{fill:#3b3a36}.grid{stroke:#d9d5cb}.bar{fill:#8a6d3b}.span{stroke:#3b3a36;stroke-width:2}@media(prefers-color-scheme:dark){text{fill:#e6e1d6}.grid{stroke:#4a4741}.bar{fill:#c9a66b}.span{stroke:#e6e1d6}}'

/** The interval of Wilson that holds the true share with 95 %. */
export function interval({ won, games }: Pick<Bar, 'won' | 'games'>): readonly [low: number, high: number] {
  const z = 1.96
  const p = won / games
  const middle = (p + z ** 2 / (2 * games)) / (1 + z ** 2 / games)
  const half = (z * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2))) / (1 + z ** 2 / games)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/** Bars with their intervals, group by group, as an SVG that follows the reader's colours. */
export function plot(title: string, bars: readonly Bar[]): string {
  const x = (share: number): number => Math.round(LEFT + share * (RIGHT - LEFT))
  let y = 10
  const lines: string[] = []
  let group = ''
  for (const bar of bars) {
    if (bar.group !== group) {
      y += group === '' ? 0 : GAP
      group = bar.group
      lines.push(`<text x="10" y="${y + 17}" font-weight="bold">${group}</text>`)
      y += ROW
    }
    const [low, high] = interval(bar)
    const share = bar.won / bar.games
    lines.push(
      `<text x="${LEFT - 8}" y="${y + 17}" text-anchor="end">${bar.label}</text>`,
      `<rect class="bar" x="${LEFT}" y="${y + 4}" width="${x(share) - LEFT}" height="${ROW - 8}"><title>${bar.label}: ${(100 * share).toFixed(1)} % of ${bar.games}</title></rect>`,
      `<line class="span" x1="${x(low)}" x2="${x(high)}" y1="${y + ROW / 2}" y2="${y + ROW / 2}"/>`,
    )
    y += ROW
  }
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line class="grid" x1="${x(share)}" x2="${x(share)}" y1="8" y2="${y + 4}"/><text x="${x(share)}" y="${y + 22}" text-anchor="middle">${100 * share} %</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${y + 32}" role="img" font-family="sans-serif" font-size="14">`,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    ...grid,
    ...lines,
    '</svg>',
    '',
  ].join('\n')
}
