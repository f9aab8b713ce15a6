import type { Language } from '@vyprava/atlas'
import { Ink } from '@vyprava/atlas'
import { memo } from 'react'
import type { Edge } from '../../rules/index.ts'
import { landOf, nameIn } from '../pack.ts'
import { frame } from './frame.ts'
import { emptySlot, graticule, landCard } from './ink.ts'

/** The sheet itself: frame and land cards. It changes only when a card does. */
export const LandLayer = memo(function LandLayer({
  edge,
  lands,
  language,
}: {
  readonly edge: Edge
  readonly lands: readonly (number | null)[]
  readonly language: Language
}) {
  return (
    <>
      <Ink ink={frame(edge)} />
      {lands.map((land, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        <g key={slot} className="roam-slot" data-slot={slot}>
          <Ink
            ink={
              land === null
                ? emptySlot(edge, slot)
                : landCard(edge, slot, landOf(land), nameIn(language, landOf(land).name))
            }
          />
        </g>
      ))}
      <Ink ink={graticule(edge)} />
    </>
  )
}, sameLands)

interface Sheet {
  readonly edge: Edge
  readonly lands: readonly (number | null)[]
  readonly language: Language
}

function sameLands(a: Sheet, b: Sheet): boolean {
  return (
    a.edge === b.edge && a.language === b.language && a.lands.every((land, slot) => land === b.lands[slot])
  )
}
