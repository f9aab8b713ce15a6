import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  centre: {
    label:
      'Two dragonslayer towers. On the left one a monster still stands beside two hero tokens: nobody is in the centre. On the right one a hero token lies on all three hexes and a hero stands in the centre.',
    caption:
      'One monster is enough to close the centre. Once all three hexes are liberated, you may step in.',
  },
  liberated: {
    label:
      'The same tile twice. First a monster of level 1 stands on the merchants. Then a trade token of the hero who defeated it lies there, and the swords are gone.',
    caption: 'The token of whoever won shows that the field is liberated, for everybody and for good.',
  },
  influence: {
    label:
      'Two tiles beside each other. A line runs around every field that the elemental of fire reaches, another one around those of water. Some fields lie within both lines.',
    caption:
      'An elemental reaches its own field and those around it. Where fire and water meet, neither acts.',
  },
  mining: {
    label:
      'The same mountain twice. On the left one token of yours lies there, on the right two tokens from liberating it.',
    caption:
      'With one token of yours the site is dug out for you; with two you may still mine, and one goes away.',
  },
}
