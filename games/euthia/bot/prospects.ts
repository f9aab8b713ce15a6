import { ENCOUNTERS, FIXED_ACTIONS, type Foe, type Op, TRADES, type Trade } from '../content/schema.ts'
import { canPay } from '../rules/costs.ts'
import { encounterOn } from '../rules/encounters.ts'
import { CHURCH, elementAt, locationAt, mapTileAt, treasureAt } from '../rules/fields.ts'
import { MOST_ROUNDS } from '../rules/fight.ts'
import { CENTRE, centreOf, missingSides, slotOf, tileOf } from '../rules/map.ts'
import { NONE } from '../rules/state.ts'
import { openLegend } from '../rules/story/legends.ts'
import { type Aim, aimsOf, preparation, recovery, riskOf } from './aims.ts'
import { type Arms, armsOf } from './arms.ts'
import { duel, maliceOf, type Outlook } from './duel.ts'
import { Land } from './land.ts'
import { seen } from './lapses.ts'
import { marketWorth } from './market.ts'
import { isRace, restOf, type Thought } from './mind.ts'
import { isBetterUnseen, isVigil, legendUrge } from './story.ts'
import { Wishes } from './wishes.ts'
import { CATEGORY, coinWorth, costWorth, marginsOf, opsWorth } from './worth.ts'

export type Need = 'none' | 'mine' | 'trade' | 'combat'

/** Something that can be done on a field, what it needs and what it brings. */
export interface Prospect {
  readonly field: number
  readonly need: Need
  readonly worth: number
  /** Only after the fight on that field. */
  readonly after: boolean
  readonly what: 'fight' | 'elite' | 'story' | 'mine' | 'trade' | 'free' | 'legend' | 'heal' | 'explore'
}

/** Everything on the map that a hero may want, by what it brings. */
export class Prospects {
  readonly land: Land
  readonly list: readonly Prospect[]
  readonly #thought: Thought
  readonly #margins: readonly number[]
  readonly #wishes: Wishes
  readonly #outlooks = new Map<number, Outlook>()
  readonly #draft: Prospect[] = []
  readonly #markets = new Map<string, number>()
  /** What the hero brings to the next fight: a new round comes before it when no action of combat is left. */
  readonly #arms: Arms
  /** How much everything else than the goal is worth: where nothing but the goal counts, less and less. */
  readonly #aside: number
  /** Whether there is a foe whose lair nobody has seen yet. */
  #hidden = false
  readonly #aims: readonly Aim[]
  /** Nobody goes to the edges of the map to wake a foe who could sleep longer. */
  readonly #unseen: boolean

  constructor(thought: Thought) {
    this.#thought = thought
    this.land = new Land(thought)
    this.#margins = marginsOf(thought)
    this.#wishes = new Wishes(thought, this.land)
    const { mind, player, state } = thought
    this.#aside = isRace(state) ? 1 : Math.min(1, ASIDE_LAST + ASIDE_EARLY * restOf(thought))
    const later = player.tokens[COMBAT] + player.granted[COMBAT] === 0
    this.#arms = armsOf(mind, player, player.slots, later)
    this.#unseen = isBetterUnseen(thought)
    this.#aims = aimsOf(thought, this.land)
    this.#lookForAims()
    for (const field of this.land.fields) this.#look(field)
    this.list = seen(thought, this.#draft, this.land.from(player.field))
  }

  #add(field: number, what: Prospect['what'], need: Need, worth: number, after = false): void {
    const weighed = FOCUSED.includes(what) ? worth : worth * this.#aside
    if (weighed > 0.02) this.#draft.push({ field, what, need, worth: weighed, after })
  }

