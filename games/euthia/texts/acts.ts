import { type Cost, GEMS } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { attackUse } from '../rules/attacks.ts'
import type { Use } from '../rules/effects/faces.ts'
import { isOpen } from '../rules/effects/pending.ts'
import { elementAt } from '../rules/fields.ts'
import { CENTRE, slotOf, tileOf } from '../rules/map.ts'
import type { Printed } from '../rules/printed.ts'
import type { Owned } from '../rules/state.ts'
import { discountOf, lowered } from '../rules/steps/trade/prices.ts'
import type { EuthiaView, PlayerView } from '../rules/view.ts'
import { rowsText } from './effects.ts'
import { type Context, diceOf, itemOf, ownedIn, playerOf } from './sight.ts'
import { asPlayer, type Tools } from './tools.ts'

/* What the labels of actions need besides the tools; the same for all languages. */

type ActionOf<Type extends EuthiaAction['type']> = Extract<EuthiaAction, { readonly type: Type }>

/** What an action costs before a way is chosen; null when nothing has to be paid. */
export function costOf(
  printed: Printed,
  context: Context,
  action: ActionOf<'use' | 'attack' | 'unlock' | 'legend'>,
): Cost | null {
  const player = playerOf(context)
  switch (action.type) {
    case 'unlock': {
      const lock = printed.locks[player.hero][action.slot] ?? null
      return lock === null ? null : lowered(lock, discountOf(printed, asPlayer(player), 'unlock'))
    }
    case 'legend':
      return legendCost(printed, context.view, player)
    case 'use': {
      const owned = ownedIn(player, action.shelf, action.place)
      return owned === null ? null : due(context, owned, printed.uses[owned.tile][action.effect] ?? null)
    }
    case 'attack': {
      const owned = ownedIn(player, 'slots', action.place)
      if (owned === null) return null
      const timing = itemOf(context.view)?.step === 'firstStrike' ? 'firstStrike' : 'attack'
      return due(context, owned, attackUse(printed, owned.tile, timing))
    }
  }
}

/** A later part of a use that was begun costs nothing more (EU-R62). */
const due = ({ view }: Context, owned: Owned, use: Use | null): Cost | null =>
  use === null || (owned.exhausted === 1 && isOpen(view.fight, owned, use)) ? null : use.cost

/** The legend of the tile in whose middle the hero stands: cards in their order belong to tiles in theirs. */
function legendCost({ pack }: Printed, { map }: EuthiaView, { field }: PlayerView): Cost | null {
  if (slotOf(field) !== CENTRE) return null
  const legendary = pack.mapTiles.flatMap(({ special }, id) => (special === 'legend' ? [id] : []))
  const cards = pack.scenarioCards.filter(({ kind }) => kind === 'legend').sort((a, b) => a.order - b.order)
  return cards[legendary.indexOf(map.tiles[tileOf(field)])]?.require ?? null
}

/** A tile of the open offer; equal ones are told apart by their place. */
export function offerAt(
  { tile, words }: Tools,
  view: EuthiaView,
  place: number,
): { readonly tile: number; readonly label: string } {
  const item = itemOf(view)
  const offer = item?.step === 'trade' ? view.offers[item.trade] : []
  const id = offer[place] ?? 0
  const equal = offer.filter((other) => other === id).length
  return { tile: id, label: equal > 1 ? `${tile(id)} ${words.nth(place + 1)}` : tile(id) }
}

/** What the elemental of a field gives by the roll, row by row. */
export function confrontation(
  { printed, words, effects }: Tools,
  { map }: EuthiaView,
  field: number,
): string {
  const elemental = printed.pack.elementals[elementAt(printed, map, field)]
  return elemental === undefined ? words.none : rowsText(words, elemental.profile, effects.op)
}

/** What the roll that lies there brings as it is. */
export function outcome({ ops, words }: Tools, view: EuthiaView): string {
  const item = itemOf(view)
  if (item?.step !== 'heroRoll') return words.none
  const sum = item.dice.reduce((all, die) => all + die, item.plus)
  return ops(item.rows.findLast(({ min }) => min === null || min <= sum)?.ops ?? [])
}

/** What a sale brings; of a tile to be kept, what it is good for. */
export function saleText(tools: Tools, player: PlayerView, action: ActionOf<'sell' | 'take'>): string {
  const { printed, words } = tools
  if (action.type === 'take') {
    const { sales } = printed.pack.tiles[action.tile]
    return sales === undefined ? tools.face(action.tile) : sales.map(tools.ops).join(' / ')
  }
  const owned = ownedIn(player, action.shelf, action.place)
  if (owned === null) return words.none
  const { sale, sales } = printed.pack.tiles[owned.tile]
  if (sales !== undefined) return tools.ops(sales[action.way] ?? [])
  return words.count.coins((sale ?? 0) + owned.gems.length)
}

/** The places in a pick of gems: eight to a slot, as the rules number them. */
const GEMS_IN_SLOT = 8

/** One of the ways of an effect, or one of the things that it means. */
export function picked(tools: Tools, context: Context, way: number): string {
  const item = itemOf(context.view)
  const player = playerOf(context)
  if (item?.step === 'choose') return tools.ops(item.ways[way] ?? [])
  if (item?.step !== 'pick') return tools.words.none
  const place = item.places[way] ?? 0
  if (item.what === 'slot') return tools.slot(player, place)
  if (item.what === 'tile') return `${tools.owned(player, 'slots', place)} (${tools.slot(player, place)})`
  const slot = Math.floor(place / GEMS_IN_SLOT)
  const gem = ownedIn(player, 'slots', slot)?.gems[place % GEMS_IN_SLOT]
  const name =
    gem === undefined ? tools.words.none : tools.names.of('gems', Math.min(gem.gem, GEMS.length - 1))
  return `${name}, ${tools.owned(player, 'slots', slot)} ${tools.words.nth((place % GEMS_IN_SLOT) + 1)}`
}

/** What a token on a die does: Dwurt throws nothing again; against the other side's roll it counts down. */
export function gaarText(
  { pack }: Printed,
  context: Context,
  die: number,
): { readonly dwurt: boolean; readonly value: number; readonly sign: 1 | -1 } {
  const { view } = context
  const item = itemOf(view)
  const byHero = item?.step !== 'exchange' || item.turn === 'hero'
  return {
    dwurt: byHero && pack.heroes[playerOf(context).hero].dwurtSlots > 0,
    value: diceOf(view)[die] ?? 0,
    sign: item?.step === 'exchange' && byHero ? -1 : 1,
  }
}

/** What is over when a player is done, as a key of the messages. */
const DONE = {
  keep: 'keptNone',
  trade: 'tradeDone',
  wonTrade: 'notTrading',
  wonTreasure: 'treasureLeft',
  firstStrike: 'noFirstStrike',
  heroRoll: 'rollStands',
  beforeFight: 'fightBegins',
} as const
type DoneKey = (typeof DONE)[keyof typeof DONE] | 'done'

export function doneAt(view: EuthiaView): DoneKey {
  const step = itemOf(view)?.step ?? ''
  return Object.entries(DONE).find(([over]) => over === step)?.[1] ?? 'done'
}
