import type { ReasonWords } from '../reasons.ts'

/** What a move does, as verbs without a subject. */
export const reasons: ReasonWords = {
  at: (tile) => (tile === null ? 'on a tile not yet revealed' : `on the tile ${tile}`),
  placed: (what, at) => `${what} ${at}`,
  there: {
    fight: { more: 'leads to a fight', less: 'passes up a fight' },
    elite: { more: 'leads to the elite monster', less: 'passes up the elite monster' },
    story: { more: 'leads to the scenario’s foe', less: 'passes up the scenario’s foe' },
    mine: { more: 'leads to mining', less: 'passes up mining' },
    trade: { more: 'leads to a trade', less: 'passes up a trade' },
    find: { more: 'takes what waits', less: 'leaves what waits' },
    quest: { more: 'completes a quest', less: 'passes up a quest' },
  },
  anywhere: {
    rep: { more: 'brings more reputation', less: 'brings less reputation' },
    places: { more: 'marks more places on the map', less: 'marks fewer places on the map' },
    quests: { more: 'completes more quests', less: 'completes fewer quests' },
    elites: { more: 'defeats more elite monsters', less: 'defeats fewer elite monsters' },
    goal: { more: 'brings the goal nearer', less: 'puts the goal off' },
    coins: { more: 'leaves more coins', less: 'leaves fewer coins' },
    health: { more: 'spares health', less: 'costs health' },
    tokens: { more: 'spares Gaar and Dwurt', less: 'costs Gaar or Dwurt' },
    gear: { more: 'makes the gear stronger', less: 'makes the gear weaker' },
    goods: { more: 'brings more goods', less: 'costs more goods' },
    cards: { more: 'leaves more cards in hand', less: 'leaves fewer cards in hand' },
    way: { more: 'prepares the next turn', less: 'makes the next turn harder' },
    victory: { more: 'makes victory more likely', less: 'makes victory less likely' },
    rivals: { more: 'holds rivals back', less: 'helps rivals' },
  },
  frame: { language: 'en', weaker: 'Slightly weaker', but: 'but', it: 'it' },
}
