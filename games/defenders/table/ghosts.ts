import { gooeyMolecule } from '@vyprava/atlas/icons/beasts.ts'
import type { Seat } from '@vyprava/kernel'
import {
  BOARD,
  type Defenders,
  type DefendersAction,
  type DefendersEvent,
  type DefendersView,
  EDGES,
  NONE,
  RING,
} from '../rules/index.ts'
import { routeTo, trailOf, travelOf } from '../rules/moving.ts'
import { startingRing } from '../rules/steps/setup/choices.ts'
import type { Badge, BoardScene, Ghost, Pin } from './board/scene.ts'
import type { Cards } from './cards.ts'
import { type Choices, type Lit, liftedBy } from './choices.ts'
import { rollFor } from './dice.ts'
import type { Mind } from './intent.ts'
import { sureEvents } from './known.ts'
import { ITEM_ICONS } from './preview.ts'
import type { Thing } from './thing.ts'
import { type Threats, threatsIn } from './threats.ts'

/** What the scene over the board is made from. */
export interface Staging {
  readonly cards: Cards
  readonly view: DefendersView
  readonly state: Defenders
  readonly seat: Seat | null
  readonly player: number
  readonly asked: boolean
  /** Signals are being given. */
  readonly talks: boolean
  readonly choices: Choices
  readonly lit: Lit
  readonly mind: Mind
  /** What is shown and not yet done. */
  readonly action: DefendersAction | null
  readonly refused: Thing | null
  /** *Co hrozí* is open. */
  readonly looksAhead: boolean
}

const ALL_EDGES: ReadonlySet<number> = new Set(Array.from({ length: EDGES }, (_, edge) => edge))
const NO_EDGES: ReadonlySet<number> = new Set()

/** Everything that is drawn over the position. */
export function sceneOf(staging: Staging): BoardScene {
  const { cards, view, state, asked, talks, lit, mind, action, refused, looksAhead } = staging
  const ahead = looksAhead ? threatsIn(cards, state) : null
  const shines = asked && !talks && (lit.hexes.size > 0 || lit.edges.size > 0)
  return {
    light: shines ? { hexes: lit.hexes, edges: lit.edges } : null,
    zones: talks && mind.pin === 'edge' ? ALL_EDGES : NO_EDGES,
    trail: talks ? [] : trailIn(staging),
    ghosts: [...(action === null ? liftedCamp(staging) : ghostsOf(staging, action)), ...wallsIn(ahead)],
    route: action === null ? null : routeOf(staging, action),
    dice: action === null ? [] : diceOf(staging, action),
    badges: [
      ...orderOf(staging),
      ...(action === null ? [] : gainsOf(staging, action)),
      ...pollutionIn(ahead),
    ],
    pins: [...pinsIn(view), ...(action === null ? [] : pinOf(staging, action))],
    refused,
    threats: ahead,
  }
}

/** The trail of the leader in a turn; in leadership that of the card that is shown; or the one that was asked for. */
function trailIn(staging: Staging): readonly number[] {
  const { cards, view, state, player, asked, mind, action, choices } = staging
  if (asked && view.phase === 'setup') return homesIn(staging)
  const { leader } = view.players[player]
  if (!asked || leader === NONE) return []
  if (action?.type === 'lead' || (mind.terrain !== null && view.phase === 'leadership')) {
    const card = action?.type === 'lead' ? action.card : NONE
    const terrain = mind.terrain ?? cards.printed.terrainOf[card]
    const owner =
      view.solo && card !== NONE
        ? view.players.findIndex(({ faction }) => faction === cards.printed.factionOf[card])
        : player
    return trailOf(state, { from: view.players[owner].leader, acrossWalls: false, terrain }, terrain)
  }
  const moves = choices.all.some(({ act, item }) => act === 'move' && item === mind.item)
  if (!moves || (mind.act !== null && mind.act !== 'move')) return []
  const travel = travelOf(cards.printed, state, player)
  const own = cards.printed.terrainOf[state.players[player].active]
  return trailOf(state, travel, mind.terrain ?? (travel.terrain === NONE ? own : travel.terrain))
}

/** Where the faction that is looked at could begin, while it or its leader is chosen. */
function homesIn({ view, state, player, action }: Staging): readonly number[] {
  if (view.agenda.at(-1)?.step === 'startingCamps') return []
  const faction = action?.type === 'chooseFaction' ? action.faction : view.players[player].faction
  if (faction === NONE) return []
  const ring = startingRing(state, faction)
  return BOARD.hexes.flatMap((_, hex) => (RING[hex] === ring && state.terrain[hex] === faction ? [hex] : []))
}

/** A camp in the hand is seen where it was taken from, lifted. */
const liftedCamp = ({ choices, mind, player }: Staging): readonly Ghost[] => {
  const hex = liftedBy(choices, mind)
  return hex === null ? [] : [{ kind: 'camp', player, hex }]
}

