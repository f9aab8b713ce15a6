import type { EuthiaAction } from '../rules/actions.ts'
import type { Fight } from '../rules/fight.ts'
import { equipWorth, gemWorth, isUse, type UseAction, type Used, usedBy, worthOfUse } from './chores.ts'
import { Clash } from './clash.ts'
import type { Thought } from './mind.ts'
import { ranked } from './ranked.ts'
import { HIT, woundPrice } from './stakes.ts'
import { costWorth, dieWorth } from './worth.ts'

const GAAR_STEP = 2
const DWURT_STEP = 3

/** What brings less is not done. */
const LEAST = 0.02

/** All actions of a window of the hero-player, the best first; ending it is worth nothing. */
export function heroActions(
  thought: Thought,
  fight: Fight,
  key: string,
  actions: readonly EuthiaAction[],
): readonly EuthiaAction[] {
  const clash = new Clash(thought, fight)
  return ranked(actions, LEAST, (action) => actionWorth(thought, clash, key, action))
}

function actionWorth(thought: Thought, clash: Clash, key: string, action: EuthiaAction): number {
  switch (action.type) {
    case 'attack':
      return attackWorth(thought, clash, action.place)
    case 'gaar':
      return key === 'exchangeHero' ? parry(thought, clash, action.die) : press(thought, clash, action.die)
    case 'hope':
      return hopeWorth(thought, clash, action.how, key)
    case 'equip':
      return equipWorth(thought, action.place, action.slot)
    case 'setGem':
      return action.shelf === 'slots' ? gemWorth(thought, action.gem, action.place) : -1
    case 'brew':
      return thought.player.dwurt < 3 ? 0.1 : -1
    default:
      return isUse(action) ? worthInFight(thought, clash, key, action) : -1
  }
}

/** Hits on average, less what the attack costs; abilities are spared where a weapon will do. */
function attackWorth(thought: Thought, clash: Clash, place: number): number {
  const { mind, printed, player } = thought
  const owned = player.slots[place]
  if (owned === null) return -1
  const arm = mind.armoury.tiles[owned.tile]
  const use = printed.uses[owned.tile].find(
    (each) => each?.timing === 'attack' || each?.timing === 'firstStrike',
  )
  const spared = arm.exhaust ? 0.12 : 0
  return 0.1 + HIT * clash.hitsToCome(owned.tile) - spared - 0.8 * costWorth(thought, use?.cost ?? null)
}

/** What a token costs: more when few are left; Dwurt turns its die. */
function tokenCost(thought: Thought, clash: Clash, isDwurt: boolean): number {
  const { player } = thought
  const left = isDwurt ? player.dwurt : player.gaar
  const token = sparing(thought, clash) * (left >= 4 ? 0.22 : left >= 2 ? 0.32 : 0.42)
  return isDwurt ? token + dieWorth(thought, 1) : token
}

/** Against monsters of the map, as long as they are no danger, things are spared for what the scenario asks for. */
const sparing = ({ values }: Thought, clash: Clash): number =>
  clash.fight.kind === 'monster' && !isHard(clash) ? values.sparing : 1

const spendsDwurt = ({ printed, player }: Thought): boolean => printed.pack.heroes[player.hero].dwurtSlots > 0

/** A token against the blow on the table. */
function parry(thought: Thought, clash: Clash, die: number): number {
  const isDwurt = spendsDwurt(thought)
  const now = clash.fear(clash.wounds())
  const then = isDwurt ? clash.fear(clash.wounds(-DWURT_STEP)) : clash.woundsAgain(die, -GAAR_STEP)
  return woundPrice(thought, clash) * (now - then) - tokenCost(thought, clash, isDwurt)
}

/** A token for the attack on the table. */
function press(thought: Thought, clash: Clash, die: number): number {
  const isDwurt = spendsDwurt(thought)
  const now = clash.hits()
  const then = isDwurt ? clash.hits(DWURT_STEP) : clash.hitsAgain(die, GAAR_STEP)
  const hurry = clash.health <= clash.worst ? 1.4 : 1
  const kills = clash.left > 0 && then >= clash.left - 0.5 ? 1.3 : 1
  return HIT * hurry * kills * (then - now) - tokenCost(thought, clash, isDwurt)
}

function hopeWorth(thought: Thought, clash: Clash, how: 'gaar' | 'plus' | 'strike', key: string): number {
  const now = clash.hits()
  if (how === 'gaar') {
    const needs = key === 'exchangeHero' && clash.fear(clash.wounds()) >= 3 && thought.player.gaar === 0
    return needs && !spendsDwurt(thought) ? 0.2 : -1
  }
  if (key !== 'heroAfter') return -1
  if (how === 'plus') return HIT * (clash.hits(1) - now) - 0.15
  const struck = Math.min(clash.left, clash.hits(1) + 1)
  return HIT * (struck - now) - 0.35
}

