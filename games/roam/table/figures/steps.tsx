import { FIGURE_WIDTH, Ink } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import type { ReactNode } from 'react'
import type { RoamView } from '../../rules/index.ts'
import type { Ghost } from '../ghosts.ts'

import { arrow } from './ink.ts'
import { CARD_RATIO, Card, MapWindow } from './parts.tsx'

const SIDE = 63
const CARD = 110
const BEFORE = 152
const AFTER = FIGURE_WIDTH - 2 * SIDE - 1
const BETWEEN = (BEFORE + 2 * SIDE + AFTER) / 2
const MIDDLE = 1 + 1.5 * SIDE

/** How high a picture in three steps is. */
export const STEPS_HEIGHT = 3 * SIDE + 2

interface StepsProps {
  readonly language: Language
  readonly character: number
  readonly before: RoamView
  readonly ghosts: readonly Ghost[]
  readonly after: RoamView
  /** Between the land before and the land after. */
  readonly children?: ReactNode
}

/** A character, its shape over a land, and the land afterwards. */
export function Steps({ language, character, before, ghosts, after, children }: StepsProps) {
  const common = { language, y: 1, square: SIDE, left: 0, top: 0, columns: 2, rows: 3 }
  return (
    <>
      <Card
        character={character}
        language={language}
        x={1}
        y={MIDDLE - (CARD * CARD_RATIO) / 2}
        width={CARD}
        design={1}
      />
      <MapWindow view={before} x={BEFORE} ghosts={ghosts} {...common} />
      <MapWindow view={after} x={AFTER} {...common} />
      <Ink ink={arrow(118, MIDDLE, 145, MIDDLE) + arrow(BETWEEN - 26, MIDDLE, BETWEEN + 26, MIDDLE)} />
      <g transform={`translate(${BETWEEN} ${MIDDLE})`}>{children}</g>
    </>
  )
}
