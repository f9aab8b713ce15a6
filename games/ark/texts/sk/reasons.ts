import type { ReasonWords } from '../reasons.ts'
import { COLOUR_NAMES, COLOURS_ACC, COLOURS_LOC } from './counts.ts'

const list = new Intl.ListFormat('sk', { type: 'conjunction' })
const hoped = (letters: readonly string[]): string =>
  `${letters.length === 1 ? 'časť' : 'časti'} ${list.format(letters)}`

/** What a move does, as verbs without a subject. */
export const reasons: ReasonWords = {
  parts: (all) => list.format(all.map(({ letter, place }) => `časť ${letter} na ${place}`)),
  placed: {
    part: { more: (parts) => `nájde ${parts}`, less: (parts) => `nenájde ${parts}` },
    site: { more: (parts) => `priblíži ${parts}`, less: (parts) => `nepriblíži ${parts}` },
  },
  lettered: {
    prospect: {
      more: (letters) => `dáva väčšiu nádej na ${hoped(letters)}`,
      less: (letters) => `dáva menšiu nádej na ${hoped(letters)}`,
    },
  },
  lacking: {
    opening: {
      more: (letter, colour) => `otvorí miesto na časť ${letter} (chýba už len ${COLOUR_NAMES[colour]})`,
      less: (letter) => `neotvorí miesto na časť ${letter}`,
    },
  },
  coloured: {
    strides: {
      more: (colour) => `predĺži pohyby po ${COLOURS_LOC[colour]}`,
      less: (colour) => `nepredĺži pohyby po ${COLOURS_LOC[colour]}`,
    },
    gift: {
      more: (colour) => `nenahrá súperom ${COLOURS_ACC[colour]}`,
      less: (colour) => `súperom nahrá ${COLOURS_ACC[colour]}`,
    },
    denial: { more: (colour) => `${COLOUR_NAMES[colour]} sa súperom nehodí`, less: null },
    help: {
      more: (colour) => `ostatným pomôže ${COLOUR_NAMES[colour]}`,
      less: (colour) => `ostatným by viac pomohla ${COLOUR_NAMES[colour]}`,
    },
    hindrance: { more: null, less: (colour) => `${COLOUR_NAMES[colour]} sa ostatným nehodí` },
  },
  plain: {
    ark: { more: 'nájde celú Archu', less: 'nechá Archu nenájdenú' },
    journey: { more: 'otvorí cestu k nádejným miestam', less: 'postúpi po mape o niečo menej' },
    start: { more: 'má okolo seba viac polí a farieb', less: 'má okolo seba menej polí a farieb' },
    fields: { more: 'zaplní ďalšie políčko kompasu', less: 'nechá kompas prázdnejší' },
    hints: { more: 'nechá viac nápovied', less: 'nechá menej nápovied' },
    diamonds: { more: 'priblíži diamant', less: 'oddiali diamant' },
    slots: { more: 'ušetrí dielik času', less: 'stojí dielik času' },
    minus: { more: 'vyhne sa mínusovému bodu', less: 'stojí mínusový bod' },
    challenges: { more: 'splní výzvu', less: 'nesplní výzvu' },
  },
  frame: { language: 'sk', weaker: 'Nevýhoda', but: 'ale' },
}
