import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeRulebook } from '../../testing/rulebook.ts'
import { FIGURE_NAMES } from '../texts/figures.ts'
import rules from './rules.json' with { type: 'json' }

describeRulebook({
  folder: new URL('./', import.meta.url),
  prefix: 'EU',
  rules,
  counts: { rules: 465, rulings: 115, examples: 29 },
  figures: FIGURE_NAMES,
  names: ['Áel'],
})

const OURS = { cs: 'Naše vlastní rozhodnutí.', sk: 'Naše vlastné rozhodnutie.', en: 'Our own ruling.' }
const isOurs = (ruling: number): boolean =>
  (ruling >= 94 && ruling <= 102) || (ruling >= 110 && ruling <= 122)

test.each(Object.entries(OURS))(
  'rulings that the box does not know are marked as ours (%s)',
  (language, mark) => {
    const text = readFileSync(new URL(`./${language}.md`, import.meta.url), 'utf8')
    for (const [, number, body] of text.matchAll(/^### EU-R(\d+) [^\n]*\n\n([^#]*)/gm))
      expect([number, body.includes(mark)]).toEqual([number, isOurs(Number(number))])
  },
)
