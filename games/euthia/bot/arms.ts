import { setSize } from '../rules/equipment.ts'
import type { Owned, Player } from '../rules/state.ts'
import type { Arm } from './armoury.ts'
import type { Scale } from './dice.ts'
import type { Mind } from './mind.ts'

/** What a hero brings to a fight, in short. */
export interface Arms {
  readonly health: number
  readonly most: number
  readonly gaar: number
  readonly isDwurt: boolean
  /** The best thing to attack with in every round, and how strong it is on average. */
  readonly weapon: Scale | null
  readonly mean: number
  /** What attacks once, the best first. */
  readonly attacks: readonly Arm[]
  readonly first: Arm | null
  /** Shields together, in every round. */
  readonly hare: number
  readonly guard: number
  readonly penalty: number
  /** Defences and helps of one attack, the best first. */
  readonly dodges: readonly Arm[]
  readonly helps: readonly Arm[]
  readonly heal: number
}

type Slots = readonly (Owned | null)[]

interface Draft {
  weapon: Scale | null
  mean: number
  attacks: Arm[]
  first: Arm | null
  hare: number
  guard: number
  penalty: number
  dodges: Arm[]
  helps: Arm[]
  heal: number
  gaar: number
}

/** So much Dwurt can be spent in a turn before its die takes reputation and blood (EU-1412). */
const CALM_DWURT = 4

/** A fresh hero has everything ready; otherwise what is exhausted does not count. */
export function armsOf({ printed, armoury }: Mind, player: Player, slots: Slots, fresh: boolean): Arms {
  const isDwurt = printed.pack.heroes[player.hero].dwurtSlots > 0
  const draft: Draft = {
    weapon: null,
    mean: 0,
    attacks: [],
    first: null,
    hare: 0,
    guard: 0,
    penalty: 0,
    dodges: [],
    helps: [],
    heal: 0,
    gaar: isDwurt ? Math.min(CALM_DWURT, player.dwurt + player.gaar) : player.gaar,
  }
  const set = setSize(printed, { ...player, slots: slots.slice() })
  let most = printed.pack.heroes[player.hero].maxHealth
  for (const owned of slots) {
    if (owned === null) continue
    const arm = armoury.tiles[owned.tile]
    most += arm.health
    for (const { gem, active } of owned.gems) {
      most += armoury.gems[gem].health
      if (fresh || active === 1) add(draft, armoury.gems[gem])
    }
    if (arm.set > set || (!fresh && arm.exhaust && owned.exhausted === 1)) continue
    add(draft, arm)
  }
  for (const { tile } of player.bags) if (!printed.inSlot[tile]) addLoose(draft, armoury.tiles[tile])
  for (const [kind, n] of player.essences.entries())
    for (let left = n; left > 0; left--) add(draft, armoury.essences[kind])
  draft.attacks.sort(byHits)
  draft.dodges.sort((a, b) => b.hare + 2 * b.guard - a.hare - 2 * a.guard)
  const health = Math.max(1, player.health + most - player.maxHealth)
  return { ...draft, health, most, isDwurt }
}

const byHits = (a: Arm, b: Arm): number => b.meanHits - a.meanHits

/** Potions and scrolls count for what they do in a fight. */
function addLoose(draft: Draft, arm: Arm): void {
  if (arm.consume) add(draft, arm)
}

function add(draft: Draft, arm: Arm): void {
  draft.heal += arm.heal
  draft.gaar += arm.gaar
  if (arm.scale !== null) addAttack(draft, arm)
  else if (!arm.exhaust && !arm.consume && arm.hare + arm.guard > 0) {
    draft.hare += arm.hare
    draft.guard += arm.guard
    draft.penalty += arm.penalty
  } else if (arm.hare + arm.guard > 0) draft.dodges.push(arm)
  else if (arm.clover + arm.hits > 0) draft.helps.push(arm)
}

function addAttack(draft: Draft, arm: Arm): void {
  if (arm.strikesFirst && (draft.first === null || arm.meanHits > draft.first.meanHits)) draft.first = arm
  if (!arm.attacks) return
  if (arm.exhaust) draft.attacks.push(arm)
  else if (arm.meanHits > draft.mean) {
    draft.weapon = arm.scale
    draft.mean = arm.meanHits
  }
}

const ROUNDS = 4
/** How much a token, a point of strength, a die is worth in hits or in wounds. */
const GAAR_HITS = 0.35
const CLOVER_HITS = 0.28
const HARE_WOUNDS = 0.3
/** Wounds in an attack of a foe as heroes of this strength meet them. */
const TYPICAL_WOUNDS = 2.2
const LEAST_WOUNDS = 0.45
const HEALED = 0.7

/** How strong a hero is on the whole: hits that it deals for wounds that it can bear, as a logarithm. */
export function powerOf(arms: Arms): number {
  const { attacks, helps, dodges, first, mean } = arms
  let hits = mean * ROUNDS - CLOVER_HITS * arms.penalty * ROUNDS * 0.6
  for (let i = 0; i < Math.min(ROUNDS, attacks.length); i++)
    hits += Math.max(0, attacks[i].meanHits - GAAR_HITS * attacks[i].gaarCost - mean)
  if (first !== null) hits += Math.max(0, first.meanHits - GAAR_HITS * first.gaarCost)
  for (const help of helps) hits += CLOVER_HITS * help.clover + 0.85 * help.hits
  hits += GAAR_HITS * Math.min(6, arms.gaar)
  let wounds = (TYPICAL_WOUNDS - HARE_WOUNDS * arms.hare - 0.75 * arms.guard) * ROUNDS
  for (const { hare, guard } of dodges.slice(0, ROUNDS)) wounds -= HARE_WOUNDS * hare + 0.75 * guard
  const perRound = Math.max(LEAST_WOUNDS, wounds / ROUNDS)
  return Math.log(Math.max(0.3, hits)) + Math.log((arms.most + HEALED * arms.heal) / perRound)
}
