import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@vyprava/module/words.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FIGURE_NAMES, figureTextsIn } from '../../texts/figures.ts'
import { figures } from './index.tsx'

const LIMIT = 60_000

const bookIn = (language: string) =>
  readFileSync(new URL(`../../rulebook/${language}.md`, import.meta.url), 'utf8')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

test.each(LANGUAGES)('the book in %s shows exactly the figures that are drawn', (language) => {
  const shown = [...bookIn(language).matchAll(/^::figure (\S+)$/gm)].map(([, name]) => name)
  expect(shown.toSorted()).toEqual(Object.keys(figures).toSorted())
})

const count = (markup: string, part: string): number => markup.split(part).length - 1

test('show what the rules do', () => {
  const drawn = (name: (typeof FIGURE_NAMES)[number]) =>
    renderToStaticMarkup(createElement(figures[name], { language: 'cs' }))
  // Two trios; two steps; the corner hex has three rim sides besides the edge that was left.
  expect(count(drawn('first-walls'), 'data-wall=')).toBe(4)
  expect(count(drawn('engine'), 'data-wall=')).toBe(2)
  expect(count(drawn('rim'), 'data-wall=')).toBe(4)
  expect(count(drawn('enclosed'), 'df-figure-yes')).toBe(1)
  expect(count(drawn('enclosed'), 'df-figure-no')).toBe(2)
  expect(drawn('trail')).toContain('route-dots')
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(FIGURE_NAMES)('%s is a picture with a label and a caption', (name) => {
    const markup = renderToStaticMarkup(createElement(figures[name], { language }))
    const { label, caption } = figureTextsIn(language)[name]
    expect(markup).toContain(`role="img" aria-label="${escaped(label)}"`)
    expect(markup).toContain(`<figcaption>${escaped(caption)}</figcaption>`)
    expect(markup).not.toMatch(/NaN|undefined|#[0-9a-f]{6}/)
    expect(new Blob([markup]).size).toBeLessThan(LIMIT)
  })

  test('every picture has words of its own', () => {
    const texts = FIGURE_NAMES.map((name) => figureTextsIn(language)[name])
    expect(new Set(texts.flatMap(({ label, caption }) => [label, caption])).size).toBe(2 * texts.length)
  })
})
