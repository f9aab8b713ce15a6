import { ENCOUNTERS, GLOBAL_RULES, type Lair } from '../../content/schema.ts'
import { COMBAT, MINE, type Seen, TRADE } from './hero.ts'
import { feeAt, saleable } from './trade.ts'

/* The turn on the map, place by place and rule by rule. */

const CHURCH = 3
const METALS = ['silver', 'gold'] as const

const inForce = ({ state }: Seen, rule: (typeof GLOBAL_RULES)[number]): boolean =>
  state.rules.some((switched) => GLOBAL_RULES[switched.rule] === rule && switched.n > 0)

/** EU-227, EU-1215, EU-1404: whenever somebody is asked. */
export function always(seen: Seen): void {
  const { pack, player, state } = seen
  const ofMetal = METALS.map((metal) => player.hand.filter((card) => pack.chaosCards[card].metal === metal))
  if (ofMetal[0].length >= 4) seen.add({ type: 'swapSilver' })
  if (pack.heroes[player.hero].dwurtSlots > 0 && player.gaar > 0) seen.add({ type: 'brew' })
  if (state.mode === 'competitive') return
  if (ofMetal[0].length >= 4) seen.add({ type: 'cashSilver' })
  for (const card of new Set(ofMetal[1])) seen.add({ type: 'cashGold', card })
}

/** EU-851, EU-864, EU-874, EU-881, EU-R95: board and bags in the own turn. */
export function arranging(seen: Seen): void {
  const { player, pack } = seen
  if (!seen.mayArrange) return
  for (const [place, owned] of player.bags.entries())
    for (const slot of player.slots.keys()) {
      const fits = seen.slotIs(slot, seen.slotKind(owned)) && !seen.isAbility(owned)
      if (fits && player.unlocked[slot] === 1 && seen.mayChange(slot, owned))
        seen.add({ type: 'equip', place, slot })
    }
  for (const [slot, owned] of player.slots.entries())
    if (owned !== null && !seen.isAbility(owned) && seen.mayChange(slot, null))
      seen.add({ type: 'stow', slot })
  for (const shelf of ['bags', 'slots'] as const)
    for (const [place, owned] of player[shelf].entries())
      for (const [gem, n] of player.gems.entries())
        if (owned !== null && n > 0 && owned.gems.length < (pack.tiles[owned.tile].gemSpaces ?? 0))
          seen.add({ type: 'setGem', gem, place, shelf })
}

/** EU-302 to EU-347, EU-209, EU-210. */
function moving(seen: Seen): void {
  const { player, land, state } = seen
  seen.add({ type: 'endTurn' })
  for (const [action, n] of player.tokens.entries()) if (n > 0) seen.add({ type: 'walk', action })
  if (player.mp > 0)
    for (const field of land.next(player.field))
      for (const fund of seen.waysIn(field)) seen.add({ type: 'step', field, fund })
  const isPortal = (field: number): boolean => land.location(field) === 'portal'
  const closed = inForce(seen, 'portalsClosed') || player.portalsUsed.includes(player.field)
  if (!isPortal(player.field) || land.hasMonster(player.field) || closed || state.fight !== null) return
  for (const field of land.fields)
    if (field !== player.field && isPortal(field))
      for (const fund of seen.waysIn(field)) seen.add({ type: 'portal', field, fund })
}

/** EU-456, EU-457, EU-932, EU-1305: a coin for each other player with a token here, together a gold card for all. */
function paysOthers({ land, state, player, seat, pack }: Seen): boolean {
  const others = state.players.filter(
    (_, other) => other !== seat && land.tokens(player.field, other) > 0,
  ).length
  if (others === 0) return true
  if (state.mode !== 'cooperative') return player.coins >= others
  return player.hand.some((card) => pack.chaosCards[card].metal === 'gold')
}

/** EU-334, EU-451 to EU-459, EU-501 to EU-507. */
function fixed(seen: Seen): void {
  const { player, land, seat } = seen
  const { field } = player
  const free = !land.hasMonster(field)
  const site = ['mountain', 'lake', 'cave'].includes(land.location(field))
  if (site && free && land.tokens(field, seat) !== 1 && paysOthers(seen))
    for (const fund of seen.funds(MINE)) {
      seen.add({ type: 'mine', cart: false, fund })
      if (player.minecarts > 0) seen.add({ type: 'mine', cart: true, fund })
    }
  if (mayTrade(seen)) for (const fund of seen.funds(TRADE)) seen.add({ type: 'trade', fund })
}

