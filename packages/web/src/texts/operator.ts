import type { Language } from '@vyprava/module/words.ts'
import { operatorCs } from './operator-cs.ts'
import { type OperatorTexts, operatorEn } from './operator-en.ts'
import { operatorSk } from './operator-sk.ts'

export type { OperatorTexts }

/** Words for whoever looks after a server; only their page loads them. */
export const OPERATOR_TEXTS: Readonly<Record<Language, OperatorTexts>> = {
  cs: operatorCs,
  sk: operatorSk,
  en: operatorEn,
}
