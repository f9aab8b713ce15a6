import type { Language } from '@vyprava/module'
import type { ComponentType } from 'react'
import type { FigureName } from '../../texts/figures.ts'
import { CompassFigure, MatchingFigure } from './compass-figures.tsx'
import { ReachFigure, SupportFigure } from './map-figures.tsx'

/** The pictures of the rulebook, drawn by the sheet. */
export const figures: Readonly<Record<FigureName, ComponentType<{ readonly language: Language }>>> = {
  support: SupportFigure,
  compass: CompassFigure,
  reach: ReachFigure,
  matching: MatchingFigure,
}
