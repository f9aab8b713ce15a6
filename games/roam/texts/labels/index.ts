import type { Language } from '@vyprava/module/words.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { sk } from './sk.ts'
import type { RoamLabels } from './type.ts'

export type * from './type.ts'

const ALL: Readonly<Record<Language, RoamLabels>> = { cs, sk, en }

export const labelsIn = (language: Language): RoamLabels => ALL[language]
