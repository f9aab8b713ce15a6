import { usePromptLine } from '@vyprava/kit'
import { useMemo } from 'react'
import type { RoamLabels } from '../texts/labels.ts'
import { nameIn, useCards } from './cards.ts'
import type { Proposal } from './intent.ts'
import { previewOf } from './preview.ts'
import type { RoamTableProps } from './props.ts'

/** The preview in words, for the prompt line. */
export function usePreviewLine(
  proposal: Proposal | null,
  { view, players, language, words, seat, promptLine }: RoamTableProps,
  labels: RoamLabels,
): void {
  const { landOf } = useCards()
  const text = useMemo(() => {
    if (proposal === null) return null
    const { action, location } = proposal
    if (location === null)
      return words.action(action, { view, names: players.map(({ name }) => name), observer: seat })
    const { squares, coins, skipped, short, completes } = previewOf(view, location)
    return labels.preview({
      markers: squares.length,
      coins,
      skipped: skipped.length,
      short,
      completes: completes.map(({ slot, leaders }) => ({
        land: nameIn(language, landOf(view.lands[slot] ?? 0).name),
        leaders: leaders.map((leader) => players[leader].name),
      })),
    })
  }, [landOf, proposal, view, players, language, words, seat, labels])
  usePromptLine(text, promptLine)
}
