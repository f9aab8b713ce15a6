/** Words of one letter that never end a line: they belong to the word that follows them. */
const SHORT = /(?<=^|[\s(„“"·])([aikosuvz])\s+(?=\S|$)/giu

/** An edge between two hexes is one name. */
const EDGE = /(?<=[A-Z]\d+)–(?=[A-Z]\d)/gu

/** A text as it is set: no preposition of one letter stands alone at the end of a line, no name of an edge is parted. */
export const tidy = (text: string): string => text.replace(SHORT, '$1\u00a0').replace(EDGE, '\u2060–\u2060')
