import { type Effect, type Op, TIMINGS } from '../content/schema.ts'
import type { Printed } from '../rules/printed.ts'
import { meanOfThrows, onScale, type Scale, scaleOf } from './dice.ts'

/** What a tile does in a fight, worked out once: conditions and costs apart. */
export interface Arm {
  /** Hits by strength of what attacks, null for what does not. */
  readonly scale: Scale | null
  readonly meanHits: number
  readonly attacks: boolean
  readonly strikesFirst: boolean
  /** Used once in a round of the game, or used up. */
  readonly exhaust: boolean
  readonly consume: boolean
  /** Taken from the monster's strength and from wounds in an attack; what it costs the hero's next attack. */
  readonly hare: number
  readonly guard: number
  readonly penalty: number
  /** Added to the hero's roll and hits. */
  readonly clover: number
  readonly hits: number
  readonly heal: number
  readonly gaar: number
  readonly health: number
  /** Tokens that its use in a fight costs. */
  readonly gaarCost: number
  readonly woundCost: number
  /** The set of armour that it needs. */
  readonly set: number
}

const FIGHT_TIMINGS: readonly string[] = TIMINGS.filter((timing) => timing !== 'outside')

const sum = (ops: readonly Op[], of: (op: Op) => number): number =>
  ops.reduce((total, op) => total + of(op), 0)

/** What everything that may lie on a board brings to fights. */
export class Armoury {
  readonly tiles: readonly Arm[]
  readonly gems: readonly Arm[]
  readonly essences: readonly Arm[]
  readonly #wounds = new Map<string, Scale>()
  readonly #printed: Printed

  constructor(printed: Printed) {
    const { pack } = printed
    this.#printed = printed
    this.tiles = pack.tiles.map(({ effects, profile }) =>
      armOf(effects, profile ? scaleOf(profile, 'hit') : null),
    )
    this.gems = pack.gems.map(({ effects }) => armOf(effects, null))
    this.essences = pack.essences.map(({ effects }) => armOf(effects, null))
  }

  /** Wounds by strength of a foe. */
  wounds(kind: 'monster' | 'elite' | 'story', foe: number): Scale {
    const key = `${kind} ${foe}`
    const known = this.#wounds.get(key)
    if (known !== undefined) return known
    const { pack } = this.#printed
    const face =
      kind === 'monster'
        ? pack.monsters[foe]
        : kind === 'elite'
          ? pack.elites[foe]
          : pack.scenarioCards[foe].foe
    const scale = scaleOf(face?.profile ?? NOTHING, 'wound')
    this.#wounds.set(key, scale)
    return scale
  }
}

const NOTHING = [{ min: null, ops: [] }]

function armOf(effects: readonly Effect[], scale: Scale | null): Arm {
  const own = effects.filter(({ timing }) => FIGHT_TIMINGS.includes(timing))
  const ops = own.flatMap(({ do: list }) => list)
  const outside = effects.flatMap(({ timing, do: list }) => (timing === 'outside' ? list : []))
  const uses = effects.filter(({ timing }) => timing !== 'permanent')
  return {
    scale,
    meanHits: scale === null ? 0 : meanOfThrows((throwSum) => onScale(scale, throwSum)),
    attacks: effects.some(({ timing }) => timing === 'attack'),
    strikesFirst: effects.some(({ timing }) => timing === 'firstStrike'),
    exhaust: uses.every(({ exhaust }) => exhaust !== false),
    consume: uses.some(({ consume }) => consume === true),
    hare: -sum(ops, (op) => (op.op === 'hare' ? op.n : 0)) + sum(ops, dieWorth),
    guard: sum(ops, (op) => (op.op === 'wound' && op.sign === 'minus' ? op.n : 0)),
    penalty: -sum(ops, (op) => (op.op === 'nextAttack' ? op.n : 0)),
    clover: sum(ops, (op) => (op.op === 'clover' ? op.n : 0)) + sum(ops, rerollWorth),
    hits: sum(ops, (op) => ((op.op === 'hit' && op.sign === 'plus') || op.op === 'hitNow' ? op.n : 0)),
    heal: sum([...ops, ...outside], (op) => (op.op === 'heal' ? op.n : 0)),
    gaar: sum(ops, (op) => (op.op === 'gain' && op.what === 'gaar' ? op.n : 0)),
    health: sum(ops, (op) => (op.op === 'maxHealth' ? op.n : 0)),
    gaarCost: costOf(uses, ['gaar', 'dwurt']),
    woundCost: costOf(uses, ['wounds']),
    set: Math.max(0, ...effects.map(({ when }) => (when?.when === 'set' ? when.n : 0))),
  }
}

/** Dice that are taken away or changed, as if strength were. */
const dieWorth = (op: Op): number => {
  if (op.op === 'removeMonsterDie') return 3.5 * op.n
  return (op.op === 'reroll' || op.op === 'flipDie') && op.side === 'monster' ? 1.5 : 0
}
const rerollWorth = (op: Op): number =>
  (op.op === 'reroll' || op.op === 'setDie') && op.side === 'hero' ? 1.5 : 0

function costOf(effects: readonly Effect[], what: readonly string[]): number {
  const part = (cost: NonNullable<Effect['cost']>): number => {
    if (cost.pay === 'all') return cost.of.reduce((total, each) => total + part(each), 0)
    if (cost.pay === 'oneOf') return Math.min(...cost.of.map(part))
    return 'n' in cost && what.includes(cost.pay) ? cost.n : 0
  }
  return effects.reduce((total, { cost }) => total + (cost === undefined ? 0 : part(cost)), 0)
}
