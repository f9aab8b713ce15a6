import { finish, schedule } from '@vyprava/kernel'
import { FIXED_ACTIONS } from '../../../content/schema.ts'
import { refuseEntry, waysIn } from '../../entry.ts'
import { around, isLiberated, isOnMap, locationAt } from '../../fields.ts'
import { ruleValue } from '../../global.ts'
import { CENTRE, fieldAt, slotOf } from '../../map.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import type { Euthia } from '../../state.ts'
import type { Attempt, Deed, Deeds } from '../step.ts'
import { arriveAt } from './arrive.ts'

const ascending = (a: number, b: number): number => a - b

/** A fixed action token goes back to the supply for its movement points (EU-209, EU-210, EU-213, EU-301). */
const walk: NonNullable<Deeds['walk']> = {
  list({ state, seat }, list) {
    const { tokens } = state.players[seat]
    for (let action = 0; action < tokens.length; action++)
      if (tokens[action] > 0) list.push({ type: 'walk', action })
  },
  refusal: ({ state, seat }, { action }) =>
    (state.players[seat].tokens[action] ?? 0) > 0 ? null : refuse('EU-209', 'noToken'),
  take({ printed, state, seat }, { action }, course) {
    const player = state.players[seat]
    const mp = printed.pack.movement[FIXED_ACTIONS[action]]
    player.tokens[action] -= 1
    player.mp += mp
    course.emit({ type: 'walked', player: seat, action, mp })
  },
}

/** To the next field for a point (EU-302, EU-303, EU-321 to EU-323, EU-333). */
const step: NonNullable<Deeds['step']> = {
  list({ printed, state, seat }, list) {
    const { field, mp } = state.players[seat]
    if (mp === 0) return
    for (const next of around(printed, state.map, field).sort(ascending))
      for (const fund of waysIn(printed, state, seat, next)) list.push({ type: 'step', field: next, fund })
  },
  refusal({ printed, state, seat }, { field, fund }) {
    const player = state.players[seat]
    if (!isOnMap(printed, state.map, field)) return refuse('EU-302', 'notOnMap')
    if (!around(printed, state.map, player.field).includes(field)) return refuse('EU-302', 'notAdjacent')
    if (player.mp === 0) return refuse('EU-302', 'noMp')
    return refuseEntry(printed, state, seat, field, fund, false)
  },
  take({ state, seat }, { field, fund }, course) {
    const player = state.players[seat]
    player.mp -= 1
    player.portalsUsed = player.portalsUsed.filter((portal) => portal !== field)
    course.emit({ type: 'stepped', player: seat, from: player.field, field })
    arriveAt(state, seat, field, fund)
  },
}

const isPortal = (printed: Printed, state: Euthia, field: number): boolean =>
  slotOf(field) !== CENTRE && locationAt(printed, state.map, field) === 'portal'

/** From a liberated portal to any other one, as a free action (EU-340, EU-343, EU-344, EU-R21). */
const portal: NonNullable<Deeds['portal']> = {
  list(attempt, list) {
    if (refuseDeparture(attempt) !== null) return
    const { printed, state, seat } = attempt
    const here = state.players[seat].field
    for (let place = 0; place < state.map.tiles.length; place++) {
      for (let slot = 0; slot < CENTRE; slot++) {
        const field = fieldAt(place, slot)
        if (field === here || !isPortal(printed, state, field)) continue
        for (const fund of waysIn(printed, state, seat, field)) list.push({ type: 'portal', field, fund })
      }
    }
  },
  refusal(attempt, { field, fund }) {
    const { printed, state, seat } = attempt
    const departure = refuseDeparture(attempt)
    if (departure !== null) return departure
    if (!isOnMap(printed, state.map, field)) return refuse('EU-343', 'notOnMap')
    if (field === state.players[seat].field) return refuse('EU-343', 'sameField')
    if (!isPortal(printed, state, field)) return refuse('EU-343', 'notAPortal')
    return refuseEntry(printed, state, seat, field, fund, true)
  },
  take({ state, seat }, { field, fund }, course) {
    const player = state.players[seat]
    player.portalsUsed.push(player.field)
    course.emit({ type: 'teleported', player: seat, from: player.field, field })
    arriveAt(state, seat, field, fund)
  },
}

function refuseDeparture({ printed, state, seat }: Attempt) {
  const { field, portalsUsed } = state.players[seat]
  if (!isPortal(printed, state, field)) return refuse('EU-343', 'notHere')
  if (!isLiberated(printed, state, field)) return refuse('EU-334', 'notLiberated')
  if (ruleValue(state, 'portalsClosed') > 0) return refuse('EU-1532', 'portalsClosed')
  return portalsUsed.includes(field) ? refuse('EU-344', 'portalUsed') : null
}

/** The turn ends when its player says so; a token may be kept first (EU-207, EU-215). */
const endTurn: NonNullable<Deeds['endTurn']> = {
  list(_scene, list) {
    list.push({ type: 'endTurn' })
  },
  refusal: () => null,
  take({ state, item, seat }) {
    finish(state, item)
    const player = state.players[seat]
    player.mp = 0
    const keeps = player.tokens.some((count) => count > 0)
    schedule(state, ...(keeps ? [{ step: 'keep' } as const] : []), { step: 'endTurn' })
  },
}

export const movingDeeds = { endTurn, portal, step, walk }

/** One unused token may be kept for the next turn, the others go back (EU-215, EU-216). */
export const keepDeeds: { readonly keep: Deed<{ type: 'keep'; action: number }> } & Deeds = {
  done: {
    list(_scene, list) {
      list.push({ type: 'done' })
    },
    refusal: () => null,
    take({ state, item, seat }) {
      finish(state, item)
      state.players[seat].tokens = [0, 0, 0]
    },
  },
  keep: {
    list({ state, seat }, list) {
      const { tokens } = state.players[seat]
      for (let action = 0; action < tokens.length; action++)
        if (tokens[action] > 0) list.push({ type: 'keep', action })
    },
    refusal: ({ state, seat }, { action }) =>
      (state.players[seat].tokens[action] ?? 0) > 0 ? null : refuse('EU-215', 'noToken'),
    take({ state, item, seat }, { action }, course) {
      finish(state, item)
      state.players[seat].tokens = FIXED_ACTIONS.map((_, kind) => (kind === action ? 1 : 0))
      course.emit({ type: 'tokenKept', player: seat, action })
    },
  },
}
