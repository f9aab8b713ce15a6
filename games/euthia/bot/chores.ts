import type { Op } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { opsOf } from '../rules/effects/conditions.ts'
import type { Use } from '../rules/effects/faces.ts'
import { CHURCH } from '../rules/fields.ts'
import { newTile } from '../rules/setup.ts'
import type { Owned } from '../rules/state.ts'
import { hasRoom } from '../rules/storage.ts'
import { aimsOf, preparation } from './aims.ts'
import { bestFit } from './gear.ts'
import { Land } from './land.ts'
import { restOf, type Thought } from './mind.ts'
import { coinWorth, costWorth, opsWorth, wantsGem } from './worth.ts'

export type UseAction = Extract<EuthiaAction, { readonly type: 'use' | 'useEssence' | 'useGem' }>

export const isUse = (action: EuthiaAction): action is UseAction =>
  action.type === 'use' || action.type === 'useEssence' || action.type === 'useGem'

export interface Used {
  readonly use: Use
  readonly owned: Owned | null
  readonly ops: readonly Op[]
  /** Whether it is used up for good. */
  readonly gone: boolean
}

/** What a use does now, as it is printed. */
export function usedBy({ printed, state, seat, player }: Thought, action: UseAction): Used | null {
  if (action.type === 'useEssence') {
    const use = printed.essenceUses[action.kind].find((each) => each !== null) ?? null
    return use && { use, owned: null, ops: opsOf(printed, state, seat, use.effects, null), gone: true }
  }
  const owned = action.type === 'use' ? player[action.shelf][action.place] : player.slots[action.slot]
  if (owned === undefined || owned === null) return null
  const use =
    action.type === 'use' ? printed.uses[owned.tile][action.effect] : printed.gemUses[action.gem][action.way]
  if (use === undefined || use === null) return null
  const ops = opsOf(printed, state, seat, use.effects, owned)
  return { use, owned, ops, gone: action.type === 'use' && use.consume }
}

/** What is done at once where one stands because it only brings something; null when there is nothing of the kind. */
export function choreFor(thought: Thought, actions: readonly EuthiaAction[]): EuthiaAction | null {
  let best: EuthiaAction | null = null
  let most = 0
  for (const action of actions) {
    const worth = choreWorth(thought, action)
    if (worth <= most) continue
    best = action
    most = worth
  }
  return best
}

/** What something that is done at once brings; 0 for everything else. */
export function choreWorth(thought: Thought, action: EuthiaAction): number {
  switch (action.type) {
    case 'treasure':
    case 'legend':
      return 5
    case 'quest': {
      const { require, reward } = thought.printed.pack.encounterCards[action.card]
      return 1.2 + opsWorth(thought, reward) - costWorth(thought, require)
    }
    case 'confront':
      return thought.player.health > 2 ? 1 : 0
    case 'equip':
      return equipWorth(thought, action.place, action.slot)
    case 'setGem':
      return action.shelf === 'slots' ? gemWorth(thought, action.gem, action.place) : -1
    case 'brew':
      return thought.player.dwurt < thought.printed.pack.heroes[thought.player.hero].dwurtSlots ? 0.5 : 0
    case 'cashSilver':
      return 0.2
    case 'cashGold':
      return thought.state.mode === 'solo' || thought.player.hand.length > 3 ? 0.2 : 0
    case 'prayHeal':
    case 'prayPotion':
      return prayerWorth(thought, action.type)
    case 'use':
    case 'useGem':
    case 'useEssence':
      return worthOfUse(thought, action)
    default:
      return 0
  }
}

/** Puts on what makes stronger, in its best place. */
export function equipWorth(thought: Thought, place: number, slot: number): number {
  const fit = bestFit(thought, thought.player.bags[place])
  return fit.slot === slot && fit.gain > 0.12 ? fit.gain : 0
}

const LEAST_USEFUL = ['amethyst', 'demonite']

/** Gems serve on equipment, apart from one that a quest asks for. */
export function gemWorth(thought: Thought, gem: number, slot: number): number {
  const { player, printed } = thought
  const owned = player.slots[slot]
  if (owned === null || restOf(thought) === 0) return 0
  if (player.gems[gem] === 1 && wantsGem(thought, gem)) return 0
  return LEAST_USEFUL.includes(printed.pack.gems[gem].key) ? 0.05 : 0.3 - 0.001 * slot
}

const POTIONS = 2

function prayerWorth(thought: Thought, how: 'prayHeal' | 'prayPotion'): number {
  const { player, printed, state } = thought
  if (player.field !== CHURCH) return 0
  const missing = player.maxHealth - player.health
  const land = new Land(thought)
  const wanted = preparation(thought, land, aimsOf(thought, land), CHURCH)
  const isLast = state.round >= printed.pack.scenarios[state.scenario].rounds
  if (how === 'prayHeal') return missing > 0 && (wanted > 0.2 || (missing >= 3 && !isLast)) ? 0.6 : 0
  if (!canCarry(thought)) return 0
  if (wanted > 0.2) return 0.4
  const { kind } = printed.pack.tiles[printed.bySource.healingPotion[0]]
  const have = player.bags.filter(({ tile }) => printed.pack.tiles[tile].kind === kind).length
  return !isLast && have < POTIONS && player.bags.length < POTIONS && player.coins > 2 ? 0.15 : 0
}

function canCarry({ printed, player }: Thought): boolean {
  const [potion] = printed.bySource.healingPotion
  return hasRoom(printed, { ...player, bags: [...player.bags, newTile(potion)] })
}

const WALKING: readonly string[] = ['mp', 'action', 'teleport', 'teleportTo', 'minecart', 'imbue']

/** Uses outside a fight that gain something; steps and actions are looked at by the route. */
export function worthOfUse(thought: Thought, action: UseAction): number {
  const used = usedBy(thought, action)
  if (used === null || used.ops.length === 0) return 0
  if (used.ops.some(({ op }) => WALKING.includes(op))) return 0
  const { health, maxHealth } = thought.player
  const heals = used.ops.reduce((sum, op) => sum + (op.op === 'heal' ? op.n : 0), 0)
  if (heals > 0 && maxHealth - health < Math.min(heals, 4) && used.gone) return 0
  if (action.type === 'useEssence' && health > 3) return 0
  if (heals > 0 && used.gone && health > maxHealth / 2) return 0
  const lost = used.gone ? (used.owned === null ? thought.values.essence : lostWorth(thought, used.owned)) : 0
  const gain = opsWorth(thought, used.ops) - costWorth(thought, used.use.cost) - lost
  return gain > 0.05 ? gain : 0
}

/** What a tile that is used up would have brought otherwise. */
const lostWorth = (thought: Thought, { tile }: Owned): number => {
  const { price, kind } = thought.printed.pack.tiles[tile]
  return kind === 'treasure' ? 0 : Math.min(0.4, (price?.coins ?? 0) * 0.5 * coinWorth(thought))
}
