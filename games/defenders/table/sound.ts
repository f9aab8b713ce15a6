import type { GameEvent } from '@vyprava/kernel'
import type { Sound } from '@vyprava/module'
import type { DefendersEvent } from '../rules/index.ts'

/** Wood and iron for what is put down, paper for cards, bone for the die, brass for what is gained; the rest is silent. */
const SOUND_OF: Readonly<Partial<Record<DefendersEvent['type'], Sound>>> = {
  campPlaced: 'place',
  moved: 'place',
  regrouped: 'place',
  campBuilt: 'place',
  campMoved: 'place',
  cleared: 'place',
  mechDestroyed: 'place',
  mechRusted: 'place',
  breached: 'place',
  rewilded: 'place',
  engineMoved: 'place',
  engineReset: 'place',
  factoryBuilt: 'place',
  pinnedHex: 'place',
  pinnedEdge: 'place',
  chosen: 'card',
  chosenHidden: 'card',
  revealed: 'card',
  drawn: 'card',
  drawnHidden: 'card',
  teamed: 'card',
  killed: 'card',
  machineFlipped: 'card',
  rolled: 'dice',
  itemGained: 'coin',
}

const isKnown = (type: string): type is DefendersEvent['type'] => Object.hasOwn(SOUND_OF, type)

export const soundOf = ({ type }: GameEvent): Sound | null =>
  isKnown(type) ? (SOUND_OF[type] ?? null) : null
