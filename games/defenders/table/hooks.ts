import { useKept, useKeptSet, useMedia } from '@vyprava/atlas'
import { useIntent, usePromptLine } from '@vyprava/kit'
import { useMemo, useState } from 'react'
import type { BoardScene } from './board/scene.ts'
import { type DefendersIntent, type DefendersKinds, type Mind, NOTHING } from './intent.ts'
import type { Preview } from './preview.ts'

/** Whether the board is touched by a thumb. */
export const useThumb = (): boolean => useMedia('(pointer: coarse)')

/** Whether the row under the plate also says what the margins have no room for (low.css). */
export const useLowRow = (): boolean => useMedia('(max-width: 1199px), (max-height: 519px)')

const NOTHING_LIT: ReadonlySet<number> = new Set()

/** The scene made of the same lists as before where they hold the same: so its layers need not be drawn. */
export function useKeptScene(scene: BoardScene): BoardScene {
  const { light, zones, ...drawn } = scene
  const same = useKept(drawn)
  const hexes = useKeptSet(light?.hexes ?? NOTHING_LIT)
  const edges = useKeptSet(light?.edges ?? NOTHING_LIT)
  const shines = light !== null
  const lights = useMemo(() => (shines ? { hexes, edges } : null), [shines, hexes, edges])
  return useMemo(() => ({ ...same, light: lights, zones }), [same, lights, zones])
}

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
export function usePreviewLine(preview: Preview | null, promptLine: (text: string | null) => void): void {
  const text =
    preview === null ? null : [preview.title, ...preview.lines.map((line) => line.text)].join('\u00a0· ')
  usePromptLine(text, promptLine)
}
