import { icon } from '@vyprava/atlas'
import { chatBubble, waterDrop } from '@vyprava/atlas/icons/deeds.ts'
import { pawPrint } from '@vyprava/atlas/icons/goods.ts'
import { group, translate } from '@vyprava/atlas/pen.ts'
import type { Seat } from '@vyprava/kernel'
import type { Point } from '@vyprava/kit'
import { type DefendersEvent, type DefendersView, NONE } from '../../rules/index.ts'
import { routeTo, travelOf } from '../../rules/moving.ts'
import { leaderArt } from '../art.ts'
import { deathSeal } from '../board/dials-ink.ts'
import { leaderPlace, placeOf } from '../board/places.ts'
import { leader, mech, pollution } from '../board/tokens-ink.ts'
import { edgeMiddle, middleOf } from '../board/units.ts'
import type { Cards } from '../cards.ts'
import { designOf } from '../design.ts'
import { knownState } from '../known.ts'
import { type DefendersFlights, turned } from './flights.ts'
import { breachMark, campMark, leaderMark, sealMark, tileMark, toxicMark } from './marks.ts'

/* In milliseconds, as the design has them. */
const STEP = 110
const LONGEST_WAY = 500
const LIFT = 400
const CARRY = 260
const TUMBLE = 340
const LOOK = 700
const DROP = 260
const QUICK = 150
const TURN = 340
const STAMP = 340
const APART = 120
const SPEAK = 1600

/** How far the paw of the first player swings out, in units of the board. */
const HOP = 46
/** A token that leaves the board, as large as those that stay. */
const TOKEN = 34
const BUBBLE = 40

/** The table as it is after what is told. */
export interface Told {
  readonly cards: Cards
  readonly view: DefendersView
  /** Whose eyes; null for nobody's in particular. */
  readonly seat: Seat | null
  readonly events: readonly DefendersEvent[]
}

/** Shows what players have just done; what the machines do then is shown by itself. */
export function playDeeds(flights: DefendersFlights, told: Told, delay: number): void {
  let at = delay
  for (const event of told.events) {
    if (event.type === 'machineFlipped') return
    at = playDeed(flights, told, event, at)
  }
}

/** One event; when the next may begin. */
function playDeed(flights: DefendersFlights, told: Told, event: DefendersEvent, at: number): number {
  const { view } = told
  switch (event.type) {
    case 'chosen':
      flights.appear(`[data-card="${event.card}"]`, at)
      return at
    case 'revealed':
      // All turn together.
      flights.turn(`[data-card="${event.card}"]`, at)
      return at
    case 'teamed':
      flights.appear(`[data-card="${event.card}"]`, at)
      return at
    case 'drawn':
      for (const [place, card] of event.cards.entries())
        flights.appear(`[data-card="${card}"]`, at + place * APART)
      return at + event.cards.length * APART
    case 'campPlaced':
    case 'campBuilt': {
      const from = flights.circle(event.player)
      flights.carry(campMark(event.hex), from, middleOf(event.hex), CARRY, at)
      return at + CARRY
    }
    case 'campMoved':
      flights.carry(campMark(event.to), middleOf(event.from), middleOf(event.to), LIFT, at)
      return at + LIFT
    case 'moved':
      return goTo(flights, told, event, at)
    case 'regrouped': {
      flights.carry(leaderMark(event.player), middleOf(event.from), whereIs(view, event.player), LIFT, at)
      return at + LIFT
    }
    case 'cleared': {
      const middle = middleOf(event.hex)
      if (event.toxic) flights.shrink(pollution(middle.x, middle.y, 2 * TOKEN, 1), middle, QUICK, at)
      else flights.shrink(pollution(middle.x, middle.y, TOKEN, event.pollution), middle, QUICK, at)
      return at + QUICK
    }
    case 'mechDestroyed':
    case 'mechRusted':
      fall(flights, middleOf(event.hex), at)
      return at + CARRY
    case 'toxicPlaced':
      flights.grow(toxicMark(event.hex), middleOf(event.hex), TURN, at)
      return at + TURN
    case 'breached':
      flights.grow(breachMark(event.edge), edgeMiddle(event.edge), QUICK, at)
      return at + QUICK
    case 'rewilded':
      turnTile(flights, event.hex, at)
      return at + TURN
    case 'rolled':
      roll(flights, view, event, at)
      return at + TUMBLE
    case 'injured':
      bleed(flights, view, event, at)
      return at + DROP
    case 'killed':
      return stampDeath(flights, view, event, at)
    case 'healed':
      heal(flights, event, at)
      return at + DROP
    case 'tokenPassed':
      hop(flights, event, at)
      return at + CARRY
    case 'said':
    case 'hinted':
      speak(flights, view, event.player, at)
      return at
    case 'itemGained':
      flights.appear(`[data-item="${event.item}"]`, at)
      return at
    case 'retired':
      return leave(flights, told, event.player, at)
    default:
      return at
  }
}

