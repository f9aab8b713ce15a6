import type { Fight } from '../../fight.ts'
import type { Printed } from '../../printed.ts'
import type { Euthia } from '../../state.ts'
import { spendsDwurt } from '../turn/roll.ts'
import { HOPE_COSTS } from './hope.ts'

/** Whether the hero-player could have one more token for a roll: hope for a Gaar, a Gaar for Dwurt (EU-705, EU-1404). */
export function canMakeToken(printed: Printed, { players }: Euthia, fight: Fight): boolean {
  const player = players[fight.hero]
  return fight.hope >= HOPE_COSTS.gaar || (player.gaar > 0 && spendsDwurt(printed, player))
}

/**
 * Whether something holds now, or after hope has become Gaar and Gaar Dwurt: both are possible whenever the hero-player
 * is asked, so nothing that they would pay for may pass by unasked (EU-705, EU-1404).
 */
export function holdsInReach(
  printed: Printed,
  state: Euthia,
  fight: Fight,
  test: (state: Euthia) => boolean,
): boolean {
  if (test(state)) return true
  if (!canMakeToken(printed, state, fight)) return false
  const player = state.players[fight.hero]
  const brews = spendsDwurt(printed, player)
  for (let prayed = 0; prayed * HOPE_COSTS.gaar <= fight.hope; prayed++)
    for (let brewed = 0; brewed <= (brews ? player.gaar + prayed : 0); brewed++) {
      if (prayed + brewed === 0) continue
      const richer = {
        ...player,
        gaar: player.gaar + prayed - brewed,
        dwurt: player.dwurt + brewed,
      }
      const then = { ...fight, hope: fight.hope - prayed * HOPE_COSTS.gaar }
      if (test({ ...state, players: state.players.with(fight.hero, richer), fight: then })) return true
    }
  return false
}
