import type { Language } from '@vyprava/module/words.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { sk } from './sk.ts'
import type { MakerLabels } from './type.ts'

export type * from './type.ts'

const ALL: Readonly<Record<Language, MakerLabels>> = { cs, sk, en }

export const makerLabelsIn = (language: Language): MakerLabels => ALL[language]
