import { ELEMENTS, GEMS, type Op, SITES, SLOT_KINDS } from '../../content/schema.ts'
import type { Modifier } from '../../rules/fight.ts'
import type { Euthia, Player } from '../../rules/state.ts'

/* What must be seen of an op after it was done: the difference between two states. */

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)
const values = ({ fight }: Euthia, what: Modifier['what']): number =>
  sum((fight?.modifiers ?? []).flatMap((modifier) => (modifier.what === what ? modifier.n : [])))
const ready = ({ slots }: Player): number => slots.filter((owned) => owned?.exhausted === 0).length
const dice = ({ fight }: Euthia): string => JSON.stringify([fight?.heroDice, fight?.monsterDice])

const SIGNED = {
  hit: { base: null, plus: 'hitPlus', minus: 'hitMinus' },
  wound: { base: null, plus: 'woundPlus', minus: 'woundMinus' },
} as const

/** Equal ops beside each other are seen as one. */
export function together(ops: readonly Op[]): Op[] {
  const found: Op[] = []
  for (const op of ops) {
    const at = found.findIndex((one) => isLike(one, op))
    const one = found[at]
    if (one !== undefined && 'n' in one && 'n' in op) found[at] = { ...one, n: one.n + op.n }
    else found.push(op)
  }
  return found
}

const isLike = (one: Op, other: Op): boolean =>
  'n' in one && 'n' in other && JSON.stringify({ ...one, n: 0 }) === JSON.stringify({ ...other, n: 0 })

/** What is expected of an op, and what was seen; equal when its consequence is there. */
export function consequence(
  op: Op,
  before: Euthia,
  after: Euthia,
): readonly [seen: unknown, expected: unknown] {
  const was = before.players[0]
  const is = after.players[0]
  const grew = (of: (player: Player) => number, by: number) => [of(is) - of(was), by] as const
  const changed = (what: Modifier['what'], by: number) =>
    [values(after, what) - values(before, what), by] as const
  const met = (of: 'hits' | 'hope' | 'vitality' | 'gaar' | 'chaos', by: number) =>
    [after.fight?.[of], (before.fight?.[of] ?? 0) + by] as const
  switch (op.op) {
    case 'mp':
      return grew(({ mp }) => mp, op.n)
    case 'action':
      return grew(({ granted }) => sum(granted), 1)
    case 'minecart':
      return grew(({ minecarts }) => minecarts, 1)
    case 'clover':
      return changed('heroRoll', op.n)
    case 'hare':
      return changed('monsterStrength', op.n)
    case 'nextAttack':
      return changed('nextAttack', op.n)
    case 'heal':
      return [is.health, Math.min(was.maxHealth, was.health + op.n)]
    case 'woundSelf':
      return grew(({ health }) => health, -op.n)
    case 'hit':
    case 'wound': {
      const what = SIGNED[op.op][op.sign]
      return what === null ? [after.fight?.hits, (before.fight?.hits ?? 0) + op.n] : changed(what, op.n)
    }
    case 'hitNow':
      return met('hits', op.n)
    case 'hope':
      return met('hope', Math.min(op.n, 5 - (before.fight?.hope ?? 0)))
    case 'vitality':
      return met('vitality', op.n)
    case 'monsterToken':
      return met(op.what, Math.max(op.n, -(before.fight?.[op.what] ?? 0)))
    case 'cancel':
      if (op.what === 'penalty') return changed('noPenalty', 1)
      if (op.what === 'card') return [after.fight?.played.length, (before.fight?.played.length ?? 0) - 1]
      return [after.fight?.modifiers.some(({ until }) => until === 'clock'), false]
    case 'denyCards':
    case 'denyGaar':
      return [after.fight?.denials.length, (before.fight?.denials.length ?? 0) + 1]
    case 'removeMonsterDie':
      return [after.fight?.airEssence, 1]
    case 'reroll':
    case 'setDie':
    case 'flipDie':
      return [dice(before) === dice(after), false]
    case 'gain':
      switch (op.what) {
        case 'silver':
        case 'gold':
          return grew(({ hand }) => hand.length, op.n)
        case 'gaar':
        case 'dwurt':
        case 'coins':
        case 'rep': {
          const { what } = op
          return grew((player) => player[what], op.n)
        }
        default:
          return grew(({ bags }) => bags.length, op.n)
      }
    case 'gem': {
      const { kind, n } = op
      return grew(({ gems }) => (kind === 'any' ? sum(gems) : gems[GEMS.indexOf(kind)]), n)
    }
    case 'essence': {
      const { kind, n } = op
      return grew(({ essences }) => (kind === 'any' ? sum(essences) : essences[ELEMENTS.indexOf(kind)]), n)
    }
    case 'imbue':
      return grew(({ essences }) => sum(essences), -op.n)
    case 'resource':
    case 'item':
      return grew(({ bags }) => bags.length, op.n)
    case 'treasure':
      return grew(({ treasures }) => treasures, 1)
    case 'teleport':
    case 'teleportTo':
      return [is.field === was.field, false]
    case 'ready':
      return grew(ready, op.n)
    case 'peekTile':
      return [is.knowsTile, 1]
    case 'peekMonster':
      return [is.knowsMonster, SITES.map(() => 1)]
    case 'unlock':
      return grew(({ unlocked }) => sum(unlocked), SLOT_KINDS.includes(op.kind) ? 1 : 0)
    case 'eachOpponent':
      return [after.players[1].hand.length, before.players[1].hand.length - 1]
    default:
      throw new Error(`Nobody has said what is seen of ${op.op}`)
  }
}
