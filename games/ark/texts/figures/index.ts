import type { Language } from '@vyprava/module/words.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { sk } from './sk.ts'
import type { FigureTexts } from './type.ts'

export { FIGURE_NAMES, type FigureName } from './type.ts'

const ALL: Readonly<Record<Language, FigureTexts>> = { cs, sk, en }

export const figureTextsIn = (language: Language): FigureTexts => ALL[language]