export function mayTrade(seen: Seen): boolean {
  const { player, land } = seen
  const { field } = player
  const tower = land.isCentre(field) && land.tile(field).special === 'tower' && land.isOpen(field)
  const shop = ['merchant', 'alchemist'].includes(land.location(field)) && !land.hasMonster(field)
  if (!tower && !shop) return false
  const fee = feeAt(seen)
  const { any, coins } = saleable(seen)
  return player.coins >= fee || (any && player.coins + coins >= fee)
}

/** EU-334, EU-901 to EU-944. */
function freely(seen: Seen): void {
  const { player, land, state, seat, pack } = seen
  const { field } = player
  if (field === CHURCH && player.coins > 0) {
    seen.add({ type: 'prayPotion' })
    if (player.health < player.maxHealth) seen.add({ type: 'prayHeal' })
  }
  if (land.hasMonster(field)) return
  if (land.location(field) === 'treasure' && state.map.heroTokens[field] < 0) seen.add({ type: 'treasure' })
  if (land.element(field) !== null && land.tokens(field, seat) === 0 && paysOthers(seen))
    seen.add({ type: 'confront' })
  const kind = land.encounter(field)
  if (kind === null) return
  for (const card of state.encounters[ENCOUNTERS.indexOf(kind)].open)
    if (seen.affords(pack.encounterCards[card].require)) seen.add({ type: 'quest', card, way: 0 })
}

/** EU-1005 to EU-1007, EU-R116. */
function isAtLair({ land, state }: Seen, field: number, { type, what }: Lair): boolean {
  const bears = (there: number): boolean => {
    if (land.isCentre(there)) return false
    if (what !== 'trade') return land.location(there) === what
    const tower = land.tile(there).special === 'tower' && state.map.rubble[there] === 0
    return tower || land.location(there) === 'merchant' || land.location(there) === 'alchemist'
  }
  if (land.hasMonster(field)) return false
  if (type === 'on') return bears(field)
  if (type === 'beside') return land.next(field).some(bears)
  return !land.isCentre(field) && land.tile(field).special === what
}

/** EU-1502, EU-1526, EU-1535, EU-1547: whether the foe of the scenario can be fought from here. */
function isFoeHere({ pack, state, land, player }: Seen): boolean {
  const { story } = state
  const { hooks } = pack.scenarios[state.scenario]
  if (story.foes.length === 0 || story.figure < 0) return false
  if (hooks.some(({ hook }) => hook === 'sleeper')) {
    const onTile = player.field >> 2 === story.figure >> 2 && !land.isCentre(player.field)
    return story.awake === 1 && onTile && !land.hasMonster(player.field)
  }
  if (!hooks.some(({ hook }) => hook === 'settlementDragon' || hook === 'golem')) return false
  return player.field === story.figure || land.next(story.figure).includes(player.field)
}

/** EU-601, EU-1004, EU-1533, EU-1546. */
function scenario(seen: Seen): void {
  const { pack, state, land, player } = seen
  const { field } = player
  const { hooks } = pack.scenarios[state.scenario]
  if (seen.canAttack)
    for (const fund of seen.funds(COMBAT)) {
      if (state.bounty >= 0 && isAtLair(seen, field, pack.bounties[state.bounty].lair))
        seen.add({ type: 'fight', fund, kind: 'elite' })
      if (isFoeHere(seen)) seen.add({ type: 'fight', fund, kind: 'story' })
    }
  const golem = hooks.find((hook) => hook.hook === 'golem')
  const laid = state.map.wards.filter((ward) => ward === 1).length
  const wardable = !land.hasMonster(field) && state.map.rubble[field] === 0 && state.map.wards[field] === 0
  if (golem?.hook === 'golem' && wardable && laid < golem.wards)
    for (const [essence, n] of player.essences.entries()) if (n > 0) seen.add({ type: 'ward', essence })
  const atLegend = land.isCentre(field) && land.tile(field).special === 'legend' && land.isOpen(field)
  if (!atLegend || !hooks.some(({ hook }) => hook === 'legends')) return
  const tiles = pack.mapTiles.flatMap(({ special, id }) => (special === 'legend' ? [id] : []))
  const cards = pack.scenarioCards.filter(({ kind }) => kind === 'legend')
  const card = cards[tiles.indexOf(land.tile(field).id)]
  if (card === undefined || state.players.some(({ legends }) => legends.includes(card.id))) return
  if (card.require === undefined || seen.affords(card.require)) seen.add({ type: 'legend', way: 0 })
}

export function inTurn(seen: Seen): void {
  always(seen)
  arranging(seen)
  moving(seen)
  fixed(seen)
  freely(seen)
  scenario(seen)
}
