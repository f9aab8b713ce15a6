import { schedule } from '@vyprava/kernel'
import { arrangingLeft } from '../../caps.ts'
import { cardDeeds } from '../../cards.ts'
import { useDeeds } from '../../effects/uses.ts'
import { arrangeDeeds } from '../../equipment.ts'
import type { Printed } from '../../printed.ts'
import type { Euthia } from '../../state.ts'
import { storyDeeds } from '../../story/deeds.ts'
import { type Asking, asking, type Deeds } from '../step.ts'
import { tradeDeeds } from '../trade/start.ts'
import { freeDeeds } from './free.ts'
import { miningDeeds } from './mining.ts'
import { keepDeeds, movingDeeds } from './moving.ts'

const mainDeeds: Deeds = {
  ...movingDeeds,
  ...miningDeeds,
  ...tradeDeeds,
  ...freeDeeds,
  ...cardDeeds,
  ...useDeeds,
  ...arrangeDeeds,
  ...storyDeeds,
}

/**
 * The turn: movement, fixed and free actions in any order and mix, until its player ends it (EU-207). After each of them
 * whatever has no place must go (EU-852): that is looked at when everything that it caused is over.
 */
export function mainStep(printed: Printed): Asking<'main'> {
  const step = asking<'main'>(printed, {
    asks: ({ active }) => active,
    prompt: (state) => ({
      key: 'turn',
      values: { mp: state.players[state.active].mp, ...arrangingLeft(state) },
    }),
    window: 'turn',
    deeds: mainDeeds,
  })
  return {
    ...step,
    take(state, item, seat, action, course) {
      if (action.type !== 'endTurn') schedule(state, { step: 'tidy', seat })
      step.take(state, item, seat, action, course)
    },
  }
}

/** The end of the turn: one unused token may be kept (EU-215, EU-216). */
export const keepStep = (printed: Printed): Asking<'keep'> =>
  asking<'keep'>(printed, {
    asks: ({ active }: Euthia) => active,
    prompt: () => ({ key: 'keep' }),
    window: 'none',
    deeds: { ...cardDeeds, ...keepDeeds },
  })
