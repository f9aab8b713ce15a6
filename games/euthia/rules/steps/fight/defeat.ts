import { schedule } from '@vyprava/kernel'
import { checkHand, gainCards } from '../../decks.ts'
import { CHURCH } from '../../fields.ts'
import type { Fight } from '../../fight.ts'
import type { Printed } from '../../printed.ts'
import { type Euthia, NONE } from '../../state.ts'
import type { Working } from '../step.ts'
import { clearTable } from './victory.ts'

const REVIVAL_GAAR = 3
const LOSS_TOGETHER = 1

/**
 * Death in combat: the card goes back on top of its deck, the table is cleared, the hero revives in the church with Gaar
 * and a gold card, without movement points (EU-731 to EU-738, EU-1012, EU-1241, EU-1307).
 */
export const defeatStep = (printed: Printed): Working<'defeat'> => ({
  work(state, { seat }, course) {
    const { fight } = state
    if (fight === null) return
    const { kind, foe, controller } = fight
    course.emit({ type: 'fightLost', player: seat, kind, foe })
    if (kind === 'monster') returnCard(state, fight)
    clearTable(printed, state, fight, course)
    const player = state.players[seat]
    player.deaths += 1
    if (controller !== NONE) state.players[controller].won[seat] += 1
    const lost = state.mode === 'cooperative' ? Math.min(player.rep, LOSS_TOGETHER) : 0
    player.rep -= lost
    player.field = CHURCH
    player.health = player.maxHealth
    player.mp = 0
    player.gaar += REVIVAL_GAAR
    course.emit({ type: 'died', player: seat, rep: lost })
    gainCards(printed, state, seat, 'gold', 1, course)
    schedule(state, { step: 'tidy', seat })
    if (controller !== NONE) checkHand(state, controller)
  },
})

/** Everybody has seen the card that lies on top of its deck again (EU-731). */
function returnCard(state: Euthia, { foe, level }: Fight): void {
  state.monsters[level - 1].draw.push(foe)
  for (const player of state.players) player.knowsMonster[level - 1] = 1
}
