import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import type { EuthiaOptions } from '../../rules/options.ts'

/** The options as sentences of a table being laid, with the names of their values. */
export const sentences = (
  named: (option: string, value: string) => string,
): OptionSentences<keyof EuthiaOptions> => ({
  scenario: (value) => [
    `You play the scenario [${named('scenario', value)}].`,
    {
      hunt: 'The best first one: hunting elites.',
      settlements: 'The dragon Farruga over the settlements.',
      mirrezil: 'A dragon and legends, the longest way.',
      disaster: 'Together only: a golem on the march.',
    }[value] ?? '',
  ],
  mode: {
    auto: [
      'How you play follows from [players and scenario].',
      'More of you usually play against each other.',
    ],
    competitive: ['You play [against each other].', 'In a fight a rival leads the monster.'],
    cooperative: ['You play [together].', 'All of you win, or lose.'],
    solo: ['You play [alone].', 'For a single player.'],
  },
  hero1: (value) =>
    value === 'any'
      ? ['At seat 1 plays [whoever is free].', 'The hero is drawn by lot.']
      : [`At seat 1 plays [${named('hero1', value)}].`, 'This hero belongs to that seat.'],
  hero2: (value) =>
    value === 'any'
      ? ['At seat 2 plays [whoever is free].', 'The hero is drawn by lot.']
      : [`At seat 2 plays [${named('hero1', value)}].`, 'This hero belongs to that seat.'],
  hero3: (value) =>
    value === 'any'
      ? ['At seat 3 plays [whoever is free].', 'The hero is drawn by lot.']
      : [`At seat 3 plays [${named('hero1', value)}].`, 'This hero belongs to that seat.'],
  hero4: (value) =>
    value === 'any'
      ? ['At seat 4 plays [whoever is free].', 'The hero is drawn by lot.']
      : [`At seat 4 plays [${named('hero1', value)}].`, 'This hero belongs to that seat.'],
  towerFee: {
    perPlayer: ['At towers you pay [everybody with a token].', 'Whoever has a token on the tile gets a fee.'],
    none: ['At towers you pay [nobody].', 'Trade is free of fees.'],
  },
  coopEncounterCards: {
    false: ['An encounter of a common game has [three cards].', 'As the rules say.'],
    true: ['An encounter of a common game has [more cards].', 'The number of players and two more.'],
  },
  titles: {
    false: ['Titles at the end are [not given].', 'Only reputation counts.'],
    true: ['Titles at the end are [given].', 'Twelve titles for being the best bring reputation.'],
  },
  mapRadius: (value) =>
    value === '0'
      ? ['The map grows [without limits].', 'As far as you go.']
      : [`The map grows [up to ${value} from the church].`, 'No tiles are added farther away.'],
})
