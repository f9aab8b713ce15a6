import { describe, expect, it } from 'vitest'
import { EDGES, formFor } from '../rules/index.ts'
import { aimAt, firstAim, originAt, placesIn, stepAim } from './aim.ts'
import { SHIPPED } from './cards.ts'
import { moments } from './testing/moments.ts'
import { cornerOf, middleOf } from './turn.ts'

const STEPS = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
]

const { characterOf, pack, printed } = SHIPPED
const characters = [...pack.characters, ...pack.starters].map((_, character) => character)

describe('a shape on the map', () => {
  it('looks from its own side as it is printed, for every card and edge', () => {
    for (const edge of EDGES) {
      for (const character of characters) {
        const { shape } = characterOf(character)
        const printedCells = shape.flatMap((row, y) =>
          [...row].flatMap((mark, x) => (mark === 'X' ? [{ x, y }] : [])),
        )
        const [place] = formFor(printed, edge, character, 0).locations
        const seen = place.required
          .map((square) => cornerOf(edge, square))
          .toSorted((a, b) => a.y - b.y || a.x - b.x)
        const moved = seen.map(({ x, y }) => ({
          x: x - seen[0].x + printedCells[0].x,
          y: y - seen[0].y + printedCells[0].y,
        }))
        expect(moved).toEqual(printedCells)
      }
    }
  })
})

describe('aiming', () => {
  it('covers the square under the pointer with a legal place, or says that none does', () => {
    for (const { view, actions, prompt } of moments(2)) {
      if (prompt !== 'place') continue
      const places = placesIn(SHIPPED, view, actions)
      for (let square = 0; square < 36; square++) {
        const aim = aimAt(places, middleOf(square))
        const coverable = places.some(({ required }) => required.includes(square))
        expect(aim !== null).toBe(coverable)
        if (aim !== null) {
          expect(aim.required).toContain(square)
          expect(actions).toContainEqual({ type: 'place', x: aim.x, y: aim.y })
        }
      }
    }
  })

  it('leans to the side on which the pointer is', () => {
    const bar = characters.find(
      (character) => characterOf(character).shape.join('/').replaceAll(/[o.]/g, '') === 'XX',
    )
    if (bar === undefined) return
    const { locations } = formFor(printed, 'S', bar, 0)
    const left = aimAt(locations, { x: 3.1, y: 2.5 })
    const right = aimAt(locations, { x: 3.9, y: 2.5 })
    expect(left?.required).not.toEqual(right?.required)
  })

  it('finds nothing beside the map', () => {
    expect(aimAt(formFor(printed, 'S', 0, 0).locations, { x: 7, y: 2 })).toBeNull()
  })

  it('asks for the origin at which the shape would hang from the square', () => {
    for (const { view, prompt } of moments(1)) {
      if (prompt !== 'place') continue
      const { x, y } = originAt(SHIPPED, view, 14)
      expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true)
    }
  })
})

describe('the arrow keys', () => {
  it('reach every legal place, and never leave the legal ones', () => {
    for (const { view, actions, prompt, seat } of moments(6)) {
      if (prompt !== 'place') continue
      const { edge } = view.players[seat]
      const places = placesIn(SHIPPED, view, actions)
      const start = firstAim(places)
      if (start === null) continue
      const reached = new Set([start])
      for (const place of reached) for (const step of STEPS) reached.add(stepAim(places, place, edge, step))
      if (view.lands.every((land) => land !== null)) expect(reached.size).toBe(places.length)
      for (const place of reached) expect(places).toContain(place)
    }
  })

  it('move the shape the way they point, and stop at the rim', () => {
    for (const edge of EDGES) {
      const { locations } = formFor(printed, edge, 0, 0)
      for (const place of locations) {
        const right = stepAim(locations, place, edge, { x: 1, y: 0 })
        if (right === place) continue
        const from = cornerOf(edge, place.required[0])
        const to = cornerOf(edge, right.required[0])
        expect([to.x - from.x, to.y - from.y]).toEqual([1, 0])
      }
    }
  })
})
