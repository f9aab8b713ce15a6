/** The name of the map in its corner: one line at its usual size, or two smaller ones. */
export interface Title {
  readonly size: number
  readonly lines: readonly string[]
}

const LEAST = 15
const MOST_LINES = 2

const NARROW = /[ijltfr.,:;'!| ]/
const WIDE = /[mwMW…\p{Extended_Pictographic}]/u

/** About how wide a text is, at a size of letters. Drawings have no one to ask. */
const widthAt = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.32 : WIDE.test(letter) ? 0.85 : 0.53), 0) *
  size

/** A name that fits into its corner. Anybody's own map may have forty letters without a gap: then its end is left out. */
export function titleIn(name: string, room: number, usual: number): Title {
  const size = Math.floor(room / widthAt(name, 1))
  if (size >= LEAST + 3) return { size: Math.min(usual, size), lines: [name] }
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthAt(longer, LEAST) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const kept = lines.slice(0, MOST_LINES)
  if (lines.length > MOST_LINES) kept[MOST_LINES - 1] += '…'
  return { size: LEAST, lines: kept.map((line) => cut(line, room)) }
}

function cut(line: string, room: number): string {
  if (widthAt(line, LEAST) <= room) return line
  const letters = [...line.replace('…', '')]
  while (letters.length > 1 && widthAt(`${letters.join('')}…`, LEAST) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
