import type { Tools } from '../tools.ts'

/** When a silver or gold card is played, and what one, two and three of them do. */
export function chaosFacts({ printed, words, ops }: Tools, card: number): string {
  const { metal, timing, fields } = printed.pack.chaosCards[card]
  const counts = fields.map((field, at) => `${at + 1}×: ${ops(field)}`)
  return `${words.metals[metal]}, ${words.timings[timing]}; ${counts.join('; ')}`
}
