import { finish, schedule } from '@vyprava/kernel'
import type { Side } from '../../../content/schema.ts'
import { cardDeeds } from '../../cards.ts'
import type { Fight } from '../../fight.ts'
import type { Printed } from '../../printed.ts'
import { type Euthia, NONE } from '../../state.ts'
import { asking, type Deed, type Deeds, type ItemOf, type Scene } from '../step.ts'
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

const asExchange = ({ state, item }: Scene): { fight: Fight; item: Exchange } => {
  if (state.fight === null || item.step !== 'exchange') throw new Error(`No exchange: ${item.step}`)
  return { fight: state.fight, item }
}

function acted(scene: Scene): void {
  const { fight, item } = asExchange(scene)
  fight.passes = 0
  next(scene.printed, scene.state, fight, item)
}

const gaar: NonNullable<Deeds['gaar']> = {
  list(scene, list) {
    for (const die of [0, 1]) if (refuseGaar(scene, 'monster', die) === null) list.push({ type: 'gaar', die })
  },
  refusal: (scene, { die }) => refuseGaar(scene, 'monster', die),
  take(scene, { die }, turn) {
    spendToken(scene, asExchange(scene).fight, 'monster', die, turn)
    acted(scene)
  },
}

const playOne: NonNullable<Deeds['play']> = {
  ...play,
  take(scene, action, turn) {
    play.take(scene, action, turn)
    if (scene.state.agenda.includes(scene.item)) acted(scene)
  },
}

const pass: Deed<{ readonly type: 'pass' }> = {
  list(_scene, list) {
    list.push({ type: 'pass' })
  },
  refusal: () => null,
  take(scene) {
    const { fight, item } = asExchange(scene)
    fight.passes += 1
    next(scene.printed, scene.state, fight, item)
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
