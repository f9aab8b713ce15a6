import { blame, type Fault } from '@vyprava/kernel'
import type { Cost } from './effects.ts'
import { ENCOUNTERS, type EncounterKind } from './lists.ts'
import { tilesWith } from './map-form.ts'
import type { Op } from './ops.ts'
import type { EncounterCard, MapTile } from './schema.ts'

/* Quests: what each encounter asks for, and what that is worth in the chapter where it is met. */

/** What a quest asks for, from small to great. */
const QUEST_ROLES = ['common', 'coins', 'rare', 'trophy', 'big'] as const
type QuestRole = (typeof QUEST_ROLES)[number]

/** Cards of each role in the seven of an encounter, and what they bring in chapter I, in coins. */
const QUOTAS: Readonly<Record<QuestRole, number>> = { common: 2, coins: 1, rare: 2, trophy: 1, big: 1 }
const WORTH: Readonly<Record<QuestRole, readonly [number, number]>> = {
  common: [4, 5],
  coins: [4, 6],
  rare: [6, 6],
  trophy: [6, 11],
  big: [11, 13],
}
const SCALE = [1, 1.3, 1.3, 1.7, 1.7]
const SOLO_CARDS = 5

const later = (a: QuestRole, b: QuestRole): QuestRole =>
  QUEST_ROLES.indexOf(a) > QUEST_ROLES.indexOf(b) ? a : b
const HIGH_TROPHY = 3
const MANY_GEMS = 3

/** The role of a quest by what it asks for; null where no quest may ask for that. */
function questRole(cost: Cost): QuestRole | null {
  switch (cost.pay) {
    case 'coins':
      return cost.n >= 3 && cost.n <= 5 ? 'coins' : null
    case 'resource':
      return cost.n <= 2 ? 'common' : null
    case 'gem':
      if (cost.n === 1) return 'common'
      return cost.n < MANY_GEMS ? 'rare' : 'big'
    case 'essence':
    case 'item':
      return 'rare'
    case 'trophy':
      return cost.level < HIGH_TROPHY ? 'trophy' : 'big'
    case 'artifact':
      return 'big'
    case 'all':
    case 'oneOf': {
      const roles = cost.of.map(questRole)
      return roles.reduce((one, other) => (one === null || other === null ? null : later(one, other)))
    }
    default:
      return null
  }
}

const GAIN_WORTH: Readonly<Partial<Record<string, number>>> = {
  rep: 2,
  coins: 1,
  gaar: 1,
  potion: 1,
  silver: 1,
  gold: 3,
  teleportScroll: 4,
  artifact: 12,
}
const TREASURE_WORTH = [4, 7, 12]
const REWARD_TILE = 5
const STONE = 2

/** What a reward is worth in coins; what opponents lose counts too. NaN: not a reward of a quest. */
function worthOf(op: Op): number {
  switch (op.op) {
    case 'gain':
      return (GAIN_WORTH[op.what] ?? NaN) * op.n
    case 'gem':
    case 'essence':
      return STONE * op.n
    case 'treasure':
      return TREASURE_WORTH[op.level - 1]
    case 'rewardTile':
      return REWARD_TILE
    case 'eachOpponent':
      return -worth(op.ops)
    default:
      return NaN
  }
}
const worth = (ops: readonly Op[]): number => ops.reduce((sum, op) => sum + worthOf(op), 0)

const at = (found: unknown, expected: string, ...place: (string | number)[]): Fault => ({
  at: place,
  found,
  expected,
})

/** Tiles only from the own stack, and nothing against opponents where there are none (EU-942, EU-1206, EU-1208). */
function rewardFault({ encounter, reward, soloOnly }: EncounterCard): Fault | null {
  for (const op of reward) {
    if (op.op === 'rewardTile' && (op.kind !== encounter || soloOnly))
      return at(op.kind, 'reward tiles of the own encounter, and none on cards for one player', 'reward')
    if (op.op === 'eachOpponent' && (soloOnly || encounter !== 'sorceress'))
      return at(op, "opponents touched only by the sorceress's cards for several players", 'reward')
  }
  return null
}

function cardFault(card: EncounterCard): Fault | null {
  if (questRole(card.require) === null)
    return at(
      card.require,
      '1 to 2 resources, gems, essences, items, trophies, artifacts or 3 to 5 coins',
      'require',
    )
  if (card.soloOnly && card.encounter !== 'sorceress')
    return at(true, 'cards for one player only of the sorceress', 'soloOnly')
  return rewardFault(card)
}

function quotaFault(cards: readonly EncounterCard[], encounter: EncounterKind): Fault | null {
  const own = cards.filter((card) => card.encounter === encounter)
  const alone = own.filter(({ soloOnly }) => soloOnly).length
  if (encounter === 'sorceress' && alone !== SOLO_CARDS)
    return at(alone, `${SOLO_CARDS} cards for one player of "${encounter}"`)
  for (const role of QUEST_ROLES) {
    const found = own.filter((card) => !card.soloOnly && questRole(card.require) === role).length
    if (found !== QUOTAS[role])
      return at(found, `${QUOTAS[role]} cards of "${encounter}" of the role "${role}"`)
  }
  return null
}

/** Every quest can be asked for, and every encounter has its seven (EU-941). */
export const quests = () =>
  blame<EncounterCard[]>((cards) => {
    for (const [place, card] of cards.entries()) {
      const fault = cardFault(card)
      if (fault !== null) return { ...fault, at: [place, ...fault.at] }
    }
    for (const encounter of ENCOUNTERS) {
      const fault = quotaFault(cards, encounter)
      if (fault !== null) return fault
    }
    return null
  })

/** What quests need of a pack. */
interface Met {
  readonly encounterCards: readonly EncounterCard[]
  readonly mapTiles: readonly MapTile[]
}

/** What a quest brings fits what it asks for and the chapter in which it is met. */
export const questWorth = <Pack extends Met>() =>
  blame<Pack>(({ encounterCards, mapTiles }) => questWorthFault(encounterCards, mapTiles))

function questWorthFault(cards: readonly EncounterCard[], tiles: readonly MapTile[]): Fault | null {
  for (const [place, { encounter, require, reward }] of cards.entries()) {
    const role = questRole(require)
    const [tile] = tilesWith(tiles, encounter)
    if (role === null || tile === undefined) continue
    const scale = SCALE[tile.chapter - 1]
    const least = Math.floor(WORTH[role][0] * scale)
    const most = Math.ceil(WORTH[role][1] * scale)
    const found = worth(reward)
    if (found >= least && found <= most) continue
    return at(found, `a reward worth ${least} to ${most} coins`, 'encounterCards', place, 'reward')
  }
  return null
}
