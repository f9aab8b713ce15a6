/** "Zelená" of "zelená". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "A", "A a B", "A, B a C": of plain texts, as `series` is of sentences. */
export const listed = (texts: readonly string[], and: string): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)}`

/** What is there of a list in which things may be missing, with commas. */
export const present = (texts: readonly (string | null)[], between = ', '): string =>
  texts.filter((text) => text !== null).join(between)

/** A text for something that may be missing: null without it. */
export const ifAny = <Thing>(thing: Thing | null, said: (thing: Thing) => string): string | null =>
  thing === null ? null : said(thing)

/** A message: words alone, or made from values. */
export type Text<Values> = string | ((of: Values) => string)

export const textOf = <Values>(text: Text<Values>, values: Values): string =>
  typeof text === 'string' ? text : text(values)
