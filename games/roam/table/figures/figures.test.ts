import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@vyprava/module/words.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FIGURE_NAMES, figureTextsIn } from '../../texts/figures.ts'
import { figures } from './index.tsx'

const LIMIT = 60_000

/** The drawings of lands are remembered and shared by all pictures; they are weighed elsewhere. */
const LAND = /<svg[^>]*class="land [^>]*>.*?<\/svg>/gs

const bookIn = (language: string) =>
  readFileSync(new URL(`../../rulebook/${language}.md`, import.meta.url), 'utf8')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

test.each(LANGUAGES)('the book in %s shows exactly the figures that are drawn', (language) => {
  const shown = [...bookIn(language).matchAll(/^::figure (\S+)$/gm)].map(([, name]) => name)
  expect(shown.toSorted()).toEqual(Object.keys(figures).toSorted())
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(FIGURE_NAMES)('%s is a picture with a label and a caption', (name) => {
    const markup = renderToStaticMarkup(createElement(figures[name], { language }))
    const { label, caption } = figureTextsIn(language)[name]
    expect(markup).toContain(`role="img" aria-label="${escaped(label)}"`)
    expect(markup).toContain(`<figcaption>${escaped(caption)}</figcaption>`)
    expect(markup).not.toMatch(/NaN|undefined|#[0-9a-f]{6}/)
    expect(new Blob([markup.replaceAll(LAND, '')]).size).toBeLessThan(LIMIT)
  })

  test('every picture has words of its own', () => {
    const texts = FIGURE_NAMES.map((name) => figureTextsIn(language)[name])
    expect(new Set(texts.flatMap(({ label, caption }) => [label, caption])).size).toBe(2 * texts.length)
  })
})
