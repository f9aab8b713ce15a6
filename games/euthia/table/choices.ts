import type { Seat } from '@vyprava/kernel'
import type { EuthiaAction, Shelf } from '../rules/actions.ts'
import type { EuthiaView } from '../rules/view.ts'
import { itemOf } from '../texts/sight.ts'
import type { Mind } from './intent.ts'
import { NO_ROUTES, type Routes } from './routes.ts'
import { nameOf, type Thing } from './thing.ts'

/**
 * A legal action and where it belongs: to one thing that is touched, and for what is carried somewhere to a second one.
 * Several actions of one thing (ways of paying, uses of a tile) are told apart by what the thing then offers.
 */
export interface Choice {
  readonly action: EuthiaAction
  readonly from: Thing
  readonly to: Thing | null
}

/** The legal actions, each at its thing. */
export interface Choices {
  readonly all: readonly Choice[]
  readonly from: ReadonlyMap<string, readonly Choice[]>
  readonly to: ReadonlyMap<string, readonly Choice[]>
  readonly types: ReadonlySet<EuthiaAction['type']>
  /** The field of the hero for whom is decided: what can be done there is offered together. */
  readonly here: number
  /** Fields farther than a step, and the steps that lead there. */
  readonly routes: Routes
}

/** Where things of the one who decides lie. */
export interface Where {
  readonly view: EuthiaView
  readonly seat: Seat
}

export function choicesOf(
  actions: readonly EuthiaAction[],
  where: Where,
  routes: Routes = NO_ROUTES,
): Choices {
  const all = actions.map((action) => choiceOf(action, where))
  const from = new Map<string, Choice[]>()
  const to = new Map<string, Choice[]>()
  for (const choice of all) {
    put(from, nameOf(choice.from), choice)
    if (choice.to !== null) put(to, nameOf(choice.to), choice)
  }
  const here = where.view.players[where.seat].field
  return { all, from, to, types: new Set(actions.map(({ type }) => type)), here, routes }
}

function put(map: Map<string, Choice[]>, name: string, choice: Choice): void {
  const there = map.get(name)
  if (there === undefined) map.set(name, [choice])
  else there.push(choice)
}

const onField = (field: number): Thing => ({ kind: 'field', field })
const inSlot = (slot: number): Thing => ({ kind: 'slot', slot })
const token = (action: number): Thing => ({ kind: 'token', action })
const cardIn = (card: number): Thing => ({ kind: 'card', card })
const essence = (kind: number): Thing => ({ kind: 'essence', essence: kind })
const loose = (gem: number): Thing => ({ kind: 'gem', gem })
const SALE: Thing = { kind: 'sale' }
const DROP: Thing = { kind: 'drop' }

/** Where a tile of a shelf is touched. */
function onShelf(shelf: Shelf, place: number): Thing {
  if (shelf === 'slots') return inSlot(place)
  return shelf === 'bags' ? { kind: 'bag', place } : { kind: 'revealed', place }
}

/** Every action of the engine has its place on the table. */
export function choiceOf(action: EuthiaAction, where: Where): Choice {
  const [from, to = null] = placesOf(action, where)
  return { action, from, to }
}

/** The numbers of the fixed actions. */
const MINE = 0
const TRADE = 1

