import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@vyprava/module/words.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FIGURE_NAMES, type FigureName, figureTextsIn } from '../../texts/figures.ts'
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

const drawn = (name: FigureName) => renderToStaticMarkup(createElement(figures[name], { language: 'cs' }))
const count = (markup: string, part: string): number => markup.split(part).length - 1

test('show what the rules do', () => {
  // The part lies where the rules find it; a leap reaches the twelve hexes of the second ring.
  expect(count(drawn('matching'), 'class="ak-seal"')).toBe(1)
  expect(count(drawn('reach'), 'class="ak-reach"')).toBe(12)
  expect(count(drawn('support'), 'class="ak-no"')).toBe(1)
  // Two fields of the forest are filled, one of the mountains, three of the ocean.
  expect([...drawn('compass').matchAll(/(\d)×/g)].map(([, number]) => Number(number))).toEqual([
    3, 2, 1, 4, 1,
  ])
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
})