  #look(field: number): void {
    const { state } = this.#thought
    const level = this.land.monster[field]
    const missing = state.map.stack.length > 0 ? missingSides(state.map, field).length : 0
    if (missing > 0 && this.#unseen) return
    if (level > 0) this.#add(field, 'fight', 'combat', this.#fightWorth(field, level))
    this.#lookAtSite(field, level > 0)
    if (level === 0) this.#lookAtFree(field)
    if (level === 0 || this.#thought.mind.effort.gathers) this.#lookAtQuests(field, level > 0)
    if (field === CHURCH && this.#thought.player.field !== CHURCH)
      this.#add(field, 'heal', 'none', this.#healWorth() + this.#vigilWorth())
    if (missing > 0 && level === 0) this.#add(field, 'explore', 'none', missing * this.#exploreWorth())
  }

  /** Mines and places of trade, also those that have to be liberated first. */
  #lookAtSite(field: number, after: boolean): void {
    const { printed, state, seat, player } = this.#thought
    const { map, players } = state
    if (slotOf(field) === CENTRE) {
      if (mapTileAt(printed, map, field).special === 'tower')
        this.#add(field, 'trade', 'trade', this.#marketWorth(field, 'tower', 0))
      return
    }
    const location = locationAt(printed, map, field)
    if (location === 'merchant' || location === 'alchemist') {
      const owner = map.tradeTokens[field]
      const paid = isRace(state) && owner !== NONE && owner !== seat ? 1 : 0
      this.#add(field, 'trade', 'trade', this.#marketWorth(field, location, paid), after)
    }
    if (location !== 'mountain' && location !== 'lake' && location !== 'cave') return
    const own = map.interactions[field * players.length + seat]
    if (own === 1) return
    let fee = 0
    for (let other = 0; other < players.length; other++)
      if (other !== seat && map.interactions[field * players.length + other] > 0) fee += 1
    if (state.mode === 'cooperative' ? fee > 0 : fee > player.coins) return
    const margin = this.#margins[CATEGORY.interaction]
    const room = player.bags.length + player.trophies.length < 3 ? this.#thought.values.resource : 0.25
    const mined =
      room +
      this.#wishes.resource(location) -
      fee * coinWorth(this.#thought) +
      (own === 2 || after ? -margin : margin)
    this.#add(field, 'mine', 'mine', mined, after)
  }

  /** Treasures, elementals and legends of fields without a monster. */
  #lookAtFree(field: number): void {
    const { printed, state, seat, player } = this.#thought
    const { map, players } = state
    this.#lookAtLegend(field)
    const treasure = slotOf(field) === CENTRE ? 0 : treasureAt(printed, map, field)
    if (treasure > 0 && map.heroTokens[field] === NONE)
      this.#add(field, 'free', 'none', this.#thought.values.treasure[treasure] + this.#margins[CATEGORY.hero])
    const element = slotOf(field) === CENTRE ? NONE : elementAt(printed, map, field)
    if (element !== NONE && map.interactions[field * players.length + seat] === 0 && player.health > 2)
      this.#add(field, 'free', 'none', this.#elementWorth(field) + this.#wishes.essence(element))
  }

  /** Quests that can be told, also those of encounters that have to be liberated first. */
  #lookAtQuests(field: number, after: boolean): void {
    const { printed, state, seat } = this.#thought
    const kind = encounterOn(printed, state, field)
    if (kind === null) return
    for (const card of state.encounters[ENCOUNTERS.indexOf(kind)].open) {
      const { require, reward } = printed.pack.encounterCards[card]
      if (canPay(printed, state, seat, require, NONE))
        this.#add(field, 'free', 'none', this.#questWorth(reward) - costWorth(this.#thought, require), after)
    }
  }

