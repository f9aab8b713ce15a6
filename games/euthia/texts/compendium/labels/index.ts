import type { Language } from '@vyprava/module/words.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import type { Labels } from './labels.ts'
import { sk } from './sk.ts'

export type { Labels } from './labels.ts'
export const LABELS: Readonly<Record<Language, Labels>> = { cs, sk, en }
