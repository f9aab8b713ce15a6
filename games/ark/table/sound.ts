import type { GameEvent } from '@vyprava/kernel'
import type { Sound } from '@vyprava/module'
import type { ArkEvent } from '../rules/index.ts'

/** Wood for strokes of the pencil, paper for answers, bone for the die, brass for what is gained; the rest is silent. */
const SOUND_OF: Readonly<Partial<Record<ArkEvent['type'], Sound>>> = {
  started: 'place',
  painted: 'place',
  moved: 'place',
  filled: 'place',
  meadowVisited: 'place',
  terraformed: 'place',
  converted: 'place',
  named: 'card',
  answered: 'card',
  characterChosen: 'card',
  systemChosen: 'card',
  rolled: 'dice',
  hintGained: 'coin',
  diamondEarned: 'coin',
  partsFound: 'coin',
}

const isKnown = (type: string): type is ArkEvent['type'] => Object.hasOwn(SOUND_OF, type)

export const soundOf = ({ type }: GameEvent): Sound | null =>
  isKnown(type) ? (SOUND_OF[type] ?? null) : null
