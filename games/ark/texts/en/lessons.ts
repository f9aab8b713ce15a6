import { pluralIn } from '@vyprava/module/plural.ts'
import type { LessonFacts, Lessons } from '../lessons.ts'

const { word } = pluralIn('en')
const turnsOn = (count: number) => `**${count}** ${word(count, { one: 'turn', other: 'turns' })}`

export const lessons = (facts: LessonFacts): Lessons => {
  const { rival, city, roads, site, meadows, part, allowance, slots, turns } = facts
  return {
    goal: {
      station: 'goal',
      text: 'This is the *compass*. The letters A–G are parts of the Ark: the first to find them all on their own map wins.',
    },
    start: {
      station: 'start',
      text: 'You play the *Mage*, whose expedition starts in a city. From there it spreads over the map, hex by hex.',
      ask: `Start in the city ${city}.`,
    },
    identity: {
      text: 'Blue is your *identity* colour. Paint one compass space with it: say, this one on the road side.',
      ask: 'Paint the marked compass space.',
    },
    allowance: {
      text: `The road side says **${allowance}×**: you may paint one grey hex on the map, plus one for each painted space there.`,
    },
    name: {
      station: 'turn',
      text: 'It’s your turn, so you name a colour for everyone. You must have at least one hex to paint in it on your own map.',
      ask: 'Take the grey pencil and name it.',
    },
    paint: {
      text: `Now paint **${allowance}** roads grey. They must touch a hex that was yours before this turn: your city.`,
      ask: `Paint ${roads[0]} and ${roads[1]}.`,
    },
    counter: {
      text: `Every move on the map marks one *slot* on the counter, however many hexes you paint. After **${slots}** slots you’re out of time.`,
    },
    answer: {
      station: 'answer',
      text: `${rival} names blue and you *answer*: on the map or in the compass. A compass space costs no slot.`,
      ask: 'Paint the marked space on the ocean side.',
    },
    signature: {
      text: `It’s ${turnsOn(turns)} later. All six spaces around the letter ${part} are filled: that’s part ${part}’s *signature*.`,
    },
    place: {
      station: 'part',
      text: `Part ${part} lies where a hex has **the same six colours** around it as its letter. The order doesn’t matter.`,
    },
    find: {
      text: `${rival} names yellow. Only two meadows are missing around ${site}: paint them, and part ${part} is yours.`,
      ask: `Paint ${meadows[0]} and ${meadows[1]}, then answer.`,
    },
    farewell: {
      text: 'You may skip an answer for 1 minus point. A *hint* changes the colour, a *diamond* paints any hex. Parts never touch.',
    },
  }
}
