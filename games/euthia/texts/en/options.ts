import { pluralIn } from '@vyprava/module/plural.ts'
import type { OptionSayings } from '../telling/options.ts'

const { count } = pluralIn('en')
const tiles = (n: number) => count(n, { one: 'tile', other: 'tiles' })

export const options = {
  scenario: { label: 'Scenario', help: 'Story, map, number of rounds and group goal.' },
  mode: {
    label: 'Mode',
    help: 'Competitive, cooperative or solo. If you don’t choose, it depends on the number of players and the scenario.',
  },
  hero: (seat: number) => ({ label: `Hero at seat ${seat}`, help: 'Which hero plays at this seat.' }),
  towerFee: {
    label: 'Fee at towers',
    help: 'Whether trading at the dragonslayer towers costs a fee, paid to players with tokens on the tile.',
  },
  coopEncounterCards: {
    label: 'More quests in cooperative play',
    help: 'Each encounter has players + 2 cards instead of three.',
  },
  titles: { label: 'Titles', help: 'At the end, 12 titles for being the best at something give reputation.' },
  mapRadius: { label: 'Map limit', help: 'How far from the church the map may grow. 0 is no limit.' },
}

/** Modes are named by the lexicon, heroes and scenarios by their own names. */
export const optionValues = {
  auto: 'default for the number of players',
  anyHero: 'any free hero',
  towerFee: { perPlayer: 'to each player with a token', none: 'none' },
  yesNo: { true: 'yes', false: 'no' },
}

export const scenarioNotes = {
  hunt: 'The best one to start with: hunting elites.',
  settlements: 'The dragon Farruga attacks the settlements.',
  mirrezil: 'A dragon and legends: the longest journey.',
  disaster: 'Co-op only: a golem on the march.',
}

export const sayings: OptionSayings = {
  scenario: (name) => `You’re playing the scenario [${name}].`,
  mode: {
    auto: [
      'How you play [depends on players and scenario].',
      'Several players usually play against each other.',
    ],
    competitive: ['You play [against each other].', 'In a fight a rival plays the monster.'],
    cooperative: ['You play [together].', 'All of you win or all of you lose.'],
    solo: ['You play [solo].', 'For one player.'],
  },
  anyHero: (seat) => [`Seat ${seat} plays [any free hero].`, 'The hero is drawn at random.'],
  hero: (seat, name) => [`Seat ${seat} plays [${name}].`, 'This hero belongs to that seat.'],
  towerFee: {
    perPlayer: [
      'At the towers you pay [everyone with a token].',
      'Whoever has a token on the tile gets a fee.',
    ],
    none: ['At the towers you pay [nobody].', 'There is no trade fee.'],
  },
  coopEncounterCards: {
    false: ['In cooperative play an encounter has [three cards].', 'As the rules say.'],
    true: ['In cooperative play an encounter has [more cards].', 'The number of players plus two.'],
  },
  titles: {
    false: ['Titles are [not awarded] at the end.', 'Only reputation counts.'],
    true: ['Titles are [awarded] at the end.', 'Twelve titles for being the best give reputation.'],
  },
  mapFree: ['The map grows [without limits].', 'As far as you go.'],
  mapRadius: (radius) => [
    `The map grows [up to ${tiles(Number(radius))} from the church].`,
    'No tiles are added farther away.',
  ],
}
