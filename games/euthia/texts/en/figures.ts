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
      'The same tile twice. First a level 1 monster stands on the merchants. Then a trade token of the hero who defeated it lies there, and the swords are gone.',
    caption: 'The winner’s token shows that the field is liberated, for everyone and for good.',
  },
  influence: {
    label:
      'Two tiles side by side. A line runs around every field the fire elemental reaches, and another around the water elemental’s. Some fields lie within both lines.',
    caption:
      'An elemental reaches its own field and those around it. Where fire and water meet, neither acts.',
  },
  mining: {
    label:
      'The same mountain twice. On the left one of your tokens is there, on the right two, placed when it was liberated.',
    caption:
      'With one of your tokens there, the site is mined out for you; with two you may still mine, and one is removed.',
  },
}
