import { schedule } from '@vyprava/kernel'
import type { Metal, Op } from '../../../content/schema.ts'
import { addToReserve, discardChaos, gainCards } from '../../decks.ts'
import { fightDecided, fightOp, isFightOp } from '../../effects/fight-ops.ts'
import type { Fight, FightUntil, Played } from '../../fight.ts'
import { foeOf } from '../../foes.ts'
import { heal, hurt } from '../../health.ts'
import type { Printed } from '../../printed.ts'
import { type Euthia, NONE } from '../../state.ts'
import type { EuthiaCourse } from '../step.ts'

/**
 * Ops of the monster's side act for the monster: cards go to the monster-player or a reserve, Gaar to the monster;
 * what concerns health, coins or reputation aims at the hero (EU-1014, EU-1228).
 */
export function carryOutFoe(
  printed: Printed,
  state: Euthia,
  ops: readonly Op[],
  course: EuthiaCourse,
  play = 0,
): void {
  const { fight } = state
  if (fight === null) return
  for (const op of ops) {
    if (fightDecided(state)) return
    if (isFightOp(op)) fightOp(printed, state, op, 'monster', course, play)
    else if (op.op === 'gain' && (op.what === 'silver' || op.what === 'gold'))
      cardsForFoe(printed, state, op.what, op.n, course)
    else if (op.op === 'gain' && op.what === 'gaar') fight.gaar = Math.max(0, fight.gaar + op.n)
    else if (op.op === 'heal') heal(state, fight.hero, op.n, course)
    else if (op.op === 'woundSelf') hurt(state, fight.hero, op.n, course)
    else schedule(state, { step: 'ops', seat: fight.hero, ops: [op], source: NONE })
  }
}

/** Cards of a monster card or symbol: to the hand of the monster-player, else to the reserve (EU-622, EU-1221, EU-1228). */
export function cardsForFoe(
  printed: Printed,
  state: Euthia,
  metal: Metal,
  count: number,
  course: EuthiaCourse,
): void {
  if (count <= 0 || state.fight === null) return
  const { controller } = state.fight
  if (controller === NONE) addToReserve(printed, state, metal, count, course)
  else gainCards(printed, state, controller, metal, count, course)
}

/** Cards come into play: the field for their number is done, and they lie there until they expire (EU-754, EU-757 to EU-759). */
export function layCards(
  printed: Printed,
  state: Euthia,
  fight: Fight,
  card: number,
  count: number,
  course: EuthiaCourse,
): void {
  const ops = printed.pack.chaosCards[card].fields[count - 1]
  fight.chaos -= 1
  fight.plays += 1
  fight.played.push({ play: fight.plays, card, count, round: fight.round, until: liesUntil(ops) })
  course.emit({ type: 'cardsPlayed', player: fight.controller, card, count })
  carryOutFoe(printed, state, ops, course, fight.plays)
}

function liesUntil(ops: readonly Op[]): Played['until'] {
  const lasts = (op: Op): boolean => op.op === 'lasting' || ('until' in op && op.until === 'combat')
  if (ops.some(lasts)) return 'combat'
  return ops.some((op) => 'until' in op && op.until === 'clock') ? 'clock' : 'combatRound'
}

/** Something ended: values, denials and cards that lasted until then go. A clock of this very round runs on (EU-646). */
export function expire(printed: Printed, state: Euthia, fight: Fight, until: FightUntil): void {
  const stays = (thing: { readonly until: FightUntil; readonly round: number }): boolean =>
    thing.until !== until || (until === 'clock' && thing.round === fight.round)
  if (!fight.modifiers.every(stays)) fight.modifiers = fight.modifiers.filter(stays)
  if (!fight.denials.every(stays)) fight.denials = fight.denials.filter(stays)
  if (fight.played.every(stays)) return
  for (const played of fight.played) if (!stays(played)) putAway(printed, state, played)
  fight.played = fight.played.filter(stays)
}

/** Played cards go to their discard pile, in solo and co-op games under their deck (EU-1217). */
export function putAway(printed: Printed, state: Euthia, { card, count }: Played): void {
  for (let left = count; left > 0; left--) discardChaos(printed, state, card)
}

/**
 * In each later step 2A: what lasting cards do, equal ones once by their largest play, and from the second round on what
 * the foe itself does (EU-757, EU-R50).
 */
export function doLasting(printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  for (const played of fight.played) {
    if (played.until !== 'combat' || played.round === fight.round) continue
    const stronger = fight.played.some(
      (other) =>
        other.card === played.card &&
        other.round < fight.round &&
        (other.count > played.count || (other.count === played.count && other.play < played.play)),
    )
    if (stronger) continue
    for (const op of printed.pack.chaosCards[played.card].fields[played.count - 1])
      if (op.op === 'lasting') carryOutFoe(printed, state, op.ops, course)
  }
  if (fight.round > 1) carryOutFoe(printed, state, foeOf(printed, fight).lasting, course)
}