/** A bubble rises from the leader: the sign was given. */
function speak(flights: DefendersFlights, view: DefendersView, player: number, at: number): void {
  const { x, y } = whereIs(view, player)
  flights.show(
    icon(chatBubble, x - BUBBLE / 2, y - BUBBLE - TOKEN / 2, BUBBLE, 'class="df-bubble"'),
    [
      { transform: turned(0, { x, y }, 0.4), opacity: 0 },
      { transform: 'none', opacity: 1, offset: 0.15 },
      { transform: 'none', opacity: 1, offset: 0.8 },
      { transform: 'translateY(-12px)', opacity: 0 },
    ],
    { duration: SPEAK, delay: at },
  )
}

/** Where a leader stands. */
function whereIs(view: DefendersView, player: number): Point {
  const { leader } = view.players[player]
  return leader === NONE
    ? { x: 0, y: 0 }
    : placeOf(view, [], leader, (piece) => piece.kind === 'leader' && piece.player === player)
}

/** Along the dots of its way; by an ability straight over the board. */
function goTo(
  flights: DefendersFlights,
  told: Told,
  { player, from, to, means }: Extract<DefendersEvent, { type: 'moved' }>,
  at: number,
): number {
  const { view } = told
  const end = whereIs(view, player)
  const way = means === 'ability' || view.players[player].leader !== to ? [] : routeOf(told, player, from, to)
  if (way.length < 2) {
    flights.carry(leaderMark(player), middleOf(from), end, LIFT, at)
    return at + LIFT
  }
  const time = Math.min(LONGEST_WAY, STEP * (way.length - 1) + QUICK)
  flights.along(leaderMark(player), [...way.slice(0, -1).map(middleOf), end], time, at)
  return at + time
}

function routeOf({ cards, view, seat }: Told, player: number, from: number, to: number): readonly number[] {
  if (seat === null || view.players[player].active === null) return []
  const state = knownState(cards, view, seat)
  return routeTo(state, { ...travelOf(cards.printed, state, player), from }, to)
}

