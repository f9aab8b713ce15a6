import { LANGUAGES } from '@vyprava/module/words.ts'
import { expect, test } from 'vitest'
import { shippedPack } from '../../content/index.ts'
import { MODES } from '../../content/lists.ts'
import { labelsIn } from '../../texts/labels/index.ts'
import { winsOf } from './goal.ts'

const { scenarios } = shippedPack()
const ALL = LANGUAGES.map((language) => labelsIn(language).round)
const heroes = (count: number) => ({ players: new Array(count).fill(null) })
const of = (key: string) => {
  const scenario = scenarios.find((one) => one.key === key)
  if (scenario === undefined) throw new Error(`there is no scenario '${key}'`)
  return scenario
}

test('EU-1514, EU-1528 what wins is said with the numbers of the table, in the grammar of each language', () => {
  const hunt = (mode: (typeof MODES)[number], count: number) =>
    ALL.map((labels) => winsOf(of('hunt'), { mode, ...heroes(count) }, labels))
  expect(hunt('solo', 1)).toEqual([
    'Porazit do konce 8. kola aspoň 4 elitní monstra.',
    'Poraziť do konca 8. kola aspoň 4 elitné monštrá.',
    'By the end of round 8, defeat at least 4 elites.',
  ])
  expect(hunt('cooperative', 2)[0]).toContain('aspoň 5 elitních monster')
  expect(winsOf(of('settlements'), { mode: 'solo', ...heroes(1) }, labelsIn('cs').round)).toContain(
    'nejvýš o 2 osady',
  )
})

test('EU-1501 among rivals it is said what a missed goal costs', () => {
  for (const scenario of scenarios)
    for (const mode of MODES)
      for (const labels of ALL) {
        const said = winsOf(scenario, { mode, ...heroes(2) }, labels)
        expect(said).toContain(`${scenario.rounds}`)
        expect(said.includes(labels.rivals)).toBe(mode === 'competitive')
      }
})
