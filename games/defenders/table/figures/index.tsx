import type { Language } from '@vyprava/module'
import type { ComponentType } from 'react'
import type { FigureName } from '../../texts/figures.ts'
import { EnclosedFigure } from './enclosed.tsx'
import { EngineFigure, RimFigure } from './engine.tsx'
import { FirstWallsFigure } from './first-walls.tsx'
import { PlacesFigure } from './places.tsx'
import { RadarFigure } from './radar.tsx'
import { TrailFigure } from './trail.tsx'

/** The pictures of the rulebook, drawn by the board. */
export const figures: Readonly<Record<FigureName, ComponentType<{ readonly language: Language }>>> = {
  places: PlacesFigure,
  'first-walls': FirstWallsFigure,
  trail: TrailFigure,
  engine: EngineFigure,
  rim: RimFigure,
  enclosed: EnclosedFigure,
  radar: RadarFigure,
}
