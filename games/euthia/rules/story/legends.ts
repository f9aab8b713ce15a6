import type { Refusal } from '@vyprava/kernel'
import { pay, waysToPay } from '../costs.ts'
import { isTileFree, mapTileAt } from '../fields.ts'
import { CENTRE, slotOf, tileOf } from '../map.ts'
import type { Printed } from '../printed.ts'
import { refuse } from '../refusals/reasons.ts'
import { type Euthia, NONE } from '../state.ts'
import type { Attempt, Deeds } from '../steps/step.ts'
import { cardsOf, due } from './cards.ts'
import { findHook } from './hook.ts'

/** The legend of the tile in whose centre a field is, or NONE: cards in their order belong to the tiles in theirs (EU-1531). */
function legendAt(printed: Printed, state: Euthia, field: number): number {
  if (slotOf(field) !== CENTRE || mapTileAt(printed, state.map, field).special !== 'legend') return NONE
  const hook = findHook(printed, state, 'legends')
  return hook === undefined ? NONE : legendOf(printed, cardsOf(printed, hook.deck), state, field)
}

function legendOf({ pack }: Printed, cards: readonly number[], { map }: Euthia, field: number): number {
  const legendary = pack.mapTiles.flatMap(({ special }, id) => (special === 'legend' ? [id] : []))
  return cards[legendary.indexOf(map.tiles[tileOf(field)])] ?? NONE
}

const legendHere = ({ printed, state, seat }: Attempt): number =>
  legendAt(printed, state, state.players[seat].field)

const isDone = ({ players }: Euthia, card: number): boolean =>
  players.some(({ legends }) => legends.includes(card))

/** The legend of a field that nobody has fulfilled yet, or NONE. */
export function openLegend(printed: Printed, state: Euthia, field: number): number {
  const card = legendAt(printed, state, field)
  return card === NONE || isDone(state, card) ? NONE : card
}

function ways({ printed, state, seat }: Attempt, card: number): number {
  const { require } = printed.pack.scenarioCards[card]
  return require === undefined ? 1 : waysToPay(printed, state, seat, require, NONE)
}

function refuseLegend(attempt: Attempt, card: number): Refusal | null {
  const { printed, state, seat } = attempt
  if (card === NONE) return refuse('EU-1533', 'noLegendHere')
  if (!isTileFree(printed, state, tileOf(state.players[seat].field))) return refuse('EU-901', 'notLiberated')
  return isDone(state, card) ? refuse('EU-1533', 'legendDone') : null
}

/** The quest of a legendary tile, fulfilled in its centre once in the game (EU-1533). */
export const legend: NonNullable<Deeds['legend']> = {
  list(attempt, list) {
    const card = legendHere(attempt)
    if (refuseLegend(attempt, card) !== null) return
    for (let way = 0; way < ways(attempt, card); way++) list.push({ type: 'legend', way })
  },
  refusal(attempt, { way }) {
    const card = legendHere(attempt)
    const refusal = refuseLegend(attempt, card)
    if (refusal !== null) return refusal
    const count = ways(attempt, card)
    if (count === 0) return refuse('EU-1533', 'cannotPayLegend')
    return Number.isInteger(way) && way >= 0 && way < count ? null : refuse('EU-1533', 'notChoosable')
  },
  take(attempt, { way }, course) {
    const { printed, state, seat } = attempt
    const card = legendHere(attempt)
    const { require, reward = [] } = printed.pack.scenarioCards[card]
    state.players[seat].legends.push(card)
    state.story.legendsDone += 1
    course.emit({ type: 'legendDone', player: seat, card })
    due(state, seat, reward)
    if (require !== undefined) pay(printed, state, seat, require, way, NONE, course)
  },
}
