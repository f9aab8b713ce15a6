import { pluralIn } from '@vyprava/module/plural.ts'
import type { LessonFacts, Lessons } from '../lessons.ts'

const { word } = pluralIn('en')
const points = (count: number) => `**${count}** ${word(count, { one: 'point', other: 'points' })}`

export const lessons = ({ rival, who, whom, points: worth }: LessonFacts): Lessons => ({
  goal: {
    station: 'goal',
    text: 'Most markers in a full *land* win you its character. Most points on characters win the game.',
  },
  choose: {
    station: 'shape',
    text: 'Every character searches the map in a *shape* of their own. This one fits into a single land.',
    ask: `Choose ${whom('lumir')}.`,
  },
  place: {
    text: 'A shape lies on the map just as on its card; it is never turned. B3 brings you a coin, too.',
    ask: 'Lay it on A2, A3 and B3.',
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
    text: 'A taken square is simply skipped. You still lay two markers, each in another land.',
    ask: 'Lay the shape across C2, D2 and E3.',
  },
  consolation: {
    text: `${rival} has the majority and takes the land. Your marker in it earns you a *consolation coin*.`,
  },
  gaps: {
    station: 'coins',
    text: `Two coins buy one more marker. The shape of ${who('caraway')} has two *gaps*.`,
    ask: `Choose ${whom('caraway')}.`,
  },
  aim: {
    text: 'The left gap then falls on A1, the last free square of your land.',
    ask: 'Lay the solid squares on B1 and C1.',
  },
  gap: {
    text: 'For **2** coins you fill a gap as well. The land is full then, and the majority is yours.',
    ask: 'Fill A1.',
  },
  gained: {
    station: 'character',
    text: `You gain ${whom('soot')}, worth ${points(worth('soot'))}. Your markers go back to your supply.`,
  },
  newcomer: {
    text: 'A new character is awake at once, and this one lays four markers in one go.',
    ask: `Choose ${whom('soot')}.`,
  },
  coins: {
    text: 'Where coins lie, you take them. Here are **3**, and you will need them soon.',
    ask: 'Lay the shape on B2, B3, A4 and A5.',
  },
  rest: {
    station: 'rest',
    text: 'When your whole party sleeps, it *rests* for free. All your characters are awake again.',
  },
  again: {
    text: `The north-eastern land lacks two squares, F2 and F3. ${who('soot')} reaches both.`,
    ask: `Choose ${whom('soot')} once more.`,
  },
  tie: {
    text: 'The land fills up three to three. A *tie* means an auction.',
    ask: 'Lay the shape on F2, F3, E4 and E5.',
  },
  auction: {
    station: 'auction',
    text: `The auction begins with you, and everyone answers once. ${rival} has **3** coins and must bid more.`,
  },
  bid: { text: `${rival} has no more than three coins, so this bid is enough.`, ask: 'Bid 3 coins.' },
  farewell: {
    text: `${whom('stork')} is yours, worth ${points(worth('stork'))}! A round in which someone has ten cards is the last.`,
  },
})
