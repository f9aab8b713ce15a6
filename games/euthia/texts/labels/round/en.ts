import type { RoundLabels } from './type.ts'

export const en: RoundLabels = {
  scenario: 'Scenario',
  round: (round, rounds) => `${round} of ${rounds}`,
  reputation: 'reputation',
  elites: 'elites beaten',
  of: (count, all) => `${count} of ${all}`,
  bounty: 'wanted',
  cold: (rounds) => `the trail grows cold, round ${rounds}`,
  destroyed: 'settlements destroyed',
  asleep: 'asleep',
  awake: 'awake',
  legends: 'legends fulfilled',
  event: 'event',
  health: 'health',
  coins: 'coins',
  gaar: 'Gaar',
  openSeat: (facts) => `Open the board: ${facts}`,
  cards: (count) => `cards in hand: ${count}`,
  ended: 'End of the round',
}
