import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  places: {
    caption: 'The row gives the letter, the column the number. The core is D7.',
    label:
      'The whole board in its frame. The row letters, A to G, are at its side, the column numbers, 1 to 13, above it. The hex in row C below the number 8 is called C8, the core in the middle D7.',
  },
  'first-walls': {
    caption:
      'The start of a game: wall, wall, engine from the core’s arrow, and their mirror image opposite.',
    label:
      'The core with its arrow. The first wall lies on the ray from the arrow, the second one joins it on the right, and then the engine with its front away from the walls. The same is on the other side of the core, mirrored: it runs to the left.',
  },
  trail: {
    caption:
      'The forest trail is outlined. Every hex where the move may end is lit; none lie beyond the mech or the walls.',
    label:
      'A leader stands at the western end of a band of forests. She walks through the forests to C8, along a dotted path. The mountains beside the trail are lit too. A mech stands in the forest at the eastern end: you may end there, but the trail goes no further. Two walls at the second forest can’t be crossed.',
  },
  engine: {
    caption:
      'Direction right: the engine circles the hex on its right hand and leaves a wall on every edge it passes.',
    label:
      'An engine on an upright edge moves up. In two steps it turns around the hex on its right hand: the first step to the upper left edge of that hex, the second to its upper right one. There are walls on the two edges it left.',
  },
  rim: {
    caption: 'No stopping along the rim: the whole stretch is one step, and it leaves walls on the rim too.',
    label:
      'An engine leaves an edge at the northern rim of the board and circles the corner hex. The outer sides of that hex are rim; the engine stops only on the next edge between two hexes. The edge where it began and all rim edges have walls.',
  },
  enclosed: {
    caption:
      'Only the first hex is enclosed: a breach is still a wall; an engine or the rim of the board is not.',
    label:
      'Three hexes side by side. The first has six walls, one of them breached: it is enclosed. The second has five walls and an engine on the sixth side: it is not. The third lies at the rim with five walls, and its sixth side is the bare rim: it is not.',
  },
  radar: {
    caption:
      'The radar sweeps from the core’s arrow in the machine direction. Hex 1 is built on, hex 2 waits.',
    label:
      'The core’s arrow points up. A line turns right from there and first meets the enclosed hex in the north-east, marked 1. The second enclosed hex in the east has the number 2.',
  },
}
