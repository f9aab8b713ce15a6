import { blame, type Fault } from '@vyprava/kernel'
import { repOf } from './foe-checks.ts'
import { CHAOS_TYPES, type ChaosType, type Metal, type Timing } from './lists.ts'
import type { Op, Profile } from './ops.ts'
import type { Bounty, ChaosCard, CombatCard, Elemental, Elite } from './schema.ts'

/* What must hold for bounties, for the cards of chaos and combat, and for the tables of elementals. */

const at = (found: unknown, expected: string, ...place: (string | number)[]): Fault => ({
  at: place,
  found,
  expected,
})

type Lair = Bounty['lair']
const WHERE: Readonly<Record<Lair['type'], readonly Lair['what'][]>> = {
  on: ['mountain', 'lake', 'cave', 'portal'],
  beside: ['elemental', 'treasure', 'trade'],
  special: ['church', 'tower', 'fortress', 'lord'],
}

/** By level: lairs of each type, and the reputation of a reward. */
const LEVELS: readonly { readonly lairs: Readonly<Record<Lair['type'], number>>; readonly rep: number }[] = [
  { lairs: { on: 3, beside: 2, special: 2 }, rep: 2 },
  { lairs: { on: 3, beside: 2, special: 2 }, rep: 4 },
  { lairs: { on: 3, beside: 2, special: 1 }, rep: 7 },
]

const gains = (ops: readonly Op[], what: 'coins' | 'artifact' | 'gold'): number =>
  ops.reduce((sum, op) => (op.op === 'gain' && op.what === what ? sum + op.n : sum), 0)
const finds = (ops: readonly Op[], level: number): boolean =>
  ops.some((op) => op.op === 'treasure' && op.level === level)
const has = (ops: readonly Op[], name: Op['op']): boolean => ops.some(({ op }) => op === name)

/** Besides reputation: three coins or a gem; an essence or a treasure; an artifact or a treasure, and a gold card. */
function isFit(level: number, ops: readonly Op[]): boolean {
  if (level === 1) return ops.length === 2 && (gains(ops, 'coins') === 3 || has(ops, 'gem'))
  if (level === 2) return ops.length === 2 && (has(ops, 'essence') || finds(ops, 2))
  return ops.length === 3 && gains(ops, 'gold') === 1 && (gains(ops, 'artifact') === 1 || finds(ops, 3))
}

function bountyFault({ level, lair, reward }: Bounty): Fault | null {
  if (!WHERE[lair.type].includes(lair.what))
    return at(lair.what, WHERE[lair.type].map((what) => `"${what}"`).join(' or '), 'lair', 'what')
  if (lair.what === 'church' && level > 1) return at('church', 'the church only at level 1', 'lair', 'what')
  const { rep } = LEVELS[level - 1]
  if (repOf(reward) !== rep) return at(repOf(reward), `${rep} reputation at level ${level}`, 'reward')
  return isFit(level, reward) ? null : at(reward, `what a reward of level ${level} brings`, 'reward')
}

/** The lairs of each level are of all types. */
export const bountyList = () =>
  blame<Bounty[]>((bounties) => {
    for (const [place, bounty] of bounties.entries()) {
      const fault = bountyFault(bounty)
      if (fault !== null) return { ...fault, at: [place, ...fault.at] }
    }
    for (const [step, { lairs }] of LEVELS.entries()) {
      const own = bounties.filter(({ level }) => level === step + 1)
      for (const [type, count] of Object.entries(lairs)) {
        const found = own.filter(({ lair }) => lair.type === type).length
        if (found !== count) return at(found, `${count} lairs of the type "${type}" at level ${step + 1}`)
      }
    }
    return null
  })

/** Every elite has one bounty, of its own level. */
export const hunted = <
  Pack extends { readonly elites: readonly Elite[]; readonly bounties: readonly Bounty[] },
>() =>
  blame<Pack>(({ elites, bounties }) => {
    for (const [place, { elite, level }] of bounties.entries()) {
      if (elites.find(({ id }) => id === elite)?.level !== level)
        return at(elite, `an elite of level ${level}`, 'bounties', place, 'elite')
      if (bounties.findIndex((other) => other.elite === elite) !== place)
        return at(elite, 'an elite without another bounty', 'bounties', place, 'elite')
    }
    return null
  })

const CARDS: Readonly<Record<ChaosType, readonly [Metal, readonly Timing[]]>> = {
  curse: ['silver', ['beforeHeroRoll']],
  ambush: ['silver', ['beforeMonsterRoll']],
  venom: ['silver', ['afterMonsterRoll']],
  frenzy: ['gold', ['beforeMonsterRoll']],
  mending: ['gold', ['aroundMonsterRoll']],
  soulControl: ['gold', ['afterMonsterRoll']],
  mindControl: ['gold', ['afterMonsterRoll']],
}
const COPIES = 8

