import type { Match, Observer } from '@vyprava/kernel'
import type { OpenScene } from '../play/scene.ts'
import { logBy } from './points.ts'

/** The log as somebody reads it: the same list as long as nothing happens, so that looking back costs nothing. */
export function keptLog() {
  let kept: {
    readonly change: number
    readonly observer: Observer
    readonly lines: OpenScene['log']
  } | null = null
  return {
    read(match: Match, observer: Observer, change: number): OpenScene['log'] {
      if (kept?.change !== change || kept.observer !== observer) {
        kept = { change, observer, lines: logBy(match, observer) }
      }
      return kept.lines
    },
    forget() {
      kept = null
    },
  }
}
