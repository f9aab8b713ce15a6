import type { GameEvent } from '@vyprava/kernel'
import type { Sound } from '@vyprava/module'
import type { RoamEvent } from '../rules/index.ts'

/** Wood for markers, brass for coins, paper for cards; what is only said is not heard. */
const SOUND_OF: Readonly<Partial<Record<RoamEvent['type'], Sound>>> = {
  placed: 'place',
  gapFilled: 'place',
  shifted: 'place',
  coinTaken: 'coin',
  bid: 'coin',
  consolation: 'coin',
  artifactBought: 'coin',
  used: 'card',
  rested: 'card',
  flipped: 'card',
  cardGained: 'card',
}

const isKnown = (type: string): type is RoamEvent['type'] => Object.hasOwn(SOUND_OF, type)

export const soundOf = ({ type }: GameEvent): Sound | null =>
  isKnown(type) ? (SOUND_OF[type] ?? null) : null
