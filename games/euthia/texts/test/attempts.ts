import type { Random } from '@vyprava/kernel'
import type { EuthiaAction } from '../../rules/actions.ts'
import type { Context } from '../sight.ts'

/** One of each action. */
export const ACTIONS: {
  readonly [Type in EuthiaAction['type']]: Extract<EuthiaAction, { readonly type: Type }>
} = {
  attack: { type: 'attack', place: 0, way: 0 },
  brew: { type: 'brew' },
  buy: { type: 'buy', place: 0 },
  buyGaar: { type: 'buyGaar' },
  buyPersonal: { type: 'buyPersonal', place: 0 },
  cashGold: { type: 'cashGold', card: 3 },
  cashSilver: { type: 'cashSilver' },
  choose: { type: 'choose', way: 0 },
  confront: { type: 'confront' },
  control: { type: 'control', take: true },
  discardCard: { type: 'discardCard', card: 0 },
  done: { type: 'done' },
  dropEssence: { type: 'dropEssence', kind: 0 },
  dropGem: { type: 'dropGem', gem: 0 },
  dropTile: { type: 'dropTile', place: 0, shelf: 'bags' },
  dropToken: { type: 'dropToken', dwurt: false },
  dropTrophy: { type: 'dropTrophy', place: 0 },
  endTurn: { type: 'endTurn' },
  equip: { type: 'equip', place: 0, slot: 0 },
  exchange: { type: 'exchange' },
  explore: { type: 'explore', side: 0 },
  fight: { type: 'fight', fund: 'token', kind: 'elite' },
  gaar: { type: 'gaar', die: 0 },
  heal: { type: 'heal' },
  hope: { type: 'hope', how: 'gaar' },
  keep: { type: 'keep', action: 0 },
  learn: { type: 'learn', place: 0, slot: 3 },
  legend: { type: 'legend', way: 0 },
  mine: { type: 'mine', cart: false, fund: 'token' },
  pass: { type: 'pass' },
  play: { type: 'play', card: 0, count: 1 },
  portal: { type: 'portal', field: 0, fund: null },
  prayHeal: { type: 'prayHeal' },
  prayPotion: { type: 'prayPotion' },
  quest: { type: 'quest', card: 0, way: 0 },
  relearn: { type: 'relearn', slot: 3, to: 4 },
  reveal: { type: 'reveal' },
  sell: { type: 'sell', place: 0, shelf: 'bags', way: 0 },
  sellEssence: { type: 'sellEssence', kind: 0 },
  sellGem: { type: 'sellGem', gem: 0 },
  setGem: { type: 'setGem', gem: 0, place: 0, shelf: 'slots' },
  step: { type: 'step', field: 0, fund: null },
  stow: { type: 'stow', slot: 0 },
  swapSilver: { type: 'swapSilver' },
  take: { type: 'take', tile: 0 },
  teleport: { type: 'teleport', field: 0, fund: null },
  trade: { type: 'trade', fund: 'token' },
  treasure: { type: 'treasure' },
  trophy: { type: 'trophy', keep: true },
  unlearn: { type: 'unlearn', slot: 3 },
  unlock: { type: 'unlock', slot: 2, way: 0 },
  use: { type: 'use', effect: 0, place: 0, shelf: 'slots', way: 0 },
  useEssence: { type: 'useEssence', kind: 0 },
  useGem: { type: 'useGem', gem: 0, slot: 0, way: 0 },
  walk: { type: 'walk', action: 0 },
  ward: { type: 'ward', essence: 0 },
}

/** How far the numbers of each field go at least a little beyond what there is. */
const MOST: Readonly<Record<string, number>> = {
  action: 4,
  card: 9,
  count: 4,
  die: 3,
  effect: 3,
  essence: 5,
  gem: 9,
  kind: 5,
  place: 6,
  side: 7,
  slot: 15,
  tile: 400,
  to: 15,
  way: 3,
}

/** One of each action, about things at random: some that there are, some that do not exist. */
export function attempts(random: Random, { view }: Context): EuthiaAction[] {
  const fields = view.map.tiles.length * 4 + 2
  const some = (key: string, value: unknown): unknown => {
    if (key === 'field') return random.int(fields)
    if (key === 'shelf') return random.pick(['bags', 'slots', 'revealed'])
    if (key === 'fund' && value !== null) return random.pick(['token', 'granted'])
    if (key === 'how') return random.pick(['gaar', 'plus', 'strike'])
    if (key === 'kind' && typeof value === 'string') return random.pick(['elite', 'story'])
    const most = MOST[key]
    return most === undefined || typeof value !== 'number' ? value : random.int(most + 1) - 1
  }
  return Object.values(ACTIONS).map((action) => JSON.parse(JSON.stringify(action, some)))
}
