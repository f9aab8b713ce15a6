import type { Language } from '@vyprava/module/words.ts'
import { profileCs } from './profile-cs.ts'
import { type ProfileTexts, profileEn } from './profile-en.ts'
import { profileSk } from './profile-sk.ts'

export type { ProfileTexts }

export const PROFILE_TEXTS: Readonly<Record<Language, ProfileTexts>> = {
  ...{ cs: profileCs, sk: profileSk, en: profileEn },
}
