import type { Undo } from '@vyprava/kernel'
import type { Answer, Line, Shown, Wish } from '@vyprava/protocol'
import type { Trouble } from '../local/scene.ts'

/** Whether one may ask to go back: the server has the last word. Null for who does not play, and at the end. */
export function undoOf(shown: Shown | null, lines: readonly Line[]): Undo | null {
  if (shown === null || shown.seat === null || shown.result !== null) return null
  if (lines.length === 0) return { possible: false, why: 'nothing' }
  const last = lines.findLastIndex(({ seat }) => seat === shown.seat)
  // Somebody who has answered and is not asked again may be waiting for others.
  const waits = last !== -1 && shown.decision === null
  return last === lines.length - 1 || waits ? { possible: true, to: last } : { possible: false, why: 'other' }
}

const BARRED = ['nothing', 'other', 'random', 'knowledge'] as const

/** What is wrong when a wish was not done; null when it was. */
export function troubleOf(wish: Wish, answer: Answer): Trouble | null {
  switch (answer.type) {
    case 'done':
      return null
    case 'refused':
      return { kind: 'refused', refusal: answer.refusal }
    case 'barred': {
      if (answer.why === 'asked') return { kind: 'asked' }
      const why = wish.type === 'withdraw' ? 'other' : BARRED.find((known) => known === answer.why)
      return { kind: 'barred', why: why ?? 'other' }
    }
    case 'stale':
      return { kind: 'stale' }
    case 'error':
      return { kind: 'failed' }
  }
}
