import type { FrameTexts } from './frame-en.ts'

/** The places of a game's table in the frame, for those who hear them. */
export const frameSk: FrameTexts = {
  me: 'Čo je moje',
  hand: 'Ruka',
  offer: 'Ponuka',
  act: 'Čo urobiť',
  ruler: 'Čo zvoliť',
}
