import type { DefendersAction } from '../rules/index.ts'
import type { Mind } from './intent.ts'
import { type ActKind, nameOf, type Thing } from './thing.ts'

/** The numbers of the items are those of their factions. */
export const ITEM = { map: 0, food: 1, potions: 2, rockets: 3 } as const

/** A legal action and where it belongs: to one thing, which may need an item in the hand or a kind on the ruler. */
export interface Choice {
  readonly action: DefendersAction
  readonly thing: Thing
  readonly act: ActKind | null
  readonly item: number | null
  /** The camp that has to be lifted first. */
  readonly camp: number | null
}

/** The legal actions, each at its thing. */
export interface Choices {
  readonly all: readonly Choice[]
  readonly at: ReadonlyMap<string, readonly Choice[]>
  readonly types: ReadonlySet<DefendersAction['type']>
}

/** Where the legal actions belong; `here` is the hex of the leader for whom is decided. */
export function choicesOf(actions: readonly DefendersAction[], here: number): Choices {
  const all = actions.map((action) => choiceOf(action, here))
  const at = new Map<string, Choice[]>()
  for (const choice of all) {
    const name = nameOf(choice.thing)
    const there = at.get(name)
    if (there === undefined) at.set(name, [choice])
    else there.push(choice)
  }
  return { all, at, types: new Set(actions.map(({ type }) => type)) }
}

const onHex = (hex: number): Thing => ({ kind: 'hex', hex })
const onEdge = (edge: number): Thing => ({ kind: 'edge', edge })

/** Every action of the engine has its place on the table. */
export function choiceOf(action: DefendersAction, here: number): Choice {
  const place = (thing: Thing, act: ActKind | null = null, item: number | null = null): Choice => ({
    action,
    thing,
    act,
    item,
    camp: null,
  })
  switch (action.type) {
    case 'chooseFaction':
      return place({ kind: 'faction', faction: action.faction })
    case 'chooseLeader':
      return place({ kind: 'leader', leader: action.leader })
    case 'drawFrom':
    case 'leadBlind':
      return place({ kind: 'pile', player: action.player })
    case 'placeCamp':
    case 'resolveHex':
    case 'shift':
    case 'pinHex':
      return place(onHex(action.hex))
    case 'resolveEdge':
    case 'pinEdge':
      return place(onEdge(action.edge))
    case 'resolveCamp':
      return { ...place(onHex(action.hex)), camp: action.from }
    case 'resolvePlayer':
      return place({ kind: 'player', player: action.player })
    case 'lead':
    case 'team':
      return place({ kind: 'card', card: action.card })
    case 'hint':
      return place({ kind: 'hint', terrain: action.terrain })
    case 'say':
      return place({ kind: 'phrase', phrase: action.phrase })
    case 'move':
    case 'regroup':
      return place(onHex(action.hex), action.type)
    case 'mapMove':
      return place(onHex(action.hex), 'move', ITEM.map)
    case 'mapRegroup':
      return place(onHex(action.hex), 'regroup', ITEM.map)
    case 'breach':
      return place(onEdge(action.edge), 'breach')
    case 'rocketsBreach':
      return place(onEdge(action.edge), 'breach', ITEM.rockets)
    case 'rocketsDestroy':
      return place(onHex(action.hex), 'destroy', ITEM.rockets)
    case 'build':
    case 'clear':
    case 'destroy':
    case 'gainItem':
    case 'heal':
    case 'rewild':
      return place(onHex(here), action.type)
    case 'potionsClear':
      return place(onHex(here), 'clear', ITEM.potions)
    case 'potionsHeal':
      return place(onHex(here), 'heal', ITEM.potions)
    case 'food':
      return place({ kind: 'item', item: ITEM.food }, null, ITEM.food)
    case 'resolve':
    case 'stay':
    case 'wait':
    case 'endActions':
    case 'ready':
      return place({ kind: 'button', action })
  }
}

const PINS: Readonly<Partial<Record<DefendersAction['type'], Mind['pin']>>> = {
  pinHex: 'hex',
  pinEdge: 'edge',
}

