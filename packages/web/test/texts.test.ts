import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FRIENDS_TEXTS } from '../src/texts/friends.ts'
import { HALL_TEXTS } from '../src/texts/hall.ts'
import { LANGUAGES, languageFor, TEXTS } from '../src/texts/index.ts'
import { ONLINE_TEXTS } from '../src/texts/online.ts'
import { OPERATOR_TEXTS } from '../src/texts/operator.ts'
import { pluralIn } from '../src/texts/plural.ts'
import { ROOM_TEXTS } from '../src/texts/room.ts'

describe('plurals', () => {
  const coins = { one: 'mince', few: 'mince', many: 'mince', other: 'mincí' }

  test.each([
    [1, '1 mince'],
    [2, '2 mince'],
    [4, '4 mince'],
    [5, '5 mincí'],
    [0, '0 mincí'],
    [1.5, '1,5 mince'],
  ])('%d coins in Czech', (count, said) => expect(pluralIn('cs').count(count, coins)).toBe(said))

  test('a range speaks in the form of its end', () => {
    expect(TEXTS.cs.home.players(2, 4)).toBe('2–4 hráči')
    expect(TEXTS.cs.home.players(1, 7)).toBe('1–7 hráčů')
    expect(TEXTS.sk.home.players(1, 7)).toBe('1–7 hráčov')
    expect(TEXTS.en.home.players(1, 7)).toBe('1–7 players')
  })

  test('big numbers are grouped by the habit of the language', () => {
    expect(pluralIn('en').count(1200, { one: 'game', other: 'games' })).toBe('1,200 games')
  })
})

describe('the language of the reader', () => {
  test.each([
    [['cs-CZ', 'en'], 'cs'],
    [['de', 'sk'], 'sk'],
    [['de-AT'], 'en'],
    [[], 'en'],
  ])('%j reads %s', (preferred, spoken) => expect(languageFor(preferred)).toBe(spoken))
})

describe.each(LANGUAGES)('texts in %s', (language) => {
  test('say something everywhere', () => {
    const silent: string[] = []
    const walk = (value: unknown, path: string) => {
      if (value === '') silent.push(path)
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`)
    }
    walk(TEXTS[language], language)
    walk(ONLINE_TEXTS[language], `${language}.online`)
    walk(OPERATOR_TEXTS[language], `${language}.operator`)
    walk(FRIENDS_TEXTS[language], `${language}.friends`)
    walk(HALL_TEXTS[language], `${language}.hall`)
    walk(ROOM_TEXTS[language], `${language}.room`)
    expect(silent).toEqual([])
  })
})

test('components carry no words of their own', () => {
  const src = new URL('../src/', import.meta.url)
  const components = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const spoken = components.flatMap((file) => {
    const jsx = readFileSync(new URL(file, src), 'utf8')
    const children = [
      ...jsx.matchAll(
        /<\/?[a-zA-Z][^<>{}=]*?(?:=(?:"[^"]*"|\{[^{}]*\})[^<>{}=]*?)*>\s*([^<>{}()=;:]*\p{L}{3}[^<>{}()=;:]*)</gu,
      ),
    ]
    const labels = [...jsx.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]+)"/g)]
    return [...children, ...labels].map(([, words]) => `${file}: ${words.trim()}`)
  })
  expect(spoken).toEqual([])
})

test('every message is said somewhere', () => {
  const src = new URL('../src/', import.meta.url)
  const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('texts'))
    .map((file) => readFileSync(new URL(file, src), 'utf8'))
    .join('\n')
  const said = (key: string) => new RegExp(`[.{,]\\s*${key}\\b|'${key}'`).test(code)
  const unused: string[] = []
  const walk = (value: object, path: string) => {
    for (const [key, inner] of Object.entries(value)) {
      if (/^\d+$/.test(key) || key === 'noUndo') continue
      if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) walk(inner, `${path}.${key}`)
      else if (!said(key)) unused.push(`${path}.${key}`)
    }
  }
  const { seats: _seats, ...messages } = TEXTS.en
  walk(messages, 'texts')
  walk(ONLINE_TEXTS.en, 'online')
  walk(FRIENDS_TEXTS.en, 'friends')
  walk(HALL_TEXTS.en, 'hall')
  walk(ROOM_TEXTS.en, 'room')
  // What the server calls what was done, and why something was not.
  const { log, deed, ...operator } = OPERATOR_TEXTS.en
  walk({ ...operator, log: { ...log, deeds: [] }, deed: { ...deed, errors: [] } }, 'operator')
  expect(unused).toEqual([])
})
