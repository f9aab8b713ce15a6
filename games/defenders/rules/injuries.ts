import { ownEffect } from './abilities.ts'
import { isSniperPost } from './blocking.ts'
import { NEIGHBOURS } from './board/index.ts'
import { openFromHand, takeTop } from './decks.ts'
import { loseGame } from './end.ts'
import type { Printed } from './printed.ts'
import { type Defenders, isOver, MOST_INJURIES, NONE, type Threat } from './state.ts'
import type { DefendersCourse } from './steps/step.ts'
import { gainSupport } from './support.ts'

/** What threatens a leader where it stands: a mech beside it, or a sniper on a neighbouring hex (DE-602 to DE-607). */
export function threatTo(state: Defenders, player: number): Threat {
  const { leader } = state.players[player]
  if (leader === NONE) return 'none'
  if (state.mechs[leader] > 0) return 'close'
  for (let d = 0; d < 6; d++) {
    const hex = NEIGHBOURS[leader * 6 + d]
    if (hex !== -1 && state.mechs[hex] > 0 && isSniperPost(state, hex)) return 'ranged'
  }
  return 'none'
}

/** One roll for one action, after its effect (DE-602, DE-R19). The threat is that of the beginning (DE-608). */
export function rollInjury(
  printed: Printed,
  state: Defenders,
  player: number,
  threat: Threat,
  course: DefendersCourse,
): void {
  if (threat === 'none') return
  const result = course.random.pick(printed.pack.die)
  const injuries = injuriesBy(printed, state, player, threat, result)
  course.emit({ type: 'rolled', player, threat, result, injuries })
  if (injuries > 0) injure(printed, state, player, injuries, course)
}

/** What a result of the die does: from afar only a 1 hurts, and some abilities ignore a result (DE-602 to DE-607, DE-823, DE-845). */
export function injuriesBy(
  printed: Printed,
  state: Defenders,
  player: number,
  threat: Threat,
  result: number,
): number {
  const ignored = ownEffect(printed, state, player, 'ignoreResult')?.result === result
  return ignored || (threat === 'ranged' && result !== 1) ? 0 : result
}

/** One injury event: above the limit a Defender dies instead and all injuries are gone (DE-610 to DE-614, DE-R21). */
export function injure(
  printed: Printed,
  state: Defenders,
  player: number,
  injuries: number,
  course: DefendersCourse,
): void {
  const victim = state.players[player]
  const most = state.solo && state.soloDeathAt3 ? MOST_INJURIES - 1 : MOST_INJURIES
  victim.injuries += injuries
  const dies = victim.injuries > most
  if (dies) victim.injuries = 0
  course.emit({ type: 'injured', player, injuries, total: victim.injuries })
  if (dies) kill(printed, state, player, course)
  if (isOver(state)) return
  const heat = ownEffect(printed, state, player, 'supportOnInjury')
  if (heat !== null) gainSupport(printed, state, player, heat.support, course)
}

/** A random card of the hand dies, or the top card of the deck (DE-611, DE-612); the second of a terrain loses the game. */
function kill(printed: Printed, state: Defenders, player: number, course: DefendersCourse): void {
  const owner = ownerOfVictim(state, player, course)
  const card = owner === NONE ? takeTop(state, player, course) : pickFromHand(printed, state, owner, course)
  if (card === NONE) return
  const holder = owner === NONE ? player : owner
  const terrain = printed.terrainOf[card]
  state.players[holder].dead.push(card)
  state.deaths[terrain] += 1
  course.emit({ type: 'killed', player: holder, card, terrain })
  if (state.deaths[terrain] > 1) loseGame(state, 'massacre', course)
}

/** Whose hand the victim is drawn from: one's own; alone, of the common hand (DE-961). NONE when no card is in it. */
function ownerOfVictim(state: Defenders, player: number, course: DefendersCourse): number {
  if (!state.solo) return state.players[player].hand.length > 0 ? player : NONE
  const [first, second] = state.players
  const cards = first.hand.length + second.hand.length
  if (cards === 0) return NONE
  if (first.hand.length === 0) return 1
  if (second.hand.length === 0) return 0
  return course.random.int(cards) < first.hand.length ? 0 : 1
}

function pickFromHand(printed: Printed, state: Defenders, owner: number, course: DefendersCourse): number {
  const holder = state.players[owner]
  const card = course.random.pick(holder.hand)
  openFromHand(printed, holder, card)
  return card
}
