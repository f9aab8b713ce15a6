import { blame, type Fault } from '@vyprava/kernel'
import { foeSymbol } from './foe-form.ts'
import { dangerOf, TYPICAL, type Typical, woundsOf } from './foe-power.ts'
import type { Op, Profile } from './ops.ts'
import type { Elite, Foe, Monster } from './schema.ts'

/* What we ask of our own monsters and elites: their numbers by level, diagrams that rise, how strong they may be. */

type Range = readonly [number, number]
const at = (found: unknown, expected: string, ...place: (string | number)[]): Fault => ({
  at: place,
  found,
  expected,
})
const shown = (n: number): string => String(Math.round(n * 100) / 100)

interface Band {
  readonly count: number
  readonly vitality: Range
  /** Wounds of the highest row. */
  readonly top: Range
  readonly silver: Range
  readonly gold: Range
  readonly chaos: Range
  readonly gaar: Range
  readonly clover: Range
  readonly immune: number
  /** Kinds of symbols besides wounds in its diagram (EU-1014), death not among them. */
  readonly symbols: number
  readonly danger: Range
  /** For whom the danger is measured. */
  readonly hero: Typical
}

const [START, MIDDLE, LATE] = TYPICAL
const few: Range = [0, 2]

const MONSTERS: readonly Band[] = [
  {
    ...{ count: 14, vitality: [3, 5], top: [2, 3], silver: few, gold: [0, 0], chaos: [0, 1], gaar: [0, 1] },
    ...{ clover: [-4, 0], immune: 0, symbols: 0, danger: [0.3, 1.4], hero: START },
  },
  {
    ...{ count: 14, vitality: [6, 10], top: [3, 5], silver: few, gold: [0, 1], chaos: few, gaar: few },
    ...{ clover: [-2, 0], immune: 0, symbols: 0, danger: [0.4, 1.1], hero: MIDDLE },
  },
  {
    ...{ count: 12, vitality: [10, 14], top: [5, 7], silver: few, gold: few, chaos: [1, 3], gaar: few },
    ...{ clover: [-2, 0], immune: 0, symbols: 0, danger: [0.45, 1], hero: LATE },
  },
]

const ELITES: readonly Band[] = [
  {
    ...{ count: 7, vitality: [6, 8], top: [3, 4], silver: few, gold: [0, 0], chaos: [1, 2], gaar: [0, 1] },
    ...{ clover: [-2, 0], immune: 0, symbols: 0, danger: [0.35, 0.65], hero: MIDDLE },
  },
  {
    ...{ count: 7, vitality: [11, 14], top: [4, 6], silver: few, gold: [0, 1], chaos: [2, 3], gaar: few },
    ...{ clover: [-2, 0], immune: 1, symbols: 1, danger: [0.4, 0.85], hero: LATE },
  },
  {
    ...{ count: 6, vitality: [17, 21], top: [7, 9], silver: few, gold: few, chaos: [3, 3], gaar: few },
    ...{ clover: [-2, 0], immune: 2, symbols: 2, danger: [0.85, 1.9], hero: LATE },
  },
]

const RANGED = ['vitality', 'silver', 'gold', 'chaos', 'gaar', 'clover'] as const

/** The symbol of an op in one of our diagrams, or nothing where it is of no size that we print. */
function symbolOf(op: Op): string | null {
  const symbol = foeSymbol(op)
  if (op.op === 'clover') return op.n >= -3 && op.n <= -1 ? symbol : null
  if (op.op === 'gain') return op.n === 1 ? symbol : null
  return op.op === 'monsterHeal' && op.n > 3 ? null : symbol
}
const SIZES = 'clover -1 to -3, one silver or gold card, monsterHeal 1 to 3'

/** The strength from which a row kills whoever is there. */
export const DEADLY = 15
const kills = ({ op }: Op): boolean => op === 'killHero'

/** A stronger attack never wounds less; only a row that kills needs no wounds. */
function diagramFault(profile: Profile): Fault | null {
  let before = -1
  for (const [row, { min, ops }] of profile.entries()) {
    const strange = ops.findIndex((op) => symbolOf(op) === null)
    if (strange >= 0) return at(ops[strange].op, SIZES, 'profile', row, 'ops', strange)
    const deadly = ops.some(kills)
    if (deadly && (min ?? 0) < DEADLY) return at(min, `death only from ${DEADLY} on`, 'profile', row, 'min')
    const wounds = woundsOf(ops)
    if (!deadly && wounds <= before) return at(wounds, `more wounds than ${before}`, 'profile', row, 'ops')
    before = deadly ? before : wounds
  }
  return null
}

