import { pluralIn } from '@vyprava/module/plural.ts'
import type { RoundLabels } from './type.ts'

const { count } = pluralIn('en')

export const en: RoundLabels = {
  scenario: 'Scenario',
  round: (round, rounds) => `${round} of ${rounds}`,
  reputation: 'reputation',
  goals: {
    elites: (needed, rounds) =>
      `By the end of round ${rounds} beat at least ${count(needed, { one: 'elite', other: 'elites' })}.`,
    settlements: (most, rounds) =>
      `At the end of round ${rounds} no more than ${count(most, { one: 'settlement', other: 'settlements' })} may lie destroyed, or their attacker must have fallen.`,
    sleeper: (rounds) => `By the end of round ${rounds} beat the sleeper, card by card.`,
    golem: (rounds) => `By the end of round ${rounds} beat the golem, before it enters the church.`,
  },
  rivals: 'Otherwise everybody loses 5 reputation; the most reputation wins.',
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
  steps: {
    title: 'What happens',
    progress: (step, all) => `step ${step} of ${all}`,
    next: 'Next step',
    pause: 'Pause',
    goOn: 'Go on',
    all: 'All at once',
    lastTurn: 'The last turn',
    over: (name) => `${name} ends the turn`,
    newRound: 'A new round',
    begins: (round) => `round ${round} begins`,
    tokens: 'Action tokens',
    three: 'everybody gets all three',
    ready: 'Everything is readied',
    readied: 'used tiles and spent gems',
  },
}
