import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { shippedPack } from '../../content/index.ts'
import { compendium } from './index.ts'
import { penFor } from './page.ts'

const pack = shippedPack()
const { heroes, tiles, gems, essences, monsters, elites, bounties, chaosCards, elementals } = pack
const { encounters, encounterCards, mapTiles, scenarioCards, titles, scenarios } = pack
const things = [
  ...[heroes, tiles, gems, essences, monsters, elites, bounties, chaosCards, elementals],
  ...[encounters, encounterCards, mapTiles, scenarioCards, titles, scenarios],
].flat()

describe.each(LANGUAGES)('the compendium in %s', (language) => {
  const page = compendium(pack, language)

  test('is written anew when the pack or its words change: node scripts/compendium.ts', () => {
    const file = new URL(`../../../../docs/compendium/euthia.${language}.md`, import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(page)
  })

  test('names everything in the pack, with its story', () => {
    expect(things.length).toBeGreaterThan(700)
    const missing = things.filter(
      ({ name, line }) => !page.includes(name[language]) || !page.includes(`*${line[language]}*`),
    )
    expect(missing).toEqual([])
  })

  test('is a page of headings, paragraphs and whole tables', () => {
    expect(page).not.toMatch(/undefined|NaN|\[object|null/)
    const tables = page.split('\n\n').filter((block) => block.startsWith('|'))
    expect(tables.length).toBeGreaterThanOrEqual(60)
    for (const block of tables) {
      const widths = block.split('\n').map((row) => row.split(' | ').length)
      expect(new Set(widths).size, block.slice(0, 80)).toBe(1)
      expect(widths.length, block.slice(0, 80)).toBeGreaterThan(2)
    }
  })

  test('has its own headings', () => {
    const own = Object.values(penFor(pack, language).labels).filter((label) => typeof label === 'string')
    expect(own.filter((label) => label.trim() === '')).toEqual([])
    expect(page.split('\n').filter((line) => line.startsWith('## '))).toHaveLength(
      new Set(page.split('\n').filter((line) => line.startsWith('## '))).size,
    )
  })
})
