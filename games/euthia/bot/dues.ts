import { type Op, SITES } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { Item } from '../rules/items.ts'
import { hasRoom } from '../rules/storage.ts'
import { equipWorth, isUse, usedBy, worthOfUse } from './chores.ts'
import { meanOfDie, opsFor } from './dice.ts'
import { fitOf, isLearnt, usefulness } from './gear.ts'
import { FAR } from './land.ts'
import { isRace, type Thought } from './mind.ts'
import { Prospects } from './prospects.ts'
import { dieWorth, isWanted, opsWorth, resourceWorth, wantsGem } from './worth.ts'

type Scored = (action: EuthiaAction) => number

/** The action with the highest score, the first of equals. */
function best(actions: readonly EuthiaAction[], score: Scored): EuthiaAction {
  let found = actions[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const worth = score(action)
    if (worth <= most) continue
    found = action
    most = worth
  }
  return found
}

const itemOf = <Step extends Item['step']>(
  { state }: Thought,
  step: Step,
): Extract<Item, { readonly step: Step }> | undefined =>
  state.agenda.findLast((item): item is Extract<Item, { readonly step: Step }> => item.step === step)

/** One of several ways of an effect. */
export function chosen(thought: Thought, actions: readonly EuthiaAction[]): EuthiaAction {
  const ways = itemOf(thought, 'choose')?.ways ?? []
  return best(actions, (action) => (action.type === 'choose' ? wayWorth(thought, ways[action.way]) : -9))
}

function wayWorth(thought: Thought, ops: readonly Op[]): number {
  const clovers = ops.reduce((sum, op) => sum + (op.op === 'clover' ? 0.1 * op.n : 0), 0)
  const gem = ops.find((op) => op.op === 'gem')
  const wanted = gem?.op === 'gem' && gem.kind !== 'any' && FAVOURED.includes(gem.kind) ? 0.1 : 0
  return opsWorth(thought, ops) + clovers + wanted
}
const FAVOURED = ['ruby', 'diamond', 'emerald', 'onyx']

/** Of a pair of personal tiles the one that helps more, whatever it costs. */
export const paired = (thought: Thought, actions: readonly EuthiaAction[]): EuthiaAction =>
  best(actions, (action) => (action.type === 'take' ? personalWorth(thought, action.tile) : -9))

function personalWorth(thought: Thought, tile: number): number {
  const open = fitOf(thought, tile)
  const fit = open.slot === -1 ? fitOf(thought, tile, true) : open
  const role = isLearnt(thought, tile) ? 0.05 : 0
  return fit.gain + role
}

/** The best of three finds. */
export const carted = (thought: Thought, actions: readonly EuthiaAction[]): EuthiaAction =>
  best(actions, (action) =>
    action.type === 'take' ? resourceWorth(thought, action.tile) + wantedResource(thought, action.tile) : -9,
  )

function wantedResource(thought: Thought, tile: number): number {
  const { source } = thought.printed.pack.tiles[tile]
  const wanted = isWanted(
    thought,
    (cost) =>
      cost.pay === 'resource' &&
      (cost.site === 'any' || (SITES.some((site) => site === source) && cost.site === source)),
  )
  return wanted ? 0.3 : 0
}

/** Things without room: used, put on, or given up by what they are worth. */
export function roomed(thought: Thought, actions: readonly EuthiaAction[]): EuthiaAction {
  return best(actions, (action) => {
    if (isUse(action)) return roomUse(thought, action)
    if (action.type === 'equip') return 10 * equipWorth(thought, action.place, action.slot) - 1
    if (action.type === 'brew') return 8
    return -keepWorth(thought, action)
  })
}

function roomUse(thought: Thought, action: Parameters<typeof usedBy>[1]): number {
  const used = usedBy(thought, action)
  if (used === null) return -9
  const heals = used.ops.some(({ op }) => op === 'heal') && thought.player.health < thought.player.maxHealth
  return worthOfUse(thought, action) > 0 ? 5 : heals ? 3 : opsWorth(thought, used.ops) > 0 ? -0.05 : -8
}

