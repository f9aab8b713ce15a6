import type { Seat } from '@vyprava/kernel'
import type { Ability } from '../content/index.ts'
import { NONE, type RoamAction, type RoamView, SLOT_OF } from '../rules/index.ts'
import { locationOf, originAt } from './aim.ts'
import type { Cards } from './cards.ts'
import type { Tool } from './choices.ts'
import { lastLocation } from './last.ts'
import { neighbour } from './turn.ts'

/** What somebody who touches a square most likely wants to do there; asked why it cannot be done. */
export function plausibleOn(
  cards: Cards,
  view: RoamView,
  seat: Seat | null,
  tool: Tool | null,
  square: number,
): RoamAction {
  if (tool?.ability === 'shift') {
    const from = tool.from ?? square
    const owner = view.squares[from].markers.at(-1) ?? NONE
    return {
      type: 'shift',
      from,
      owner,
      to: tool.from === null ? neighbour('S', from, { x: 0, y: 1 }) : square,
    }
  }
  const late = afterwardsOn(cards, view, seat, square)
  if (late !== null) return late
  const rival = view.squares[square].markers.findLast((owner) => owner !== view.active) ?? NONE
  const owns = (ability: Ability) => tool?.ability === ability
  switch (view.agenda.at(-1)?.step) {
    case 'character':
      return { type: 'place', x: square % 6, y: Math.floor(square / 6) }
    case 'place': {
      const { x, y } = originAt(cards, view, square)
      return { type: 'place', x, y }
    }
    case 'fill':
      if (view.squares[square].markers.length === 0) return { type: 'fill', square }
      return owns('replace') ? { type: 'replace', owner: rival, square } : { type: 'stack', square }
    case 'gaps':
      if (owns('replace')) return { type: 'gapReplace', owner: rival, square }
      return owns('freeGap') ? { type: 'freeGap', square } : { type: 'gap', square }
    case 'resolve':
      return { type: 'resolve', slot: SLOT_OF[square] }
    default:
      return { type: 'place', x: square % 6, y: Math.floor(square / 6) }
  }
}

/** Whoever laid the last shape may still want to go on with it, though the rules have ended that part of the turn. */
function afterwardsOn(cards: Cards, view: RoamView, seat: Seat | null, square: number): RoamAction | null {
  const step = view.agenda.at(-1)?.step
  const over = view.active !== seat || step === 'purchase' || step === 'auction'
  const shape = over && view.lastPlacement?.seat === seat ? lastLocation(cards, view) : null
  if (shape?.gaps.includes(square)) return { type: 'gap', square }
  const skipped = shape?.required.includes(square) && view.squares[square].markers.at(-1) !== seat
  return skipped ? { type: 'stack', square } : null
}

/** What somebody who touches a character of a party wants. */
export const plausibleWith = (tool: Tool | null, character: number): RoamAction =>
  tool?.ability === 'flipCard' ? { type: 'flip', character } : { type: 'use', character }

/** What somebody who touches an artifact of their own wants. */
export function plausibleUse(cards: Cards, view: RoamView, ability: Ability): RoamAction {
  const character = view.players[view.active].party[0]?.character ?? NONE
  const location = locationOf(cards, view)
  const occupied = (square: number) => view.squares[square].markers.length > 0
  switch (ability) {
    case 'coin':
      return { type: 'coin' }
    case 'rotate':
      return { type: 'rotate' }
    case 'flipCard':
      return { type: 'flip', character }
    case 'freeGap':
      return { type: 'freeGap', square: location?.gaps[0] ?? 0 }
    case 'replace': {
      const square = location?.required.find(occupied) ?? 0
      return { type: 'replace', owner: view.squares[square].markers.at(-1) ?? NONE, square }
    }
    case 'shift': {
      const from = Math.max(
        0,
        view.squares.findIndex(({ markers }) => markers.length > 0),
      )
      const owner = view.squares[from].markers.at(-1) ?? NONE
      return { type: 'shift', from, owner, to: neighbour('S', from, { x: 1, y: 0 }) }
    }
  }
}
