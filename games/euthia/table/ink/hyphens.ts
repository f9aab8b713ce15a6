const SOFT = '\u00ad'
/** Shorter words stay whole. */
const LONG = 9
/** After a vowel, where a consonant with a vowel follows: it divides Czech, Slovak and English words well enough. */
const SYLLABLE = /(?<=\p{L}{2}[aeiouyáéěíóúůýäô])(?=[^\Waeiouyáéěíóúůýäô][aeiouyáéěíóúůýäô])/giu

/** A name for a narrow tile: long words may be divided, and show it only where they are. */
export const hyphenated = (name: string): string =>
  name
    .split(' ')
    .map((word) => (word.length < LONG ? word : word.replaceAll(SYLLABLE, SOFT)))
    .join(' ')
