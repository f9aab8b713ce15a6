import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { flaws } from '../../../testing/speech.ts'
import { shippedPack } from '../../content/index.ts'
import { penFor } from './page.ts'

const pack = shippedPack()
const faces = [...pack.tiles, ...pack.gems, ...pack.essences]
const profiles = [
  ...pack.tiles.flatMap(({ profile }) => (profile === undefined ? [] : [profile])),
  ...[...pack.monsters, ...pack.elites, ...pack.elementals].map(({ profile }) => profile),
]
const lists = [
  ...pack.monsters.map(({ reward }) => reward.ops),
  ...pack.bounties.map(({ reward }) => reward),
  ...pack.encounterCards.map(({ reward }) => reward),
  ...pack.chaosCards.flatMap(({ fields }) => fields),
  ...pack.scenarioCards.flatMap(({ reward, ops }) => [reward ?? [], ops ?? []]),
  ...pack.mapTiles.flatMap(({ hexes }) => hexes.map(({ loot }) => loot ?? [])),
]

describe.each(LANGUAGES)('what is printed, in %s', (language) => {
  const pen = penFor(pack, language)

  test('has words, whole and of this language', () => {
    const texts = [
      ...faces.filter(({ effects }) => effects.length > 0).map(({ effects }) => pen.effects(effects)),
      ...profiles.map(pen.rows),
      ...lists.map(pen.ops),
      ...pack.encounterCards.map(({ require }) => pen.cost(require)),
    ]
    expect(flaws(language, texts)).toEqual([])
  })

  test('is told differently where it does something else', () => {
    const told = new Map<string, string>()
    for (const op of [
      ...faces.flatMap(({ effects }) => effects.flatMap((effect) => effect.do)),
      ...lists.flat(),
    ]) {
      const text = pen.ops([op])
      const key = JSON.stringify(op)
      expect(told.get(text) ?? key, text).toBe(key)
      told.set(text, key)
    }
    expect(told.size).toBeGreaterThan(100)
  })
})
