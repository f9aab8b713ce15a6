import type { Language } from '@vyprava/module/words.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { sk } from './sk.ts'
import type { BoardLabels } from './type.ts'

export type * from './type.ts'

const ALL: Readonly<Record<Language, BoardLabels>> = { cs, sk, en }

export const boardLabelsIn = (language: Language): BoardLabels => ALL[language]
