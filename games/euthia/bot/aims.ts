import type { Trade } from '../content/schema.ts'
import { MOST_ROUNDS } from '../rules/fight.ts'
import { newTile } from '../rules/setup.ts'
import { NONE } from '../rules/state.ts'
import { hasRoom } from '../rules/storage.ts'
import { isAtLair } from '../rules/story/elites.ts'
import { type Arms, armsOf } from './arms.ts'
import { duel, maliceOf, type Opponent, type Outlook } from './duel.ts'
import type { Land } from './land.ts'
import type { Thought } from './mind.ts'
import { storyFoe } from './story.ts'
import { CATEGORY, marginsOf, opsWorth } from './worth.ts'

/** A fight that the scenario asks for: where it can be had, and what it brings for the way it goes. */
export interface Aim {
  readonly what: 'elite' | 'story'
  readonly opponent: Opponent
  readonly fields: readonly number[]
  readonly worth: (outlook: Outlook) => number
}

/** A prize weighed with the chance of death, of wounds and of spent tokens. */
export function riskOf(thought: Thought, outlook: Outlook, prize: number): number {
  const { player, values } = thought
  const { win, death, health, gaar } = outlook
  const tokens = Math.max(0, player.gaar + player.dwurt - gaar)
  const spent = values.heal * Math.max(0, player.health - health) + 0.5 * values.gaar * tokens
  return win * (prize - spent) - death * (values.death - revival(thought))
}

/** The dead are whole again, with new tokens. */
const revival = ({ player: { health, maxHealth }, values }: Thought): number =>
  REVIVED_GAAR * values.gaar + values.heal * (maxHealth - health)
const REVIVED_GAAR = 3

/** What the scenario has one fight for, apart from the monsters of the map. */
export const aimsOf = (thought: Thought, land: Land): Aim[] =>
  [eliteAim(thought, land), storyAim(thought, land)].filter((aim) => aim !== null)

function eliteAim(thought: Thought, land: Land): Aim | null {
  const { mind, printed, state } = thought
  if (state.bounty === NONE) return null
  const { elite, lair, reward } = printed.pack.bounties[state.bounty]
  const foe = printed.pack.elites[elite]
  const isGoal = printed.pack.scenarios[state.scenario].goal.goal === 'elites'
  const goal = isGoal ? thought.values.goal : 0
  const prize = opsWorth(thought, reward) + marginsOf(thought)[CATEGORY.elite] + goal
  return {
    what: 'elite',
    opponent: {
      foe,
      wounds: mind.armoury.wounds('elite', elite),
      vitality: foe.vitality,
      lastRound: MOST_ROUNDS,
      malice: maliceOf(state),
    },
    fields: land.fields.filter((field) => isAtLair(printed, state, field, lair)),
    worth: (outlook) => riskOf(thought, outlook, prize),
  }
}

function storyAim(thought: Thought, land: Land): Aim | null {
  const found = storyFoe(thought, land)
  if (found === null) return null
  const { foe, face, vitality, hits, lastRound, fields, reward, urge, persists } = found
  const left = vitality - hits
  const prize = opsWorth(thought, reward) + marginsOf(thought)[CATEGORY.elite] + (persists ? 0 : urge)
  return {
    what: 'story',
    opponent: {
      foe: face,
      wounds: thought.mind.armoury.wounds('story', foe),
      vitality: left,
      lastRound,
      malice: maliceOf(thought.state),
    },
    fields,
    worth: (outlook) =>
      riskOf(thought, outlook, prize) + (persists ? (urge * Math.min(left, outlook.hits)) / left : 0),
  }
}

/** As a hero would leave a place of healing: whole, as far as its coins go. */
function healedArms({ mind, player }: Thought, rate: number): { readonly arms: Arms; readonly left: number } {
  const fresh = armsOf(mind, player, player.slots, true)
  const paid = Math.min(player.coins, Math.ceil((player.maxHealth - player.health) / rate))
  const health = Math.min(fresh.most, fresh.health + paid * rate)
  return { arms: { ...fresh, health }, left: player.coins - paid }
}

/** As a hero would leave the church: healed, with potions for the coins that are left. */
function readyArms(thought: Thought): Arms {
  const { mind, printed, player } = thought
  const { arms, left } = healedArms(thought, printed.pack.healing.church)
  const [potion] = printed.bySource.healingPotion
  const bags = player.bags.slice()
  let { heal } = arms
  for (let coins = left; coins > 0; coins--) {
    bags.push(newTile(potion))
    if (!hasRoom(printed, { ...player, bags })) break
    heal += mind.armoury.tiles[potion].heal
  }
  return { ...arms, heal }
}

/** What the church is worth to a hero with an aim: how much better the fight will go, less for a long way to it. */
export const preparation = (thought: Thought, land: Land, aims: readonly Aim[], church: number): number =>
  readiness(thought, land, aims, church, readyArms(thought))

/** The same of a place of trade, for its healing. */
export const recovery = (
  thought: Thought,
  land: Land,
  aims: readonly Aim[],
  field: number,
  kind: Trade,
): number =>
  readiness(thought, land, aims, field, healedArms(thought, thought.printed.pack.healing[kind]).arms)

function readiness(thought: Thought, land: Land, aims: readonly Aim[], place: number, ready: Arms): number {
  const { mind, player } = thought
  const now = armsOf(mind, player, player.slots, true)
  if (ready.heal <= now.heal && ready.health <= now.health) return 0
  const steps = land.from(place)
  let best = 0
  for (const { fields, opponent, worth } of aims) {
    const way = fields.length === 0 ? UNKNOWN_WAY : Math.min(...fields.map((field) => steps[field]))
    const gain = worth(duel(ready, opponent)) - Math.max(0, worth(duel(now, opponent)))
    best = Math.max(best, gain * thought.values.later ** (way / STEPS_A_TURN))
  }
  return best
}
const STEPS_A_TURN = 4
/** To a lair that nobody has seen yet. */
const UNKNOWN_WAY = 6
