import type { GameEvent } from '@vyprava/kernel'
import type { Sound } from '@vyprava/module'
import type { EuthiaEvent } from '../rules/events.ts'

/** Wood for figures and tokens, paper for cards and tiles, bone for dice, brass for what is gained; the rest is silent. */
const SOUND_OF: Readonly<Partial<Record<EuthiaEvent['type'], Sound>>> = {
  stepped: 'place',
  teleported: 'place',
  tilePlaced: 'place',
  tokenKept: 'place',
  fieldFreed: 'place',
  confronted: 'place',
  equipped: 'place',
  stowed: 'place',
  gemSet: 'place',
  unlocked: 'place',
  learnt: 'place',
  golemWalked: 'place',
  settlementAttacked: 'place',
  foeHit: 'place',
  wounded: 'place',
  foeMet: 'card',
  cardsPlayed: 'card',
  cardsDrawn: 'card',
  cardsDrawnHidden: 'card',
  tilesRevealed: 'card',
  cartDrawn: 'card',
  offerExchanged: 'card',
  bountyOpened: 'card',
  attackTurned: 'card',
  eventTurned: 'card',
  ravageTurned: 'card',
  rolled: 'dice',
  rerolled: 'dice',
  foeRolled: 'dice',
  attackRolled: 'dice',
  gaarSpent: 'dice',
  bought: 'coin',
  sold: 'coin',
  gemSold: 'coin',
  essenceSold: 'coin',
  treasureFound: 'coin',
  questDone: 'coin',
  foeBeaten: 'coin',
}

const isKnown = (type: string): type is EuthiaEvent['type'] => Object.hasOwn(SOUND_OF, type)

export const soundOf = ({ type }: GameEvent): Sound | null =>
  isKnown(type) ? (SOUND_OF[type] ?? null) : null
