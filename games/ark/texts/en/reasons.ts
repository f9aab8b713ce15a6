import type { ReasonWords } from '../reasons.ts'
import { COLOUR_NAMES } from './counts.ts'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const hoped = (letters: readonly string[]): string =>
  `${letters.length === 1 ? 'part' : 'parts'} ${list.format(letters)}`

/** What a move does, as verbs after "it". */
export const reasons: ReasonWords = {
  parts: (all) => list.format(all.map(({ letter, place }) => `part ${letter} on ${place}`)),
  placed: {
    part: { more: (parts) => `finds ${parts}`, less: (parts) => `leaves ${parts} unfound` },
    site: { more: (parts) => `gets closer to ${parts}`, less: (parts) => `gets no closer to ${parts}` },
  },
  lettered: {
    prospect: {
      more: (letters) => `makes ${hoped(letters)} more likely`,
      less: (letters) => `makes ${hoped(letters)} less likely`,
    },
  },
  lacking: {
    opening: {
      more: (letter, colour) => `opens a place for part ${letter} (only ${COLOUR_NAMES[colour]} is missing)`,
      less: (letter) => `opens no place for part ${letter}`,
    },
  },
  coloured: {
    strides: {
      more: (colour) => `lengthens moves in ${COLOUR_NAMES[colour]}`,
      less: (colour) => `doesn’t lengthen moves in ${COLOUR_NAMES[colour]}`,
    },
    gift: {
      more: (colour) => `keeps ${COLOUR_NAMES[colour]} from the rivals`,
      less: (colour) => `gives the rivals ${COLOUR_NAMES[colour]}`,
    },
    denial: { more: (colour) => `gives the rivals a useless ${COLOUR_NAMES[colour]}`, less: null },
    help: {
      more: (colour) => `helps the others with ${COLOUR_NAMES[colour]}`,
      less: (colour) => `doesn’t help the others with ${COLOUR_NAMES[colour]}`,
    },
    hindrance: { more: null, less: (colour) => `gives the others a useless ${COLOUR_NAMES[colour]}` },
  },
  plain: {
    ark: { more: 'finds the whole Ark', less: 'leaves the Ark unfound' },
    journey: { more: 'covers more ground on the map', less: 'covers less ground on the map' },
    start: { more: 'has more hexes and colours around it', less: 'has fewer hexes and colours around it' },
    fields: { more: 'fills one more compass space', less: 'leaves the compass emptier' },
    hints: { more: 'leaves more hints', less: 'leaves fewer hints' },
    diamonds: { more: 'brings a diamond nearer', less: 'puts a diamond off' },
    slots: { more: 'saves a slot of time', less: 'costs a slot of time' },
    minus: { more: 'avoids a minus point', less: 'costs a minus point' },
    challenges: { more: 'completes a challenge', less: 'misses a challenge' },
  },
  frame: { language: 'en', weaker: 'Slightly weaker', but: 'but it', it: 'it' },
}
