import { type Refusal, schedule } from '@vyprava/kernel'
import { ENCOUNTERS } from '../../../content/schema.ts'
import { canPay, pay, waysToPay } from '../../costs.ts'
import { encounterOn } from '../../encounters.ts'
import { CHURCH, elementAt, isLiberated, treasureAt } from '../../fields.ts'
import { heal } from '../../health.ts'
import { refuse } from '../../refusals/reasons.ts'
import { NONE } from '../../state.ts'
import { gainTile } from '../../storage.ts'
import type { Attempt, Deeds } from '../step.ts'
import { payFee, refuseFee } from './mining.ts'
import { startRoll } from './roll.ts'

/* Free actions: they cost no token and can be taken only where they belong (EU-211, EU-901). */

const PRAYER_COINS = 1

function refusePrayer({ state, seat }: Attempt, rule: string): Refusal | null {
  const { field, coins } = state.players[seat]
  if (field !== CHURCH) return refuse(rule, 'notHere')
  return coins < PRAYER_COINS ? refuse(rule, 'tooPoor', { coins: PRAYER_COINS }) : null
}

function refusePrayHeal(attempt: Attempt): Refusal | null {
  const { health, maxHealth } = attempt.state.players[attempt.seat]
  return refusePrayer(attempt, 'EU-911') ?? (health < maxHealth ? null : refuse('EU-872', 'fullHealth'))
}

/** In the church a coin heals, as often as one likes (EU-911). */
const prayHeal: NonNullable<Deeds['prayHeal']> = {
  list(attempt, list) {
    if (refusePrayHeal(attempt) === null) list.push({ type: 'prayHeal' })
  },
  refusal: refusePrayHeal,
  take({ printed, state, seat }, _action, course) {
    state.players[seat].coins -= PRAYER_COINS
    course.emit({ type: 'prayed', player: seat, how: 'heal' })
    heal(state, seat, printed.pack.healing.church, course)
  },
}

/** In the church a coin buys a healing potion, as often as one likes (EU-912, EU-R38). */
const prayPotion: NonNullable<Deeds['prayPotion']> = {
  list(attempt, list) {
    if (refusePrayer(attempt, 'EU-912') === null) list.push({ type: 'prayPotion' })
  },
  refusal: (attempt) => refusePrayer(attempt, 'EU-912'),
  take({ printed, state, seat }, _action, course) {
    state.players[seat].coins -= PRAYER_COINS
    course.emit({ type: 'prayed', player: seat, how: 'potion' })
    gainTile(state, seat, printed.bySource.healingPotion[0])
  },
}

function refuseTreasure({ printed, state, seat }: Attempt): Refusal | null {
  const { field } = state.players[seat]
  if (treasureAt(printed, state.map, field) === 0) return refuse('EU-921', 'notHere')
  if (!isLiberated(printed, state, field)) return refuse('EU-334', 'notLiberated')
  return state.map.heroTokens[field] === NONE ? null : refuse('EU-923', 'treasureGone')
}

/** A hero token on the field and the top treasure of its level (EU-921 to EU-923). */
const treasure: NonNullable<Deeds['treasure']> = {
  list(attempt, list) {
    if (refuseTreasure(attempt) === null) list.push({ type: 'treasure' })
  },
  refusal: refuseTreasure,
  take({ printed, state, seat }, _action, course) {
    const { field } = state.players[seat]
    const level = treasureAt(printed, state.map, field)
    state.map.heroTokens[field] = seat
    state.map.emptied[field] = 1
    course.emit({ type: 'treasureOpened', player: seat, field })
    schedule(state, { step: 'ops', seat, ops: [{ op: 'treasure', level }], source: NONE })
  },
}

function refuseConfronting({ printed, state, seat }: Attempt): Refusal | null {
  const { map, players } = state
  const { field } = players[seat]
  if (elementAt(printed, map, field) === NONE) return refuse('EU-931', 'notHere')
  if (!isLiberated(printed, state, field)) return refuse('EU-334', 'notLiberated')
  if (map.interactions[field * players.length + seat] > 0) return refuse('EU-931', 'alreadyConfronted')
  return refuseFee(printed, state, seat, field, 'EU-932')
}

/** The others are paid, a token is placed, then a hero roll decides by the card of the elemental (EU-931 to EU-936). */
const confront: NonNullable<Deeds['confront']> = {
  list(attempt, list) {
    if (refuseConfronting(attempt) === null) list.push({ type: 'confront' })
  },
  refusal: refuseConfronting,
  take({ printed, state, seat }, _action, course) {
    const { field } = state.players[seat]
    const element = elementAt(printed, state.map, field)
    payFee(printed, state, seat, field, course)
    state.map.interactions[field * state.players.length + seat] = 1
    course.emit({ type: 'confronted', player: seat, element })
    startRoll(printed, state, seat, 'confront', element, printed.elementalRows[element], course)
  },
}

function refuseQuest(attempt: Attempt, card: number, way: number): Refusal | null {
  const { printed, state, seat } = attempt
  const kind = encounterOn(printed, state, state.players[seat].field)
  if (kind === null) return refuse('EU-943', 'notHere')
  if (!isLiberated(printed, state, state.players[seat].field)) return refuse('EU-334', 'notLiberated')
  if (!state.encounters[ENCOUNTERS.indexOf(kind)].open.includes(card)) return refuse('EU-944', 'noSuchQuest')
  const cost = printed.pack.encounterCards[card].require
  if (!canPay(printed, state, seat, cost, NONE)) return refuse('EU-943', 'cannotPay')
  const ways = waysToPay(printed, state, seat, cost, NONE)
  return Number.isInteger(way) && way >= 0 && way < ways ? null : refuse('EU-943', 'notChoosable')
}

/** An open quest of the place is paid for completely; its card is kept (EU-943, EU-944, EU-R73, EU-R78). */
const quest: NonNullable<Deeds['quest']> = {
  list({ printed, state, seat }, list) {
    const { field } = state.players[seat]
    const kind = encounterOn(printed, state, field)
    if (kind === null || !isLiberated(printed, state, field)) return
    for (const card of state.encounters[ENCOUNTERS.indexOf(kind)].open) {
      const ways = waysToPay(printed, state, seat, printed.pack.encounterCards[card].require, NONE)
      for (let way = 0; way < ways; way++) list.push({ type: 'quest', card, way })
    }
  },
  refusal: (attempt, { card, way }) => refuseQuest(attempt, card, way),
  take({ printed, state, seat }, { card, way }, course) {
    const { encounter, require, reward } = printed.pack.encounterCards[card]
    const { open } = state.encounters[ENCOUNTERS.indexOf(encounter)]
    open.splice(open.indexOf(card), 1)
    state.players[seat].quests.push(card)
    state.questsThisTurn += 1
    course.emit({ type: 'questDone', player: seat, card })
    schedule(state, { step: 'ops', seat, ops: reward, source: NONE })
    pay(printed, state, seat, require, way, NONE, course)
  },
}

export const freeDeeds: Deeds = { confront, prayHeal, prayPotion, quest, treasure }
