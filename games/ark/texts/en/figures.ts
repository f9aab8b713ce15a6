import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  support: {
    caption: 'A tooth shows the support. In red: a meadow beside the one being drawn has none.',
    label:
      'Three hexes painted in earlier turns. Two meadows beside them are lit, and a tooth on an edge shows which hex they lean on. A third meadow is just being drawn. A fourth touches only that one, so it is refused.',
  },
  compass: {
    caption: 'The six fields of B and the six sides. The number at a side is how many hexes you may paint.',
    label:
      'The compass: the letters A to F lie around G in the middle, with 24 fields between them. The forest side is in the north; clockwise follow mountains, meadow, ocean, road and diamond. The six fields around the letter B share one outline.',
  },
  reach: {
    caption: 'The Ranger also reaches two hexes far: those with a dot.',
    label:
      'A single painted hex in the middle. The six hexes beside it are lit: anybody may go there. The twelve hexes beyond have a dot: only the Ranger may.',
  },
  matching: {
    caption:
      'Three yellow, two grey, one blue: the counts agree and part G is found. The order does not matter.',
    label:
      'On the left the six fields around the letter G in the compass, on the right the six hexes of the map around the hex with the seal of G. Both have three yellow, two grey and one blue, each in another order.',
  },
}
