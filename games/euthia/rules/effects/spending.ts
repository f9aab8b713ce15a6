import type { Timing } from '../../content/schema.ts'
import { pay, waysToPay } from '../costs.ts'
import { refit } from '../equipment.ts'
import type { Owned } from '../state.ts'
import type { Attempt, EuthiaCourse } from '../steps/step.ts'
import { discardTile } from '../storage.ts'
import type { Use } from './faces.ts'
import { isOpen, openOthers, shut } from './pending.ts'

/** What one attacks with is counted by the attacks themselves (EU-684). */
const ATTACKS: readonly Timing[] = ['attack', 'firstStrike']

type Payer = Pick<Attempt, 'printed' | 'state' | 'seat'>

/** In how many ways the cost of a use can be paid; a later part of a use costs nothing more (EU-R62). */
export function waysFor(payer: Payer, use: Use, owned: Owned, source: number): number {
  const { printed, state, seat } = payer
  if (use.cost === null || (owned.exhausted === 1 && isOpen(state.fight, owned, use))) return 1
  return waysToPay(printed, state, seat, use.cost, source)
}

/**
 * Pays for a use and marks its tile: used up, exhausted, or used in this attack. What belongs to the same use in a later
 * window of the fight stays open (EU-R62).
 */
export function payFor(
  { printed, state, seat }: Payer,
  use: Use,
  owned: Owned,
  source: number,
  way: number,
  course: EuthiaCourse,
): void {
  const { fight } = state
  const player = state.players[seat]
  if (use.exhaust && owned.exhausted === 1 && fight !== null) {
    shut(fight, owned, use)
    return
  }
  if (use.cost !== null) pay(printed, state, seat, use.cost, way, source, course)
  if (use.exhaust) owned.exhausted = 1
  else if (!use.consume && fight !== null && !ATTACKS.includes(use.timing)) fight.shields.push(source)
  if (use.consume) {
    if (source >= 0) player.slots[source] = null
    else player.bags.splice(player.bags.indexOf(owned), 1)
    discardTile(printed, state, owned.tile)
    refit(printed, player)
  } else if (fight !== null && use.exhaust) openOthers(fight, owned, use)
}
