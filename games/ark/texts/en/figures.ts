import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  support: {
    caption: 'A tooth shows the support. In red: a meadow beside the one being drawn has none.',
    label:
      'Three hexes painted in earlier turns. Two meadows beside them are lit, and a tooth on an edge shows which hex they lean on. A third meadow is being drawn right now. A fourth touches only that one, so it isn’t allowed.',
  },
  compass: {
    caption: 'The six spaces of B and the six sides. The number on a side is how many hexes you may paint.',
    label:
      'The compass: the letters A to F lie around G in the middle, with 24 spaces between them. The forest side is in the north; then, clockwise, mountains, meadow, ocean, road and diamond. The six spaces around the letter B share one outline.',
  },
  reach: {
    caption: 'The Ranger also reaches hexes two steps away: those with a dot.',
    label:
      'A single painted hex in the middle. The six hexes beside it are lit: anyone may go there. The twelve hexes beyond have a dot: only the Ranger may go there.',
  },
  matching: {
    caption:
      'Three yellow, two grey, one blue: the counts match, so part G is found. The order doesn’t matter.',
    label:
      'On the left are the six compass spaces around the letter G, on the right the six map hexes around the hex with the seal of G. Both have three yellow, two grey and one blue, in different orders.',
  },
}
