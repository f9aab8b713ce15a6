import { expect, test } from 'vitest'
import { messages, rules, type Spoken, stories } from './spoken.ts'

/*
 * One voice: whoever reads is one person and is told "ty". Messages, doors, names and stories therefore never use the
 * plural of the second person, neither its pronouns nor its verbs; what is said to a whole table is named below.
 * Rulebooks may speak to the whole table ("Vyhrajete společně"): verbs in the plural are theirs, but of the pronouns
 * only "z vás", one of the many.
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

/** Messages to the whole table, never to one reader. */
const TO_ALL: readonly string[] = [
  'Stroje uhrýzajú z divočiny. Vyhráte spolu, keď postavíte všetky *tábory* a zalesníte každú továreň.',
  'Každé kolo tajne vyberieš jedného *Strážcu*. Pri výbere sa mlčí, radíte sa až po odhalení.',
]

/** A sign on a door, in the voice of doors. */
const SIGNS: readonly string[] = [
  'Račte se přezout, koberec tu rostl sto let.',
  'Ráčte sa prezuť, koberec tu rástol sto rokov.',
]

function polite({ language, text }: Omit<Spoken, 'at'>): string[] {
  if ([...SIGNS, ...TO_ALL].includes(text) || CODE.test(text)) return []
  const pronouns = [...text.matchAll(PRONOUNS[language])].map(([word]) => word)
  const isNoun = (word: string, before: string) =>
    language === 'sk' && !/^ste$/i.test(word) && NOUN.test(before)
  const verbs = [...text.matchAll(VERBS)].flatMap(({ 0: word, index }) =>
    OTHERS[language].test(word) || isNoun(word, text.slice(0, index)) ? [] : [word],
  )
  return [...pronouns, ...verbs]
}

const found = (texts: readonly Spoken[], faults: (spoken: Spoken) => readonly string[]): string[] =>
  texts.flatMap((spoken) => faults(spoken).map((fault) => `${spoken.at}: ${fault} in "${spoken.text}"`))

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
