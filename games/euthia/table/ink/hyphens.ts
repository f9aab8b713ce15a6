const SOFT = '\u00ad'
/** Shorter words stay whole. */
const LONG = 9
const VOWEL = 'aeiouyáéěíóúůýäô'
/**
 * After a vowel, where a consonant with a vowel follows, and between two consonants that stand between vowels, unless they
 * are one sound (ch, sh, th): it divides Czech, Slovak and English words well enough.
 */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{2}[${VOWEL}])(?=[^\\W${VOWEL}][${VOWEL}])|(?<=\\p{L}[${VOWEL}]\\p{L})(?<![${VOWEL}])(?=[^\\Wh${VOWEL}][${VOWEL}])`,
  'giu',
)

/** A name for a narrow tile: long words may be divided, and show it only where they are. */
export const hyphenated = (name: string): string =>
  name
    .split(' ')
    .map((word) => (word.length < LONG ? word : word.replaceAll(SYLLABLE, SOFT)))
    .join(' ')
