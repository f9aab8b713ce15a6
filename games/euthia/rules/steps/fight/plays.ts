import { finish, type Refusal } from '@vyprava/kernel'
import { CHAOS_TYPES, type Timing } from '../../../content/schema.ts'
import { cardDeeds } from '../../cards.ts'
import type { Fight } from '../../fight.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import type { Euthia } from '../../state.ts'
import { type Attempt, asking, type Deed, type Deeds } from '../step.ts'
import { layCards } from './foe.ts'
import { isDenied } from './gaar.ts'

/** The timings of cards that each of the monster-player's moments opens (EU-647, EU-655, EU-680, EU-752). */
const CARD_TIMINGS: Readonly<Record<string, readonly Timing[]>> = {
  monsterBefore: ['beforeMonsterRoll', 'aroundMonsterRoll'],
  exchange: ['afterMonsterRoll', 'aroundMonsterRoll'],
  curses: ['beforeHeroRoll'],
}

/** Whether the monster-player may have something to play, as far as everybody knows: nothing of the hand is told. */
export const mayPlay = ({ players }: Euthia, fight: Fight): boolean =>
  fight.controller >= 0 &&
  fight.chaos > 0 &&
  players[fight.controller].hand.length > 0 &&
  !isDenied(fight, 'cards')

/** Whether an effect of the hero keeps this card from being played. */
export const isCardDenied = ({ pack }: Printed, fight: Fight, card: number): boolean => {
  const { metal, type } = pack.chaosCards[card]
  return fight.denials.some(
    ({ what, type: denied }) =>
      what === 'cards' || what === metal || (what === 'type' && CHAOS_TYPES[denied] === type),
  )
}

function refusePlay({ printed, state, item, seat }: Attempt, card: number, count: number): Refusal | null {
  const { fight } = state
  if (fight === null || fight.controller !== seat) return refuse('EU-751', 'notMonsterPlayer')
  const { hand } = state.players[seat]
  if (!hand.includes(card)) return refuse('EU-754', 'noSuchCard')
  const { timing, fields } = printed.pack.chaosCards[card]
  if (!(CARD_TIMINGS[item.step] ?? []).includes(timing)) return refuse('EU-752', 'wrongTiming')
  if (fight.chaos === 0) return refuse('EU-755', 'noChaos')
  if (isCardDenied(printed, fight, card)) return refuse('EU-755', 'denied')
  if (count < 1 || count > fields.length) return refuse('EU-755', 'tooManyCards')
  return copiesIn(hand, card) >= count ? null : refuse('EU-754', 'noSuchCard')
}

const copiesIn = (hand: readonly number[], card: number): number =>
  hand.reduce((count, held) => count + (held === card ? 1 : 0), 0)

/** One to three identical cards and a chaos token: a play (EU-754, EU-755, EU-R42, EU-R61). */
export const play: NonNullable<Deeds['play']> = {
  list(attempt, list) {
    const { state, seat } = attempt
    if (state.fight === null || !mayPlay(state, state.fight) || state.fight.controller !== seat) return
    const { hand } = state.players[seat]
    for (const [i, card] of hand.entries()) {
      if (hand[i - 1] === card) continue
      for (let count = 1; refusePlay(attempt, card, count) === null; count++)
        list.push({ type: 'play', card, count })
    }
  },
  refusal: (attempt, { card, count }) => refusePlay(attempt, card, count),
  take({ printed, state, seat }, { card, count }, course) {
    const { fight } = state
    if (fight === null) return
    const { hand } = state.players[seat]
    hand.splice(hand.indexOf(card), count)
    layCards(printed, state, fight, card, count, course)
  },
}

/** Ends a window. */
export const done: Deed<{ readonly type: 'done' }> = {
  list(_scene, list) {
    list.push({ type: 'done' })
  },
  refusal: () => null,
  take({ state, item }) {
    finish(state, item)
  },
}

/** A moment of the monster-player alone: any number of plays (EU-647, EU-680, EU-756). */
const playing = <Name extends 'monsterBefore' | 'curses'>(printed: Printed, key: Name) =>
  asking<Name>(printed, {
    asks: ({ fight }) => fight?.controller ?? 0,
    prompt: ({ fight }) => ({ key, values: { chaos: fight?.chaos ?? 0 } }),
    window: 'none',
    deeds: { ...cardDeeds, play, done },
  })

export const monsterBeforeStep = (printed: Printed) => playing(printed, 'monsterBefore')
export const cursesStep = (printed: Printed) => playing(printed, 'curses')
