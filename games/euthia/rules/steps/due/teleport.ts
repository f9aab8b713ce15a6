import { finish, type Seat } from '@vyprava/kernel'
import { cardDeeds } from '../../cards.ts'
import { refuseEntry, waysIn } from '../../entry.ts'
import { CHURCH, hasCentreAt, isOnMap, locationAt, mapTileAt } from '../../fields.ts'
import { CENTRE, distancesFrom, slotOf } from '../../map.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { type Euthia, NONE } from '../../state.ts'
import { asking, type Deeds } from '../step.ts'
import { arriveAt } from '../turn/arrive.ts'

/** Fields of the map in order, without the one where the hero stands. */
function others(printed: Printed, state: Euthia, seat: Seat, fits: (field: number) => boolean): number[] {
  const fields: number[] = []
  for (let field = 0; field < state.map.tiles.length * 4; field++)
    if (field !== state.players[seat].field && isOnMap(printed, state.map, field) && fits(field))
      fields.push(field)
  return fields
}

const enterable = (printed: Printed, state: Euthia, seat: Seat, fields: readonly number[]): number[] =>
  fields.filter((field) => waysIn(printed, state, seat, field).length > 0)

/** Where "teleport n" may take a hero: within n steps, whatever lies between (EU-345, EU-346, EU-R22). */
export function fieldsWithin(printed: Printed, state: Euthia, seat: Seat, n: number): number[] {
  const steps = distancesFrom(state.map, state.players[seat].field, hasCentreAt(printed, state.map))
  return enterable(
    printed,
    state,
    seat,
    others(printed, state, seat, (field) => steps[field] !== NONE && steps[field] <= n),
  )
}

/** Where a teleport to a kind of place may take a hero. */
export function fieldsLike(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  goal: 'church' | 'portal' | 'special' | 'tower',
): number[] {
  const fits = (field: number): boolean => {
    switch (goal) {
      case 'church':
        return field === CHURCH
      case 'portal':
        return slotOf(field) !== CENTRE && locationAt(printed, state.map, field) === 'portal'
      case 'special':
        return slotOf(field) === CENTRE
      case 'tower':
        return slotOf(field) === CENTRE && mapTileAt(printed, state.map, field).special === 'tower'
    }
  }
  return enterable(printed, state, seat, others(printed, state, seat, fits))
}

/** The hero is moved without movement points; a fight or an exploration there is due at once (EU-313, EU-340 to EU-347). */
const teleport: NonNullable<Deeds<'teleport'>['teleport']> = {
  list({ printed, state, item, seat }, list) {
    for (const field of item.fields)
      for (const fund of waysIn(printed, state, seat, field)) list.push({ type: 'teleport', field, fund })
  },
  refusal({ printed, state, item, seat }, { field, fund }) {
    const there = isOnMap(printed, state.map, field)
    const entry = there ? refuseEntry(printed, state, seat, field, fund, true) : null
    return entry ?? (item.fields.includes(field) ? null : refuse('EU-345', 'notChoosable'))
  },
  take({ state, item, seat }, { field, fund }, course) {
    finish(state, item)
    const player = state.players[seat]
    player.portalsUsed = player.portalsUsed.filter((portal) => portal !== field)
    course.emit({ type: 'teleported', player: seat, from: player.field, field })
    arriveAt(state, seat, field, fund)
  },
}

export const teleportStep = (printed: Printed) =>
  asking<'teleport'>(printed, {
    asks: (_state, { seat }) => seat,
    prompt: () => ({ key: 'teleport' }),
    window: 'none',
    deeds: { ...cardDeeds, teleport },
  })
