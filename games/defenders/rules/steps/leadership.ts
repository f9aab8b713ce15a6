import { finish, type Seat } from '@vyprava/kernel'
import { type DefendersAction, LEAD, LEAD_BLIND } from '../actions.ts'
import { refill, takeTop } from '../decks.ts'
import type { Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import { type Defenders, NONE } from '../state.ts'
import { alone } from './items.ts'
import { coverActive } from './round.ts'
import { type Asking, type DefendersCourse, unexpected } from './step.ts'

/** Whether a player still owes a choice. */
export const mustLead = ({ players }: Defenders, player: number): boolean =>
  !players[player].retired && players[player].active === NONE

/** All choose an active Defender at once, secretly and in silence (DE-202 to DE-204, DE-250). */
export const leadershipStep = (printed: Printed): Asking<'leadership'> => ({
  deciders(state) {
    if (state.solo) return alone(0)
    const seats: Seat[] = []
    for (let player = 0; player < state.players.length; player++) {
      if (mustLead(state, player)) seats.push(player)
    }
    return seats
  },
  decision: (state, _item, seat) => ({
    prompt: { key: 'lead' },
    actions: state.solo ? soloChoices(state) : state.players[seat].hand.map((card) => LEAD[card]),
  }),
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, seat, action, course) {
    if (action.type === 'leadBlind') leadBlind(state, action.player, course)
    else if (action.type !== 'lead') unexpected('leadership', action)
    else if (state.solo) leadAlone(printed, state, action.card, course)
    else leadSecretly(state, seat, action.card, course)
    if (state.solo || state.players.every((_, player) => !mustLead(state, player))) finish(state, item)
  },
})

function leadSecretly(state: Defenders, player: number, card: number, course: DefendersCourse): void {
  const owner = state.players[player]
  owner.hand.splice(owner.hand.indexOf(card), 1)
  owner.active = card
  course.tell([player], { type: 'chosen', player, card }, { type: 'chosenHidden', player })
}

/** Alone: any card of the common hand, or the top card of a faction that has none in it (DE-954, DE-955). */
function soloChoices(state: Defenders): DefendersAction[] {
  const cards = [...state.players[0].hand, ...state.players[1].hand].sort((a, b) => a - b)
  const choices = cards.map((card) => LEAD[card])
  for (const [player, { hand, retired }] of state.players.entries()) {
    if (hand.length === 0 && !retired) choices.push(LEAD_BLIND[player])
  }
  return choices
}

function leadAlone({ factionOf }: Printed, state: Defenders, card: number, course: DefendersCourse): void {
  const player = state.players.findIndex(({ faction }) => faction === factionOf[card])
  const { hand } = state.players[player]
  hand.splice(hand.indexOf(card), 1)
  activate(state, player, card, course)
}

function leadBlind(state: Defenders, player: number, course: DefendersCourse): void {
  activate(state, player, takeTop(state, player, course), course)
}

/** It covers the last active Defender of its faction, whose ongoing ability ends (DE-954, DE-957, DE-R48). */
function activate(state: Defenders, player: number, card: number, course: DefendersCourse): void {
  coverActive(state, player)
  state.players[player].active = card
  state.current = player
  refill(state, player, course)
}
