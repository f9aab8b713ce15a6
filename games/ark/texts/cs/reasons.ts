import type { ReasonWords } from '../reasons.ts'
import { COLOUR_NAMES, COLOURS_ACC, COLOURS_LOC } from './counts.ts'

const list = new Intl.ListFormat('cs', { type: 'conjunction' })
const hoped = (letters: readonly string[]): string =>
  `${letters.length === 1 ? 'část' : 'části'} ${list.format(letters)}`

/** What a move does, as verbs without a subject. */
export const reasons: ReasonWords = {
  parts: (all) => list.format(all.map(({ letter, place }) => `část ${letter} na ${place}`)),
  placed: {
    part: { more: (parts) => `najde ${parts}`, less: (parts) => `nenajde ${parts}` },
    site: { more: (parts) => `přiblíží ${parts}`, less: (parts) => `nepřiblíží ${parts}` },
  },
  lettered: {
    prospect: {
      more: (letters) => `dává větší naději na ${hoped(letters)}`,
      less: (letters) => `dává menší naději na ${hoped(letters)}`,
    },
  },
  lacking: {
    opening: {
      more: (letter, colour) => `otevře místo pro část ${letter} (chybí už jen ${COLOUR_NAMES[colour]})`,
      less: (letter) => `neotevře místo pro část ${letter}`,
    },
  },
  coloured: {
    strides: {
      more: (colour) => `prodlouží pohyby v ${COLOURS_LOC[colour]}`,
      less: (colour) => `neprodlouží pohyby v ${COLOURS_LOC[colour]}`,
    },
    gift: {
      more: (colour) => `nenahraje soupeřům ${COLOURS_ACC[colour]}`,
      less: (colour) => `soupeřům nahraje ${COLOURS_ACC[colour]}`,
    },
    denial: { more: (colour) => `${COLOUR_NAMES[colour]} se soupeřům nehodí`, less: null },
    help: {
      more: (colour) => `ostatním pomůže ${COLOUR_NAMES[colour]}`,
      less: (colour) => `ostatním by víc pomohla ${COLOUR_NAMES[colour]}`,
    },
    hindrance: { more: null, less: (colour) => `${COLOUR_NAMES[colour]} se ostatním nehodí` },
  },
  plain: {
    ark: { more: 'najde celou Archu', less: 'nechá Archu nenalezenou' },
    journey: { more: 'otevře cestu k nadějným místům', less: 'postoupí po mapě o něco míň' },
    start: { more: 'má kolem sebe víc polí a barev', less: 'má kolem sebe míň polí a barev' },
    fields: { more: 'zaplní další políčko kompasu', less: 'nechá kompas prázdnější' },
    hints: { more: 'nechá víc nápověd', less: 'nechá míň nápověd' },
    diamonds: { more: 'přiblíží diamant', less: 'oddálí diamant' },
    slots: { more: 'ušetří dílek času', less: 'stojí dílek času' },
    minus: { more: 'vyhne se minusovému bodu', less: 'stojí minusový bod' },
    challenges: { more: 'splní výzvu', less: 'nesplní výzvu' },
  },
  frame: { language: 'cs', weaker: 'O něco slabší', but: 'ale' },
}
