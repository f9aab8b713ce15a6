import type { LessonFacts, Lessons } from '../lessons.ts'

export const lessons = ({ rival, rounds, points }: LessonFacts): Lessons => ({
  parts: {
    road: { title: 'The road', more: 'The road as well?' },
    fight: { title: 'The fight', more: 'A fight as well?' },
    trade: { title: 'The trade', more: 'Some trade as well?' },
  },
  steps: {
    goal: {
      station: 'goal',
      text: `You play **${rounds}** rounds. Whoever has most *reputation* at the end wins: everybody’s stands here.`,
    },
    token: {
      station: 'tokens',
      text: `Each round you have three *tokens*. A token is **either** its action **or** movement: turn combat into **${points}** points.`,
      ask: 'Return the combat token for movement.',
    },
    explore: {
      station: 'exploring',
      text: 'At the edge of the map new tiles appear around you. Step out and choose where they come; the last one comes by itself.',
      ask: 'Take a step, then choose a place twice.',
    },
    field: {
      text: 'The disc on a field says **what is here**, the shield with swords **who guards it**. Nobody guards the lake beside you.',
    },
    site: { text: 'A step costs one point. You have just one left for the lake.', ask: 'Go to the lake.' },
    grown: {
      text: 'The edge again: the map has opened further. A single missing tile comes by itself. Tiles are never turned.',
    },
    mine: {
      station: 'mining',
      text: '*Mining*: take the top resource into a bag and mark the field. Every field yields only once.',
      ask: 'Use the mining token.',
    },
    keep: {
      text: 'You may keep **one** unused token for later. Movement points are lost.',
      ask: 'End the turn and keep the trade token.',
    },
    enter: {
      station: 'entering',
      text: 'Only with a combat action may you enter a field with a monster. That begins the fight, and there is no way back.',
      ask: 'Enter the field and go into the fight.',
    },
    foe: {
      text: 'The number in the heart says how many *hits* the monster takes. The rows below, how an attack’s strength wounds.',
    },
    throw: {
      station: 'the roll',
      text: `${rival} rolls for the monster. The sum of the dice is its strength, and a row of the card turns it into wounds.`,
    },
    reroll: {
      text: 'For one *Gaar* the monster rolls the die you point at again, and loses strength besides.',
      ask: 'Have the higher die rolled again.',
    },
    leave: { text: 'That is less. Leave the roll now, and keep your Gaar.', ask: 'Pass.' },
    attack: {
      station: 'attack',
      text: 'Now you. A weapon is never exhausted, an attack *ability* is, until the end of the round.',
      ask: 'Attack with your weapon.',
    },
    again: {
      text: 'A fight has rounds: the monster, then you. When fate turns against you, *hope* grows, and hope raises a roll.',
      ask: 'Attack once more.',
    },
    trophy: {
      station: 'victory',
      text: 'The monster is beaten, reward and loot are yours. A *trophy* takes a bag, but some quests ask for one.',
      ask: 'Keep the trophy.',
    },
    market: {
      station: 'market',
      text: 'You trade in a liberated market for the trade token. In somebody else’s market you pay a fee.',
      ask: 'Begin to trade.',
    },
    sell: {
      station: 'selling',
      text: 'What lies in your bag can be sold. Resources often leave you a choice: coins or a gem.',
      ask: 'Sell the marked thing.',
    },
    buy: {
      station: 'buying',
      text: 'You may only buy what lies in the offer. The gap is filled at once.',
      ask: 'Buy the marked tile.',
    },
    wear: {
      text: 'What you bought lies in a bag. Lay it on the slot with the same sign: only there does it help.',
      ask: 'Put it on.',
    },
    exchange: {
      text: 'You do not like the offer? The first exchange is free, every further one costs a coin.',
      ask: 'Exchange the offer.',
    },
    reveal: {
      station: 'tiles',
      text: 'For **one** coin you reveal all your tiles that your reputation reaches. Of each pair you keep one.',
      ask: 'Reveal tiles and choose from the pairs.',
    },
    learn: {
      text: 'An ability is learnt into a free slot with the same sign. Locked slots are opened only here, too.',
      ask: 'Learn the marked ability.',
    },
    farewell: {
      text: 'At the end every five coins are one reputation, and tokens on the map count as well. The rest you will find on the way.',
    },
  },
})
