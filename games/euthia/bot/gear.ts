import { newTile } from '../rules/setup.ts'
import type { Owned, Player } from '../rules/state.ts'
import { armsOf, powerOf } from './arms.ts'
import { isRace, type Mind, restOf, type Thought } from './mind.ts'
import { opsWorth } from './worth.ts'

/** How strong a hero would be with these slots, everything ready. */
const powerWith = (mind: Mind, player: Player, slots: readonly (Owned | null)[]): number =>
  powerOf(armsOf(mind, player, slots, true))

interface Fit {
  readonly slot: number
  /** What it adds to everything that the hero can do, in reputation; negative where it does harm. */
  readonly gain: number
}

/** The slot where a tile helps most: free ones, and those of equipment that it can take the place of. */
export function bestFit(thought: Thought, owned: Owned, locked = false): Fit {
  const { mind, printed, player } = thought
  const kind = printed.slotKindOf[owned.tile]
  const kinds = printed.slotKinds[player.hero]
  const isAbility = isLearnt(thought, owned.tile)
  const now = powerWith(mind, player, player.slots)
  const useful = usefulness(thought, owned.tile)
  let best: Fit = { slot: -1, gain: -1 }
  for (let slot = 0; slot < kinds.length; slot++) {
    if (kinds[slot] !== kind || (player.unlocked[slot] === 0) !== locked) continue
    const there = player.slots[slot]
    if (there !== null && isAbility) continue
    const slots = player.slots.slice()
    slots[slot] = owned
    const other = there === null ? 0 : usefulness(thought, there.tile)
    const gain =
      thought.values.power * strive(thought) * (powerWith(mind, player, slots) - now) + useful - other
    if (gain > best.gain + 1e-9) best = { slot, gain }
  }
  return best
}

export const isLearnt = ({ printed }: Thought, tile: number): boolean => {
  const { kind } = printed.pack.tiles[tile]
  return kind === 'ability' || kind === 'firstStrike'
}

/** Strength pays while there are fights to come; where the goal is all that counts it does to the end. */
export const strive = (thought: Thought): number =>
  isRace(thought.state) ? Math.min(1, 0.15 + 1.4 * restOf(thought)) : 1

/** What a tile that one does not own yet would bring on the board. */
export const fitOf = (thought: Thought, tile: number, locked = false): Fit =>
  bestFit(thought, newTile(tile), locked)

/** What a tile brings besides strength: movement, actions, gains, in all rounds that are left. */
export function usefulness(thought: Thought, tile: number): number {
  const { printed, state } = thought
  const { effects } = printed.pack.tiles[tile]
  const { rounds } = printed.pack.scenarios[state.scenario]
  let sum = 0
  for (const { timing, do: ops, consume, cost } of effects) {
    const times = consume === true ? 1 : Math.max(0, rounds - state.round) * (cost === undefined ? 0.6 : 0.35)
    for (const op of ops) {
      if (op.op === 'heal' || op.op === 'woundSelf') continue
      if (timing === 'permanent') sum += permanentWorth(op.op) * Math.min(3, rounds - state.round)
      else if (timing === 'outside' || timing === 'anytime') sum += 0.8 * times * opsWorth(thought, [op])
    }
  }
  return sum
}

const permanentWorth = (op: string): number => {
  switch (op) {
    case 'discount':
      return 0.5
    case 'noFee':
    case 'freeExchange':
    case 'ward':
      return 0.25
    case 'slots':
    case 'container':
      return 0.15
    default:
      return 0
  }
}