/** A button is pressed with whatever camp is in the hand. */
const fits = ({ thing, action, act, item, camp }: Choice, mind: Mind, lifted: number | null): boolean =>
  item === mind.item &&
  (mind.act === null || act === mind.act) &&
  (camp === lifted || thing.kind === 'button') &&
  (PINS[action.type] ?? mind.pin) === mind.pin

/** What touching a thing can mean, with what is in the hand. */
export function choicesAt(choices: Choices, mind: Mind, thing: Thing): readonly Choice[] {
  const lifted = liftedBy(choices, mind)
  return (choices.at.get(nameOf(thing)) ?? []).filter((choice) => fits(choice, mind, lifted))
}

/** What a kind of the ruler can mean, with the item in the hand. */
export const choicesBy = ({ all }: Choices, { item }: Mind, act: ActKind): readonly Choice[] =>
  all.filter((choice) => choice.act === act && choice.item === item)

/** What an item can be used for. */
export const choicesWith = ({ all }: Choices, item: number): readonly Choice[] =>
  all.filter((choice) => choice.item === item)

/** The hexes of camps that may be lifted. */
export const liftable = ({ all }: Choices): ReadonlySet<number> =>
  new Set(all.flatMap(({ camp }) => (camp === null ? [] : [camp])))

/** The camp in the hand: one that stands alone needs no touch to be lifted. */
export function liftedBy(choices: Choices, { camp }: Mind): number | null {
  const [first = null, ...others] = liftable(choices)
  return others.length === 0 ? first : camp
}

/** Everything that is lit: what answers when it is touched. */
export interface Lit {
  readonly hexes: ReadonlySet<number>
  readonly edges: ReadonlySet<number>
  readonly cards: ReadonlySet<number>
  readonly piles: ReadonlySet<number>
  readonly acts: ReadonlySet<ActKind>
  readonly items: ReadonlySet<number>
  readonly players: ReadonlySet<number>
  readonly factions: ReadonlySet<number>
  readonly leaders: ReadonlySet<number>
  readonly hints: ReadonlySet<number>
  readonly phrases: ReadonlySet<number>
}

/**
 * Pins may go anywhere, so they light nothing; a lifted camp lights where it may be put down. Under a thumb edges lie
 * too near to hexes: they are lit when nothing else is meant.
 */
export function litBy(choices: Choices, mind: Mind, thumb = false): Lit {
  const lifted = liftedBy(choices, mind)
  const hexes = new Set<number>()
  const edges = new Set<number>()
  const acts = new Set<ActKind>()
  const items = new Set<number>()
  const numbers = {
    cards: new Set<number>(),
    piles: new Set<number>(),
    players: new Set<number>(),
    factions: new Set<number>(),
    leaders: new Set<number>(),
    hints: new Set<number>(),
    phrases: new Set<number>(),
  }
  for (const choice of choices.all) {
    if (choice.item !== null) items.add(choice.item)
    if (choice.act !== null && choice.item === mind.item) acts.add(choice.act)
    if (choice.camp !== null && lifted === null) hexes.add(choice.camp)
    if (!fits(choice, mind, lifted)) continue
    const { thing, action } = choice
    switch (thing.kind) {
      case 'hex':
        if (action.type !== 'pinHex' && !mind.order.includes(thing.hex)) hexes.add(thing.hex)
        break
      case 'edge':
        if (action.type !== 'pinEdge') edges.add(thing.edge)
        break
      case 'card':
        numbers.cards.add(thing.card)
        break
      case 'pile':
        numbers.piles.add(thing.player)
        break
      case 'player':
        numbers.players.add(thing.player)
        break
      case 'faction':
        numbers.factions.add(thing.faction)
        break
      case 'leader':
        numbers.leaders.add(thing.leader)
        break
      case 'hint':
        numbers.hints.add(thing.terrain)
        break
      case 'phrase':
        numbers.phrases.add(thing.phrase)
        break
    }
  }
  if (thumb && hexes.size > 0) edges.clear()
  return { hexes, edges, acts, items, ...numbers }
}
