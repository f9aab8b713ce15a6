import { LANGUAGES } from '@vyprava/module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CORE, type DefendersView, edgeAt, hexAt, SIDES } from '../../rules/index.ts'
import { boardLabelsIn } from '../../texts/labels/board.ts'
import { SHIPPED } from '../cards.ts'
import { designOf } from '../design.ts'
import { Plate } from '../end/plate.tsx'
import { moments } from '../testing/moments.ts'
import { DefendersThumbnail } from '../thumbnail.tsx'
import { changedHexes, ghostsBetween } from './differences.ts'
import { edgeFacts, hexFacts } from './hex-facts.ts'
import { PlateDrawing } from './plate-drawing.tsx'
import { FULL } from './plate-ink.ts'
import { type BoardScene, STILL } from './scene.ts'
import { middleOf } from './units.ts'

const cs = boardLabelsIn('cs')
const draw = (view: DefendersView, scene: BoardScene = STILL): string =>
  renderToStaticMarkup(
    createElement(PlateDrawing, { view, scene, shape: FULL, labels: cs, design: designOf }),
  )

/** All elements but those of the land: pictures of hexes, and tiles. */
const BUDGET = 600
const nodes = (markup: string): number => {
  const land = /<image[^>]*>|<g data-tile[\s\S]*?(?=<g data-tile|<\/svg>)/g
  return [...markup.replaceAll(land, '').matchAll(/<[a-z]/g)].length
}

/** The moments of three games, every tenth of them. */
const played = [...moments(3)].filter((_, number) => number % 10 === 0).map(({ view }) => view)
const [first] = played
/** Far into the first of them. */
const game = played.filter(({ players }) => players.length === first.players.length)
const view = game[Math.floor(game.length * 0.8)]

describe('the drawing', () => {
  it('stays within its nodes at every moment of some games, and its numbers are numbers', () => {
    for (const seen of played) {
      const markup = draw(seen)
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      expect(nodes(markup)).toBeLessThanOrEqual(BUDGET)
    }
  })

  it('marks every piece for those who move it', () => {
    const markup = draw(view)
    const marks = (name: string) => [...markup.matchAll(new RegExp(`data-${name}="`, 'g'))].length
    expect(marks('wall')).toBe(view.walls.filter((wall) => wall === 1).length)
    expect(marks('breach')).toBe(view.breaches.filter((player) => player !== -1).length)
    expect(marks('leader')).toBe(view.players.filter(({ leader }) => leader !== -1).length)
    expect(marks('camp')).toBe(view.camps.filter((player) => player !== -1).length)
    expect(marks('mech')).toBe(view.mechs.filter((count) => count > 0).length)
    expect(marks('engine')).toBe(view.engines.filter((pose) => pose !== -1).length)
    expect(marks('tile')).toBe(1 + view.factory.filter((tile) => tile !== -1).length)
  })

  it('draws everything of a scene', () => {
    const [hex, edge] = [hexAt(1, -1), edgeAt(1, -1, 1, -2)]
    const markup = draw(view, {
      light: { hexes: new Set([hex]), edges: new Set([edge]) },
      zones: new Set(),
      trail: [hex],
      ghosts: [
        { kind: 'leader', player: 0, hex },
        { kind: 'breach', player: 0, edge },
        { kind: 'wall', edge: edgeAt(0, 1, 0, 2) },
      ],
      route: { hexes: [view.players[0].leader, hex], player: 0, lifted: false },
      dice: [{ hex: view.players[0].leader, threat: 'close' }],
      badges: [
        { hex, text: '+1', icon: 'M0 0h9', tone: 'good' },
        { hex, text: '2', tone: 'plain' },
      ],
      pins: [{ player: 0, place: { kind: 'edge', id: edge } }],
      refused: { kind: 'hex', hex: CORE },
      threats: { enclosed: [hex], builds: [hex] },
    })
    for (const part of [
      'lit-brk',
      'df-lit-edge0',
      'df-trail1',
      'df-ghost-ring',
      'df-fresh',
      'route-dots',
      'df-die',
      'df-note--good',
      'df-badge--step',
      'df-pin',
      'refused',
      'df-enclosed--next',
    ])
      expect(markup).toContain(part)
  })

  it('keeps dice and notes off a ghost on an edge', () => {
    const { leader } = view.players[0]
    const at = (edge: number | null) => {
      const markup = draw(view, {
        ...STILL,
        ghosts: edge === null ? [] : [{ kind: 'breach', player: 0, edge }],
        badges: [{ hex: leader, text: 'podpora', tone: 'good' }],
      })
      const [, , y] = /df-note--good" transform="translate\((\S+) (\S+)\)/.exec(markup) ?? []
      return Number(y)
    }
    const above = at(null)
    const middle = middleOf(leader).y
    expect(above).toBeLessThan(middle)
    // The north-eastern side lies where the note would.
    expect(at(SIDES[leader * 6 + 5])).toBeGreaterThan(middle)
    expect(at(SIDES[leader * 6 + 2])).toBe(above)
  })

  it('is a picture and a thumbnail as well', () => {
    for (const language of LANGUAGES) {
      const markup = renderToStaticMarkup(createElement(Plate, { view, seat: 0, language }))
      expect(markup).toContain(boardLabelsIn(language).direction)
    }
    const before = first
    const markup = renderToStaticMarkup(
      createElement(Plate, { view, seat: null, language: 'cs', before, played: before, small: true }),
    )
    expect(markup).toContain('df-changed')
    expect(markup).not.toContain(cs.direction)
    const small = createElement(DefendersThumbnail, { view, observer: null, pack: undefined })
    expect(renderToStaticMarkup(small)).toContain('data-leader')
  })
})

