import { Ink, type Language } from '@vyprava/atlas'
import type { ReactNode } from 'react'
import type { Location, RoamView } from '../../rules/index.ts'
import { arrow } from './ink.ts'
import { CARD_RATIO, Card, MapWindow } from './parts.tsx'

const SIDE = 64
const CARD = 116
const BEFORE = 166
const AFTER = 350
const MIDDLE = 1 + 1.5 * SIDE

/** How high a picture in three steps is. */
export const STEPS_HEIGHT = 3 * SIDE + 2

interface StepsProps {
  readonly language: Language
  readonly character: number
  readonly before: RoamView
  readonly aim: Location
  readonly after: RoamView
  /** Between the land before and the land after. */
  readonly children?: ReactNode
}

/** A character, its shape over a land, and the land afterwards. */
export function Steps({ language, character, before, aim, after, children }: StepsProps) {
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
      <MapWindow view={before} x={BEFORE} aim={aim} {...common} />
      <MapWindow view={after} x={AFTER} {...common} />
      <Ink ink={arrow(127, MIDDLE, 156, MIDDLE) + arrow(304, MIDDLE, 340, MIDDLE)} />
      <g transform={`translate(322 ${MIDDLE})`}>{children}</g>
    </>
  )
}
