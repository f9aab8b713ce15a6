import { ENCOUNTERS, type Foe, type Op } from '../content/schema.ts'
import { canPay } from '../rules/costs.ts'
import { encounterOn } from '../rules/encounters.ts'
import { CHURCH, elementAt, locationAt, mapTileAt, treasureAt } from '../rules/fields.ts'
import { MOST_ROUNDS } from '../rules/fight.ts'
import { CENTRE, missingSides, slotOf } from '../rules/map.ts'
import { NONE } from '../rules/state.ts'
import { isAtLair } from '../rules/story/elites.ts'
import { armsOf } from './arms.ts'
import { duel, type Outlook } from './duel.ts'
import { strive, usefulness } from './gear.ts'
import { Land } from './land.ts'
import { isRace, restOf, type Thought } from './mind.ts'
import { storyFoe } from './story.ts'
import { CATEGORY, coinWorth, costWorth, marginsOf, opsWorth, resourceWorth, WORTH } from './worth.ts'

export type Need = 'none' | 'mine' | 'trade' | 'combat'

/** Something that can be done on a field, what it needs and what it brings. */
export interface Prospect {
  readonly field: number
  readonly need: Need
  readonly worth: number
  /** Only after the fight on that field. */
  readonly after: boolean
  readonly what: 'fight' | 'elite' | 'story' | 'mine' | 'trade' | 'free' | 'heal' | 'explore'
}

/** Everything on the map that a hero may want, by what it brings. */
export class Prospects {
  readonly land: Land
  readonly list: readonly Prospect[]
  readonly #thought: Thought
  readonly #margins: readonly number[]
  readonly #outlooks = new Map<string, Outlook>()
  readonly #draft: Prospect[] = []
  readonly #trade: number

