import type { OptionSayings } from '../telling/options.ts'

export const options = {
  scenario: { label: 'Scenario', help: 'Story, map, number of rounds and common goal.' },
  mode: {
    label: 'Mode',
    help: 'Competitive, cooperative or solo. Without a choice, the number of players and the scenario decide.',
  },
  hero: (seat: number) => ({ label: `Hero of seat ${seat}`, help: 'Which hero plays at this seat.' }),
  towerFee: {
    label: 'Fee at towers',
    help: 'Whether trade at dragonslayer towers is paid to players with tokens on the tile.',
  },
  coopEncounterCards: {
    label: 'More quests in cooperative play',
    help: 'Each encounter has players + 2 cards instead of three.',
  },
  titles: { label: 'Titles', help: 'At the end 12 titles for being the best at something give reputation.' },
  mapRadius: { label: 'Limits of the map', help: 'How far from the church the map may grow. 0 is no limit.' },
}

/** Modes are named by the lexicon, heroes and scenarios by their own names. */
export const optionValues = {
  auto: 'by the number of players',
  anyHero: 'whoever is free',
  towerFee: { perPlayer: 'to each with a token', none: 'none' },
  yesNo: { true: 'yes', false: 'no' },
}

export const scenarioNotes = {
  hunt: 'The best first one: hunting elites.',
  settlements: 'The dragon Farruga over the settlements.',
  mirrezil: 'A dragon and legends, the longest way.',
  disaster: 'Together only: a golem on the march.',
}

export const sayings: OptionSayings = {
  scenario: (name) => `You play the scenario [${name}].`,
  mode: {
    auto: [
      'How you play follows from [players and scenario].',
      'More of you usually play against each other.',
    ],
    competitive: ['You play [against each other].', 'In a fight a rival leads the monster.'],
    cooperative: ['You play [together].', 'All of you win, or lose.'],
    solo: ['You play [alone].', 'For a single player.'],
  },
  anyHero: (seat) => [`At seat ${seat} plays [whoever is free].`, 'The hero is drawn by lot.'],
  hero: (seat, name) => [`At seat ${seat} plays [${name}].`, 'This hero belongs to that seat.'],
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
  mapFree: ['The map grows [without limits].', 'As far as you go.'],
  mapRadius: (radius) => [
    `The map grows [up to ${radius} from the church].`,
    'No tiles are added farther away.',
  ],
}
