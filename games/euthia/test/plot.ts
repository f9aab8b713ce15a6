/** A share of games with its label; rows of one group stand under its heading. */
export interface Bar {
  readonly group: string
  readonly label: string
  readonly won: number
  readonly games: number
}

/** The interval of Wilson that holds the true share with 95 %. */
export function interval({ won, games }: Pick<Bar, 'won' | 'games'>): readonly [low: number, high: number] {
  const z = 1.96
  const p = won / games
  const middle = (p + z ** 2 / (2 * games)) / (1 + z ** 2 / games)
  const half = (z * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2))) / (1 + z ** 2 / games)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

const ROW = 24
const LEFT = 230
const WIDTH = 440
const STYLE = 'text{fill:#3b3a36}@media(prefers-color-scheme:dark){text{fill:#e6e1d6}}'

/** Bars from 0 to 100 % with their intervals, as an SVG that follows the reader's colours. */
export function plot(title: string, bars: readonly Bar[]): string {
  const parts: string[] = []
  let y = 10
  let group = ''
  for (const bar of bars) {
    if (bar.group !== group) {
      group = bar.group
      parts.push(`<text x="8" y="${y + 17}" font-weight="bold">${group}</text>`)
      y += ROW
    }
    parts.push(rowOf(bar, y))
    y += ROW
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${y + 10}" role="img" font-family="sans-serif" font-size="14">`,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

function rowOf(bar: Bar, y: number): string {
  const share = bar.won / bar.games
  const [low, high] = interval(bar).map((at) => LEFT + at * WIDTH)
  const middle = y + (ROW - 8) / 2
  return [
    `<text x="${LEFT - 8}" y="${y + 13}" text-anchor="end">${bar.label}</text>`,
    `<rect x="${LEFT}" y="${y}" width="${(share * WIDTH).toFixed(1)}" height="${ROW - 8}" fill="#4f8a4c"><title>${(100 * share).toFixed(1)} %</title></rect>`,
    `<path d="M${low.toFixed(1)} ${middle}H${high.toFixed(1)}" stroke="#a5483c" stroke-width="2"/>`,
  ].join('')
}
