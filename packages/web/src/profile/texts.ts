import { language, useSetting } from '../settings/index.ts'
import { PROFILE_TEXTS, type ProfileTexts } from '../texts/profile.ts'

export type { ProfileTexts }

/** The words of one's own page and of the leaderboard in the reader's language. */
export const useProfileTexts = (): ProfileTexts => PROFILE_TEXTS[useSetting(language)]
