/** How wide letters of our fonts are, by their size: narrow ones, wide ones, capitals, the others. */
const NARROW = /[ijl.,:;'!|tfríľťĺŕ]/
const WIDE = /[mwMW…×]/
const CAPITAL = /\p{Lu}/u

function widthOf(letter: string): number {
  if (letter === ' ') return 0.22
  if (NARROW.test(letter)) return 0.29
  if (WIDE.test(letter)) return 0.76
  return CAPITAL.test(letter) ? 0.58 : 0.475
}

/** About how wide a text is in pixels, at a size of letters. Drawings have no one to ask. */
export const widthAt = (text: string, letter: number): number =>
  [...text].reduce((sum, each) => sum + widthOf(each), 0) * letter

/** Text in lines that are not wider than the room, at a size of letters; a word that is too long stays whole. */
export function wrapped(text: string, letter: number, room: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`
    if (lines.length > 0 && widthAt(longer, letter) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The serif is a little wider. */
const SERIF = 1.06

/** The size at which a title is not wider than its room: the usual one, or less. */
export const fitting = (text: string, letter: number, room: number): number =>
  Math.min(letter, Math.floor((room / (widthAt(text, 1) * SERIF)) * 10) / 10)
