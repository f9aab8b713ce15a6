import type { Lessons } from './type.ts'

export const en: Lessons = {
  choose:
    'Every character searches the map in a shape of their own. Choose Lumir Cobweb: his three squares fit neatly into one land.',
  place:
    'You read the shape from your own side of the map, just as the card shows it. Lay it on A2, A3 and B3: three markers in one land, and a coin from B3.',
  opposite:
    'Your rival sits opposite, so the same shape comes out upside down. Lumir is asleep now; choose Little Paw, who can reach two lands at once.',
  skip: 'Lay her shape across C2, D2 and E3. D2 is taken, so it is simply skipped; C2 gets you into your rival’s land, and E3 will come in handy later.',
  consolation:
    'Your rival had the most markers there and won the land; your single one earned you a consolation coin. Two coins will buy a neat trick: choose Granny Caraway.',
  aim: 'Lay the solid cells on B1 and C1. The left gap of the shape then falls on A1, the last free square of your land.',
  gap: 'For 2 coins you may put a marker on a gap too. Fill A1: that completes the land, most markers on it are yours, and so its character joins you.',
  newcomer:
    'You gain Soot the Sweep; this time the consolation coin goes to your rival. Newcomers are awake at once, so choose him: four markers in one go.',
  coins: 'Fetch some coins: lay the shape on B2, B3, A4 and A5 and take three. You will need them soon.',
  rest: 'All your characters were asleep, so they had a free rest and are awake again. Choose Soot the Sweep once more: he can reach F2 and F3.',
  tie: 'Lay the shape on F2, F3, E4 and E5. With your earlier E3, the north-eastern land fills up three to three, and a tie means an auction.',
  bid: 'You open the auction and everyone answers once. Your rival has 3 coins and would have to beat your bid: offer exactly 3 and the card is yours.',
  farewell:
    'Jerome Stork is yours, worth 5 points! The game ends with the round in which someone gets a tenth card, and the most points on cards win; now play on your own.',
}
