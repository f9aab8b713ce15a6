import type { Language } from '@vyprava/module/words.ts'
import { figures as cs } from './cs/figures.ts'
import { figures as en } from './en/figures.ts'
import { figures as sk } from './sk/figures.ts'

/** The pictures of the rulebook. */
export const FIGURE_NAMES = ['places', 'first-walls', 'trail', 'engine', 'rim', 'enclosed', 'radar'] as const
export type FigureName = (typeof FIGURE_NAMES)[number]

/** What every picture says: to those who see it, and to those who have it read. */
interface Caption {
  /** Under the picture. */
  readonly caption: string
  /** The whole picture in words. */
  readonly label: string
}

export type FigureTexts = Readonly<Record<FigureName, Caption>>

const ALL: Readonly<Record<Language, FigureTexts>> = { cs, sk, en }

export const figureTextsIn = (language: Language): FigureTexts => ALL[language]