/** A plate tips over and falls. */
function fall(flights: DefendersFlights, middle: Point, at: number): void {
  const { x, y } = middle
  flights.show(
    mech(x, y, TOKEN, 1, false),
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(10px, 26px) ${turned(70, middle)}`, opacity: 0 },
    ],
    { duration: CARRY, delay: at, easing: 'ease-in' },
  )
}

/** The tile turns over, and its trees rise. */
function turnTile(flights: DefendersFlights, hex: number, at: number): void {
  const { x, y } = middleOf(hex)
  const narrow = `translate(${x}px, ${y}px) scaleX(0.04) translate(${-x}px, ${-y}px)`
  flights.move(tileMark(hex), [{ transform: narrow }, { transform: 'none' }], {
    duration: TURN,
    delay: at,
  })
}

/** The die tumbles beside the leader; its face stays for a look. */
function roll(
  flights: DefendersFlights,
  view: DefendersView,
  { player, result }: Extract<DefendersEvent, { type: 'rolled' }>,
  at: number,
): void {
  const { leader } = view.players[player]
  if (leader === NONE) return
  const place = leaderPlace(view, [], leader)
  const middle = { x: place.x + 26, y: place.y - 24 }
  const time = TUMBLE + LOOK
  flights.show(
    faceInk(middle, result),
    [
      { transform: `translate(0, -22px) ${turned(-180, middle)}`, opacity: 0.3 },
      { transform: turned(0, middle, 1), opacity: 1, offset: TUMBLE / time },
      { transform: turned(0, middle, 1.25), opacity: 1, offset: 0.6 },
      { transform: turned(0, middle, 1.25), opacity: 1, offset: 0.9 },
      { transform: turned(0, middle, 1.25), opacity: 0 },
    ],
    { duration: time, delay: at },
  )
  if (result > 0) hit(flights, place, at + TUMBLE)
}

/** The strike is felt: a red ring bursts around whoever was hit. */
function hit(flights: DefendersFlights, middle: Point, at: number): void {
  flights.show(
    `<circle cx="${middle.x}" cy="${middle.y}" r="26" class="df-hit"/>`,
    [
      { transform: turned(0, middle, 0.5), opacity: 0 },
      { transform: turned(0, middle, 1), opacity: 1, offset: 0.3 },
      { transform: turned(0, middle, 1.7), opacity: 0 },
    ],
    { duration: TUMBLE, delay: at },
  )
}

/** By injuries: where the drops of a face lie. */
const DROPS: readonly (readonly number[])[] = [[], [-8], [-13, -3]]

const faceInk = ({ x, y }: Point, result: number): string => {
  const drops = DROPS[result] ?? DROPS[2]
  const face =
    drops.length === 0
      ? '<path class="df-die-none" d="M-5 0h10"/>'
      : drops.map((dx) => icon(waterDrop, dx, -9, 16, '')).join('')
  return group('df-die', `<rect x="-14" y="-14" width="28" height="28" rx="5"/>${face}`, translate(x, y))
}

/** Drops fly from the leader to the circle. */
function bleed(
  flights: DefendersFlights,
  view: DefendersView,
  { player, injuries }: Extract<DefendersEvent, { type: 'injured' }>,
  at: number,
): void {
  const from = whereIs(view, player)
  const to = flights.circle(player)
  for (let drop = 0; drop < injuries; drop++)
    flights.pass(
      group('df-fallen-drop', icon(waterDrop, from.x - 8, from.y - 9, 16, '')),
      [from, to],
      DROP + CARRY,
      at + drop * APART,
    )
}

/** A seal is pressed down on whoever fell, red and heavy; then the one of the terrain takes its colour. */
function stampDeath(
  flights: DefendersFlights,
  view: DefendersView,
  { player, terrain }: Extract<DefendersEvent, { type: 'killed' }>,
  at: number,
): number {
  const middle = whereIs(view, player)
  const time = STAMP + LOOK
  flights.show(
    deathSeal(terrain, middle.x, middle.y),
    [
      { transform: turned(-24, middle, 3.2), opacity: 0 },
      { transform: turned(4, middle, 1.5), opacity: 1, offset: (0.8 * STAMP) / time },
      { transform: turned(0, middle, 1.6), opacity: 1, offset: STAMP / time },
      { transform: turned(0, middle, 1.6), opacity: 1, offset: 0.85 },
      { transform: turned(0, middle, 1.2), opacity: 0 },
    ],
    { duration: time, delay: at, easing: 'ease-in' },
  )
  flights.move(
    sealMark(terrain),
    [
      { transform: 'scale(2.4) rotate(-18deg)', opacity: 0 },
      { transform: 'scale(0.92)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: STAMP, delay: at + STAMP, easing: 'ease-in' },
  )
  return at + 2 * STAMP
}

/** Drops leave the circle and vanish. */
function heal(
  flights: DefendersFlights,
  { player, injuries }: Extract<DefendersEvent, { type: 'healed' }>,
  at: number,
): void {
  const from = flights.circle(player)
  for (let drop = 0; drop < injuries; drop++) {
    const start = { x: from.x + (drop - (injuries - 1) / 2) * 18, y: from.y }
    flights.vanish(
      group('df-fallen-drop', icon(waterDrop, start.x - 8, start.y - 9, 16, '')),
      start,
      DROP + CARRY,
      at + drop * APART,
    )
  }
}

/** The paw of the first player hops from plate to plate. */
function hop(
  flights: DefendersFlights,
  { from, to }: Extract<DefendersEvent, { type: 'tokenPassed' }>,
  at: number,
): void {
  const start = flights.plate(from)
  const end = flights.plate(to)
  if (start === null || end === null) return
  const top = { x: Math.max(start.x, end.x) + HOP, y: (start.y + end.y) / 2 }
  flights.pass(pawInk(start), [start, top, end], CARRY + QUICK, at)
}

const pawInk = ({ x, y }: Point): string =>
  group('df-paw', `<circle r="15"/>${icon(pawPrint, -10, -10, 20, '')}`, translate(x, y))

/** Whoever has built everything takes the leader home from the last camp. */
function leave(flights: DefendersFlights, { view, events }: Told, player: number, at: number): number {
  const last = events.find((event) => event.type === 'campBuilt' && event.player === player)
  if (last?.type !== 'campBuilt') return at
  const from = middleOf(last.hex)
  const ink = leader(designOf(player), leaderArt(view.players[player].leaderCard), from.x, from.y, TOKEN)
  flights.pass(ink, [from, flights.circle(player)], LIFT, at)
  return at + LIFT
}
