import type { Prompt } from '@vyprava/kernel'
import { PLAIN, type PlainTexts } from './texts/plain.ts'
import type { GameWords, Language, Sentence } from './words.ts'

/** A name of the code as people write it: "ownTiles" is "own tiles". */
const spaced = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, ' ').toLowerCase()

/** The title of a game without words: its id, with a capital letter. */
export function titleFrom(id: string): string {
  const title = spaced(id)
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function shown(value: unknown, texts: PlainTexts): string {
  if (value === null || value === undefined) return texts.none
  if (Array.isArray(value)) {
    return value.length === 0 ? texts.none : value.map((each) => shown(each, texts)).join(', ')
  }
  if (typeof value === 'object') return fieldsOf(value, texts).join(', ')
  return String(value)
}

/** "stones 2", "from 3", …: every field but those that are said otherwise. */
const fieldsOf = (data: object, texts: PlainTexts, said: readonly string[] = []): string[] =>
  Object.entries(data)
    .filter(([name]) => !said.includes(name))
    .map(([name, value]) => `${spaced(name)} ${shown(value, texts)}`)

const joined = (first: string, fields: readonly string[]): string => [first, ...fields].join(' · ')

/** Words made of the data themselves, for a game that brings none: nothing is hidden, nothing is translated. */
export function plainWords(id: string, language: Language): GameWords {
  const texts = PLAIN[language]
  const asked = ({ key, values = {} }: Prompt): Sentence => [
    `${texts.choose}: ${joined(spaced(key), fieldsOf(values, texts))}.`,
  ]
  return {
    title: titleFrom(id),
    prompt: asked,
    event(event) {
      const seat: unknown = Reflect.get(event, 'seat')
      const what = joined(spaced(event.type), fieldsOf(event, texts, ['type', 'seat']))
      return typeof seat === 'number' ? [{ seat }, `: ${what}.`] : [`${what}.`]
    },
    refusal: ({ reason, values = {} }) => `${joined(spaced(reason), fieldsOf(values, texts))}.`,
    action: (action) => joined(spaced(action.type), fieldsOf(action, texts, ['type'])),
    group: ({ type }) => spaced(type),
    facts: ({ view }) => [
      {
        title: texts.table,
        rows: Object.entries(view).map(([name, value]) => [spaced(name), shown(value, texts)]),
      },
    ],
    ending: spaced,
    option: (name) => ({ label: spaced(name), help: '' }),
    value: (_, value) => spaced(value),
  }
}
