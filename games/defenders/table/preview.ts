import { gooeyMolecule } from '@vyprava/atlas/icons/beasts.ts'
import {
  battleMech,
  biohazard,
  brokenWall,
  deathSkull,
  fireworkRocket,
  knapsack,
  mapPin,
  roundBottomFlask,
  slicedBread,
  sprout,
  treasureMap,
  waterDrop,
} from '@vyprava/atlas/icons/deeds.ts'
import { smallFire, walkingBoot } from '@vyprava/atlas/icons/gear.ts'
import { heartPlus, pawPrint } from '@vyprava/atlas/icons/goods.ts'
import { campingTent, pineTree } from '@vyprava/atlas/icons/places.ts'
import { cardExchange } from '@vyprava/atlas/icons/signs.ts'
import type { Seat } from '@vyprava/kernel'
import type { Language } from '@vyprava/module/words.ts'
import {
  type Defenders,
  type DefendersAction,
  type DefendersEvent,
  type DefendersView,
  NONE,
  trackOf,
} from '../rules/index.ts'
import { threatTo } from '../rules/injuries.ts'
import { routeTo, trailOf, travelOf } from '../rules/moving.ts'
import type { ActLabels } from '../texts/labels/acts.ts'
import { borderAt, hexName } from '../texts/names.ts'
import { accIn, type Cards, nameIn } from './cards.ts'
import { rollFor } from './dice.ts'
import { sureEvents } from './known.ts'

/** One consequence. The icon is path data. */
export interface PreviewLine {
  readonly icon: string
  readonly text: string
  readonly tone: 'good' | 'bad' | 'plain'
}

/** What would happen: it stands above the brass button. */
export interface Preview {
  readonly title: string
  readonly note: string | null
  /** What the brass button says. */
  readonly does: string
  /** It takes an action point. */
  readonly costs: boolean
  readonly lines: readonly PreviewLine[]
  /** The injuries on the six faces when a roll is due. */
  readonly die: { readonly faces: readonly number[] } | null
}

/** What a preview is made from: only what the one who looks may know. */
export interface Sight {
  readonly cards: Cards
  readonly view: DefendersView
  readonly state: Defenders
  readonly seat: Seat
  /** For whom is decided. */
  readonly player: number
  readonly labels: ActLabels
  readonly language: Language
  /** The names of players; alone those of the factions. */
  readonly names: readonly string[]
}

/** The signs of the items, by the numbers of their factions. */
export const ITEM_ICONS: readonly string[] = [treasureMap, slicedBread, roundBottomFlask, fireworkRocket]

const edgeName = (edge: number): string => {
  const border = borderAt(edge)
  return border.rim ? hexName(border.hex) : border.hexes.map(hexName).join('–')
}

export function previewOf(sight: Sight, action: DefendersAction): Preview {
  const { cards, state, player, view } = sight
  const roll = view.agenda.at(-1)?.step === 'actions' ? rollFor(cards.printed, state, player, action) : null
  const { title, does = title, note = null } = titleOf(sight, action)
  const lines = [...linesOf(sight, action)]
  if (roll !== null) lines.push({ icon: battleMech, text: sight.labels.lines[roll.threat], tone: 'bad' })
  return {
    title,
    does,
    note,
    costs: PAID.includes(action.type),
    lines,
    die: roll === null ? null : { faces: roll.faces },
  }
}

/** Actions that cost a point (DE-211). */
const PAID: readonly DefendersAction['type'][] = [
  'breach',
  'build',
  'clear',
  'destroy',
  'gainItem',
  'heal',
  'move',
  'regroup',
  'rewild',
]

interface Title {
  readonly title: string
  readonly does?: string
  readonly note?: string | null
}

