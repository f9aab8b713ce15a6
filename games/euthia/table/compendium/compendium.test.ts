import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { shippedPack } from '../../content/index.ts'
import { tileArt } from '../ink/art.ts'
import { foeArt } from '../ink/people.ts'
import { compendiumIn } from './index.tsx'

const pack = shippedPack()

describe('the compendium with pictures', () => {
  test.each(LANGUAGES)('has everything of the pack once, in %s', (language) => {
    const { kinds, entries } = compendiumIn(language)
    const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length
    expect(count('tiles')).toBe(pack.tiles.length)
    expect(count('monsters')).toBe(pack.monsters.length)
    expect(count('elites')).toBe(pack.elites.length)
    expect(count('heroes')).toBe(pack.heroes.length)
    expect(count('quests')).toBe(pack.encounterCards.length)
    expect(count('land')).toBe(pack.mapTiles.length)
    expect(count('scenarios')).toBe(pack.scenarios.length)
    expect(count('story')).toBe(pack.scenarioCards.length)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    const known = new Set(kinds.map(({ id }) => id))
    for (const { kind, name, story, id } of entries) {
      expect(known.has(kind), id).toBe(true)
      expect(name, id).not.toBe('')
      expect(story, id).not.toBe('')
      expect(id).toMatch(/^[a-z]+-\d+$/)
    }
  })

  test('a scenario tells its cards, and a map tile each of its fields', () => {
    const { entries } = compendiumIn('en')
    const named = (name: string) => entries.find((entry) => entry.name === name)
    const mirrezil = pack.scenarios.find(({ key }) => key === 'mirrezil')
    expect(named(mirrezil?.name.en ?? '')?.facts).toContainEqual([
      'Scenario cards',
      'Mirrezil, Legends, Events',
    ])
    for (const { kind, facts, id } of entries) if (kind === 'land') expect(facts, id).toHaveLength(3)
  })

  test('tiles of one hero and monsters of one level are not all the same picture', () => {
    for (const { key } of pack.heroes) {
      const own = pack.tiles.filter(({ hero }) => hero === key)
      expect(new Set(own.map(tileArt)).size, key).toBeGreaterThan(own.length / 2)
    }
    expect(new Set(pack.monsters.map(foeArt)).size).toBeGreaterThan(24)
  })
})
