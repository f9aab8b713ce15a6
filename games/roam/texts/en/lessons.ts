import { pluralIn } from '@vyprava/module/plural.ts'
import type { LessonFacts, Lessons } from '../lessons.ts'

const { word } = pluralIn('en')
const points = (count: number) => `**${count}** ${word(count, { one: 'point', other: 'points' })}`

export const lessons = ({ rival, who, whom, points: worth }: LessonFacts): Lessons => ({
  goal: {
    station: 'goal',
    text: 'The most markers on a full *land* wins you its character. The most points on characters wins the game.',
  },
  choose: {
    station: 'shape',
    text: 'Every character searches the map in a *shape* of their own. This one fits into a single land.',
    ask: `Choose ${whom('lumir')}.`,
  },
  place: {
    text: 'A shape goes on the map just as it is on its card; you never turn it. B3 also earns you a coin.',
    ask: 'Place it on A2, A3 and B3.',
  },
  opposite: {
    station: 'rival',
    text: `${rival} sits opposite you, so the same shape comes out upside down.`,
  },
  asleep: {
    text: `${who('lumir')} now sleeps until your next *rest*. ${who('paw')} reaches two lands at once.`,
    ask: `Choose ${whom('paw')}.`,
  },
  skip: {
    text: 'An occupied square is simply skipped. You still place two markers, each on a different land.',
    ask: 'Place the shape across C2, D2 and E3.',
  },
  consolation: {
    text: `${rival} has the majority and takes the land. Your marker on it earns you a *consolation coin*.`,
  },
  gaps: {
    station: 'coins',
    text: `Two coins buy one more marker. ${who('caraway')}’s shape has two *gaps*.`,
    ask: `Choose ${whom('caraway')}.`,
  },
  aim: {
    text: 'Then the left gap falls on A1, the last free square of your land.',
    ask: 'Place the solid cells on B1 and C1.',
  },
  gap: {
    text: 'For **2** coins you can fill a gap too. That fills the land, and the majority is yours.',
    ask: 'Fill A1.',
  },
  gained: {
    station: 'character',
    text: `You gain ${whom('soot')}, worth ${points(worth('soot'))}. Your markers go back to your supply.`,
  },
  newcomer: {
    text: 'A new character is awake at once, and this one places four markers in one go.',
    ask: `Choose ${whom('soot')}.`,
  },
  coins: {
    text: 'Wherever there are coins, you take them. There are **3** here, and you’ll need them soon.',
    ask: 'Place the shape on B2, B3, A4 and A5.',
  },
  rest: {
    station: 'rest',
    text: 'When your whole party is asleep, it *rests* for free. All your characters wake up again.',
  },
  again: {
    text: `The north-eastern land has two squares left, F2 and F3. ${who('soot')} reaches both.`,
    ask: `Choose ${whom('soot')} once more.`,
  },
  tie: {
    text: 'The land fills up at three all. A *tie* means an auction.',
    ask: 'Place the shape on F2, F3, E4 and E5.',
  },
  auction: {
    station: 'auction',
    text: `The auction starts with you, and everyone bids once. ${rival} has **3** coins and has to bid more.`,
  },
  bid: { text: `${rival} has no more than three coins, so this bid is enough.`, ask: 'Bid 3 coins.' },
  farewell: {
    text: `${whom('stork')} is yours, worth ${points(worth('stork'))}! Once someone has ten cards, that round is the last.`,
  },
})