/** What it is called, and what the button says. */
function titleOf(sight: Sight, action: DefendersAction): Title {
  const { cards, view, state, player, labels, language, names } = sight
  const { titles, does } = labels
  const { leader, active } = view.players[player]
  const here = leader === NONE ? '' : hexName(leader)
  const defender = (card: number) => nameIn(language, cards.pack.defenders[card].name)
  const far = (hex: number): string =>
    labels.lines.hexes(routeTo(state, travelOf(cards.printed, state, player), hex).length - 1)
  switch (action.type) {
    case 'move':
    case 'mapMove': {
      const hex = hexName(action.hex)
      return { title: titles[action.type](hex), does: does.go(hex), note: far(action.hex) }
    }
    case 'regroup':
    case 'mapRegroup': {
      const hex = hexName(action.hex)
      return { title: titles[action.type](hex), does: does.regroup(hex) }
    }
    case 'breach':
    case 'rocketsBreach':
      return { title: titles[action.type](edgeName(action.edge)), does: does.breach }
    case 'resolveEdge':
      return { title: titles.breach(edgeName(action.edge)), does: does.breach }
    case 'destroy':
      return { title: titles.destroy(here), does: does.destroy }
    case 'rocketsDestroy':
      return { title: titles.rocketsDestroy(hexName(action.hex)), does: does.destroy }
    case 'build':
      return { title: titles.build(here), does: does.build }
    case 'clear':
    case 'potionsClear':
      return { title: titles[action.type](here), does: does.clear }
    case 'heal':
    case 'potionsHeal':
      return { title: titles[action.type], does: does.heal }
    case 'rewild':
      return { title: titles.rewild(here), does: does.rewild }
    case 'gainItem': {
      const item = labels.items[view.players[view.camps[leader]].faction]
      return { title: titles.gainItem(item), does: does.gain }
    }
    case 'food':
      return { title: labels.items[1], does: does.confirm }
    case 'lead':
      return {
        title: defender(action.card),
        does: does.lead(accIn(language, cards.pack.defenders[action.card].name)),
        note: nameIn(language, cards.pack.abilities[cards.pack.defenders[action.card].ability].title),
      }
    case 'leadBlind':
      return { title: titles.leadBlind, does: does.leadBlind }
    case 'team':
      return { title: titles.team(defender(action.card)), does: does.team }
    case 'placeCamp':
      return { title: titles.placeCamp(hexName(action.hex)), does: does.place }
    case 'resolveCamp':
      return { title: titles.moveCamp(hexName(action.from), hexName(action.hex)), does: does.moveCamp }
    case 'shift':
      return { title: titles.shift(hexName(action.hex)), does: does.go(hexName(action.hex)) }
    case 'resolveHex':
      return resolved(sight, action.hex, active ?? NONE)
    case 'resolvePlayer':
      return { title: titles.healPlayer(names[action.player]), does: does.heal }
    case 'drawFrom':
      return { title: titles.drawFrom(names[action.player]), does: does.draw }
    case 'chooseFaction':
      return {
        title: labels.factions[action.faction],
        does: does.faction(labels.factionsAcc[action.faction]),
      }
    case 'chooseLeader': {
      const { name } = cards.pack.leaders[action.leader]
      return { title: nameIn(language, name), does: does.lead(accIn(language, name)) }
    }
    case 'hint':
      return { title: titles.hint(labels.terrains[action.terrain]), does: does.tell }
    case 'say':
      return { title: labels.phrases[action.phrase], does: does.say }
    case 'pinHex':
      return { title: titles.pin(hexName(action.hex)), does: does.pin }
    case 'pinEdge':
      return { title: titles.pin(edgeName(action.edge)), does: does.pin }
    case 'resolve':
      return { title: does.resolve }
    case 'stay':
    case 'wait':
    case 'endActions':
    case 'ready':
      return { title: does.confirm }
  }
}

function resolved({ cards, labels }: Sight, hex: number, active: number): Title {
  const { titles, does } = labels
  const name = hexName(hex)
  switch (active === NONE ? null : cards.printed.effectOf[active].does) {
    case 'rustMech':
      return { title: titles.rust(name), does: does.confirm }
    case 'travel':
      return { title: titles.travel(name), does: does.go(name) }
    case 'clearAround':
      return { title: titles.clear(name), does: does.clear }
    default:
      return { title: titles.destroy(name), does: does.destroy }
  }
}

/** Actions that only say something or choose who plays: the rules have nothing to tell of them yet. */
const UNTOLD: readonly DefendersAction['type'][] = [
  'chooseFaction',
  'chooseLeader',
  'drawFrom',
  'endActions',
  'hint',
  'lead',
  'leadBlind',
  'pinEdge',
  'pinHex',
  'placeCamp',
  'ready',
  'say',
  'stay',
  'wait',
]

function* linesOf(sight: Sight, action: DefendersAction): Generator<PreviewLine> {
  const { labels, view, player, cards, state, seat } = sight
  if (action.type === 'lead') yield* ofLead(sight, action.card)
  if (action.type === 'hint') yield* ofHint(sight, action.terrain)
  if (action.type === 'placeCamp') yield* ofStart(sight, action.hex)
  if (action.type === 'drawFrom') yield { icon: pawPrint, text: labels.lines.leadsOwn, tone: 'plain' }
  if (UNTOLD.includes(action.type)) return
  for (const event of sureEvents(cards, state, seat, action)) yield* ofEvent(sight, event)
  if (action.type === 'regroup' || action.type === 'mapRegroup')
    yield { icon: knapsack, text: labels.lines.noItem, tone: 'plain' }
  if (action.type === 'team' || action.type === 'food')
    yield { icon: pawPrint, text: labels.lines.ap(view.ap + 1), tone: 'good' }
  if (
    (action.type === 'breach' || action.type === 'rocketsBreach' || action.type === 'resolveEdge') &&
    view.players[player].breaches > 0
  )
    yield { icon: brokenWall, text: labels.lines.tokens(view.players[player].breaches - 1), tone: 'plain' }
}

