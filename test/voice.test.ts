import { expect, test } from 'vitest'
import { messages, rules, type Spoken, stories } from './spoken.ts'

/*
 * One voice: whoever reads is one person and is told "ty". Messages, doors, names and stories therefore never use the
 * plural of the second person, neither its pronouns nor its verbs. Rulebooks may speak to the whole table ("Vyhrajete
 * společně"): verbs in the plural are theirs, but of the pronouns only "z vás", one of the many.
 */

const PRONOUNS = {
  cs: /(?<!\p{L})(?:vy|vás|vám|vámi|váš|vaš\p{L}*)(?!\p{L})/giu,
  sk: /(?<!\p{L})(?:vy|vás|vám|vami|váš|vaš\p{L}*)(?!\p{L})/giu,
}
const VERBS = /(?<!\p{L})\p{L}+te(?!\p{L})/giu

/** Words that end as such verbs do and are none: third persons, nouns, and words of other languages. */
const OTHERS = {
  cs: /^(?:\p{L}*(?:čte|roste|kvete|plete|mete)|hraběte|dráčete|doupěte|delapouite|delete|moderate|complete)$/iu,
  sk: /^(?:ešte|osamote|lokalite|karte|meste|mieste|liste|variante|okamžite|určite|\p{L}*(?:rastte|kvete|pletie)|hate|hrste|pečate|siete|výpuste|piate|šieste|delapouite|delete|moderate|complete)$/iu,
}

/** In Slovak, after a preposition, with an adjective or without one, stands a noun: "na karte", "v druhom meste". */
const NOUN = /(?<!\p{L})(?:k|ku|na|o|po|pri|proti|v|vo|u|s|so)\s(?:\p{L}+\s){0,2}$/iu

/** The name of a unit for the machine, not for people. */
const CODE = /^minute$/

/** A sign on a door, in the voice of doors. */
const SIGNS: readonly string[] = [
  'Račte se přezout, koberec tu rostl sto let.',
  'Ráčte sa prezuť, koberec tu rástol sto rokov.',
]

/** Of Slovak only: files whose words are still being mended. */
const UNMENDED: readonly string[] = [
  'games/ark/content/stories/vyprava.json',
  'games/ark/texts/sk/table.ts',
  'games/defenders/rulebook/sk.md',
  'games/defenders/texts/sk/lessons.ts',
  'games/defenders/texts/sk/refusals.ts',
  'games/defenders/texts/sk/table.ts',
  'games/defenders/texts/sk/telling.ts',
  'games/euthia/content/names/personal.json',
  'games/euthia/content/names/scenario-cards.json',
  'games/euthia/rulebook/sk.md',
  'games/euthia/texts/sk/course.ts',
  'games/euthia/texts/sk/options.ts',
  'games/roam/content/vyprava.json',
  'games/roam/rulebook/sk.md',
  'games/roam/texts/sk/table.ts',
  'packages/web/src/texts/bots-sk.ts',
  'packages/web/src/texts/end-sk.ts',
  'packages/web/src/texts/laying-sk.ts',
  'packages/web/src/texts/meeting-sk.ts',
  'packages/web/src/texts/online-sk.ts',
  'packages/web/src/texts/play-sk.ts',
  'packages/web/src/texts/sk.ts',
]

function polite({ language, text }: Omit<Spoken, 'at'>): string[] {
  if (SIGNS.includes(text) || CODE.test(text)) return []
  const pronouns = [...text.matchAll(PRONOUNS[language])].map(([word]) => word)
  const isNoun = (word: string, before: string) =>
    language === 'sk' && !/^ste$/i.test(word) && NOUN.test(before)
  const verbs = [...text.matchAll(VERBS)].flatMap(({ 0: word, index }) =>
    OTHERS[language].test(word) || isNoun(word, text.slice(0, index)) ? [] : [word],
  )
  return [...pronouns, ...verbs]
}

const found = (texts: readonly Spoken[], faults: (spoken: Spoken) => readonly string[]): string[] =>
  texts
    .filter(({ at, language }) => language === 'cs' || !UNMENDED.some((file) => at.startsWith(file)))
    .flatMap((spoken) => faults(spoken).map((fault) => `${spoken.at}: ${fault} in "${spoken.text}"`))

test('one reader is told "ty", in messages and stories', () => {
  const told = [...messages(), ...stories()]
  expect(told.length).toBeGreaterThan(8000)
  expect(found(told, polite)).toEqual([])
})

test('rulebooks say "vy" to the whole table only', () => {
  expect(rules().length).toBeGreaterThan(3000)
  expect(
    found(rules(), ({ language, text }) =>
      [...text.replaceAll(/(?<!\p{L})[zZ] vás/gu, '').matchAll(PRONOUNS[language])].map(([word]) => word),
    ),
  ).toEqual([])
})

test.each([
  ['cs', 'Vaše stoly', ['Vaše']],
  ['cs', 'Zkuste to znovu.', ['Zkuste']],
  ['cs', 'Když budete na tahu, řekneme vám to.', ['vám', 'budete']],
  ['cs', 'O tohle jste už žádali.', ['jste']],
  ['sk', 'Ste na ťahu, čaká sa na vás.', ['vás', 'Ste']],
  ['sk', 'Pozrite sa ešte raz.', ['Pozrite']],
  ['sk', 'Karta na tomto mieste ešte čaká.', []],
  ['cs', 'Kde roste les, tam se čte kompas.', []],
] as const)('%s: %s', (language, text, words) => {
  expect(polite({ language, text })).toEqual(words)
})

/** Quotation marks that are not of these languages, outside of code in rulebooks. */
const FOREIGN = /["”‟«»‹›]|(?<=^|[\s(])['‘’‚]|['’](?=[\s.,!?)]|$)/gu

/** Inner quotes open before they close. */
function quotes({ text }: Pick<Spoken, 'text'>): string[] {
  const strange = [...text.matchAll(FOREIGN)].map(([sign]) => sign)
  const opened = text.split('„').length - 1
  const closed = text.split('“').length - 1
  return opened === closed ? strange : [...strange, `${opened} „ and ${closed} “`]
}

test('quotes are „ “', () => {
  const all = [...messages(), ...stories(), ...rules()]
  expect(all.filter(({ text }) => text.includes('„')).length).toBeGreaterThan(30)
  expect(found(all, quotes)).toEqual([])
})

test.each([
  ['Sada "Výprava"', ['"', '"']],
  ['Sada ”Výprava”', ['”', '”']],
  ['Sada „Výprava”', ['”', '1 „ and 0 “']],
  ['Řekl ‘ano’.', ['‘', '’']],
  ['Všechny tvrdí „tam“.', []],
])('quotes of %s', (text, faults) => {
  expect(quotes({ text })).toEqual(faults)
})
