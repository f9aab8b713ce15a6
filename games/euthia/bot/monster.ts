import type { Op } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { Fight } from '../rules/fight.ts'
import { armsOf } from './arms.ts'
import { Clash } from './clash.ts'
import { duel, maliceOf } from './duel.ts'
import type { Thought } from './mind.ts'
import { ranked } from './ranked.ts'

const GAAR_STEP = 2
/** What brings less is not worth its token or card. */
const LEAST = 0.3

/** All that the monster-player can do, the best first: wounds, fewer hits, a longer life. */
export function monsterActions(
  thought: Thought,
  fight: Fight,
  key: string,
  actions: readonly EuthiaAction[],
): readonly EuthiaAction[] {
  const clash = new Clash(thought, fight)
  return ranked(actions, LEAST, (action) => actionWorth(thought, clash, key, action))
}

function actionWorth(thought: Thought, clash: Clash, key: string, action: EuthiaAction): number {
  if (action.type === 'gaar') return clash.woundsAgain(action.die, GAAR_STEP) - clash.fear(clash.wounds())
  return action.type === 'play' ? playWorth(thought, clash, key, action.card, action.count) : -1
}

/** What a play brings, in wounds; a card more costs a little of what it could do later. */
function playWorth({ printed }: Thought, clash: Clash, key: string, card: number, count: number): number {
  const ops = printed.pack.chaosCards[card].fields[count - 1]
  let hare = 0
  let plus = 0
  let more = 0
  for (const op of ops) {
    if (op.op === 'hare') hare += op.n
    else if (op.op === 'wound') plus += op.n
    else more += otherWorth(clash, op)
  }
  const blow =
    key === 'exchangeMonster'
      ? clash.fear(clash.wounds(hare, plus)) - clash.fear(clash.wounds())
      : clash.woundsToCome(hare, plus) - clash.woundsToCome()
  return blow + more - 0.12 * (count - 1)
}

function otherWorth({ fight, left }: Clash, op: Op): number {
  switch (op.op) {
    case 'clover':
      return left > 0 ? -0.3 * op.n : 0
    case 'hit':
      return 0.6
    case 'monsterHeal':
      return 0.8 * Math.min(op.n, fight.hits)
    case 'lasting':
      return 0.5
    case 'denyHeroAfter':
      return 0.6
    case 'stealGaar':
      return 0.5 * op.n
    default:
      return 0
  }
}

const PROMISING = 0.8
const MANY_CARDS = 3

/** A monster is taken over when its victory is likely, or with a hand full of cards. */
export function takesOver(thought: Thought, fight: Fight): boolean {
  const { mind, printed, state, player } = thought
  const hero = state.players[fight.hero]
  if (player.hand.length >= MANY_CARDS) return true
  const deck = state.monsters[fight.level - 1].draw
  const foe = fight.kind === 'monster' ? deck[deck.length - 1] : fight.foe
  const face =
    fight.kind === 'monster'
      ? printed.pack.monsters[foe]
      : fight.kind === 'elite'
        ? printed.pack.elites[foe]
        : printed.pack.scenarioCards[foe]?.foe
  if (face === undefined) return true
  const wounds = mind.armoury.wounds(fight.kind, foe)
  const vitality = Math.max(face.vitality, fight.vitality)
  return (
    duel(armsOf(mind, hero, hero.slots, false), {
      foe: face,
      wounds,
      vitality,
      lastRound: 30,
      malice: maliceOf(state),
    }).win < PROMISING
  )
}
