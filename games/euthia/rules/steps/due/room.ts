import { finish, type Values } from '@vyprava/kernel'
import { cardDeeds } from '../../cards.ts'
import { useDeeds } from '../../effects/uses.ts'
import { arrangeDeeds } from '../../equipment.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { beyondSlots, discardTile, discardTrophy, hasRoom } from '../../storage.ts'
import { type Asking, asking, type Deeds } from '../step.ts'

const notThere = (there: boolean) => (there ? null : refuse('EU-852', 'nothingToDrop'))

const dropDeeds: Deeds = {
  dropEssence: {
    list({ state, seat }, list) {
      for (const [kind, n] of state.players[seat].essences.entries())
        if (n > 0) list.push({ type: 'dropEssence', kind })
    },
    refusal: ({ state, seat }, { kind }) => notThere((state.players[seat].essences[kind] ?? 0) > 0),
    take({ state, seat }, { kind }) {
      state.players[seat].essences[kind] -= 1
    },
  },
  dropGem: {
    list({ state, seat }, list) {
      for (const [gem, n] of state.players[seat].gems.entries())
        if (n > 0) list.push({ type: 'dropGem', gem })
    },
    refusal: ({ state, seat }, { gem }) => notThere((state.players[seat].gems[gem] ?? 0) > 0),
    take({ state, seat }, { gem }) {
      state.players[seat].gems[gem] -= 1
    },
  },
  dropTile: {
    list({ state, seat }, list) {
      for (let place = 0; place < state.players[seat].bags.length; place++)
        list.push({ type: 'dropTile', place, shelf: 'bags' })
    },
    refusal: ({ state, seat }, { place, shelf }) =>
      notThere(shelf === 'bags' && state.players[seat].bags[place] !== undefined),
    take({ printed, state, seat }, { place }, course) {
      const [{ tile }] = state.players[seat].bags.splice(place, 1)
      discardTile(printed, state, tile)
      course.emit({ type: 'tileDropped', player: seat, tile })
    },
  },
  dropToken: {
    list({ state, seat }, list) {
      const { gaar, dwurt } = state.players[seat]
      if (gaar > 0) list.push({ type: 'dropToken', dwurt: false })
      if (dwurt > 0) list.push({ type: 'dropToken', dwurt: true })
    },
    refusal: ({ state, seat }, { dwurt }) => notThere(state.players[seat][dwurt ? 'dwurt' : 'gaar'] > 0),
    take({ state, seat }, { dwurt }) {
      state.players[seat][dwurt ? 'dwurt' : 'gaar'] -= 1
    },
  },
  dropTrophy: {
    list({ state, seat }, list) {
      for (let place = 0; place < state.players[seat].trophies.length; place++)
        list.push({ type: 'dropTrophy', place })
    },
    refusal: ({ state, seat }, { place }) => notThere(state.players[seat].trophies[place] !== undefined),
    take({ printed, state, seat }, { place }) {
      const [trophy] = state.players[seat].trophies.splice(place, 1)
      discardTrophy(printed, state, trophy)
    },
  },
}

/** Only what there is. */
const named = (counts: Readonly<Record<string, number>>): Values =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0))

/** Whatever has no place is used, put on, or given up, of the owner's choice (EU-852, EU-863, EU-R29, EU-R60). */
export function roomStep(printed: Printed): Asking<'room'> {
  const step = asking<'room'>(printed, {
    asks: (_state, { seat }) => seat,
    prompt: (state, { seat }) => ({ key: 'room', values: named(beyondSlots(printed, state.players[seat])) }),
    window: 'room',
    deeds: { ...cardDeeds, ...useDeeds, ...arrangeDeeds, ...dropDeeds },
  })
  return {
    ...step,
    /** The due is over as soon as everything that is left has a place. */
    take(state, item, seat, action, course) {
      step.take(state, item, seat, action, course)
      if (state.agenda.includes(item) && hasRoom(printed, state.players[seat])) finish(state, item)
    },
  }
}
