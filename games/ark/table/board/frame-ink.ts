import { at, path, tenth } from '@vyprava/atlas/pen.ts'

/** The bars of the ladder along the sheet, and the width of the ladder. */
const ACROSS = 22
const DOWN = 19
const LADDER = 4

/** The paper of the sheet and its frame. */
export function sheetFrame(width: number, height: number, margin: number): string {
  const rect = (inset: number, cls: string) =>
    `<rect x="${tenth(inset)}" y="${tenth(inset)}" width="${tenth(width - 2 * inset)}" ` +
    `height="${tenth(height - 2 * inset)}" class="${cls}"/>`
  return (
    rect(0, 'neat-paper') +
    rect(1.5, 'neat-l') +
    rect(margin - LADDER, 'neat-l') +
    rect(margin, 'neat-l neat-b') +
    path('neat-f', ladder(width, height, margin))
  )
}

function ladder(width: number, height: number, margin: number): string {
  let bars = ''
  const across = (width - 2 * margin) / ACROSS
  for (let bar = 0; bar < ACROSS; bar += 2) {
    const x = margin + across * bar
    const lying = `h${tenth(across)}v${LADDER}h${tenth(-across)}Z`
    bars += `M${at(x, margin - LADDER)}${lying}M${at(x + across, height - margin)}${lying}`
  }
  const down = (height - 2 * margin) / DOWN
  for (let bar = 0; bar < DOWN; bar += 2) {
    const y = margin + down * bar
    const standing = `v${tenth(down)}h${LADDER}v${tenth(-down)}Z`
    bars += `M${at(margin - LADDER, y)}${standing}M${at(width - margin, y)}${standing}`
  }
  return bars
}
