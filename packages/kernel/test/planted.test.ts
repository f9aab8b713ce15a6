import { describe, expect, test } from 'vitest'
import { checkProperty, PROPERTY_NAMES } from '../testing/index.ts'
import type { Subject } from '../testing/subject.ts'
import { furtherBugs, plantedBugs } from './planted.ts'
import { beaconsSubject, descentSubject, sealedBidsSubject, ticTacToeSubject } from './subjects.ts'

const sound: readonly Subject[] = [ticTacToeSubject, sealedBidsSubject, descentSubject, beaconsSubject]

describe('planted bugs', () => {
  for (const property of PROPERTY_NAMES) {
    test(`"${property}" catches its planted bug`, () => {
      const planted = plantedBugs[property]
      const failure = checkProperty(planted, property, { runs: 40 })
      expect(failure?.property).toBe(property)
      const original = sound.find(({ game }) => game.id === planted.game.id)
      if (original === undefined || failure === null)
        throw new Error('every bug is planted in a reference game')
      expect(checkProperty(original, property, { runs: 40 })).toBeNull()
    })
  }

  for (const { property, bug, subject, says } of furtherBugs) {
    test(`"${property}" catches ${bug}`, () => {
      expect(checkProperty(subject, property, { runs: 40 })?.message).toContain(says)
    })
  }
})

describe('failures', () => {
  test('are shrunk to a short run', () => {
    const failure = checkProperty(plantedBugs['refusals cite a rule'], 'refusals cite a rule', { runs: 40 })
    expect(failure?.run.length).toBe(0)
  })

  test('are the same for the same seed', () => {
    const once = checkProperty(plantedBugs['lists are sorted'], 'lists are sorted', { seed: 7 })
    const again = checkProperty(plantedBugs['lists are sorted'], 'lists are sorted', { seed: 7 })
    expect(once).toEqual(again)
  })
})
