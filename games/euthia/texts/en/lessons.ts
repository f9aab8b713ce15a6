import type { LessonFacts, Lessons } from '../lessons.ts'

export const lessons = ({ rival, rounds, points }: LessonFacts): Lessons => ({
  parts: {
    road: { title: 'The road', more: 'The road too?' },
    fight: { title: 'The fight', more: 'A fight too?' },
    trade: { title: 'Trading', more: 'Some trading too?' },
  },
  steps: {
    goal: {
      station: 'goal',
      text: `You play **${rounds}** rounds. Whoever has the most *reputation* at the end wins: everyone’s is shown here.`,
    },
    token: {
      station: 'tokens',
      text: `Each round you have three *tokens*. You use a token **either** for its action **or** for movement: turn combat into **${points}** points.`,
      ask: 'Use the combat token for movement.',
    },
    explore: {
      station: 'exploring',
      text: 'At the edge of the map new tiles appear around you. Step out and choose where they go; the last one goes by itself.',
      ask: 'Take a step, then choose a place twice.',
    },
    field: {
      text: 'The disc on a field says **what is here**, the shield with swords **who guards it**. Nobody guards the lake beside you.',
    },
    site: { text: 'A step costs one point. You have just one left for the lake.', ask: 'Go to the lake.' },
    grown: {
      text: 'The edge again: the map has grown. A single missing tile is placed by itself. Tiles are never rotated.',
    },
    mine: {
      station: 'mining',
      text: '*Mining*: put the top resource in a bag and mark the field. Every field yields only once.',
      ask: 'Use the mining token.',
    },
    keep: {
      text: 'You may keep **one** unused token for later. Movement points are lost.',
      ask: 'End the turn and keep the trade token.',
    },
    enter: {
      station: 'entering',
      text: 'You need a combat action to enter a field with a monster. That starts the fight, and there’s no way back.',
      ask: 'Enter the field and fight.',
    },
    foe: {
      text: 'The number in the heart says how many *hits* the monster takes. The rows below say how many wounds each strength deals.',
    },
    throw: {
      station: 'the roll',
      text: `${rival} rolls for the monster. The sum of the dice is its strength, and a row of the card turns it into wounds.`,
    },
    reroll: {
      text: 'For one *Gaar* the monster re-rolls the die you point at, and loses strength as well.',
      ask: 'Have the higher die re-rolled.',
    },
    leave: { text: 'That’s lower. Leave the roll now, and save your Gaar.', ask: 'Pass.' },
    attack: {
      station: 'attack',
      text: 'Now you. A weapon is never exhausted; an attack *ability* is, until the end of the round.',
      ask: 'Attack with your weapon.',
    },
    again: {
      text: 'A fight goes in rounds: the monster, then you. When fate turns against you, *hope* grows, and hope raises a roll.',
      ask: 'Attack once more.',
    },
    trophy: {
      station: 'victory',
      text: 'The monster is defeated; its reward and loot are yours. A *trophy* takes up a bag, but some quests ask for one.',
      ask: 'Keep the trophy.',
    },
    market: {
      station: 'market',
      text: 'The trade token lets you trade in a liberated market. In somebody else’s market you pay a fee.',
      ask: 'Start trading.',
    },
    sell: {
      station: 'selling',
      text: 'You can sell what is in your bags. Resources often give you a choice: coins or a gem.',
      ask: 'Sell the marked thing.',
    },
    buy: {
      station: 'buying',
      text: 'You may only buy what is on offer. The gap is refilled at once.',
      ask: 'Buy the marked tile.',
    },
    wear: {
      text: 'What you bought is in a bag. Put it in the slot with the same symbol: it only helps there.',
      ask: 'Equip it.',
    },
    exchange: {
      text: 'Don’t like the offer? Refreshing it is free the first time; after that it costs a coin.',
      ask: 'Refresh the offer.',
    },
    reveal: {
      station: 'tiles',
      text: 'For **one** coin you reveal all the tiles your reputation reaches. You keep one of each pair.',
      ask: 'Reveal tiles and choose from the pairs.',
    },
    learn: {
      text: 'An ability you learn goes into an empty slot with the same symbol. This is also the only place to unlock slots.',
      ask: 'Learn the marked ability.',
    },
    farewell: {
      text: 'At the end every five coins are worth one reputation, and tokens on the map count too. You’ll discover the rest on the way.',
    },
  },
})
