import type { Seat } from '@vyprava/kernel'
import type { EuthiaAction } from '../rules/actions.ts'
import { locationAt, monsterAt } from '../rules/fields.ts'
import type { Printed } from '../rules/printed.ts'
import { NONE } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'
import { itemOf } from '../texts/sight.ts'
import type { Mind } from './intent.ts'
import type { Thing } from './thing.ts'

/** Who asks why not, and with what in mind. */
export interface Asker {
  readonly printed: Printed
  readonly view: EuthiaView
  readonly seat: Seat
  readonly mind: Mind
}

/** What somebody who touches a thing most likely wants to do; asked why it cannot be done. Null where nothing is refused. */
export function plausible(asker: Asker, thing: Thing): EuthiaAction | null {
  const { view, seat, mind } = asker
  const step = itemOf(view)?.step
  switch (thing.kind) {
    case 'field':
      return onField(asker, thing.field)
    case 'side':
      return { type: 'explore', side: thing.side }
    case 'token':
      return withToken(asker, thing.action)
    case 'slot':
      return inSlot(asker, thing.slot)
    case 'bag':
      return inBag(asker, thing.place)
    case 'revealed':
      return ofRevealed(asker, thing.place)
    case 'jewel':
      return { type: 'useGem', gem: thing.gem, slot: thing.slot, way: 0 }
    case 'gem':
      if (isTrading(step)) return { type: 'sellGem', gem: thing.gem }
      return step === 'room'
        ? { type: 'dropGem', gem: thing.gem }
        : { type: 'setGem', gem: thing.gem, place: 0, shelf: 'slots' }
    case 'essence':
      if (isTrading(step)) return { type: 'sellEssence', kind: thing.essence }
      return step === 'room'
        ? { type: 'dropEssence', kind: thing.essence }
        : { type: 'useEssence', kind: thing.essence }
    case 'trophy':
      return { type: 'dropTrophy', place: thing.place }
    case 'gaar':
      return { type: 'brew' }
    case 'dwurt':
      return { type: 'dropToken', dwurt: true }
    case 'bags':
      return { type: 'stow', slot: mind.held?.kind === 'slot' ? mind.held.slot : 0 }
    case 'drop':
      return dropped(mind.held)
    case 'offer':
      return { type: 'buy', place: thing.place }
    case 'service':
      return { type: thing.service }
    case 'sale':
      return sold(mind.held)
    case 'ladder':
      return { type: 'unlearn', slot: mind.held?.kind === 'slot' ? mind.held.slot : 0 }
    case 'quest':
      return { type: 'quest', card: thing.card, way: 0 }
    case 'found':
      return { type: 'take', tile: thing.tile }
    case 'way':
      return { type: 'choose', way: thing.way }
    case 'card':
      return view.fight === null || view.fight.controller !== seat
        ? { type: 'discardCard', card: thing.card }
        : { type: 'play', card: thing.card, count: 1 }
    case 'silver':
      return { type: 'swapSilver' }
    case 'die':
      return { type: 'gaar', die: thing.die }
    case 'hope':
      return { type: 'hope', how: thing.how }
    case 'deed':
    case 'button':
      return thing.action
    case 'player':
      return null
  }
}

const isTrading = (step: string | undefined): boolean => step === 'trade' || step === 'tradeFee'

/** Where a hero wants to go; on its own field, what is done there. */
function onField({ printed, view, seat }: Asker, field: number): EuthiaAction {
  const here = view.players[seat].field
  const fund = monsterAt(printed, view, field) > 0 ? 'token' : null
  if (itemOf(view)?.step === 'teleport') return { type: 'teleport', field, fund }
  if (field !== here) return { type: 'step', field, fund }
  switch (locationAt(printed, view.map, field)) {
    case 'elemental':
      return { type: 'confront' }
    case 'treasure':
      return { type: 'treasure' }
    case 'portal':
      return { type: 'portal', field, fund: null }
    default:
      return { type: 'step', field, fund: null }
  }
}

