import { checkOptions, Random } from '@vyprava/kernel'
import { conformance, rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { EuthiaOptions } from '../rules/options.ts'
import { lively } from './pack/lively.ts'
import { subjectFor } from './subject.ts'

const subject = subjectFor(lively)
const CHOSEN = ['hunt, competitive, 2p', 'quickHunt, solo, 1p', 'Skoldur and Taesiri']

/** Heroes with much to use: costs of every kind, uses of several windows, gems, essences, equipment. */
conformance({ ...subject, tables: subject.tables.filter(({ name }) => CHOSEN.includes(name)) }, { runs: 3 })

rule(['EU-116', 'EU-873'], 'what a hero begins with counts from the start', () => {
  const { game } = subject
  const options = checkOptions<EuthiaOptions>(game.options, {})
  if (!options.ok) throw new Error(options.problem.expected)
  const { players } = game.setup({ seats: 2, options: options.value }, new Random('health'))
  for (const { hero, health, maxHealth } of players)
    expect([health, maxHealth]).toEqual([
      lively.heroes[hero].maxHealth + 2,
      lively.heroes[hero].maxHealth + 2,
    ])
})
