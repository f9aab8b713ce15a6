import { pluralIn } from '@vyprava/atlas/plural.ts'
import type { LessonFacts, Lessons } from './type.ts'

const { word } = pluralIn('en')
const points = (count: number) =>
  `**${count}** ${word(count, { one: 'action point', other: 'action points' })}`

export const en = ({ who, whom, points: worth, dirty, hunted, home, behind }: LessonFacts): Lessons => ({
  goal: {
    station: 'goal',
    text: 'Machines gnaw at the wild. You win together when all *camps* stand and every factory is grown over.',
  },
  loss: {
    text: 'There are three ways to lose: a **7th** toxic site, a **6th** factory, a second Defender of one land fallen.',
  },
  lead: {
    station: 'Defender',
    text: 'Each round you choose one *Defender* in secret. Whoever chooses keeps silent.',
    ask: `Choose ${whom('inky')} and lay the card.`,
  },
  active: {
    text: `All cards turn at once. ${who('inky')} has ${points(worth('inky'))}, belongs to the *forest* and brings you a map.`,
  },
  trail: {
    station: 'trail',
    text: `${who('inky')} is of the *forest*: for one point she goes as far as forests lie side by side.`,
    ask: `Go to ${dirty}.`,
  },
  clear: {
    text: 'Pollution lies here. Clear it and you gain *support*: without it you cannot build a camp.',
    ask: `Clear ${dirty}.`,
  },
  map: {
    text: `The map carries you for no point. A hunter stands on ${hunted}, but arriving does not hurt.`,
    ask: `Use the map and go to ${hunted}.`,
  },
  destroy: {
    text: 'The hunter is beside you as the action begins, so you roll the die for an *injury* after it.',
    ask: `Destroy the hunter on ${hunted}.`,
  },
  team: {
    text: 'No points left. A Defender of the same land may join the *team* and adds one point.',
    ask: `Add ${whom('lantern')} and go to ${home}.`,
  },
  engine: {
    station: 'engine',
    text: 'This is an *engine*. The card Engines moves it by two steps, and each edge that it leaves gets a wall.',
    ask: 'End your actions: the card turns up.',
  },
  walls: {
    text: 'Where walls stand on all six sides of a hex, the card Factories builds on it. So keep an eye on walls.',
  },
  again: {
    station: 'camp',
    text: 'A new round. You stand at home in the forest with full support: any Defender will do.',
    ask: `Choose ${whom('flint')} and lay the card.`,
  },
  build: {
    text: 'Build a *camp*. Your support goes back to the start, and you draw up to **4** cards.',
    ask: `Build a camp on ${home}.`,
  },
  breach: {
    station: 'breach',
    text: `An engine left the wall towards ${behind}. A *breach* opens it for good, as it will a factory one day.`,
    ask: `Breach the wall ${home}–${behind}.`,
  },
  farewell: {
    text: 'A factory with neither mech nor pollution in it can be grown over. And a camp is where you heal.',
  },
})