  constructor(thought: Thought) {
    this.#thought = thought
    this.land = new Land(thought)
    this.#margins = marginsOf(thought)
    this.#trade = tradeWorth(thought)
    for (const field of this.land.fields) this.#look(field)
    this.#lookForElites()
    this.#lookForStory()
    const { effort } = thought.mind
    this.list =
      effort.noise === 0
        ? this.#draft
        : this.#draft.map((each) => ({
            ...each,
            worth: each.worth * (1 + effort.noise * (thought.random.int(1000) / 500 - 1)),
          }))
  }

  #add(field: number, what: Prospect['what'], need: Need, worth: number, after = false): void {
    if (worth > 0.02) this.#draft.push({ field, what, need, worth, after })
  }

  #look(field: number): void {
    const { state } = this.#thought
    const level = this.land.monster[field]
    if (level > 0) this.#add(field, 'fight', 'combat', this.#fightWorth(field, level))
    this.#lookAtSite(field, level > 0)
    if (level === 0) this.#lookAtFree(field)
    if (field === CHURCH) this.#add(field, 'heal', 'none', this.#healWorth())
    const missing = state.map.stack.length > 0 ? missingSides(state.map, field).length : 0
    if (missing > 0 && level === 0) this.#add(field, 'explore', 'none', missing * this.#exploreWorth())
  }

  /** Mines and places of trade, also those that have to be liberated first. */
  #lookAtSite(field: number, after: boolean): void {
    const { printed, state, seat, player } = this.#thought
    const { map, players } = state
    if (slotOf(field) === CENTRE) {
      if (mapTileAt(printed, map, field).special === 'tower') this.#add(field, 'trade', 'trade', this.#trade)
      return
    }
    const location = locationAt(printed, map, field)
    if (location === 'merchant' || location === 'alchemist')
      this.#add(field, 'trade', 'trade', this.#trade, after)
    if (location !== 'mountain' && location !== 'lake' && location !== 'cave') return
    const own = map.interactions[field * players.length + seat]
    if (own === 1) return
    let fee = 0
    for (let other = 0; other < players.length; other++)
      if (other !== seat && map.interactions[field * players.length + other] > 0) fee += 1
    if (state.mode === 'cooperative' ? fee > 0 : fee > player.coins) return
    const margin = this.#margins[CATEGORY.interaction]
    const room = player.bags.length + player.trophies.length < 3 ? WORTH.resource : 0.25
    const mined = room - fee * coinWorth(this.#thought) + (own === 2 || after ? -margin : margin)
    this.#add(field, 'mine', 'mine', mined, after)
  }

  /** Treasures, elementals, quests and legends of fields without a monster. */
  #lookAtFree(field: number): void {
    const { printed, state, seat, player } = this.#thought
    const { map, players } = state
    const treasure = slotOf(field) === CENTRE ? 0 : treasureAt(printed, map, field)
    if (treasure > 0 && map.heroTokens[field] === NONE)
      this.#add(field, 'free', 'none', WORTH.treasure[treasure] + this.#margins[CATEGORY.hero])
    const element = slotOf(field) === CENTRE ? NONE : elementAt(printed, map, field)
    if (element !== NONE && map.interactions[field * players.length + seat] === 0 && player.health > 2)
      this.#add(field, 'free', 'none', this.#elementWorth(field))
    const kind = encounterOn(printed, state, field)
    if (kind === null) return
    for (const card of state.encounters[ENCOUNTERS.indexOf(kind)].open) {
      const { require, reward } = printed.pack.encounterCards[card]
      if (canPay(printed, state, seat, require, NONE))
        this.#add(field, 'free', 'none', this.#questWorth(reward) - costWorth(this.#thought, require))
    }
  }

  #questWorth(reward: readonly Op[]): number {
    return opsWorth(this.#thought, reward) + this.#margins[CATEGORY.quest]
  }

  #elementWorth(field: number): number {
    const { state, seat, player } = this.#thought
    const { map, players, mode } = state
    let fee = 0
    for (let other = 0; other < players.length; other++)
      if (other !== seat && map.interactions[field * players.length + other] > 0) fee += 1
    if (mode === 'cooperative' ? fee > 0 : fee > player.coins) return 0
    return 0.55 + this.#margins[CATEGORY.interaction] - fee * coinWorth(this.#thought)
  }

  #exploreWorth(): number {
    return WORTH.explore + WORTH.exploreEarly * restOf(this.#thought) * (this.#draft.length < 14 ? 1.3 : 0.7)
  }

  /** Health is worth most to those who have little. */
  #healWorth(): number {
    const { health, maxHealth, coins } = this.#thought.player
    const missing = maxHealth - health
    return coins === 0 || missing < 3
      ? 0
      : (0.14 * missing + (health <= 3 ? 0.8 : 0)) * (0.3 + restOf(this.#thought))
  }

  /** How a fight would go, as things are now. */
  outlook(
    kind: 'monster' | 'elite' | 'story',
    foe: number,
    face: Foe,
    vitality: number,
    lastRound: number,
  ): Outlook {
    const key = `${kind} ${foe} ${vitality}`
    const known = this.#outlooks.get(key)
    if (known !== undefined) return known
    const { mind, player } = this.#thought
    const arms = armsOf(mind, player, player.slots, false)
    const found = duel(arms, { foe: face, wounds: mind.armoury.wounds(kind, foe), vitality, lastRound })
    this.#outlooks.set(key, found)
    return found
  }

  /** The monster that waits on top of its deck, as far as one can know. */
  #fightWorth(field: number, level: number): number {
    const { printed, state, player } = this.#thought
    const deck = state.monsters[level - 1].draw
    if (deck.length === 0) return 0
    const card = deck[deck.length - 1]
    const face = printed.pack.monsters[card]
    const { min, max, ops } = face.reward
    const inRange = player.rep >= min && (max === null || player.rep <= max)
    const outlook = this.outlook('monster', card, face, face.vitality, MOST_ROUNDS)
    let prize = (inRange ? opsWorth(this.#thought, ops) : 0) + this.#placeWorth(field)
    const slot = slotOf(field)
    const loot = mapTileAt(printed, state.map, field).hexes[slot]?.loot
    if (loot !== undefined) prize += opsWorth(this.#thought, loot)
    return this.#risk(outlook, prize)
  }

  /** What a liberated field brings: its token, and what can be done there and behind it. */
  #placeWorth(field: number): number {
    const { printed, state } = this.#thought
    const location = locationAt(printed, state.map, field)
    const tile = mapTileAt(printed, state.map, field)
    const rest = restOf(this.#thought)
    if (tile.special === 'tower' || location === 'merchant' || location === 'alchemist')
      return this.#margins[CATEGORY.trade] + WORTH.market * rest
    if (location === 'mountain' || location === 'lake' || location === 'cave')
      return 2 * this.#margins[CATEGORY.interaction]
    const treasure = treasureAt(printed, state.map, field)
    const beyond = location === 'encounter' || location === 'elemental' || location === 'portal' ? 0.5 : 0.2
    const special = tile.special === 'legend' || tile.lair === true ? 0.8 : 0
    return this.#margins[CATEGORY.hero] + WORTH.treasure[treasure] + beyond + special
  }

  /** A prize weighed with the chance of death, of wounds and of spent tokens. */
  #risk({ win, death, health, gaar }: Outlook, prize: number): number {
    const { player, state } = this.#thought
    const loss = isRace(state) ? WORTH.death : WORTH.deathAlone
    const tokens = Math.max(0, player.gaar + player.dwurt - gaar)
    const spent = WORTH.heal * Math.max(0, player.health - health) + 0.5 * WORTH.gaar * tokens
    return win * (prize - spent) - death * loss
  }

  #lookForElites(): void {
    const { printed, state } = this.#thought
    if (state.bounty === NONE) return
    const { elite, lair, reward } = printed.pack.bounties[state.bounty]
    const face = printed.pack.elites[elite]
    const outlook = this.outlook('elite', elite, face, face.vitality, MOST_ROUNDS)
    const goal =
      printed.pack.scenarios[state.scenario].goal.goal === 'elites'
        ? isRace(state)
          ? WORTH.goal
          : WORTH.goalAlone
        : 0
    const prize = opsWorth(this.#thought, reward) + this.#margins[CATEGORY.elite] + goal
    const worth = this.#risk(outlook, prize)
    if (worth <= 0) return
    for (const field of this.land.fields)
      if (isAtLair(printed, state, field, lair)) this.#add(field, 'elite', 'combat', worth)
  }

  #lookForStory(): void {
    const found = storyFoe(this.#thought, this.land)
    if (found === null) return
    const { foe, face, vitality, hits, lastRound, fields, reward, urge, persists } = found
    const outlook = this.outlook('story', foe, face, vitality - hits, lastRound)
    const prize = opsWorth(this.#thought, reward) + this.#margins[CATEGORY.elite] + urge
    const share = persists ? Math.min(1, outlook.hits / Math.max(1, vitality - hits)) : 0
    const worth = this.#risk(outlook, prize) + share * urge * 1.2
    for (const field of fields) this.#add(field, 'story', 'combat', worth)
  }
}

const GEM_COINS = 2

/** What a trade would bring: coins to spend, things to sell, tiles to learn. */
function tradeWorth(thought: Thought): number {
  const { printed, player } = thought
  let coins = player.coins
  for (const { tile } of player.bags) coins += resourceWorth(thought, tile) / coinWorth(thought)
  coins += GEM_COINS * player.gems.reduce((sum, n) => sum + n, 0)
  const open = player.stack.filter((tile) => (printed.pack.tiles[tile].value ?? 0) <= player.rep).length
  const missing = player.maxHealth - player.health
  const spend = Math.min(coins, 14)
  if (coins < 2) return 0
  const learn =
    open > 0 || player.revealed.some(({ tile }) => (printed.pack.tiles[tile].price?.coins ?? 0) <= coins)
      ? WORTH.learning
      : 0
  return (
    (WORTH.spending * spend + learn) * strive(thought) +
    (player.bags.some(({ tile }) => usefulness(thought, tile) > 0) ? 0.05 : 0) +
    (missing >= 3 ? WORTH.healing * missing * (0.3 + restOf(thought)) : 0)
  )
}
