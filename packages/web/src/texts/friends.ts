import type { Language } from '@vyprava/module/words.ts'
import { friendsCs } from './friends-cs.ts'
import { type FriendsTexts, friendsEn } from './friends-en.ts'
import { friendsSk } from './friends-sk.ts'

export type { FriendsTexts }

export const FRIENDS_TEXTS: Readonly<Record<Language, FriendsTexts>> = {
  cs: friendsCs,
  sk: friendsSk,
  en: friendsEn,
}