/** Whether a fight is dangerous enough for things that are used up. */
const isHard = (clash: Clash): boolean => clash.left >= 5 || clash.health <= clash.worst + 2

function worthInFight(thought: Thought, clash: Clash, key: string, action: UseAction): number {
  const used = usedBy(thought, action)
  if (used === null || used.ops.length === 0) return -1
  const cost = 0.9 * costWorth(thought, used.use.cost) + goneWorth(thought, clash, used, action)
  switch (key) {
    case 'beforeFight':
      return worthOfUse(thought, action)
    case 'healing':
      return healGain(clash, used) - cost
    case 'heroAfterMonster':
      return woundPrice(thought, clash) * clash.averted(used.ops) - cost - penaltyOf(used)
    case 'heroBeforeMonster':
      return beforeMonster(clash, used, woundPrice(thought, clash)) - cost
    case 'heroBefore':
      return helpGain(clash, used) - cost
    case 'heroAfter':
      return afterRoll(clash, used) - cost
    case 'preparation':
      return 0.4 - cost
    default:
      return gains(used) - cost
  }
}

/** What is used up is missed later; what only rests is back in the next round. */
function goneWorth(thought: Thought, clash: Clash, { gone, use }: Used, action: UseAction): number {
  const { values } = thought
  const lost = action.type === 'useEssence' ? values.essence : values.potion
  if (gone) return lost * sparing(thought, clash) * (isHard(clash) ? 0.6 : 1)
  return use.exhaust ? 0.06 : 0
}

function healGain(clash: Clash, { ops }: Used): number {
  const heals = ops.reduce((sum, op) => sum + (op.op === 'heal' ? op.n : 0), 0)
  const healed = Math.min(heals, clash.most - clash.health)
  const danger = clash.health <= clash.worst ? 0.4 : clash.health <= clash.worst + 2 ? 0.22 : 0.12
  return healed < heals && clash.health > clash.worst ? 0 : danger * healed + gains({ ops })
}

/** What a shield takes from the next attack. */
const penaltyOf = ({ ops }: Used): number =>
  ops.reduce((sum, op) => sum + (op.op === 'nextAttack' ? -0.14 * op.n : 0), 0)

const AROUND = 'aroundMonsterRoll'

/** Before the throw: what works later too is kept until the throw is seen. */
function beforeMonster(clash: Clash, { ops, use }: Used, wound: number): number {
  if (use.timing === AROUND) return 0
  let hare = 0
  let more = 0
  for (const op of ops) {
    if (op.op === 'hare' && !clash.immune) hare += op.n
    else if (op.op === 'removeMonsterDie' && !clash.immune) hare -= 3.5
    else if (op.op === 'denyCards' || op.op === 'denyGaar')
      more += clash.fight.chaos + clash.fight.gaar > 0 ? 0.2 : 0
  }
  return wound * (clash.woundsToCome() - clash.woundsToCome(Math.round(hare))) + more
}

/** Before the own throw: every point is some of a hit. */
function helpGain(clash: Clash, { ops }: Used): number {
  if (clash.left === 0) return -1
  let gain = 0
  for (const op of ops) {
    if (op.op === 'clover') gain += 0.28 * HIT * op.n
    else if (op.op === 'hit' && op.sign === 'plus') gain += 0.8 * HIT * Math.min(op.n, clash.left)
    else if (op.op === 'hit' || op.op === 'hitNow') gain += HIT * Math.min(op.n, clash.left)
    else if (op.op === 'cancel')
      gain += clash.fight.modifiers.some(({ n, what }) => what === 'heroRoll' && n < 0) ? 0.4 : 0
    else if (op.op === 'denyCards') gain += clash.fight.chaos > 0 ? 0.25 : 0
  }
  return gain
}

/** After the own throw: the row is known. */
function afterRoll(clash: Clash, { ops }: Used): number {
  let clover = 0
  let plus = 0
  let now = 0
  for (const op of ops) {
    if (op.op === 'clover') clover += op.n
    else if (op.op === 'hit' && op.sign === 'plus') plus += op.n
    else if (op.op === 'hitNow') now += op.n
    else if ((op.op === 'reroll' || op.op === 'setDie') && op.side === 'hero')
      clover += (op.op === 'setDie' ? op.value : 3.5) - Math.min(...clash.fight.heroDice)
  }
  const before = clash.hits()
  return HIT * (Math.min(clash.left, clash.hits(Math.floor(clover), plus) + now) - before)
}

const gains = ({ ops }: Pick<Used, 'ops'>): number =>
  ops.reduce((sum, op) => sum + (op.op === 'gain' && op.n > 0 ? 0.3 * op.n : op.op === 'ready' ? 0.3 : 0), 0)
