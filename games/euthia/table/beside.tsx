import type { ReactNode } from 'react'
import type { BoardScene } from './board/scene.ts'
import { aheadOf, FightChances } from './combat/chances.tsx'
import { Errands } from './market/index.tsx'
import type { Room } from './market/quests.tsx'
import { Changes, Field, Laying } from './panels/field.tsx'
import type { PanelProps } from './props.ts'
import { Scenario } from './round/scenario.tsx'
import type { Stage } from './stage.ts'

interface BesideProps {
  readonly panel: PanelProps
  readonly scene: BoardScene
  readonly stage: Stage
}

/** What is chosen: a place for a tile, a field, or whatever else is shown. */
export function Chosen({ panel, scene, stage }: BesideProps): ReactNode {
  const { preview } = panel
  const { goal, refused } = scene
  const field = goal ?? refused
  if (scene.sides.length > 0) return <Laying panel={panel} />
  if (field !== null && stage === 'land')
    return (
      <>
        <Field panel={panel} field={field} cost={scene.costs.find((cost) => cost.field === field) ?? null} />
        <FightChances {...panel} />
      </>
    )
  if (preview === null) return stage === 'land' ? <FightChances {...panel} /> : null
  return <Changes panel={panel} />
}

const EVERYTHING: Room = { met: 'all', cards: true }

/**
 * What a desk has room for besides what is chosen. A card is never cut in half: whom one can meet stands there by name,
 * or not at all while a fight or something without a place is spoken of; cards of chaos make room for a field.
 */
export function roomBeside(
  panel: Pick<PanelProps, 'asked' | 'preview' | 'seat' | 'view'>,
  scene: Pick<BoardScene, 'goal' | 'refused' | 'sides'>,
  stage: Stage,
): Room {
  const { asked, preview } = panel
  if (stage !== 'land') return EVERYTHING
  const walks = scene.sides.length > 0 || (scene.goal ?? scene.refused) !== null
  const fights = aheadOf(panel) !== null
  if (asked?.prompt.key === 'room' || (fights && walks)) return { met: 'none', cards: !walks }
  return { met: walks || fights || preview !== null ? 'names' : 'all', cards: !walks }
}

/** The right margin: what is chosen, and who was met; a phone keeps the scenario there too. */
export const DeskOffer = ({ panel, scene, stage, small }: BesideProps & { readonly small: boolean }) => (
  <div className="eu-offer">
    {small ? <Scenario panel={panel} /> : null}
    {small || stage === 'arena' ? null : <Chosen panel={panel} scene={scene} stage={stage} />}
    {stage === 'arena' ? null : (
      <Errands {...panel} room={small ? EVERYTHING : roomBeside(panel, scene, stage)} />
    )}
  </div>
)
