import type { Language } from '@vyprava/module/words.ts'
import { hallCs } from './hall-cs.ts'
import { type HallTexts, hallEn } from './hall-en.ts'
import { hallSk } from './hall-sk.ts'

export type { HallTexts }

export const HALL_TEXTS: Readonly<Record<Language, HallTexts>> = { cs: hallCs, sk: hallSk, en: hallEn }
