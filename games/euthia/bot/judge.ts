import { METALS } from '../content/schema.ts'
import type { Euthia } from '../rules/state.ts'
import { foeVitality, grownFor } from '../rules/story/cards.ts'
import { findHook } from '../rules/story/hook.ts'
import { armsOf, powerOf } from './arms.ts'
import { strive } from './gear.ts'
import { Ledger } from './ledger.ts'
import type { Thought } from './mind.ts'
import { CATEGORY, coinWorth, resourceWorth, tableWorths } from './worth.ts'

/* What everything that a hero has and has done is worth, by the values of its mode. */

export function worthOf(thought: Thought): Ledger {
  const { values, player, printed } = thought
  const ledger = new Ledger()
  ledger.add('rep', values.rep * player.rep)
  addTable(thought, ledger)
  ledger.add('goal', goalWorth(thought))
  ledger.add('coins', coinWorth(thought) * player.coins)
  ledger.add('health', healthWorth(thought))
  const { dwurtSlots } = printed.pack.heroes[player.hero]
  ledger.add('tokens', values.gaar * player.gaar + values.dwurt * Math.min(player.dwurt, dwurtSlots))
  // Tokens and potions count by themselves, so strength is that of the board alone.
  const bare = { ...player, gaar: 0, dwurt: 0, bags: [], essences: [] }
  const power = powerOf(armsOf(thought.mind, bare, player.slots, true))
  ledger.add('gear', values.power * strive(thought) * power)
  ledger.add('goods', goodsWorth(thought))
  ledger.add('cards', cardsWorth(thought))
  return ledger
}

/** Steps of the table of the end, and those that can still be expected. */
function addTable(thought: Thought, ledger: Ledger): void {
  const worths = tableWorths(thought)
  ledger.add('quests', worths[CATEGORY.quest])
  ledger.add('elites', worths[CATEGORY.elite])
  ledger.add(
    'places',
    worths[CATEGORY.hero] + worths[CATEGORY.interaction] + worths[CATEGORY.trade] + worths[CATEGORY.won],
  )
}

const LOW = 3
/** The last ones are worth more: who has few of them cannot fight. */
const LAST = 1.5

const healthWorth = ({ player: { health }, values }: Thought): number =>
  values.heal * (health + LAST * Math.min(LOW, health))

function goodsWorth(thought: Thought): number {
  const { player, printed, values } = thought
  const tiles = player.bags.reduce((sum, { tile }) => {
    const { kind, price } = printed.pack.tiles[tile]
    if (kind === 'resource') return sum + resourceWorth(thought, tile)
    if (kind === 'artifact') return sum + values.artifact
    return sum + Math.max(values.potion, RESOLD * (price?.coins ?? 0) * coinWorth(thought))
  }, 0)
  const count = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0)
  return (
    tiles +
    values.gem * count(player.gems) +
    values.essence * count(player.essences) +
    TROPHY * player.trophies.length
  )
}
const RESOLD = 0.5
const TROPHY = 0.15

const cardsWorth = ({ player, printed, values, state }: Thought): number =>
  state.mode === 'competitive'
    ? player.hand.reduce(
        (sum, card) => sum + (METALS[printed.metalOf[card]] === 'silver' ? values.silver : values.gold),
        0,
      )
    : 0

/** How much of the common goal is reached, from 0 to 1. */
export function goalShare(printed: Thought['printed'], state: Euthia): number {
  const { goal } = printed.pack.scenarios[state.scenario]
  const { story } = state
  switch (goal.goal) {
    case 'elites': {
      const needed = state.mode === 'solo' ? goal.solo : grownFor(goal[state.mode], state)
      return Math.min(1, story.elitesBeaten / needed)
    }
    case 'settlements':
      return 1 - story.destroyed / (grownFor(goal.destroyed, state) + 2)
    case 'golem':
    case 'sleeper': {
      const [foe] = story.foes
      if (foe === undefined) return 1
      const all = printed.pack.scenarioCards.filter(
        ({ kind }) => kind === printed.pack.scenarioCards[foe].kind,
      ).length
      const golem = findHook(printed, state, 'golem')
      const vitality =
        golem === undefined ? foeVitality(printed, state, foe) : grownFor(golem.vitality, state)
      return (all - story.foes.length + Math.min(1, story.hits / vitality)) / all
    }
  }
}

/** Elites count one by one, whatever else is done; of the other goals a share. */
function goalWorth({ printed, state, values }: Thought): number {
  const { goal } = printed.pack.scenarios[state.scenario]
  return goal.goal === 'elites'
    ? values.goal * state.story.elitesBeaten
    : values.lasting * goalShare(printed, state)
}
