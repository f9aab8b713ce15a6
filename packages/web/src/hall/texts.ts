import { language, useSetting } from '../settings/index.ts'
import { HALL_TEXTS, type HallTexts } from '../texts/hall.ts'

export type { HallTexts }

/** The words of the hall in the reader's language. */
export const useHallTexts = (): HallTexts => HALL_TEXTS[useSetting(language)]
