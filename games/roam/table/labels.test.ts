import { LANGUAGES } from '@vyprava/module'
import { describe, expect, it } from 'vitest'
import { labelsIn } from '../texts/labels.ts'

describe.each(LANGUAGES)('labels in %s', (language) => {
  const labels = labelsIn(language)

  it('say what a square holds', () => {
    const facts = { place: 'C4', land: 'Louka', owners: ['Marie'], coins: 1, lit: true }
    expect(labels.square(facts)).toMatch(/^C4: Louka, .*Marie.*1/)
    expect(labels.square({ ...facts, land: null })).not.toContain('Louka')
  })

  it('have forms for one, few and many', () => {
    const words = [1, 3, 7].map(labels.coinsWord)
    expect(new Set(words).size).toBe(language === 'en' ? 2 : language === 'sk' ? 3 : 2)
    expect(new Set([1, 3, 7].map(labels.markersWord)).size).toBe(language === 'en' ? 2 : 3)
  })

  it('tell a preview in one sentence', () => {
    const text = labels.preview({
      markers: 3,
      coins: 2,
      skipped: 1,
      short: false,
      completes: [{ land: 'Louka', leaders: ['Marie', 'Eliška'] }],
    })
    expect(text).toContain('Louka')
    expect(text.endsWith('.')).toBe(true)
  })
})