/** How much is lost when something is given up. */
function keepWorth(thought: Thought, action: EuthiaAction): number {
  const { printed, player } = thought
  switch (action.type) {
    case 'dropTrophy':
      return isWanted(thought, ({ pay }) => pay === 'trophy') ? 0.5 : 0
    case 'dropGem':
      return wantsGem(thought, action.gem) ? 1 : thought.values.gem
    case 'dropEssence':
      return thought.values.essence
    case 'dropToken':
      return thought.values.gaar
    case 'dropTile': {
      const { tile } = player.bags[action.place]
      const { price, kind } = printed.pack.tiles[tile]
      if (kind === 'resource') return resourceWorth(thought, tile)
      const used = Math.max(0, fitOf(thought, tile).gain) + usefulness(thought, tile)
      return 0.2 * (price?.coins ?? 0) + used + (kind === 'satchel' || kind === 'backpack' ? 1 : 0) + 0.1
    }
    case 'stow':
      return 9
    default:
      return 8
  }
}

/** Cards that go: silver before gold, single ones before pairs; four silver ones make a gold one. */
export function handed(thought: Thought, actions: readonly EuthiaAction[]): EuthiaAction {
  const { printed, player, state } = thought
  const swap = actions.find(({ type }) => type === (isRace(state) ? 'swapSilver' : 'cashSilver'))
  if (swap !== undefined) return swap
  const cash = actions.find(({ type }) => type === 'cashGold')
  if (cash !== undefined && state.mode === 'solo') return cash
  return best(actions, (action) => {
    if (action.type !== 'discardCard') return -9
    const copies = player.hand.filter((card) => card === action.card).length
    return -copies - 3 * printed.metalOf[action.card]
  })
}

/** A trophy is kept when a quest asks for it and there is room. */
export function trophied(thought: Thought): boolean {
  const { printed, player, state } = thought
  const { fight } = state
  if (fight === null) return false
  const trophies = [...player.trophies, { elite: 0 as const, id: fight.foe }]
  const wanted = isWanted(thought, ({ pay }) => pay === 'trophy')
  return wanted && hasRoom(printed, { ...player, trophies })
}

/** Two points of hope are a Gaar at the end of a fight (EU-708). */
const HOPE_WORTH = 0.3

/** A roll of an effect or a confrontation: tokens and clovers where they lift the result to a better row. */
export function rolled(thought: Thought, actions: readonly EuthiaAction[]): EuthiaAction {
  const item = itemOf(thought, 'heroRoll')
  if (item === undefined) return actions[0]
  const { dice, plus, rows } = item
  const result = dice[0] + dice[1] + plus
  const worth = (sum: number): number => opsWorth(thought, opsFor(rows, sum))
  const now = worth(result)
  const isDwurt = thought.printed.pack.heroes[thought.player.hero].dwurtSlots > 0
  return best(actions, (action) => {
    if (action.type === 'done') return 0.02
    if (action.type === 'gaar') {
      const then = isDwurt
        ? worth(result + 3)
        : meanOfDie((value) => worth(result - dice[action.die] + value + 2))
      return then - now - thought.values.gaar - (isDwurt ? dieWorth(thought, 1) : 0)
    }
    if (action.type === 'hope' && action.how === 'plus') return worth(result + 1) - now - HOPE_WORTH
    if (!isUse(action)) return -1
    const used = usedBy(thought, action)
    const clover = used?.ops.reduce((sum, op) => sum + (op.op === 'clover' ? op.n : 0), 0) ?? 0
    return worth(result + clover) - now - (used?.gone === true ? 0.4 : 0.05)
  })
}

/** Where an effect takes the hero: near to what is wanted most. */
export function leapt(thought: Thought, actions: readonly EuthiaAction[]): EuthiaAction {
  const prospects = new Prospects(thought)
  const top = prospects.list.toSorted((a, b) => b.worth - a.worth).slice(0, 8)
  return best(actions, (action) => {
    if (action.type !== 'teleport' && action.type !== 'portal') return -9
    let most = 0
    for (const { field, worth, after, what } of top) {
      const steps = prospects.land.from(field)[action.field]
      if (after || steps === FAR || (action.fund !== null && (what !== 'fight' || steps > 0))) continue
      most = Math.max(most, worth * 0.8 ** steps)
    }
    return most - (action.fund !== null && most === 0 ? 5 : 0)
  })
}

/** The token that is kept: of what a turn needs most. */
export const kept = (actions: readonly EuthiaAction[]): EuthiaAction =>
  best(actions, (action) => (action.type === 'keep' ? 1 + action.action : 0))
