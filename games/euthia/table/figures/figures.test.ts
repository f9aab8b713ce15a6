import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@vyprava/module/words.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FIGURE_NAMES, type FigureName, figureTextsIn } from '../../texts/figures.ts'
import { figures } from './index.tsx'

const bookIn = (language: string) =>
  readFileSync(new URL(`../../rulebook/${language}.md`, import.meta.url), 'utf8')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

test.each(LANGUAGES)('the book in %s shows exactly the figures that are drawn', (language) => {
  const shown = [...bookIn(language).matchAll(/^::figure (\S+)$/gm)].map(([, name]) => name)
  expect(shown.toSorted()).toEqual(Object.keys(figures).toSorted())
})

const count = (markup: string, part: string): number => markup.split(part).length - 1

test('show what the rules say', () => {
  const drawn = (name: FigureName) => renderToStaticMarkup(createElement(figures[name], { language: 'cs' }))
  // One monster is left before the closed centre, none beside the hero in the open one.
  expect(count(drawn('centre'), 'class="eu-foe')).toBe(1)
  expect(count(drawn('centre'), 'class="eu-fig"')).toBe(1)
  expect(count(drawn('liberated'), 'class="eu-foe')).toBe(1)
  expect(count(drawn('influence'), 'eu-inf el-fire')).toBe(1)
  expect(count(drawn('influence'), 'eu-inf el-water')).toBe(1)
  // Nobody's tokens lie where the rule is about elementals; one and two where it is about them.
  expect(count(drawn('influence'), 'class="tk-top"')).toBe(0)
  expect(count(drawn('mining'), 'class="tk-top"')).toBe(3)
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(FIGURE_NAMES)('%s is a picture with a label and a caption', (name) => {
    const markup = renderToStaticMarkup(createElement(figures[name], { language }))
    const { label, caption } = figureTextsIn(language)[name]
    expect(markup).toContain(`role="img" aria-label="${escaped(label)}"`)
    expect(markup).toContain(`<figcaption>${escaped(caption)}</figcaption>`)
    expect(markup).not.toMatch(/NaN|undefined/)
  })

  test('every picture has words of its own', () => {
    const texts = FIGURE_NAMES.map((name) => figureTextsIn(language)[name])
    expect(new Set(texts.flatMap(({ label, caption }) => [label, caption])).size).toBe(2 * texts.length)
  })
})
