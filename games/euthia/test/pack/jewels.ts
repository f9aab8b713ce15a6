import { type Effect, ELEMENTS, GEMS } from '../../content/schema.ts'
import { gain, outside, permanent } from './short.ts'

const gemEffects: Readonly<Record<(typeof GEMS)[number], readonly Effect[]>> = {
  amethyst: [outside(gain('silver', 1))],
  emerald: [{ timing: 'afterHeroRoll', do: [{ op: 'clover', n: 1 }] }],
  onyx: [{ timing: 'afterMonsterRoll', do: [{ op: 'wound', n: 1, sign: 'minus' }] }],
  opal: [{ timing: 'anytime', do: [{ op: 'heal', n: 2 }] }],
  ruby: [permanent({ op: 'maxHealth', n: 1 })],
  sapphire: [outside({ op: 'mp', n: 1 })],
  demonite: [{ timing: 'anytime', do: [gain('gold', 1)] }],
  diamond: [{ timing: 'anytime', do: [{ op: 'heal', n: 3 }] }],
}
const essenceEffects: Readonly<Record<(typeof ELEMENTS)[number], Effect>> = {
  air: { timing: 'beforeMonsterRoll', do: [{ op: 'removeMonsterDie', n: 1 }], consume: true },
  earth: { timing: 'afterMonsterRoll', do: [{ op: 'wound', n: 3, sign: 'minus' }], consume: true },
  water: { timing: 'anytime', do: [{ op: 'heal', n: 4 }], consume: true },
  fire: {
    timing: 'beforeHeroRoll',
    do: [
      { op: 'hit', n: 1, sign: 'plus' },
      { op: 'clover', n: 1 },
    ],
    consume: true,
  },
}

export const gems = GEMS.map((key, id) => ({ id, key, count: 10, effects: gemEffects[key].slice() }))
export const essences = ELEMENTS.map((key, id) => ({ id, key, count: 15, effects: [essenceEffects[key]] }))
