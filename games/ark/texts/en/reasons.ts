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
    site: { more: (parts) => `comes nearer to ${parts}`, less: (parts) => `comes no nearer to ${parts}` },
  },
  lettered: {
    prospect: {
      more: (letters) => `gives more hope of ${hoped(letters)}`,
      less: (letters) => `gives less hope of ${hoped(letters)}`,
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
      less: (colour) => `does not lengthen moves in ${COLOUR_NAMES[colour]}`,
    },
    gift: {
      more: (colour) => `keeps ${COLOUR_NAMES[colour]} from the rivals`,
      less: (colour) => `gives the rivals ${COLOUR_NAMES[colour]}`,
    },
    denial: { more: (colour) => `gives the rivals a ${COLOUR_NAMES[colour]} of no use`, less: null },
    help: {
      more: (colour) => `helps the others with ${COLOUR_NAMES[colour]}`,
      less: (colour) => `does not help the others with ${COLOUR_NAMES[colour]}`,
    },
    hindrance: { more: null, less: (colour) => `gives the others a ${COLOUR_NAMES[colour]} of no use` },
  },
  plain: {
    ark: { more: 'finds the whole ark', less: 'leaves the ark unfound' },
    journey: { more: 'opens the way to promising places', less: 'goes a little less far on the map' },
    start: { more: 'has more hexes and colours around', less: 'has fewer hexes and colours around' },
    fields: { more: 'fills one more field of the compass', less: 'leaves the compass emptier' },
    hints: { more: 'leaves more hints', less: 'leaves fewer hints' },
    diamonds: { more: 'brings a diamond nearer', less: 'puts a diamond off' },
    slots: { more: 'saves a slot of time', less: 'costs a slot of time' },
    minus: { more: 'avoids a minus point', less: 'costs a minus point' },
    challenges: { more: 'fulfils a challenge', less: 'misses a challenge' },
  },
  frame: { language: 'en', weaker: 'A little weaker', but: 'but it', it: 'it' },
}
