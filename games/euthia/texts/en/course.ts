import { pluralIn } from '@vyprava/module/plural.ts'

const { count } = pluralIn('en')

/** The scenario, the end of a round and of the game. */
export const round = {
  round: (round: number, rounds: number) => `${round} of ${rounds}`,
  goals: {
    elites: (needed: number, rounds: number) =>
      `By the end of round ${rounds} beat at least ${count(needed, { one: 'elite', other: 'elites' })}.`,
    settlements: (most: number, rounds: number) =>
      `At the end of round ${rounds} no more than ${count(most, { one: 'settlement', other: 'settlements' })} may lie destroyed, or their attacker must have fallen.`,
    sleeper: (rounds: number) => `By the end of round ${rounds} beat the sleeper, card by card.`,
    golem: (rounds: number) => `By the end of round ${rounds} beat the golem, before it enters the church.`,
  },
  rivals: 'Otherwise everybody loses 5 reputation; the most reputation wins.',
  elites: 'elites beaten',
  of: (count: number, all: number) => `${count} of ${all}`,
  bounty: 'wanted',
  cold: (rounds: number) => `the trail grows cold, round ${rounds}`,
  destroyed: 'settlements destroyed',
  asleep: 'asleep',
  awake: 'awake',
  legends: 'legends fulfilled',
  event: 'event',
  openSeat: (facts: string) => `Open the board: ${facts}`,
  cards: (count: number) => `cards in hand: ${count}`,
  ended: 'End of the round',
  steps: {
    title: 'What happens',
    progress: (step: number, all: number) => `step ${step} of ${all}`,
    next: 'Next step',
    pause: 'Pause',
    goOn: 'Go on',
    all: 'All at once',
    lastTurn: 'The last turn',
    over: (name: string) => `${name} ends the turn`,
    newRound: 'A new round',
    begins: (round: number) => `round ${round} begins`,
    three: 'everybody gets all three',
    ready: 'Everything is readied',
    readied: 'used tiles and spent gems',
  },
}

/** The choice of a scenario and of heroes, before a game. */
export const laying = {
  rounds: (n: number) => count(n, { one: 'round', other: 'rounds' }),
  rivals: 'against each other or together',
  together: 'only together',
  where: 'Where to',
  heroes: 'Heroes',
  whose: 'Whose hero is chosen',
  lot: 'By lot',
  lotNote: 'The hero is drawn by lot. Touch a hero to see the board it begins with.',
  playedBy: (player: string) => `Played by ${player}`,
}
