import { pluralIn } from '@vyprava/module/plural.ts'
import type { LessonFacts, Lessons } from '../lessons.ts'

const { word } = pluralIn('en')
const points = (count: number) =>
  `**${count}** ${word(count, { one: 'action point', other: 'action points' })}`

export const lessons = ({ who, whom, points: worth, dirty, hunted, home, behind }: LessonFacts): Lessons => ({
  goal: {
    station: 'goal',
    text: 'Machines are devouring the Wild. You win together when all *camps* are built and every factory is rewilded.',
  },
  loss: {
    text: 'Three *pollution* tokens make a toxic site. You lose at a **7th** site, a **6th** factory or two fallen Defenders of one terrain.',
  },
  lead: {
    station: 'Defender',
    text: 'Each round you choose one *Defender* in secret. You keep silent until all cards are revealed; then you talk.',
    ask: `Choose ${whom('inky')} and confirm.`,
  },
  active: {
    text: `All cards are revealed at once. ${who('inky')} guides your *leader*: ${points(worth('inky'))}, at home in the forest, with a map for you.`,
  },
  trail: {
    station: 'trail',
    text: `${who('inky')} belongs to the *forest*: for one point she goes as far as the forest trail reaches.`,
    ask: `Go to ${dirty}.`,
  },
  clear: {
    text: 'There’s pollution here. Clear it and your faction’s *support* goes up a step. With full support you can build a camp.',
    ask: `Clear ${dirty}.`,
  },
  map: {
    text: 'A hunter is a *mech*, a machine on legs. The map takes you there for free, and arriving doesn’t hurt.',
    ask: `Use the map and go to ${hunted}.`,
  },
  destroy: {
    text: 'You start on a hunter’s hex, so you’ll roll for *injury* afterwards. You can bear three; a fourth kills a Defender.',
    ask: `Destroy the hunter on ${hunted}.`,
  },
  team: {
    text: 'No points left. But a Defender of the same terrain may join the *team* and adds a point.',
    ask: `Add ${whom('lantern')} to the team.`,
  },
  home: {
    text: 'You have one more point. Go back to the forest: that’s where you can build a camp.',
    ask: `Go to ${home}.`,
  },
  engine: {
    station: 'engine',
    text: 'This is an *engine*. The Engines card moves it two steps, and each edge it leaves gets a wall.',
    ask: 'End your actions: a card is flipped.',
  },
  walls: {
    text: 'There are new walls. A hex with walls on all six sides is *enclosed*: that’s where the Factories card builds.',
  },
  again: {
    station: 'camp',
    text: 'A new round. Building a camp fills your hand. Your support is full and the forest is your home terrain, so you can.',
    ask: `Choose ${whom('flint')}.`,
  },
  build: {
    text: 'Build a *camp*. Your support goes back to the start, and you draw up to **4** cards.',
    ask: `Build a camp on ${home}.`,
  },
  breach: {
    station: 'breach',
    text: `An engine left the wall towards ${behind}. A *breach* opens it to leaders for good.`,
    ask: `Breach the wall ${home}–${behind}.`,
  },
  farewell: {
    text: 'A factory with no pollution and no machines can be rewilded. And a camp is where you heal.',
  },
})