describe('differences of two boards', () => {
  const hex = hexAt(1, -1)
  it('are ghosts of what would be there, and of what would be gone', () => {
    const before = first
    const after = {
      ...before,
      players: before.players.map((player, number) => (number === 0 ? { ...player, leader: hex } : player)),
      mechs: before.mechs.with(CORE, before.mechs[CORE] - 1),
      walls: before.walls.with(SIDES[hex * 6], 1 as const),
    }
    expect(ghostsBetween(before, after)).toEqual([
      { kind: 'leader', player: 0, hex },
      { kind: 'mechGone', hex: CORE },
      ...(before.walls[SIDES[hex * 6]] === 1 ? [] : [{ kind: 'wall', edge: SIDES[hex * 6] }]),
    ])
    expect(changedHexes(before, after).toSorted((a, b) => a - b)).toEqual([CORE, hex])
    expect(ghostsBetween(before, before)).toEqual([])
    expect(changedHexes(before, before)).toEqual([])
  })
})

describe.each(LANGUAGES)('the board in words, %s', (language) => {
  const labels = boardLabelsIn(language)
  const seen = {
    view,
    lexicon: labels.lexicon,
    vents: SHIPPED.pack.factories.map(({ vents }) => vents),
    leaders: view.players.map((_, player) => `Vůdce ${player}`),
  }

  it('says of every hex what it is, and of every edge', () => {
    for (const at of view.terrain.keys())
      expect(labels.hex(hexFacts(seen, at, false))).toMatch(/^[A-G]\d+: \S/)
    for (const edge of view.walls.keys()) expect(labels.edge(edgeFacts(seen, edge, false))).toMatch(/: \S/)
    expect(labels.hex(hexFacts(seen, CORE, true))).toMatch(/^D7: /)
  })

  it('says who and what stands there, and around it', () => {
    const { leader } = view.players[0]
    expect(labels.hex(hexFacts(seen, leader, false))).toContain('Vůdce 0')
    const edge = view.walls.indexOf(1)
    const walled = labels.edge(edgeFacts(seen, edge, true))
    const open = labels.edge({ ...edgeFacts(seen, edge, true), wall: false })
    expect(walled).not.toBe(open)
    const facts = hexFacts(seen, hexAt(1, -1), false)
    const all = labels.hex({
      ...facts,
      mechs: 2,
      snipers: false,
      pollution: 2,
      toxic: true,
      camp: 'CAMP',
      leaders: ['A', 'B'],
      walls: ['W1', 'W2'],
      breaches: ['X'],
      engines: ['Y'],
      enclosed: true,
      lit: true,
    })
    for (const word of ['CAMP', 'A, B', 'W1, W2', ': X', ': Y']) expect(all).toContain(word)
    expect(all.split('; ')).toHaveLength(11)
    expect(labels.hex({ ...facts, mechs: 2, snipers: true })).not.toBe(
      labels.hex({ ...facts, mechs: 2, snipers: false }),
    )
  })

  it('counts mechs in the forms of the language', () => {
    const facts = hexFacts(seen, CORE, false)
    const forms = [1, 3, 7].map((mechs) => labels.hex({ ...facts, mechs }).replace(/\d+ /, ''))
    expect(new Set(forms).size).toBe(language === 'en' ? 2 : 3)
  })
})