/** How much of something an op does, whatever its sign. */
const sizeOf = (op: Op): number => {
  if (op.op === 'lasting') return op.ops.reduce((sum, inner) => sum + sizeOf(inner), 0)
  return 'n' in op ? Math.abs(op.n) : 1
}

/** More equal cards do at least as much of everything (EU-754). */
function growFault(fields: ChaosCard['fields']): Fault | null {
  for (let field = 1; field < fields.length; field++) {
    for (const op of fields[field - 1]) {
      const more = fields[field].find((other) => other.op === op.op)
      if (more === undefined || sizeOf(more) < sizeOf(op))
        return at(more?.op, `at least as much "${op.op}" as in the field before`, 'fields', field)
    }
  }
  return null
}

function cardFault(card: ChaosCard, type: ChaosType): Fault | null {
  const [metal, timings] = CARDS[type]
  if (card.type !== type) return at(card.type, `"${type}"`, 'type')
  if (card.metal !== metal) return at(card.metal, `"${metal}"`, 'metal')
  if (!timings.includes(card.timing)) return at(card.timing, `"${timings.join('" or "')}"`, 'timing')
  const fields = metal === 'silver' ? 2 : 3
  if (card.fields.length !== fields) return at(card.fields.length, `${fields} fields on ${metal}`, 'fields')
  if (card.soloOnly !== (type === 'mindControl')) return at(card.soloOnly, 'Mind Control alone', 'soloOnly')
  if (card.competitiveOnly !== (type === 'soulControl'))
    return at(card.competitiveOnly, 'Soul Control alone', 'competitiveOnly')
  return null
}

/** As many of each as the box holds, and more of them do more. */
export const chaosCounts = () =>
  blame<ChaosCard[]>((cards) => {
    for (const [place, card] of cards.entries()) {
      const fault = card.count === COPIES ? growFault(card.fields) : at(card.count, `${COPIES}`, 'count')
      if (fault !== null) return { ...fault, at: [place, ...fault.at] }
    }
    return null
  })

/** The cards as the windows of a fight know them: of each type one kind, with its metal and its moment (EU-751 to EU-760). */
export const chaosList = () =>
  blame<ChaosCard[]>((cards) => {
    for (const [place, type] of CHAOS_TYPES.entries()) {
      const fault = cards[place] === undefined ? at('nothing', `"${type}"`) : cardFault(cards[place], type)
      if (fault !== null) return { ...fault, at: [place, ...fault.at] }
    }
    return cards.length === CHAOS_TYPES.length
      ? null
      : at(cards.length, `${CHAOS_TYPES.length} kinds of cards`)
  })

const LOW = 3
const symbols = (left: number, right: number): { readonly gaar: number; readonly chaos: number } => {
  const low = (left <= LOW ? 1 : 0) + (right <= LOW ? 1 : 0)
  return {
    gaar: low === 2 ? 2 : low === 1 && left + right <= 7 ? 1 : 0,
    chaos: left === right ? 2 : left > right ? 1 : 0,
  }
}

/** Each throw of two dice once; low ones come with Gaar, doubles with chaos. */
export const combatList = () =>
  blame<CombatCard[]>((cards) => {
    for (const [place, { left, right, gaar, chaos }] of cards.entries()) {
      const first = cards.findIndex((other) => other.left === left && other.right === right)
      if (first !== place) return at(`${left}, ${right}`, 'a throw that no other card has', place)
      const due = symbols(left, right)
      if (gaar !== due.gaar) return at(gaar, `${due.gaar}`, place, 'gaar')
      if (chaos !== due.chaos) return at(chaos, `${due.chaos}`, place, 'chaos')
    }
    return null
  })

const essences = (ops: readonly Op[], kind: string): number =>
  ops.reduce((sum, op) => (op.op === 'essence' && op.kind === kind ? sum + op.n : sum), 0)

/** A low result hurts, a high one brings essences of the kind, never fewer for a higher one. */
function tableFault(profile: Profile, key: string): Fault | null {
  const low = profile[0].ops[0]
  if (low?.op !== 'woundSelf') return at(low?.op, 'woundSelf in the lowest row', 'profile', 0, 'ops')
  let before = 0
  for (const [row, { ops }] of profile.entries()) {
    const found = essences(ops, key)
    if (found < before) return at(found, `at least ${before} essences of ${key}`, 'profile', row, 'ops')
    before = found
  }
  return before === 2 ? null : at(before, `2 essences of ${key} in the highest row`, 'profile')
}

/** Each elemental by its own table. */
export const elementalTables = () =>
  blame<Elemental[]>((elementals) => {
    for (const [place, { key, profile }] of elementals.entries()) {
      const fault = tableFault(profile, key)
      if (fault !== null) return { ...fault, at: [place, ...fault.at] }
    }
    return null
  })