/** What a token is for; one that is there can at least be walked with. */
function withToken({ view, seat }: Asker, action: number): EuthiaAction {
  if (itemOf(view)?.step === 'keep') return { type: 'keep', action }
  if (view.players[seat].tokens[action] === 0) return { type: 'walk', action }
  if (action === 0) return { type: 'mine', cart: false, fund: 'token' }
  return action === 1 ? { type: 'trade', fund: 'token' } : { type: 'walk', action }
}

/** The first effect of a tile that can be used. */
const firstUse = ({ uses }: Printed, tile: number | undefined): number =>
  tile === undefined ? 0 : Math.max(0, uses[tile]?.findIndex((use) => use !== null) ?? 0)

function inSlot(asker: Asker, slot: number): EuthiaAction {
  const { printed, view, seat, mind } = asker
  const step = itemOf(view)?.step
  const { slots, unlocked } = view.players[seat]
  const { held } = mind
  if (held?.kind === 'bag') return { type: 'equip', place: held.place, slot }
  if (held?.kind === 'revealed') return { type: 'learn', place: held.place, slot }
  if (held?.kind === 'gem') return { type: 'setGem', gem: held.gem, place: slot, shelf: 'slots' }
  if (held?.kind === 'slot' && held.slot !== slot) return { type: 'relearn', slot: held.slot, to: slot }
  if (step === 'pick') return { type: 'choose', way: NONE }
  if (unlocked[slot] === 0) return { type: 'unlock', slot, way: 0 }
  const owned = slots[slot]
  if (owned === null) return { type: 'stow', slot }
  if (step === 'attack' || step === 'firstStrike') return { type: 'attack', place: slot, way: 0 }
  if (isTrading(step)) return { type: 'sell', place: slot, shelf: 'slots', way: 0 }
  return { type: 'use', effect: firstUse(printed, owned.tile), place: slot, shelf: 'slots', way: 0 }
}

function inBag({ printed, view, seat, mind }: Asker, place: number): EuthiaAction {
  const step = itemOf(view)?.step
  if (mind.held?.kind === 'gem') return { type: 'setGem', gem: mind.held.gem, place, shelf: 'bags' }
  if (isTrading(step)) return { type: 'sell', place, shelf: 'bags', way: 0 }
  if (step === 'room') return { type: 'dropTile', place, shelf: 'bags' }
  const tile = view.players[seat].bags[place]?.tile
  return { type: 'use', effect: firstUse(printed, tile), place, shelf: 'bags', way: 0 }
}

/** An ability is learnt, other personal tiles are bought. */
function ofRevealed({ printed, view, seat }: Asker, place: number): EuthiaAction {
  const owned = view.players[seat].revealed[place]
  const kind = owned === undefined ? NONE : printed.slotKindOf[owned.tile]
  const slot = printed.slotKinds[view.players[seat].hero].indexOf(kind)
  const isAbility =
    owned !== undefined && ['ability', 'firstStrike'].includes(printed.pack.tiles[owned.tile].kind)
  return isAbility ? { type: 'learn', place, slot: Math.max(0, slot) } : { type: 'buyPersonal', place }
}

function dropped(held: Thing | null): EuthiaAction {
  switch (held?.kind) {
    case 'slot':
      return { type: 'dropTile', place: held.slot, shelf: 'slots' }
    case 'gem':
      return { type: 'dropGem', gem: held.gem }
    case 'essence':
      return { type: 'dropEssence', kind: held.essence }
    case 'trophy':
      return { type: 'dropTrophy', place: held.place }
    case 'gaar':
    case 'dwurt':
      return { type: 'dropToken', dwurt: held.kind === 'dwurt' }
    default:
      return { type: 'dropTile', place: held?.kind === 'bag' ? held.place : NONE, shelf: 'bags' }
  }
}

function sold(held: Thing | null): EuthiaAction {
  switch (held?.kind) {
    case 'slot':
      return { type: 'sell', place: held.slot, shelf: 'slots', way: 0 }
    case 'gem':
      return { type: 'sellGem', gem: held.gem }
    case 'essence':
      return { type: 'sellEssence', kind: held.essence }
    case 'revealed':
      return { type: 'sell', place: held.place, shelf: 'revealed', way: 0 }
    default:
      return { type: 'sell', place: held?.kind === 'bag' ? held.place : NONE, shelf: 'bags', way: 0 }
  }
}
