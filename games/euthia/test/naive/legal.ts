import type { EuthiaAction } from '../../rules/actions.ts'
import type { Pack } from '../../rules/printed.ts'
import type { Euthia } from '../../rules/state.ts'
import { inFight } from './combat.ts'
import { Seen } from './hero.ts'
import { inTrade } from './trade.ts'
import { always, arranging, inTurn, mayTrade } from './turn.ts'

/** Uses of tiles, gems and essences, and where teleports lead, are held to the rules by tests of their own. */
const LEFT_OUT: readonly EuthiaAction['type'][] = ['use', 'useGem', 'useEssence', 'teleport']
/** Of payments in several ways only whether there is one is compared. */
const PAID: readonly EuthiaAction['type'][] = ['attack', 'legend', 'quest', 'unlock']

export const isCompared = ({ type }: EuthiaAction): boolean => !LEFT_OUT.includes(type)
export const keyOf = (action: EuthiaAction): string =>
  JSON.stringify(PAID.includes(action.type) ? { ...action, way: 0 } : action, Object.keys(action).sort())

/** Everything that the one who is asked may do, by the rulebook; null where the enumerator has nothing to say. */
export function legalIn(pack: Pack, state: Euthia, seat: number): Set<string> | null {
  const seen = new Seen(pack, state, seat)
  const item = state.agenda.at(-1)
  switch (item?.step) {
    case 'main':
      inTurn(seen)
      break
    case 'trade':
      always(seen)
      inTrade(seen, item)
      if (item.fee.length === 0) arranging(seen)
      break
    case 'keep':
      always(seen)
      seen.add({ type: 'done' })
      for (const [action, n] of seen.player.tokens.entries()) if (n > 0) seen.add({ type: 'keep', action })
      break
    case 'explore':
      always(seen)
      exploring(seen)
      break
    case 'cart':
    case 'pair':
      always(seen)
      for (const tile of item.tiles) seen.add({ type: 'take', tile })
      break
    case 'choose':
      always(seen)
      for (const way of item.ways.keys()) seen.add({ type: 'choose', way })
      break
    case 'pick':
      always(seen)
      for (const way of item.places.keys()) seen.add({ type: 'choose', way })
      break
    case 'handLimit':
      always(seen)
      for (const card of seen.player.hand) seen.add({ type: 'discardCard', card })
      break
    case 'swap':
      for (const card of seen.player.hand)
        if ((pack.chaosCards[card].metal === 'silver' ? 0 : 1) === item.metal)
          seen.add({ type: 'discardCard', card })
      break
    case 'room':
      always(seen)
      dropping(seen)
      if (state.fight === null && isOwnTurn(seen)) arranging(seen)
      break
    case 'wonTrade':
      always(seen)
      seen.add({ type: 'done' })
      if (mayTrade(seen)) for (const fund of seen.funds(1)) seen.add({ type: 'trade', fund })
      break
    case 'wonTreasure':
      always(seen)
      seen.add({ type: 'done' }, { type: 'treasure' })
      break
    case 'takeover':
      seen.add({ type: 'control', take: false }, { type: 'control', take: true })
      break
    default:
      if (item === undefined || !inFight(seen, item)) return null
  }
  return new Set(seen.found.map(keyOf))
}

const TURN_STEPS: readonly string[] = ['main', 'keep', 'endTurn', 'turnOver']
const isOwnTurn = ({ state, seat }: Seen): boolean =>
  state.active === seat && state.agenda.some(({ step }) => TURN_STEPS.includes(step))

/** The places that miss, by the side of the tile at which they lie: clockwise from the lower right (EU-305). */
const SIDES = ['1,1', '-1,2', '-2,1', '-1,-1', '1,-2', '2,-1']

function exploring(seen: Seen): void {
  const { state, land, player } = seen
  const place = player.field >> 2
  for (const base of land.missing(player.field)) {
    const [q, r] = base.split(',').map(Number)
    const side = SIDES.indexOf(`${q - state.map.q[place]},${r - state.map.r[place]}`)
    seen.add({ type: 'explore', side })
  }
}

/** EU-852: anything loose may be given up. */
function dropping(seen: Seen): void {
  const { player } = seen
  for (const place of player.bags.keys()) seen.add({ type: 'dropTile', place, shelf: 'bags' })
  for (const place of player.trophies.keys()) seen.add({ type: 'dropTrophy', place })
  for (const [gem, n] of player.gems.entries()) if (n > 0) seen.add({ type: 'dropGem', gem })
  for (const [kind, n] of player.essences.entries()) if (n > 0) seen.add({ type: 'dropEssence', kind })
  if (player.gaar > 0) seen.add({ type: 'dropToken', dwurt: false })
  if (player.dwurt > 0) seen.add({ type: 'dropToken', dwurt: true })
}
