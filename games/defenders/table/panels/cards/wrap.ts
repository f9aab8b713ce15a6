/** A letter of our sans is about so wide, by its size; our serif is a little wider. */
const SANS = 0.455
const SERIF = 0.475

/** Text in lines that are not wider than the room, at a size of letters; a word that is too long stays whole. */
export function wrapped(text: string, letter: number, room: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`
    if (lines.length > 0 && longer.length * letter * SANS <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The size at which a title is not wider than its room: the usual one, or less. */
export const fitting = (text: string, letter: number, room: number): number =>
  Math.min(letter, Math.floor((room / (text.length * SERIF)) * 10) / 10)
