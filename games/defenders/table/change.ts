import type { Seat } from '@vyprava/kernel'
import type { Defenders, DefendersAction } from '../rules/index.ts'
import type { Cards } from './cards.ts'
import { rollFor } from './dice.ts'
import { sureEvents } from './known.ts'
import type { CircleChange } from './panels/me.tsx'

/** What an action would change in the circle of the one who does it. */
export function changeBy(
  cards: Cards,
  state: Defenders,
  seat: Seat,
  player: number,
  action: DefendersAction,
): CircleChange {
  const events = sureEvents(cards, state, seat, action)
  const roll = rollFor(cards.printed, state, player, action)
  let { support, injuries } = state.players[player]
  const gains: number[] = []
  for (const event of events) {
    if (!('player' in event) || event.player !== player) continue
    if (event.type === 'supportGained') support = event.field
    if (event.type === 'campBuilt') support = 0
    if (event.type === 'itemGained') gains.push(event.item)
    if (event.type === 'injured') injuries = event.total
    if (event.type === 'healed') injuries -= event.injuries
  }
  return {
    player,
    support: support === state.players[player].support ? null : support,
    worst: injuries + Math.max(0, ...(roll?.faces ?? [])),
    gains,
  }
}
