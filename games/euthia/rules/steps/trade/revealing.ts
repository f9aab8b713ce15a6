import { finish, type Refusal, schedule } from '@vyprava/kernel'
import type { Cost } from '../../../content/schema.ts'
import { cardDeeds } from '../../cards.ts'
import { canPay, pay, waysToPay } from '../../costs.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { newTile } from '../../setup.ts'
import { NONE, type Player } from '../../state.ts'
import { type Attempt, asking, type Deeds, type EuthiaCourse } from '../step.ts'
import { discountOf, lowered } from './prices.ts'

const REVEAL_COINS = 1

/** How many tiles of the stack a player's reputation reveals: they lie in the order of their values (EU-802, EU-803). */
function revealable({ pack }: Printed, { stack, rep }: Player): number {
  let count = 0
  while (count < stack.length && (pack.tiles[stack[count]].value ?? 0) <= rep) count++
  return count
}

function refuseReveal({ printed, state, seat }: Attempt): Refusal | null {
  const player = state.players[seat]
  if (revealable(printed, player) === 0) return refuse('EU-806', 'nothingToReveal')
  return player.coins < REVEAL_COINS ? refuse('EU-806', 'tooPoor', { coins: REVEAL_COINS }) : null
}

/** All tiles up to the present reputation for a coin in total; of equal values one stays (EU-803 to EU-806, EU-R65). */
const reveal: NonNullable<Deeds['reveal']> = {
  list(attempt, list) {
    if (refuseReveal(attempt) === null) list.push({ type: 'reveal' })
  },
  refusal: refuseReveal,
  take({ printed, state, seat }, _action, course) {
    const player = state.players[seat]
    player.coins -= REVEAL_COINS
    const tiles = player.stack.splice(0, revealable(printed, player))
    course.emit({ type: 'tilesRevealed', player: seat, tiles })
    const pairs: number[][] = []
    for (const group of byValue(printed, tiles)) {
      if (group.length === 1) player.revealed.push(newTile(group[0]))
      else pairs.push(group)
    }
    schedule(state, ...pairs.map((group) => ({ step: 'pair', tiles: group }) as const))
  },
}

/** Tiles with equal values together, in their order. */
function byValue({ pack }: Printed, tiles: readonly number[]): number[][] {
  const groups: number[][] = []
  for (const tile of tiles) {
    const group = groups.at(-1)
    if (group !== undefined && pack.tiles[group[0]].value === pack.tiles[tile].value) group.push(tile)
    else groups.push([tile])
  }
  return groups
}

/** The others leave the game (EU-804, EU-R65). */
const take: NonNullable<Deeds<'pair'>['take']> = {
  list({ item }, list) {
    for (const tile of item.tiles) list.push({ type: 'take', tile })
  },
  refusal: ({ item }, { tile }) => (item.tiles.includes(tile) ? null : refuse('EU-804', 'notChoosable')),
  take({ state, item, seat }, { tile }, course: EuthiaCourse) {
    finish(state, item)
    state.players[seat].revealed.push(newTile(tile))
    course.emit({ type: 'tileChosen', player: seat, tile })
  },
}

export const pairStep = (printed: Printed) =>
  asking<'pair'>(printed, {
    asks: ({ active }) => active,
    prompt: () => ({ key: 'pair' }),
    window: 'none',
    deeds: { ...cardDeeds, take },
  })

/** What opens a slot, with everything that lowers it; null when it is open or there is none (EU-821, EU-853). */
function lockOf({ printed, state, seat }: Attempt, slot: number): Cost | null {
  const player = state.players[seat]
  const lock = player.unlocked[slot] === 0 ? printed.locks[player.hero][slot] : null
  return lock === null ? null : lowered(lock, discountOf(printed, player, 'unlock'))
}

function refuseUnlock(attempt: Attempt, slot: number, way: number): Refusal | null {
  const { printed, state, seat } = attempt
  if (state.players[seat].unlocked[slot] === undefined) return refuse('EU-821', 'noSuchSlot')
  const lock = lockOf(attempt, slot)
  if (lock === null) return refuse('EU-821', 'slotOpen')
  if (!canPay(printed, state, seat, lock, NONE)) return refuse('EU-821', 'cannotPay')
  const ways = waysToPay(printed, state, seat, lock, NONE)
  return Number.isInteger(way) && way >= 0 && way < ways ? null : refuse('EU-821', 'notChoosable')
}

/** Locked slots are opened for good by what they show (EU-821, EU-853, EU-R71). */
const unlock: NonNullable<Deeds['unlock']> = {
  list(attempt, list) {
    const { printed, state, seat } = attempt
    const { unlocked } = state.players[seat]
    for (let slot = 0; slot < unlocked.length; slot++) {
      const lock = lockOf(attempt, slot)
      const ways = lock === null ? 0 : waysToPay(printed, state, seat, lock, NONE)
      for (let way = 0; way < ways; way++) list.push({ type: 'unlock', slot, way })
    }
  },
  refusal: (attempt, { slot, way }) => refuseUnlock(attempt, slot, way),
  take(attempt, { slot, way }, course) {
    const { printed, state, seat } = attempt
    const lock = lockOf(attempt, slot)
    if (lock === null) return
    pay(printed, state, seat, lock, way, NONE, course)
    state.players[seat].unlocked[slot] = 1
    course.emit({ type: 'unlocked', player: seat, slot })
  },
}

export const revealingDeeds = { reveal, unlock }
