import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  map: {
    caption: 'Six land cards of 2 × 3 squares each make 6 × 6 squares.',
    label:
      'A map of six land cards in two rows of three. Each card is two squares wide and three squares high. The columns have letters A to F, the rows numbers 1 to 6.',
  },
  scroll: {
    caption:
      'The same card in the northern and in the southern row: the scroll always points outwards, and the coins turn with it.',
    label:
      'The same land card twice. In the northern row its scroll is at the top with two coins on the right beside it, and one coin on the left at the other end. In the southern row it is turned upside down: the scroll at the bottom with two coins on the left beside it, one coin on the right at the other end.',
    north: 'northern row',
    south: 'southern row',
    scroll: 'scroll',
    middle: 'middle of the map',
    turned: ['half', 'a turn'],
  },
  seats: {
    caption: 'At most one player at each edge. Turns go clockwise.',
    label:
      'A map with four edges, and at each a diamond with a player’s emblem. Clockwise: first south, second west, third north, fourth east.',
    edges: { S: 'south', W: 'west', N: 'north', E: 'east' },
  },
  'shape-frame': {
    caption:
      'Four players, one shape: on the map it points the way it does on the card, seen from its owner’s seat.',
    label:
      'A card with the same shape lies at each of the four edges, its top towards the map. On the map each player’s shape is turned the way it looks from that seat: from the south as it is drawn, from the west a quarter turn clockwise, from the north half a turn, from the east three quarters.',
  },
  placement: {
    caption: 'Solid cells lie on the map, across two cards if you like. A gap may stick out.',
    label:
      'A shape of three solid cells in a row with a gap below the middle one is placed at the southern edge of the map. The solid cells lie on squares of two neighbouring lands, and the gap sticks out past the edge.',
    gap: ['the gap', 'sticks out'],
  },
  skip: {
    caption: 'The rival’s marker in the middle stays; yours go at both ends.',
    label:
      'A shape of three cells in a column is placed on a land with a rival’s marker on its middle square. The middle square is skipped. The result: your markers above and below, the rival’s between them.',
  },
  gap: {
    caption: 'First the shape, then the gap: one more marker for 2 coins.',
    label:
      'A card with four solid cells and one gap. Four markers lie on the land and the gap is lit with its price of two coins. After two coins are paid, a fifth marker lies on it.',
  },
  complete: {
    caption:
      'A completed card, 3–2–1. The majority gains the character; everyone else with a marker there gets 1 consolation coin.',
    label:
      'A land has a marker on all six squares: three of the fox’s, two of the raven’s, one of the hare’s. The fox gains the card with a new character, the raven and the hare get one coin each. The bear has nothing on the card and gets nothing.',
    most: 'the card',
    fewer: 'consolation',
    nothing: 'nothing',
  },
  auction: {
    caption: 'A tie, 3–3. Peter bids more, pays and gains the card. Emma gets the consolation coin.',
    label:
      'A land has a marker on all six squares, three of Emma’s and three of Peter’s. It is Emma’s turn, and she bids one coin; Peter bids two. Peter pays two coins and gains the card with its character, Emma pays nothing and gets one consolation coin.',
    first: 'Emma',
    second: 'Peter',
    bid: 'bid',
    outcome: 'outcome',
  },
  artifacts: {
    caption: 'The six artifact abilities.',
    label:
      'Six abilities with a picture each. Free gap: a marker in a gap without paying. Replace: your marker instead of a rival’s. Coin: one coin. Rotate: a quarter turn clockwise. Shift: a marker to an adjacent square. Flip: a character wakes up or falls asleep.',
    abilities: {
      freeGap: 'Free gap',
      replace: 'Replace',
      coin: 'Coin',
      rotate: 'Rotate',
      shift: 'Shift',
      flipCard: 'Flip',
    },
  },
  patrol: {
    caption: 'Eight markers of one colour around a rival’s: the outpost is yours.',
    label:
      'A rival’s marker in the middle, and on all eight squares around it, corners included, one player’s markers, across four land cards. The outpost card is worth 3 points. Beside it are two examples that don’t count: a ring of seven markers, and a ring with a marker of another colour.',
    card: 'outpost',
    seven: 'seven: not enough',
    mixed: 'mixed: no',
  },
  stack: {
    caption:
      'In the advanced variant two markers fit on a square, never three. Both levels count for the card.',
    label:
      'A square may hold one marker or two, one on top of the other, but not three. Beside it a completed land with stacks on three squares: upper and lower markers both count, five of the fox’s, three of the raven’s, one of the hare’s.',
    counted: 'both levels:',
  },
}