function ghostsOf(staging: Staging, action: DefendersAction): readonly Ghost[] {
  const { player, view, cards } = staging
  const { leader, active } = view.players[player]
  switch (action.type) {
    case 'move':
    case 'mapMove':
    case 'regroup':
    case 'mapRegroup':
    case 'shift':
      return [{ kind: 'leader', player, hex: action.hex }]
    case 'placeCamp': {
      const owner = view.solo
        ? view.players.findIndex(({ faction }) => faction === view.terrain[action.hex])
        : player
      return [
        { kind: 'camp', player: owner, hex: action.hex },
        { kind: 'leader', player: owner, hex: action.hex },
      ]
    }
    case 'resolveCamp':
      return [{ kind: 'camp', player, hex: action.hex }]
    case 'breach':
    case 'rocketsBreach':
    case 'resolveEdge':
      return [{ kind: 'breach', player, edge: action.edge }]
    case 'destroy':
      return [{ kind: 'mechGone', hex: leader }]
    case 'rocketsDestroy':
      return [{ kind: 'mechGone', hex: action.hex }]
    case 'clear':
    case 'potionsClear':
      return [{ kind: 'cleared', hex: leader }]
    case 'build':
      return [{ kind: 'camp', player, hex: leader }]
    case 'rewild':
      return [{ kind: 'rewilded', hex: leader }]
    case 'resolveHex': {
      const travels = cards.printed.effectOf[active ?? NONE]?.does === 'travel'
      return [travels ? { kind: 'leader', player, hex: action.hex } : { kind: 'mechGone', hex: action.hex }]
    }
    default:
      return []
  }
}

/** A Move goes hex by hex, everything else straight over the board. */
function routeOf({ cards, view, state, player }: Staging, action: DefendersAction): BoardScene['route'] {
  const { leader, active } = view.players[player]
  switch (action.type) {
    case 'move':
    case 'mapMove':
      return {
        hexes: routeTo(state, travelOf(cards.printed, state, player), action.hex),
        player,
        lifted: false,
      }
    case 'regroup':
    case 'mapRegroup':
    case 'shift':
      return { hexes: [leader, action.hex], player, lifted: true }
    case 'resolveCamp':
      return { hexes: [action.from, action.hex], player, lifted: true }
    case 'resolveHex':
      return cards.printed.effectOf[active ?? NONE]?.does === 'travel' && leader !== action.hex
        ? { hexes: [leader, action.hex], player, lifted: true }
        : null
    default:
      return null
  }
}

function diceOf({ cards, view, state, player }: Staging, action: DefendersAction): BoardScene['dice'] {
  if (view.agenda.at(-1)?.step !== 'actions') return []
  const roll = rollFor(cards.printed, state, player, action)
  return roll === null ? [] : [{ hex: view.players[player].leader, threat: roll.threat }]
}

const wallsIn = (ahead: Threats | null): readonly Ghost[] =>
  (ahead?.walls ?? []).map((edge) => ({ kind: 'wall', edge }))

const pollutionIn = (ahead: Threats | null): readonly Badge[] =>
  (ahead?.pollutes ?? []).map((hex) => ({ hex, text: '', icon: gooeyMolecule, tone: 'bad' }))

const orderOf = ({ mind }: Staging): readonly Badge[] =>
  mind.order.map((hex, place) => ({ hex, text: String(place + 1), tone: 'plain' }))

const GAINING: readonly DefendersAction['type'][] = [
  'build',
  'breach',
  'clear',
  'destroy',
  'gainItem',
  'mapMove',
  'move',
  'potionsClear',
  'rewild',
  'rocketsBreach',
  'rocketsDestroy',
]

/** What an action brings, where it happens. */
function gainsOf({ cards, view, state, seat, player }: Staging, action: DefendersAction): readonly Badge[] {
  if (seat === null || !GAINING.includes(action.type)) return []
  const hex = 'hex' in action ? action.hex : view.players[player].leader
  const badge = (event: DefendersEvent): readonly Badge[] => {
    if (!('player' in event) || event.player !== player) return []
    if (event.type === 'itemGained') return [{ hex, text: '+', icon: ITEM_ICONS[event.item], tone: 'good' }]
    if (event.type === 'supportGained') return [{ hex, text: `+${event.support}`, tone: 'good' }]
    return event.type === 'injured' ? [{ hex, text: `−${event.injuries}`, tone: 'bad' }] : []
  }
  return sureEvents(cards, state, seat, action).flatMap(badge)
}

/** What was pointed at since the reveal. */
const pinsIn = ({ players }: DefendersView): readonly Pin[] =>
  players.flatMap(({ signs }, player) =>
    signs.flatMap(({ kind, value }) => (kind === 'phrase' ? [] : [{ player, place: { kind, id: value } }])),
  )

function pinOf({ player }: Staging, action: DefendersAction): readonly Pin[] {
  if (action.type === 'pinHex') return [{ player, place: { kind: 'hex', id: action.hex } }]
  return action.type === 'pinEdge' ? [{ player, place: { kind: 'edge', id: action.edge } }] : []
}
