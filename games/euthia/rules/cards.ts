import { discardFromHand } from './decks.ts'
import { refuse } from './refusals/reasons.ts'
import { SILVER_FOR_GOLD } from './state.ts'
import { silverIn, swapSilver } from './steps/due/hand.ts'
import type { Attempt, Deeds } from './steps/step.ts'

export { canPay, pay, waysToPay } from './costs.ts'

const GOLD = 1

const canSwap = ({ printed, state, seat }: Attempt): boolean =>
  silverIn(printed, state.players[seat]) >= SILVER_FOR_GOLD

/** Whenever a player is asked: four silver cards for a gold one; in solo and co-op games cards for coins (EU-227, EU-1215, EU-R94). */
export const cardDeeds: Deeds = {
  cashGold: {
    list({ printed, state, seat }, list) {
      if (state.mode === 'competitive') return
      const { hand } = state.players[seat]
      for (const [i, card] of hand.entries())
        if (printed.metalOf[card] === GOLD && hand[i - 1] !== card) list.push({ type: 'cashGold', card })
    },
    refusal({ printed, state, seat }, { card }) {
      if (state.mode === 'competitive') return refuse('EU-751', 'notNow')
      return state.players[seat].hand.includes(card) && printed.metalOf[card] === GOLD
        ? null
        : refuse('EU-1215', 'noSuchCard')
    },
    take({ printed, state, seat }, { card }, course) {
      discardFromHand(printed, state, seat, card, course)
      state.players[seat].coins += 1
    },
  },
  cashSilver: {
    list(attempt, list) {
      if (attempt.state.mode !== 'competitive' && canSwap(attempt)) list.push({ type: 'cashSilver' })
    },
    refusal(attempt) {
      if (attempt.state.mode === 'competitive') return refuse('EU-751', 'notNow')
      return canSwap(attempt) ? null : refuse('EU-1215', 'noSuchCard')
    },
    take({ printed, state, seat }, _action, course) {
      swapSilver(printed, state, seat, 'coin', course)
    },
  },
  swapSilver: {
    list(attempt, list) {
      if (canSwap(attempt)) list.push({ type: 'swapSilver' })
    },
    refusal: (attempt) => (canSwap(attempt) ? null : refuse('EU-227', 'noSuchCard')),
    take({ printed, state, seat }, _action, course) {
      swapSilver(printed, state, seat, 'gold', course)
    },
  },
  /** Gaar becomes Dwurt, never the other way (EU-1404, EU-R89). */
  brew: {
    list(attempt, list) {
      if (refuseBrew(attempt) === null) list.push({ type: 'brew' })
    },
    refusal: refuseBrew,
    take({ state, seat }) {
      const player = state.players[seat]
      player.gaar -= 1
      player.dwurt += 1
    },
  },
}

function refuseBrew({ printed, state, seat }: Attempt) {
  const { hero, gaar } = state.players[seat]
  if (printed.pack.heroes[hero].dwurtSlots === 0) return refuse('EU-1404', 'notNow')
  return gaar > 0 ? null : refuse('EU-1404', 'noGaar')
}
