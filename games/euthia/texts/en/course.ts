import { pluralIn } from '@vyprava/module/plural.ts'

const { count } = pluralIn('en')

/** The scenario, the end of a round and of the game. */
export const round = {
  round: (round: number, rounds: number) => `${round} of ${rounds}`,
  goals: {
    elites: (needed: number, rounds: number) =>
      `By the end of round ${rounds}, defeat at least ${count(needed, { one: 'elite', other: 'elites' })}.`,
    settlements: (most: number, rounds: number) =>
      `At the end of round ${rounds}, no more than ${count(most, { one: 'settlement', other: 'settlements' })} may be destroyed, or their attacker must have been defeated.`,
    sleeper: (rounds: number) => `By the end of round ${rounds}, defeat the sleeper, card by card.`,
    golem: (rounds: number) => `By the end of round ${rounds}, defeat the golem before it enters the church.`,
  },
  rivals: 'Otherwise everyone loses 5 reputation; the most reputation wins.',
  elites: 'elites defeated',
  of: (count: number, all: number) => `${count} of ${all}`,
  bounty: 'wanted',
  cold: (rounds: number) => `the trail goes cold in round ${rounds}`,
  destroyed: 'settlements destroyed',
  asleep: 'asleep',
  awake: 'awake',
  legends: 'legends completed',
  event: 'event',
  openSeat: (facts: string) => `Open the board: ${facts}`,
  cards: (count: number) => `cards in hand: ${count}`,
  ended: 'End of the round',
  steps: {
    title: 'What happens',
    progress: (step: number, all: number) => `step ${step} of ${all}`,
    next: 'Next step',
    pause: 'Pause',
    goOn: 'Continue',
    all: 'All at once',
    lastTurn: 'The last turn',
    over: (name: string) => `${name} ends the turn`,
    newRound: 'A new round',
    begins: (round: number) => `round ${round} begins`,
    three: 'everyone gets all three',
    ready: 'Everything is readied',
    readied: 'used tiles and spent gems',
  },
}

/** The choice of a scenario and of heroes, before a game. */
export const laying = {
  rounds: (n: number) => count(n, { one: 'round', other: 'rounds' }),
  rivals: 'competitive or co-op',
  together: 'co-op only',
  where: 'Scenario',
  heroes: 'Heroes',
  whose: 'Whose hero to choose',
  lot: 'Random',
  lotNote: 'The hero is drawn at random. Tap a hero to see the board they start with.',
  playedBy: (player: string) => `Played by ${player}`,
}
