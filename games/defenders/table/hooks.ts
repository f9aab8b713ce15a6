import { useIntent, useSaid } from '@vyprava/kit'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { type DefendersIntent, type DefendersKinds, type Mind, NOTHING } from './intent.ts'
import type { Preview } from './preview.ts'

const COARSE = '(pointer: coarse)'
const watchThumb = (changed: () => void) => {
  const query = window.matchMedia(COARSE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the board is touched by a thumb. */
export const useThumb = (): boolean =>
  useSyncExternalStore(
    watchThumb,
    () => window.matchMedia(COARSE).matches,
    () => false,
  )

/** An intent that lasts as long as its question; what one points with and whether one talks stays beyond it. */
export function useDefendersIntent(question: string): [DefendersIntent, (intent: DefendersIntent) => void] {
  const [kept, keep] = useState<Pick<Mind, 'pin' | 'talks'>>({ pin: 'hex', talks: false })
  const nothing = useMemo(() => ({ ...NOTHING, ...kept }), [kept])
  const [intent, setIntent] = useIntent<DefendersKinds>(question, nothing)
  const set = (next: DefendersIntent) => {
    const { pin, talks } = next.own
    if (pin !== kept.pin || talks !== kept.talks) keep({ pin, talks })
    setIntent(next)
  }
  return [intent, set]
}

/** The preview in words, for the prompt line. */
export function useHint(preview: Preview | null, hint: (text: string | null) => void): void {
  const text =
    preview === null ? null : [preview.title, ...preview.lines.map((line) => line.text)].join(' · ')
  useSaid(text, hint)
}
