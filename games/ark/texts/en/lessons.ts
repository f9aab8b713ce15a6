import { pluralIn } from '@vyprava/module/plural.ts'
import type { LessonFacts, Lessons } from '../lessons.ts'

const { word } = pluralIn('en')
const turnsOn = (count: number) => `**${count}** ${word(count, { one: 'turn', other: 'turns' })}`

export const lessons = (facts: LessonFacts): Lessons => {
  const { rival, city, roads, site, meadows, part, allowance, slots, turns } = facts
  return {
    goal: {
      station: 'goal',
      text: 'This is the *compass*. The letters A–G are parts of the Ark: first to find all on their own map wins.',
    },
    start: {
      station: 'start',
      text: 'You play the *Mage*, whose expedition begins in a city. From there it spreads over the map, hex by hex.',
      ask: `Start in the city ${city}.`,
    },
    identity: {
      text: 'Blue is the colour of your *identity*. Paint one field of the compass with it, say this one on the road side.',
      ask: 'Paint the marked field of the compass.',
    },
    allowance: {
      text: `The road side says **${allowance}×**: in grey you may paint one hex of the map, and one more per painted field there.`,
    },
    name: {
      station: 'turn',
      text: 'It is your turn, so you name a colour for all. It must have at least one hex to paint on your own map.',
      ask: 'Take the grey pencil and name it.',
    },
    paint: {
      text: `Now paint **${allowance}** roads in grey. They must touch a hex that was yours before this turn: your city.`,
      ask: `Paint ${roads[0]} and ${roads[1]}.`,
    },
    counter: {
      text: `Every move on the map marks one *slot* of the counter, however many hexes. After **${slots}** slots time is up.`,
    },
    answer: {
      station: 'answer',
      text: `${rival} names blue and you *answer*: on the map, or in the compass. A field of the compass costs no slot.`,
      ask: 'Paint the marked field on the ocean side.',
    },
    signature: {
      text: `We are ${turnsOn(turns)} further on. All six fields around the letter ${part} are full: the *signature* of part ${part}.`,
    },
    place: {
      station: 'part',
      text: `Part ${part} lies where a hex has **the same six colours** around it as its letter. Their order does not matter.`,
    },
    find: {
      text: `${rival} names yellow. Just two meadows are missing around ${site}: paint them and part ${part} is yours.`,
      ask: `Paint ${meadows[0]} and ${meadows[1]}, then answer.`,
    },
    farewell: {
      text: 'You may skip an answer for a minus point. A *hint* changes its colour, a *diamond* paints any hex. Parts never touch.',
    },
  }
}
