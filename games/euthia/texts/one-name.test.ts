import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/* One thing has one name, that of the box where players know it: these are the words that it replaced. */

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const filesOf = (language: 'cs' | 'sk'): string[] =>
  [`texts/${language}/**/*.ts`, `texts/**/${language}.ts`, `rulebook/${language}.md`].flatMap((pattern) =>
    globSync(pattern, { cwd: ROOT }),
  )

/** The words of one language in the lists of names, where all three stand together. */
const namesIn = (language: 'cs' | 'sk'): string =>
  globSync('content/names/*.json', { cwd: ROOT })
    .flatMap((file) => [...readFileSync(`${ROOT}${file}`, 'utf8').matchAll(/"(cs|sk)": "([^"]*)"/g)])
    .flatMap(([, of, text]) => (of === language ? [text] : []))
    .join('\n')

const OLD = {
  cs: [/přilb/i, /drátěn/i, /žoldnéř/i, /(odměn[ay]|lovce,) zbrojíře/i, /cesty k bráně/i],
  sk: [/drôten/i, /(odmen[ay]|lovca,) zbrojára/i, /cesty k bráne/i],
} as const

test.each(['cs', 'sk'] as const)('no old word is left (%s)', (language) => {
  const files = filesOf(language)
  expect(files.length).toBeGreaterThan(15)
  const texts = [namesIn(language), ...files.map((file) => readFileSync(`${ROOT}${file}`, 'utf8'))]
  for (const word of OLD[language]) expect(texts.flatMap((text) => text.match(word) ?? [])).toEqual([])
})

test('the armourer is a woman, and Silence silences', () => {
  for (const [language, words] of [
    ['cs', ['Zbrojířka', 'Umlčení', 'Pevnost žoldáků', 'Kožená helma']],
    ['sk', ['Zbrojárka', 'Umlčanie']],
  ] as const)
    for (const word of words) expect(namesIn(language)).toContain(word)
})
