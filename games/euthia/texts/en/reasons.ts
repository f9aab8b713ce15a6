import type { ReasonWords } from '../reasons.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const it = (text: string): string => `It ${text}.`

/** What a move does, as verbs without a subject. */
export const REASONS: ReasonWords = {
  at: (tile) => (tile === null ? 'on a tile not yet turned up' : `on the tile ${tile}`),
  placed: {
    fight: { more: (at) => `leads to a fight ${at}`, less: (at) => `passes up a fight ${at}` },
    elite: {
      more: (at) => `leads to the elite monster ${at}`,
      less: (at) => `passes up the elite monster ${at}`,
    },
    story: {
      more: (at) => `leads to the foe of the scenario ${at}`,
      less: (at) => `passes up the foe of the scenario ${at}`,
    },
    mine: { more: (at) => `leads to mining ${at}`, less: (at) => `passes up mining ${at}` },
    trade: { more: (at) => `leads to a trade ${at}`, less: (at) => `passes up a trade ${at}` },
    find: { more: (at) => `takes what waits ${at}`, less: (at) => `leaves what waits ${at}` },
    quest: { more: (at) => `fulfils a quest ${at}`, less: (at) => `passes up a quest ${at}` },
  },
  unplaced: {
    rep: { more: 'brings more reputation', less: 'brings less reputation' },
    places: { more: 'marks more places on the map', less: 'marks fewer places on the map' },
    quests: { more: 'fulfils more quests', less: 'fulfils fewer quests' },
    elites: { more: 'beats more elite monsters', less: 'beats fewer elite monsters' },
    goal: { more: 'brings the goal nearer', less: 'puts the goal off' },
    coins: { more: 'leaves more coins', less: 'leaves fewer coins' },
    health: { more: 'spares health', less: 'costs health' },
    tokens: { more: 'spares Gaar and Dwurt', less: 'costs Gaar or Dwurt' },
    gear: { more: 'makes the gear stronger', less: 'makes the gear weaker' },
    goods: { more: 'brings more goods', less: 'costs more goods' },
    cards: { more: 'leaves more cards in hand', less: 'leaves fewer cards in hand' },
    way: { more: 'prepares the next turn', less: 'makes the next turn harder' },
    victory: { more: 'makes victory likelier', less: 'makes victory less likely' },
    rivals: { more: 'holds rivals back', less: 'helps rivals' },
  },
  gains: (clauses) => it(list.format(clauses)),
  costs: (clauses) => `A little weaker: it ${list.format(clauses)}.`,
  both: (gains, costs) => it(`${list.format(gains)}, but ${list.format(costs)}`),
}
