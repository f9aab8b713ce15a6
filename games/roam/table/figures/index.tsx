import type { Language } from '@vyprava/module'
import type { ComponentType } from 'react'
import type { FigureName } from '../../texts/figures.ts'
import { ArtifactsFigure } from './artifacts.tsx'
import { AuctionFigure } from './auction.tsx'
import { CompleteFigure } from './complete.tsx'
import { GapFigure } from './gap.tsx'
import { MapFigure } from './map.tsx'
import { PatrolFigure } from './patrol.tsx'
import { PlacementFigure } from './placement.tsx'
import { ScrollFigure } from './scroll.tsx'
import { SeatsFigure } from './seats.tsx'
import { ShapeFrameFigure } from './shape-frame.tsx'
import { SkipFigure } from './skip.tsx'
import { StackFigure } from './stack.tsx'

/** The pictures of the rulebook, drawn by the board. */
export const figures: Readonly<Record<FigureName, ComponentType<{ readonly language: Language }>>> = {
  map: MapFigure,
  scroll: ScrollFigure,
  seats: SeatsFigure,
  'shape-frame': ShapeFrameFigure,
  placement: PlacementFigure,
  skip: SkipFigure,
  gap: GapFigure,
  complete: CompleteFigure,
  auction: AuctionFigure,
  artifacts: ArtifactsFigure,
  patrol: PatrolFigure,
  stack: StackFigure,
}
