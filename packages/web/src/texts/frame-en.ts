/** The places of a game's table in the frame, for those who hear them. */
export const frameEn = {
  me: 'What is mine',
  hand: 'Hand',
  offer: 'On offer',
  act: 'Actions',
  ruler: 'What to choose',
}

export type FrameTexts = typeof frameEn
