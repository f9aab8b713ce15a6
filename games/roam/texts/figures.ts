import type { Language } from '@vyprava/module/words.ts'
import type { Ability } from '../content/schema.ts'
import type { Edge } from '../rules/index.ts'
import { figures as cs } from './cs/figures.ts'
import { figures as en } from './en/figures.ts'
import { figures as sk } from './sk/figures.ts'

/** The pictures of the rulebook. */
export const FIGURE_NAMES = [
  'map',
  'scroll',
  'seats',
  'shape-frame',
  'placement',
  'skip',
  'gap',
  'complete',
  'auction',
  'artifacts',
  'patrol',
  'stack',
] as const
export type FigureName = (typeof FIGURE_NAMES)[number]

/** What every picture says: to those who see it, and to those who have it read. */
interface Caption {
  /** Under the picture. */
  readonly caption: string
  /** The whole picture in words. */
  readonly label: string
}

/** Words inside a picture, for those that have any. A pair is two lines. */
interface Inside {
  readonly scroll: {
    readonly north: string
    readonly south: string
    readonly scroll: string
    readonly middle: string
    readonly turned: readonly [string, string]
  }
  readonly seats: { readonly edges: Readonly<Record<Edge, string>> }
  readonly placement: { readonly gap: readonly [string, string] }
  readonly complete: {
    readonly most: string
    readonly fewer: string
    readonly nothing: string
  }
  readonly auction: {
    readonly first: string
    readonly second: string
    readonly bid: string
    readonly outcome: string
  }
  readonly artifacts: { readonly abilities: Readonly<Record<Ability, string>> }
  readonly patrol: { readonly card: string; readonly seven: string; readonly mixed: string }
  readonly stack: { readonly counted: string }
}

type WordsOf<Name extends FigureName> = Caption & (Name extends keyof Inside ? Inside[Name] : unknown)

/** Every word of the pictures in one language: a missing caption is an error of type. */
export type FigureTexts = { readonly [Name in FigureName]: WordsOf<Name> }

const ALL: Readonly<Record<Language, FigureTexts>> = { cs, sk, en }

export const figureTextsIn = (language: Language): FigureTexts => ALL[language]