/** What the one for whom is decided gets or suffers. */
function* ofEvent(sight: Sight, event: DefendersEvent): Generator<PreviewLine> {
  const { labels, player, view, cards } = sight
  const { lines } = labels
  if (event.type === 'gameEnded' && event.reason === 'won')
    yield { icon: sprout, text: lines.won, tone: 'good' }
  if (event.type === 'healed' && event.player !== player)
    yield { icon: heartPlus, text: lines.healed(event.injuries), tone: 'good' }
  if (!('player' in event) || event.player !== player) return
  switch (event.type) {
    case 'itemGained':
      yield { icon: ITEM_ICONS[event.item], text: lines.item(labels.items[event.item]), tone: 'good' }
      break
    case 'supportGained':
      yield { icon: smallFire, text: lines.support(event.support), tone: 'good' }
      break
    case 'cleared':
      yield {
        icon: event.toxic ? biohazard : gooeyMolecule,
        text: event.toxic ? lines.toxicBack : lines.pollution,
        tone: 'good',
      }
      break
    case 'healed':
      yield { icon: heartPlus, text: lines.healed(event.injuries), tone: 'good' }
      break
    case 'injured':
      yield { icon: waterDrop, text: lines.wounds(event.injuries), tone: 'bad' }
      break
    case 'killed':
      yield { icon: deathSkull, text: lines.death, tone: 'bad' }
      break
    case 'drawn':
      yield { icon: cardExchange, text: lines.cards(event.cards.length), tone: 'good' }
      break
    case 'campBuilt': {
      const { hands, first, camps } = trackOf(cards.printed, view.players)
      yield { icon: campingTent, text: lines.camps(event.left), tone: 'good' }
      if (event.left > 0)
        yield { icon: cardExchange, text: lines.hand(hands[first + camps - event.left - 1]), tone: 'plain' }
      break
    }
    case 'retired':
      yield { icon: sprout, text: lines.retires, tone: 'good' }
      break
    case 'mechRusted':
      yield { icon: gooeyMolecule, text: lines.rusts, tone: 'plain' }
      break
  }
}

/** A Defender that would lead: how far its terrain reaches, who of the hand could join, and what lies in wait there. */
function* ofLead({ cards, view, state, labels, player }: Sight, card: number): Generator<PreviewLine> {
  const { terrainOf, factionOf, apOf } = cards.printed
  const owner = view.solo ? view.players.findIndex(({ faction }) => faction === factionOf[card]) : player
  const { leader, hand } = view.players[owner]
  const terrain = terrainOf[card]
  yield { icon: pawPrint, text: labels.lines.points(apOf[card]), tone: 'plain' }
  const trail = trailOf(state, { from: leader, acrossWalls: false, terrain }, terrain)
  yield { icon: walkingBoot, text: labels.lines.trail(labels.terrains[terrain], trail.length), tone: 'plain' }
  const team = (hand ?? []).filter((other) => other !== card && terrainOf[other] === terrain)
  if (team.length > 0) yield { icon: cardExchange, text: labels.lines.team(team.length), tone: 'good' }
  const threat = threatTo(state, owner)
  if (threat !== 'none') yield { icon: battleMech, text: labels.lines[threat], tone: 'bad' }
}

/** What the others would learn is counted, so that it is true (DE-253). */
function* ofHint({ cards, view, labels, player }: Sight, terrain: number): Generator<PreviewLine> {
  const hand = view.players[player].hand ?? []
  const count = hand.filter((card) => cards.printed.terrainOf[card] === terrain).length
  yield { icon: mapPin, text: labels.lines.told(count), tone: 'plain' }
}

/** A first camp: how long the trail of the home terrain is from there. */
function* ofStart({ view, state, labels }: Sight, hex: number): Generator<PreviewLine> {
  const terrain = view.terrain[hex]
  const trail = trailOf(state, { from: hex, acrossWalls: false, terrain }, terrain)
  yield { icon: pineTree, text: labels.lines.trail(labels.terrains[terrain], trail.length), tone: 'plain' }
}
