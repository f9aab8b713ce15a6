import { folded } from '../play/words.ts'

/** What words end in, without accents, the longest first: cases and plurals of Czech and Slovak, English endings. */
const ENDINGS =
  /(?:ovych|ovymi|oveho|ami|emi|imi|ymi|ach|ech|ich|ych|ovi|ove|eho|emu|ing|ou|em|om|um|am|im|ym|es|ed|y|i|u|e|a|o|s)$/
/** Less than that says nothing. */
const SHORTEST = 3

/** The part of a word that its forms share, as far as its ending tells. */
export function stemOf(word: string): string {
  const bare = folded(word)
  const stem = bare.replace(ENDINGS, '')
  return stem.length < SHORTEST ? bare : stem
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}-]+/u).filter((word) => word !== '')

/** Whether a text has all the words that somebody looks for, in whatever form; numbers of rules by their beginning. */
export function finds(text: string, wanted: string): boolean {
  const inside = wordsOf(folded(text))
  return wordsOf(wanted).every((word) => {
    const stem = stemOf(word)
    return inside.some((one) => one.startsWith(stem))
  })
}
