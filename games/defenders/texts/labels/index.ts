import type { Language } from '@vyprava/atlas/words.ts'
import { acts as actsCs } from './acts/cs.ts'
import { acts as actsEn } from './acts/en.ts'
import { acts as actsSk } from './acts/sk.ts'
import type { DefendersLabels } from './type.ts'

export type * from './type.ts'

const ALL: Readonly<Record<Language, DefendersLabels>> = {
  cs: { acts: actsCs },
  sk: { acts: actsSk },
  en: { acts: actsEn },
}

export const labelsIn = (language: Language): DefendersLabels => ALL[language]
