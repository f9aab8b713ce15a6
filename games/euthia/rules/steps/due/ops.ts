import { finish, schedule } from '@vyprava/kernel'
import { isTurnOf } from '../../agenda.ts'
import { cardDeeds } from '../../cards.ts'
import { picked } from '../../effects/board.ts'
import { carryOut } from '../../effects/index.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { checkRoom } from '../../storage.ts'
import { asking, type Deeds, type Working } from '../step.ts'

/** Ops that were left over by a question, or that something else has put on the agenda. */
export const opsStep = (printed: Printed): Working<'ops'> => ({
  work(state, { seat, ops, source }, course) {
    if (!isTurnOf(state, seat)) state.agenda.push({ step: 'tidy', seat })
    carryOut(printed, state, seat, ops, source, course)
  },
})

const choose: NonNullable<Deeds<'choose'>['choose']> = {
  list({ item }, list) {
    for (let way = 0; way < item.ways.length; way++) list.push({ type: 'choose', way })
  },
  refusal: ({ item }, { way }) =>
    Number.isInteger(way) && way >= 0 && way < item.ways.length ? null : refuse('EU-525', 'notChoosable'),
  take({ printed, state, item, seat }, { way }, course) {
    finish(state, item)
    carryOut(printed, state, seat, item.ways[way], item.source, course)
  },
}

/** One of several ways, as an effect says. */
export const chooseStep = (printed: Printed) =>
  asking<'choose'>(printed, {
    asks: (_state, { seat }) => seat,
    prompt: () => ({ key: 'choose' }),
    window: 'none',
    deeds: { ...cardDeeds, choose },
  })

const pick: NonNullable<Deeds<'pick'>['choose']> = {
  list({ item }, list) {
    for (let way = 0; way < item.places.length; way++) list.push({ type: 'choose', way })
  },
  refusal: ({ item }, { way }) => (item.places[way] === undefined ? refuse('EU-203', 'notChoosable') : null),
  take({ state, item, seat }, { way }, course) {
    finish(state, item)
    const places = item.places.filter((_, at) => at !== way)
    if (item.left > 1) schedule(state, { ...item, places, left: item.left - 1 })
    picked(state, seat, item.what, item.places[way], course)
  },
}

/** Which of several tiles, gems or slots an effect means is for their owner to say. */
export const pickStep = (printed: Printed) =>
  asking<'pick'>(printed, {
    asks: (_state, { seat }) => seat,
    prompt: (_state, { what, left }) => ({ key: `pick-${what}`, values: { left } }),
    window: 'none',
    deeds: { ...cardDeeds, choose: pick },
  })

/** After an action whatever has no place must go (EU-852). */
export const tidyStep = (printed: Printed): Working<'tidy'> => ({
  work(state, { seat }) {
    checkRoom(printed, state, seat)
  },
})
