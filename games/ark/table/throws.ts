import { DIE_FACES, type DieFace } from '@vyprava/atlas'
import type { ArkTableProps } from './props.ts'

/** As many as the plate of the die shows. */
const MOST = 12

/** What the die has shown last, the newest last. From the log, so that a game that is opened again knows it. */
export function throwsIn(log: ArkTableProps['log']): readonly DieFace[] {
  const throws: DieFace[] = []
  for (let at = log.length - 1; at >= 0 && throws.length < MOST; at--) {
    const rolls = log[at].events.flatMap((event) => (event.type === 'rolled' ? event.rolls : []))
    throws.unshift(...rolls.map((roll) => DIE_FACES[roll - 1]))
  }
  return throws.slice(-MOST)
}
