import { LANGUAGES } from '@vyprava/module'
import { describe, expect, it } from 'vitest'
import { NONE } from '../../rules/index.ts'
import { labelsIn } from '../../texts/labels/index.ts'
import { defenderArt, leaderArt } from '../art.ts'
import { SHIPPED } from '../cards.ts'
import { moments } from '../testing/moments.ts'
import { WITH_TEXT } from './cards/defender-ink.ts'
import { faceOf } from './cards/face.ts'
import { fitting, widthAt, wrapped } from './cards/wrap.ts'
import { machinesLeft, turnsOf } from './left.ts'
import { pointsOf } from './preview.tsx'
import { pilesOf, rowOf } from './row.ts'
import { whereIs } from './seat-sheet.tsx'
import { standingOf } from './standing.ts'
import { PHRASE_GROUPS } from './talk.tsx'

const { printed, pack } = SHIPPED
const NOBODY: ReadonlySet<number> = new Set()

describe('text on cards', () => {
  it('is wrapped at words, and nothing is lost', () => {
    const text = 'Žeton prvního hráče jde o místo dál.'
    const lines = wrapped(text, 14.4, 122)
    expect(lines.join(' ')).toBe(text)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(widthAt(line, 14.4)).toBeLessThanOrEqual(122)
  })

  it('keeps a word whole that is too long', () => {
    expect(wrapped('Nejneobhospodařovávatelnější', 14, 40)).toHaveLength(1)
  })

  it('shrinks a title only when it must', () => {
    expect(fitting('Knot', 17.5, 120)).toBe(17.5)
    expect(fitting('Přátelské podhoubí všude kolem', 17.5, 120)).toBeLessThan(17.5)
  })

  it.each(LANGUAGES)('fits on every Defender in %s', (language) => {
    const labels = labelsIn(language).panels
    pack.defenders.forEach((_, card) => {
      const { text, ability } = faceOf(SHIPPED, labels, language, card, 0)
      expect(wrapped(text, 14.4, 122).length, text).toBeLessThanOrEqual(4)
      // On the smallest brief card an ability takes two lines at most.
      expect(wrapped(ability, 13, 72).length, ability).toBeLessThanOrEqual(2)
      expect(fitting(ability, 15.5, 122) * (WITH_TEXT / 140), ability).toBeGreaterThanOrEqual(10)
    })
  })
})

describe('faces', () => {
  it('differ on one hand: no two Defenders of a deck look alike', () => {
    for (const deck of printed.decks) expect(new Set(deck.map(defenderArt)).size).toBe(deck.length)
  })

  it('are there for every leader and every Defender', () => {
    for (const [leader] of pack.leaders.entries()) expect(leaderArt(leader)).toMatch(/^[Mm]/)
    for (const [card] of pack.defenders.entries()) expect(defenderArt(card)).toMatch(/^[Mm]/)
  })
})

it('the three groups hold every phrase once', () => {
  const all = Object.values(PHRASE_GROUPS).flat()
  expect(new Set(all).size).toBe(12)
  expect(all).toHaveLength(12)
})

describe('beside random games', () => {
  const seen = [...moments(3)].filter((_, place) => place % 7 === 0)

  it('a row holds one’s own active Defender, team and hand, each once', () => {
    for (const { view, seat } of seen) {
      const own = view.solo ? [0, 1] : [seat]
      const row = rowOf(printed, view, own, null)
      const cards = row.map(({ card }) => card)
      expect(new Set(cards).size).toBe(cards.length)
      const held = own.flatMap((player) => view.players[player].hand ?? [])
      for (const card of held) expect(cards).toContain(card)
    }
  })

  it('only cards of the active terrain wear the tag of the team, and only in one’s own turn', () => {
    for (const { view, seat } of seen) {
      const own = view.solo ? [0, 1] : [seat]
      for (const { card, player, role } of rowOf(printed, view, own, null)) {
        if (role !== 'joins') continue
        const active = view.players[player].active ?? NONE
        expect(view.current).toBe(player)
        expect(printed.terrainOf[card]).toBe(printed.terrainOf[active])
      }
    }
  })

  it('nobody’s deck lies in the row unless it can be taken from', () => {
    for (const { view, seat } of seen) {
      if (view.agenda.at(-1)?.step === 'soloHand') continue
      expect(pilesOf(view, [seat], NOBODY)).toEqual([])
    }
  })

  it('camps on the track and on the board are all the camps', () => {
    for (const { view } of seen) {
      view.players.forEach((_, player) => {
        const { campsFrom, camps, built, all, fields } = standingOf(printed, view, player)
        expect(built + camps).toBe(all)
        expect(campsFrom + camps).toBeLessThanOrEqual(fields.length)
      })
    }
  })

  it('what still comes and what has come is the whole machine deck', () => {
    for (const { view } of seen) {
      const kinds = machinesLeft(printed, view)
      expect(kinds.reduce((sum, { left }) => sum + left, 0)).toBe(view.machineLeft.length)
      const all = view.machineLeft.length + view.machineDiscard.length
      expect(kinds.reduce((sum, kind) => sum + kind.all, 0)).toBe(all)
    }
  })

  it('one player at most is on turn, and points left are never more than points of the turn', () => {
    for (const { view } of seen) {
      expect(turnsOf(view).filter(({ state }) => state === 'now').length).toBeLessThanOrEqual(1)
      if (view.phase === 'action' && view.current !== NONE)
        expect(pointsOf(printed, view)).toBeGreaterThanOrEqual(view.ap)
    }
  })

  it('hand and deck of others cannot be told apart', () => {
    for (const { view, seat } of seen) {
      view.players.forEach(({ leaderCard, discard, dead, team, active }, player) => {
        if (player === seat || view.solo || leaderCard === NONE) return
        const hidden = printed.decks[leaderCard].filter((card) => whereIs(view, player, card) === 'hidden')
        const open = new Set([...discard, ...dead, ...team, ...(active === null ? [] : [active])])
        for (const card of hidden) expect(open.has(card)).toBe(false)
      })
    }
  })
})

describe.each(LANGUAGES)('labels beside the plate in %s', (language) => {
  const labels = labelsIn(language).panels

  it('tell a card with its terrain, points, ability and tag', () => {
    const facts = { name: 'Knot', terrain: 0, points: 3, ability: 'A', text: 'B.', tag: 'C' }
    expect(labels.card(facts)).toMatch(/^Knot, .*3.*A: B\. \(C\)$/)
    expect(labels.card({ ...facts, tag: null })).not.toContain('(')
  })

  it('say what an action costs, or that it cannot be taken', () => {
    expect(labels.act({ name: 'X', lit: true })).not.toBe(labels.act({ name: 'X', lit: false }))
  })

  it('have forms for one, few and many', () => {
    const forms = [1, 3, 7].map((count) => labels.breaches(count).replace(/\d+ ?/u, ''))
    expect(new Set(forms).size).toBe(language === 'en' ? 2 : 3)
  })

  it('say each ability in a sentence', () => {
    for (const { effect } of pack.abilities) expect(labels.ability(effect)).toMatch(/^\p{Lu}.*\.$/u)
  })
})
