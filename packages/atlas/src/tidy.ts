/** Words of one letter that never end a line: they belong to the word that follows them. */
const SHORT = /(?<=^|[\s(„“"·])([aikosuvz])\s+(?=\S|$)/giu

/** A text as it is set: no preposition of one letter stands alone at the end of a line. */
export const tidy = (text: string): string => text.replace(SHORT, '$1\u00a0')
