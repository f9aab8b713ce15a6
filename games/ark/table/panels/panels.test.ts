import { LANGUAGES } from '@vyprava/module'
import { describe, expect, it } from 'vitest'
import { labelsIn } from '../../texts/labels/index.ts'
import { guideTo } from '../../texts/names.ts'
import { moments } from '../testing/moments.ts'
import { answering, partsOn, sealedOf, stateOf, statesOf } from './standing.ts'

const SEEN = [...moments(2)].filter((_, place) => place % 5 === 0)

describe('what is known of the others', () => {
  it('in a race nobody sees what another answer holds before the reveal (AR-221)', () => {
    for (const { view, seat } of SEEN) {
      if (view.mode !== 'race') continue
      view.sheets.forEach((_, other) => {
        if (other !== seat) expect(sealedOf(view, other)).toBeNull()
      })
    }
  })

  it('whoever is asked for an answer thinks, and who has given it is sealed', () => {
    for (const { view, seat, prompt } of SEEN) {
      if (prompt !== 'answer' && prompt !== 'answerMove') continue
      expect(answering(view)).toContain(seat)
      expect(stateOf(view, seat)).toBe('answers')
      view.sheets.forEach(({ answered, status }, other) => {
        if (answered && status === 'playing' && other !== view.active)
          expect(stateOf(view, other)).toBe('sealed')
      })
    }
  })

  it('plates show as many seals as parts were counted', () => {
    for (const { view } of SEEN) {
      view.sheets.forEach((sheet) => {
        const { parts, compass, stale } = sheet
        const found = partsOn(guideTo(view.map).chart, sheet)
        if (!stale) expect(found).toHaveLength(parts)
        expect(statesOf(compass, found).filter((state) => state === 'found')).toHaveLength(found.length)
      })
    }
  })
})

/** Letters of a line on a card of a phone, beside the pencil that changes the colour. */
const SHORT = 13

describe.each(LANGUAGES)('labels beside the sheet in %s', (language) => {
  const labels = labelsIn(language).panels
  const map = { colour: 2, painted: 0, allowance: 3, targets: 7, finds: [], minus: false, last: false }

  it('count what a move may paint in the right form', () => {
    const forms = [1, 3, 5].map((allowance) =>
      labels.mapCard({ ...map, allowance }).main.replace(/\d+ ?/u, ''),
    )
    expect(new Set(forms).size).toBe(language === 'en' ? 2 : 3)
  })

  it('say first what is found, then what it costs', () => {
    expect(labels.mapCard({ ...map, finds: ['E'], minus: true }).note?.tone).toBe('good')
    expect(labels.mapCard({ ...map, minus: true }).note?.tone).toBe('bad')
    expect(labels.mapCard(map).note).toBeNull()
    const compass = { colour: 2, field: 3, free: 4, finds: [], misfits: ['A', 'B', 'C'] }
    expect(labels.compassCard(compass).note?.tone).toBe('bad')
    expect(labels.compassCard({ ...compass, finds: ['A'] }).note?.tone).toBe('good')
  })

  it('have short lines for phones', () => {
    for (let allowance = 1; allowance <= 6; allowance++)
      for (let colour = 0; colour < 5; colour++)
        for (const painted of [0, 1]) {
          const { brief } = labels.mapCard({ ...map, colour, allowance, painted })
          expect(brief[0].length, brief[0]).toBeLessThanOrEqual(SHORT)
        }
    for (let free = 0; free <= 24; free++) {
      const { brief } = labels.compassCard({ colour: 2, field: null, free, finds: [], misfits: [] })
      expect(brief[0].length, brief[0]).toBeLessThanOrEqual(SHORT)
    }
  })

  it('tell the own answer with all that belongs to it', () => {
    const own = labels.sealed.own({
      kind: 'map',
      colour: 2,
      hexes: ['V·3', 'V·4'],
      field: null,
      meadow: 'I·1',
    })
    for (const place of ['V·3', 'V·4', 'I·1']) expect(own).toContain(place)
  })
})
