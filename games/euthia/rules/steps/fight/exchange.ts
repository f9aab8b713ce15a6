import { finish, schedule } from '@vyprava/kernel'
import type { Side } from '../../../content/schema.ts'
import { cardDeeds } from '../../cards.ts'
import type { Fight } from '../../fight.ts'
import type { Printed } from '../../printed.ts'
import { type Euthia, NONE } from '../../state.ts'
import { type Attempt, asking, type Deed, type Deeds, type ItemOf } from '../step.ts'
import { canMakeToken } from './brewing.ts'
import { hasToken, isDenied, refuseGaar, spendToken } from './gaar.ts'
import { hope } from './hope.ts'
import { mayPlay, play } from './plays.ts'
import { heroUses } from './uses.ts'

type Exchange = ItemOf<'exchange'>
const BOTH = 2

/** Whether a side could do something, as far as everybody knows (EU-R43). */
function canAct(printed: Printed, state: Euthia, fight: Fight, side: Side): boolean {
  if (side === 'monster' && fight.controller === NONE) return false
  if (hasToken(printed, state, fight, side)) return true
  if (side === 'monster') return mayPlay(state, fight)
  return !isDenied(fight, 'gaarHero') && canMakeToken(printed, state, fight)
}

/** After the monster's roll the two sides act in turns, the monster first, until both pass in a row (EU-655 to EU-657). */
export function startExchange(printed: Printed, state: Euthia, fight: Fight): void {
  fight.passes = 0
  const item: Exchange = { step: 'exchange', turn: 'hero' }
  schedule(state, item)
  next(printed, state, fight, item)
}

/** The other side is next; a side that cannot act passes by itself. */
function next(printed: Printed, state: Euthia, fight: Fight, item: Exchange): void {
  while (fight.passes < BOTH) {
    item.turn = item.turn === 'hero' ? 'monster' : 'hero'
    if (canAct(printed, state, fight, item.turn)) return
    fight.passes += 1
  }
  finish(state, item)
}

const asExchange = ({ state, item }: Attempt): { fight: Fight; item: Exchange } => {
  if (state.fight === null || item.step !== 'exchange') throw new Error(`No exchange: ${item.step}`)
  return { fight: state.fight, item }
}

function acted(attempt: Attempt): void {
  const { fight, item } = asExchange(attempt)
  fight.passes = 0
  next(attempt.printed, attempt.state, fight, item)
}

const gaar: NonNullable<Deeds['gaar']> = {
  list(attempt, list) {
    for (const die of [0, 1])
      if (refuseGaar(attempt, 'monster', die) === null) list.push({ type: 'gaar', die })
  },
  refusal: (attempt, { die }) => refuseGaar(attempt, 'monster', die),
  take(attempt, { die }, course) {
    spendToken(attempt, asExchange(attempt).fight, 'monster', die, course)
    acted(attempt)
  },
}

const playOne: NonNullable<Deeds['play']> = {
  ...play,
  take(attempt, action, course) {
    play.take(attempt, action, course)
    if (attempt.state.agenda.includes(attempt.item)) acted(attempt)
  },
}

const pass: Deed<{ readonly type: 'pass' }> = {
  list(_scene, list) {
    list.push({ type: 'pass' })
  },
  refusal: () => null,
  take(attempt) {
    const { fight, item } = asExchange(attempt)
    fight.passes += 1
    next(attempt.printed, attempt.state, fight, item)
  },
}

/** One Gaar or one play in a turn; a pass is not final (EU-657, EU-R42). Dwurt takes the place of Gaar (EU-R88). */
export const exchangeStep = (printed: Printed) =>
  asking<'exchange'>(printed, {
    asks: ({ fight }, { turn }) => (turn === 'hero' ? fight?.hero : fight?.controller) ?? 0,
    prompt: (_state, { turn }) => ({ key: turn === 'hero' ? 'exchangeHero' : 'exchangeMonster' }),
    window: 'exchange',
    deeds: { ...cardDeeds, ...heroUses, gaar, hope, pass, play: playOne },
  })
