import { finish } from '@vyprava/kernel'
import { carryOut } from '../../effects/index.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { checkRoom } from '../../storage.ts'
import { asking, type Deeds, type Working } from '../step.ts'

/** Ops that were left over by a question, or that something else has put on the agenda. */
export const opsStep = (printed: Printed): Working<'ops'> => ({
  work(state, { seat, ops, source }, turn) {
    if (seat !== state.active) state.agenda.push({ step: 'tidy', seat })
    carryOut(printed, state, seat, ops, source, turn)
  },
})

const choose: NonNullable<Deeds<'choose'>['choose']> = {
  list({ item }, list) {
    for (let way = 0; way < item.ways.length; way++) list.push({ type: 'choose', way })
  },
  refusal: ({ item }, { way }) =>
    Number.isInteger(way) && way >= 0 && way < item.ways.length ? null : refuse('EU-525', 'notChoosable'),
  take({ printed, state, item, seat }, { way }, turn) {
    finish(state, item)
    carryOut(printed, state, seat, item.ways[way], item.source, turn)
  },
}

/** One of several ways, as an effect says. */
export const chooseStep = (printed: Printed) =>
  asking<'choose'>(printed, {
    asks: (_state, { seat }) => seat,
    prompt: () => ({ key: 'choose' }),
    window: 'none',
    deeds: { choose },
  })

/** After an action whatever has no place must go (EU-852). */
export const tidyStep = (printed: Printed): Working<'tidy'> => ({
  work(state, { seat }) {
    checkRoom(printed, state, seat)
  },
})
