/** The places of a game's table in the frame, for screen readers. */
export const frameEn = {
  me: 'Your area',
  hand: 'Hand',
  offer: 'On offer',
  act: 'Actions',
  ruler: 'Your choice',
}

export type FrameTexts = typeof frameEn
