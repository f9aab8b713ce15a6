import { ARMOUR_PIECES, ELEMENTS, HEROES } from '../../content/schema.ts'
import { coins, type Face } from './short.ts'

const SLOTS: Face<'heroes'>['slots'] = [
  { kind: 'hand' },
  { kind: 'hand' },
  { kind: 'hand', lock: coins(4) },
  { kind: 'ability' },
  { kind: 'ability' },
  { kind: 'ability', lock: coins(3) },
  { kind: 'firstStrike', lock: coins(2) },
  ...ARMOUR_PIECES.map((kind) => (kind === 'boots' ? { kind, lock: coins(2) } : { kind })),
  { kind: 'amulet' },
  { kind: 'ring' },
  { kind: 'ability', lock: { pay: 'essence', kind: 'any', n: 1 } },
]
/** Places of the slots above. */
export const SLOT = {
  hand: 0,
  hand2: 1,
  hand3: 2,
  ability: 3,
  ability2: 4,
  ability3: 5,
  firstStrike: 6,
  helmet: 7,
  guards: 8,
  gloves: 9,
  boots: 10,
  cuirass: 11,
  amulet: 12,
  ring: 13,
  ability4: 14,
} as const

export const heroes = HEROES.map(
  (key, id): Face<'heroes'> => ({
    id,
    key,
    element: ELEMENTS[id % 4],
    maxHealth: key === 'maeldur' ? 6 : 7,
    slots: SLOTS,
    gaarSlots: key === 'skoldur' ? 0 : 4,
    dwurtSlots: key === 'skoldur' ? 5 : 0,
    gemSlots: 4,
  }),
)