function placesOf(action: EuthiaAction, where: Where): readonly [Thing, Thing?] {
  switch (action.type) {
    case 'step':
    case 'portal':
    case 'teleport':
      return [onField(action.field)]
    case 'confront':
    case 'fight':
    case 'legend':
    case 'prayHeal':
    case 'prayPotion':
    case 'treasure':
      return [onField(where.view.players[where.seat].field)]
    case 'explore':
      return [{ kind: 'side', side: action.side }]
    case 'keep':
    case 'walk':
      return [token(action.action)]
    case 'mine':
      return [token(MINE)]
    case 'trade':
      return [token(TRADE)]
    case 'quest':
      return [{ kind: 'quest', card: action.card }]
    case 'equip':
      return [{ kind: 'bag', place: action.place }, inSlot(action.slot)]
    case 'setGem':
      return [loose(action.gem), onShelf(action.shelf, action.place)]
    case 'stow':
      return [inSlot(action.slot), { kind: 'bags' }]
    case 'use':
      return [onShelf(action.shelf, action.place)]
    case 'useGem':
      return [{ kind: 'jewel', slot: action.slot, gem: action.gem }]
    case 'useEssence':
      return [essence(action.kind)]
    case 'ward':
      return [essence(action.essence)]
    case 'brew':
      return [{ kind: 'gaar' }]
    case 'cashGold':
    case 'discardCard':
    case 'play':
      return [cardIn(action.card)]
    case 'cashSilver':
    case 'swapSilver':
      return [{ kind: 'silver' }]
    case 'buy':
      return [{ kind: 'offer', place: action.place }]
    case 'buyGaar':
    case 'exchange':
    case 'heal':
    case 'reveal':
      return [{ kind: 'service', service: action.type }]
    case 'buyPersonal':
      return [{ kind: 'revealed', place: action.place }]
    case 'learn':
      return [{ kind: 'revealed', place: action.place }, inSlot(action.slot)]
    case 'relearn':
      return [inSlot(action.slot), inSlot(action.to)]
    case 'unlearn':
      return [inSlot(action.slot), { kind: 'ladder' }]
    case 'unlock':
      return [inSlot(action.slot)]
    case 'sell':
      return [onShelf(action.shelf, action.place), SALE]
    case 'sellEssence':
      return [essence(action.kind), SALE]
    case 'sellGem':
      return [loose(action.gem), SALE]
    case 'attack':
      return [inSlot(action.place)]
    case 'gaar':
      return [{ kind: 'die', die: action.die }]
    case 'hope':
      return [{ kind: 'hope', how: action.how }]
    case 'take':
      return [{ kind: 'found', tile: action.tile }]
    case 'choose':
      return [wayAt(where, action.way)]
    case 'dropEssence':
      return [essence(action.kind), DROP]
    case 'dropGem':
      return [loose(action.gem), DROP]
    case 'dropTile':
      return [onShelf(action.shelf, action.place), DROP]
    case 'dropToken':
      return [action.dwurt ? { kind: 'dwurt' } : { kind: 'gaar' }, DROP]
    case 'dropTrophy':
      return [{ kind: 'trophy', place: action.place }, DROP]
    case 'control':
    case 'done':
    case 'endTurn':
    case 'pass':
    case 'trophy':
      return [{ kind: 'button', action }]
  }
}

/** The places in a pick of gems: eight to a slot, as the rules number them. */
const GEMS_IN_SLOT = 8

/** A way of an effect is a card of its own; a tile, slot or gem that is picked is touched where it lies. */
function wayAt({ view, seat }: Where, way: number): Thing {
  const item = itemOf(view)
  if (item?.step !== 'pick') return { kind: 'way', way }
  const place = item.places[way]
  if (item.what !== 'gem') return inSlot(place)
  const slot = Math.floor(place / GEMS_IN_SLOT)
  const gem = view.players[seat].slots[slot]?.gems[place % GEMS_IN_SLOT]?.gem ?? 0
  return { kind: 'jewel', slot, gem }
}

const NONE: readonly Choice[] = []

/** What touching a thing can begin; on the hero's own field the quests of the place too. */
export function choicesFrom({ from, all, here }: Choices, thing: Thing): readonly Choice[] {
  const own = from.get(nameOf(thing)) ?? NONE
  if (thing.kind !== 'field' || thing.field !== here) return own
  return [...own, ...all.filter(({ action }) => action.type === 'quest')]
}

/** What can be brought to a thing: by what is in the hand, or by anything. */
export function choicesTo({ to }: Choices, thing: Thing, held: Thing | null): readonly Choice[] {
  const there = to.get(nameOf(thing)) ?? NONE
  return held === null ? there : there.filter(({ from }) => nameOf(from) === nameOf(held))
}

/** What an opened thing offers: what it can begin, and what may be brought to it. */
export const offeredBy = (choices: Choices, { menu, held }: Mind): readonly Choice[] => {
  if (menu === null) return NONE
  if (held !== null && nameOf(held) !== nameOf(menu)) return choicesTo(choices, menu, held)
  const own = choicesFrom(choices, menu)
  return own.length > 0 ? own : choicesTo(choices, menu, null)
}

/** Everything that is lit: what can be begun, and what the thing in the hand can be brought to. */
export function litBy(choices: Choices, { held }: Mind): ReadonlySet<string> {
  const lit = new Set(choices.from.keys())
  for (const field of choices.routes.keys()) lit.add(nameOf(onField(field)))
  if (choices.types.has('quest')) lit.add(nameOf(onField(choices.here)))
  if (held === null) return lit
  for (const { to } of choicesFrom(choices, held)) if (to !== null) lit.add(nameOf(to))
  return lit
}
