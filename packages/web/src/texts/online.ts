import type { Language } from '@vyprava/module/words.ts'
import { onlineCs } from './online-cs.ts'
import { type OnlineTexts, onlineEn } from './online-en.ts'
import { onlineSk } from './online-sk.ts'

export type { OnlineTexts }

/** Words of playing through a server; only that part of the app loads them. */
export const ONLINE_TEXTS: Readonly<Record<Language, OnlineTexts>> = {
  cs: onlineCs,
  sk: onlineSk,
  en: onlineEn,
}
