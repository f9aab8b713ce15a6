import { CHAOS_TYPES } from '../../content/schema.ts'
import type { Euthia } from '../../rules/state.ts'
import type { Seen } from './hero.ts'
import { always, arranging } from './turn.ts'

/* The windows of a fight: who may do what in them. */

type Item = Euthia['agenda'][number]
const COSTS = { gaar: 2, plus: 1, strike: 3 } as const

/** EU-704 to EU-707, EU-R44. */
function hope(seen: Seen, afterRoll: boolean): void {
  const { fight } = seen.state
  if (fight?.hero !== seen.seat || fight.foe < 0) return
  if (fight.hope >= COSTS.gaar) seen.add({ type: 'hope', how: 'gaar' })
  if (afterRoll && fight.hope >= COSTS.plus) seen.add({ type: 'hope', how: 'plus' })
  if (afterRoll && fight.hope >= COSTS.strike) seen.add({ type: 'hope', how: 'strike' })
}

const denied = ({ state }: Seen, what: string): boolean =>
  state.fight?.denials.some((denial) => denial.what === what) ?? false

/** EU-408, EU-655, EU-656, EU-1402: a token on a die that lies there; Dwurt throws nothing again. */
function tokens(seen: Seen, side: 'hero' | 'monster', dice: readonly number[]): void {
  const { player, pack, state } = seen
  if (denied(seen, side === 'hero' ? 'gaarHero' : 'gaarMonster')) return
  if (side === 'hero' && pack.heroes[player.hero].dwurtSlots > 0) {
    if (player.dwurt > 0) seen.add({ type: 'gaar', die: 0 })
    return
  }
  if ((side === 'hero' ? player.gaar : (state.fight?.gaar ?? 0)) === 0) return
  for (const die of [0, 1]) if (dice[die] > 0) seen.add({ type: 'gaar', die })
}

/** EU-752 to EU-755: one to three identical cards with the right timing, and a chaos token. */
function plays(seen: Seen, ...timings: readonly string[]): void {
  const { state, player, pack } = seen
  if (state.fight === null || state.fight.chaos === 0 || denied(seen, 'cards')) return
  for (const card of new Set(player.hand)) {
    const { timing, metal, fields, type } = pack.chaosCards[card]
    const types = state.fight.denials.filter(({ what }) => what === 'type').map((denial) => denial.type)
    const isType = types.some((denial) => CHAOS_TYPES[denial] === type)
    if (!timings.includes(timing) || denied(seen, metal) || isType) continue
    const copies = player.hand.filter((held) => held === card).length
    for (let count = 1; count <= Math.min(copies, fields.length); count++)
      seen.add({ type: 'play', card, count })
  }
}

const attacks = (seen: Seen, timing: 'attack' | 'firstStrike'): void => {
  for (const place of seen.player.slots.keys())
    if (seen.attacks(place, timing)) seen.add({ type: 'attack', place, way: 0 })
}

/** Whether this is a window of a fight that the enumerator knows. */
export function inFight(seen: Seen, item: Item): boolean {
  const { fight } = seen.state
  switch (item.step) {
    case 'heroRoll':
      tokens(seen, 'hero', item.dice)
      hope(seen, true)
      break
    case 'beforeFight':
      arranging(seen)
      break
    case 'preparation':
    case 'healing':
    case 'heroBeforeMonster':
    case 'heroAfterMonster':
    case 'heroBefore':
      hope(seen, false)
      break
    case 'firstStrike':
      hope(seen, false)
      attacks(seen, 'firstStrike')
      break
    case 'attack':
      hope(seen, false)
      attacks(seen, 'attack')
      break
    case 'heroAfter':
      tokens(seen, 'hero', fight?.heroDice ?? [])
      hope(seen, true)
      break
    case 'exchange':
      tokens(seen, item.turn, fight?.monsterDice ?? [])
      if (item.turn === 'hero') hope(seen, false)
      else plays(seen, 'afterMonsterRoll', 'aroundMonsterRoll')
      break
    case 'monsterBefore':
      plays(seen, 'beforeMonsterRoll', 'aroundMonsterRoll')
      break
    case 'curses':
      plays(seen, 'beforeHeroRoll')
      break
    case 'trophy':
      seen.add({ type: 'trophy', keep: false }, { type: 'trophy', keep: true })
      break
    default:
      return false
  }
  always(seen)
  if (item.step === 'exchange') seen.add({ type: 'pass' })
  else if (item.step === 'attack' ? !seen.canAttack : item.step !== 'trophy') seen.add({ type: 'done' })
  return true
}