const symbolsIn = (profile: Profile): Set<string | null> =>
  new Set(
    profile.flatMap(({ ops }) => ops.map(symbolOf)).filter((kind) => kind !== 'wound' && kind !== 'death'),
  )

function numbersFault(foe: Foe, band: Band): Fault | null {
  for (const field of RANGED) {
    const [least, most] = band[field]
    if (foe[field] < least || foe[field] > most) return at(foe[field], `from ${least} to ${most}`, field)
  }
  const top = Math.max(...foe.profile.map(({ ops }) => woundsOf(ops)))
  const [least, most] = band.top
  return top < least || top > most
    ? at(top, `from ${least} to ${most} wounds in the highest row`, 'profile')
    : null
}

const heals = (op: Op): boolean => op.op === 'monsterHeal' && op.n <= 2

function foeFault(foe: Foe, band: Band): Fault | null {
  const numbers = diagramFault(foe.profile) ?? numbersFault(foe, band)
  if (numbers !== null) return numbers
  const lasting = foe.lasting.findIndex((op) => !heals(op))
  if (lasting >= 0) return at(foe.lasting[lasting].op, 'monsterHeal 1 or 2', 'lasting', lasting)
  const symbols = symbolsIn(foe.profile).size
  if (symbols !== band.symbols) return at(symbols, `${band.symbols} kinds of special symbols`, 'profile')
  const danger = dangerOf(foe, band.hero)
  return danger < band.danger[0] || danger > band.danger[1]
    ? at(shown(danger), `a danger from ${band.danger[0]} to ${band.danger[1]}`, 'vitality')
    : null
}

type Levelled = Foe & { readonly level: number }

/** So many of each level, and each of them as strong as its level allows. */
function listFault(list: readonly Levelled[], bands: readonly Band[]): Fault | null {
  for (const [place, foe] of list.entries()) {
    const found = foeFault(foe, bands[foe.level - 1])
    if (found !== null) return { ...found, at: [place, ...found.at] }
  }
  for (const [step, { count, immune }] of bands.entries()) {
    const own = list.filter(({ level }) => level === step + 1)
    if (own.length !== count) return at(own.length, `${count} of level ${step + 1}`)
    const safe = own.filter((foe) => foe.immune).length
    if (safe !== immune) return at(safe, `${immune} immune of level ${step + 1}`)
  }
  return null
}

/** By level: the reputation at which a reward is given, and how much of it the reward brings. */
const REWARDS: readonly { readonly min: number; readonly max: number | null; readonly rep: Range }[] = [
  { min: 0, max: 15, rep: [1, 2] },
  { min: 0, max: 30, rep: [2, 3] },
  { min: 5, max: null, rep: [5, 6] },
]

export const repOf = (ops: readonly Op[]): number =>
  ops.reduce((sum, op) => (op.op === 'gain' && op.what === 'rep' ? sum + op.n : sum), 0)

function rewardFault({ level, reward }: Monster): Fault | null {
  const { min, max, rep } = REWARDS[level - 1]
  if (reward.min !== min) return at(reward.min, `${min}`, 'reward', 'min')
  if (reward.max !== max) return at(reward.max, `${max}`, 'reward', 'max')
  const found = repOf(reward.ops)
  if (found < rep[0] || found > rep[1])
    return at(found, `from ${rep[0]} to ${rep[1]} reputation`, 'reward', 'ops')
  return reward.ops.length >= 2
    ? null
    : at(reward.ops.length, 'something besides reputation', 'reward', 'ops')
}

export const monsterList = () =>
  blame<Monster[]>((monsters) => {
    const found = listFault(monsters, MONSTERS)
    if (found !== null) return found
    for (const [place, monster] of monsters.entries()) {
      const fault = rewardFault(monster)
      if (fault !== null) return { ...fault, at: [place, ...fault.at] }
      const deadly = monster.profile.some(({ ops }) => ops.some(kills))
      if (deadly) return at('killHero', 'death at the hands of an elite only', place, 'profile')
    }
    return null
  })

/** Only one of the last elites kills with one blow. */
export const eliteList = () =>
  blame<Elite[]>((elites) => {
    const found = listFault(elites, ELITES)
    if (found !== null) return found
    const deadly = elites.filter(({ profile }) => profile.some(({ ops }) => ops.some(kills)))
    return deadly.length === 1 && deadly[0].level === 3
      ? null
      : at(deadly.length, 'killHero on one elite, of level 3')
  })
