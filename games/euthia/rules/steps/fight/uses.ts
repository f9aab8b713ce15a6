import type { EuthiaAction } from '../../actions.ts'
import { useDeeds } from '../../effects/uses.ts'
import { arrangeDeeds } from '../../equipment.ts'
import type { Item } from '../../items.ts'
import type { Printed } from '../../printed.ts'
import type { Euthia } from '../../state.ts'
import type { Window } from '../../windows.ts'
import type { Attempt, Deeds } from '../step.ts'
import { holdsInReach } from './brewing.ts'

/** Effects of tiles, gems and essences in a fight are the hero-player's alone (EU-229, EU-624). */
export const heroUses: Deeds = useDeeds

const scratch: EuthiaAction[] = []

/**
 * Whether the hero-player could use anything in a window: boards are open, so nobody learns a secret by not being asked.
 * Before a fight the board may change too (EU-605): one who has nothing to put on it is not asked.
 */
export function isWorthAsking(printed: Printed, state: Euthia, item: Item, window: Window): boolean {
  const { fight } = state
  if (fight === null) return false
  return holdsInReach(printed, state, fight, (then) =>
    listsSomething({ printed, state: then, item, seat: fight.hero, window }),
  )
}

function listsSomething(attempt: Attempt): boolean {
  scratch.length = 0
  useDeeds.use.list(attempt, scratch)
  if (scratch.length === 0) useDeeds.useEssence.list(attempt, scratch)
  if (scratch.length === 0) useDeeds.useGem.list(attempt, scratch)
  if (attempt.window !== 'beforeFight') return scratch.length > 0
  if (scratch.length === 0) arrangeDeeds.equip.list(attempt, scratch)
  if (scratch.length === 0) arrangeDeeds.setGem.list(attempt, scratch)
  return scratch.length > 0
}