  /** A legend that can be told brings its reward, and weakens the sleeper (EU-1533, EU-1536). */
  #lookAtLegend(field: number): void {
    const { printed, state, seat } = this.#thought
    const card = openLegend(printed, state, field)
    if (card === NONE) return
    const { require = null, reward = [] } = printed.pack.scenarioCards[card]
    if (require !== null && !canPay(printed, state, seat, require, NONE)) return
    const brought = this.#questWorth(reward) - costWorth(this.#thought, require)
    this.#add(field, 'legend', 'none', brought + legendUrge(this.#thought))
  }

  #marketWorth(field: number, kind: Trade, fee: number): number {
    const key = `${kind} ${fee}`
    const found = this.#markets.get(key) ?? marketWorth(this.#thought, TRADES.indexOf(kind), fee)
    this.#markets.set(key, found)
    return found + this.#recoveryWorth(field, kind)
  }

  #recoveryWorth(field: number, kind: Trade): number {
    const { player, state } = this.#thought
    if (isRace(state) || player.maxHealth - player.health < LEAST_HEALED) return 0
    return recovery(this.#thought, this.land, this.#aims, field, kind)
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

  /** New land, and perhaps the lair that is looked for. */
  #exploreWorth(): number {
    const { explore, exploreEarly, goal } = this.#thought.values
    const sought = this.#hidden ? SOUGHT * goal : 0
    return explore + sought + exploreEarly * restOf(this.#thought) * (this.#draft.length < 14 ? 1.3 : 0.7)
  }

  /** Health is worth most to those who have little. */
  #healWorth(): number {
    const { health, maxHealth, coins } = this.#thought.player
    const missing = maxHealth - health
    return coins === 0 || missing < 3
      ? 0
      : (0.14 * missing + (health <= 3 ? 0.8 : 0)) * (0.3 + restOf(this.#thought))
  }

  /** Who waits for a foe of the scenario where it will come loses no round. */
  #vigilWorth(): number {
    return isVigil(this.#thought) ? VIGIL * this.#thought.values.lasting : 0
  }

  /** How a fight with a monster would go, as things are now. */
  #outlook(foe: number, face: Foe): Outlook {
    const known = this.#outlooks.get(foe)
    if (known !== undefined) return known
    const { mind, state } = this.#thought
    const found = duel(this.#arms, {
      foe: face,
      wounds: mind.armoury.wounds('monster', foe),
      vitality: face.vitality,
      lastRound: MOST_ROUNDS,
      malice: maliceOf(state),
    })
    this.#outlooks.set(foe, found)
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
    const outlook = this.#outlook(card, face)
    let prize = this.#placeWorth(field) + this.#wishes.trophy(level)
    if (inRange) prize += opsWorth(this.#thought, ops) + this.#wishes.of(ops)
    const slot = slotOf(field)
    const loot = mapTileAt(printed, state.map, field).hexes[slot]?.loot
    if (loot !== undefined) prize += opsWorth(this.#thought, loot) + this.#wishes.of(loot)
    return riskOf(this.#thought, outlook, prize)
  }

  /** What a liberated field brings: its token, and what can be done there and behind it. */
  #placeWorth(field: number): number {
    const { printed, state } = this.#thought
    const location = locationAt(printed, state.map, field)
    const tile = mapTileAt(printed, state.map, field)
    const rest = restOf(this.#thought)
    if (tile.special === 'tower' || location === 'merchant' || location === 'alchemist')
      return this.#margins[CATEGORY.trade] + this.#thought.values.market * rest
    if (location === 'mountain' || location === 'lake' || location === 'cave')
      return 2 * this.#margins[CATEGORY.interaction]
    const treasure = treasureAt(printed, state.map, field)
    const beyond = location === 'encounter' || location === 'elemental' || location === 'portal' ? 0.5 : 0.2
    const besieged = tile.lair === true && state.story.awake === 1 ? SIEGE * this.#thought.values.lasting : 0
    const told =
      openLegend(printed, state, centreOf(tileOf(field))) === NONE ? 0 : LEGENDARY * legendUrge(this.#thought)
    const special = tile.special === 'legend' || tile.lair === true ? 0.8 + besieged + told : 0
    return this.#margins[CATEGORY.hero] + this.#thought.values.treasure[treasure] + beyond + special
  }

  #lookForAims(): void {
    const aims = this.#aims
    for (const { what, opponent, fields, worth } of aims) {
      const promise = worth(duel(this.#arms, opponent))
      for (const field of fields) this.#add(field, what, 'combat', promise)
    }
    this.#hidden = aims.some(({ fields }) => fields.length === 0)
    const { player } = this.#thought
    if (player.field === CHURCH || aims.length === 0) return
    this.#add(CHURCH, 'heal', 'none', preparation(this.#thought, this.land, aims, CHURCH))
  }
}

const FOCUSED: readonly Prospect['what'][] = ['elite', 'story', 'legend', 'trade', 'heal', 'explore']
/** Wounds that a trade is sought for. */
const LEAST_HEALED = 2
const ASIDE_LAST = 0.2
/** The share of a legend that each field on the way to it is worth. */
const LEGENDARY = 0.1
/** The share of a lasting fight that the way to it is worth. */
const SIEGE = 0.3
/** The share that the way to it is worth before it comes. */
const VIGIL = 0.15
/** The share of a goal that a new tile is worth where it may be the lair. */
const SOUGHT = 0.04
const ASIDE_EARLY = 2
const COMBAT = FIXED_ACTIONS.indexOf('combat')
