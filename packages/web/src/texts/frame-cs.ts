import type { FrameTexts } from './frame-en.ts'

/** The places of a game's table in the frame, for those who hear them. */
export const frameCs: FrameTexts = {
  me: 'Co je moje',
  hand: 'Ruka',
  offer: 'Nabídka',
  act: 'Co udělat',
  ruler: 'Co zvolit',
}
