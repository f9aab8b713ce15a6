/** An option as a sentence with one word that can be changed, and what that choice does. */
export interface OptionSentence {
  readonly before: string
  readonly word: string
  readonly after: string
  readonly note: string
}

/** The word that can be changed stands in the outermost brackets: "You play the [full game] with artifacts." */
export function optionSentence(text: string, note: string): OptionSentence {
  const found = /^([^[]*)\[(.+)\]([^\]]*)$/.exec(text)
  if (found === null) throw new Error(`No word of "${text}" can be changed`)
  const [, before, word, after] = found
  return { before, word, after, note }
}

/** Text with the word in brackets, and one line of what it does. */
export type Said = readonly [text: string, note: string]

/** The sentences of a game's options: by value, or made from the value as text. */
export type OptionSentences<Name extends string> = Readonly<
  Record<Name, Readonly<Record<string, Said>> | ((value: string) => Said)>
>

/** Null for an option or a value that nobody wrote a sentence for: then its label must do. */
export function sentenceIn(
  sentences: OptionSentences<string>,
  option: string,
  value: string,
): OptionSentence | null {
  const of = Object.hasOwn(sentences, option) ? sentences[option] : undefined
  if (of === undefined) return null
  const said = typeof of === 'function' ? of(value) : Object.hasOwn(of, value) ? of[value] : undefined
  return said === undefined ? null : optionSentence(...said)
}
