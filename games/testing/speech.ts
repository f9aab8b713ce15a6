import type { GameWords, Language, Sentence, WordContext } from '@vyprava/module/words.ts'

/** The players of all tests of words. */
export const PLAYERS = ['Ada', 'Bert', 'Cyril', 'Dora', 'Ema', 'Filip', 'Gita']

/** A sentence as it is read aloud. */
export const spoken = (sentence: Sentence): string =>
  sentence
    .map((phrase) => {
      if (typeof phrase === 'string') return phrase
      return 'seat' in phrase ? PLAYERS[phrase.seat] : phrase.name
    })
    .join('')

/** Letters that do not belong to a language. */
const FOREIGN = { cs: /[ľĺŕäô]/i, sk: /[ěřů]/i, en: /[áčďéěíňóřšťúůýžľĺŕäô]/i } as const
const BROKEN = /^$|^ | $|undefined|NaN|null|\[object|[{}]| {2}| [,.;:)]|\( |\.\.|-\d/

/** The texts that are broken or in the wrong language: none, we hope. */
export const flaws = (language: Language, texts: readonly string[]): string[] =>
  texts.filter((text) => BROKEN.test(text) || FOREIGN[language].test(text))

export const contextOf = <View extends object>(view: View, observer: number | null): WordContext<View> => ({
  view,
  names: PLAYERS,
  observer,
})

/** Every text of the facts. */
export const factTexts = <View extends object>(
  words: Pick<GameWords<View>, 'facts'>,
  context: WordContext<View>,
): string[] => words.facts(context).flatMap(({ title, rows }) => [title, ...rows.flat()])
