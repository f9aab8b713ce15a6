/** How the games of one row ended: shares of all games by reason, in the order of the legend. */
export interface Row {
  readonly label: string
  readonly shares: readonly number[]
}

const ROW = 28
const LEFT = 190
const WIDTH = 480
const TOP = 40
const COLOURS = ['#4f8a4c', '#77706a', '#a38a2e', '#a5483c', '#5a7fa5']
const STYLE = 'text{fill:#3b3a36}@media(prefers-color-scheme:dark){text{fill:#e6e1d6}}'

/** Full bars, one part for each way to end, as an SVG that follows the reader's colours. */
export function plotEnds(title: string, reasons: readonly string[], rows: readonly Row[]): string {
  const legend = reasons.map(
    (reason, i) =>
      `<rect x="${LEFT + i * 100}" y="12" width="12" height="12" fill="${COLOURS[i]}"/><text x="${LEFT + 18 + i * 100}" y="23">${reason}</text>`,
  )
  const bars = rows.map(({ label, shares }, row) => barOf(label, shares, TOP + row * ROW))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${TOP + rows.length * ROW + 10}" role="img" font-family="sans-serif" font-size="14">`,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    ...legend,
    ...bars,
    '</svg>',
    '',
  ].join('\n')
}

function barOf(label: string, shares: readonly number[], y: number): string {
  const parts = [`<text x="${LEFT - 8}" y="${y + 16}" text-anchor="end">${label}</text>`]
  let x = LEFT
  for (const [i, share] of shares.entries()) {
    const width = share * WIDTH
    if (width > 0) {
      parts.push(
        `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 8}" fill="${COLOURS[i]}"><title>${(100 * share).toFixed(1)} %</title></rect>`,
      )
    }
    x += width
  }
  return parts.join('')
}
