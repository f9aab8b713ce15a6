import { pluralIn } from '@vyprava/module/plural.ts'
import type { EuthiaOptions } from '../../rules/options.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../facts.ts'

const { count } = pluralIn('en')
const ELITES = (n: number): string => count(n, { one: 'elite monster', other: 'elite monsters' })
const SETTLEMENTS = (n: number): string => count(n, { one: 'settlement', other: 'settlements' })

export const FACTS: FactWords = {
  game: {
    title: 'Game',
    scenario: 'Scenario',
    goal: 'Common goal',
    wins: 'Who wins',
    mode: 'Mode',
    modes: {
      competitive: 'competitive',
      cooperative: 'cooperative',
      solo: 'solo',
    },
    round: 'Round',
    active: 'In turn',
    starter: 'Starting player',
    stack: 'Map tiles left',
    next: 'Next tile',
    rules: 'In force now',
    end: 'End of the game',
    over: 'the game is over',
    of: (round, rounds) => `${round} of ${rounds}`,
    goals: {
      elites: (needed, beaten) => `defeat ${ELITES(needed)} by the end of the last round (so far ${beaten})`,
      settlements: (most, destroyed) =>
        `defeat the dragon for good, or lose ${SETTLEMENTS(most)} at most (so far ${destroyed})`,
      sleeper: 'defeat the dragon for good by the end of the last round',
      golem: 'defeat the golem before it reaches the church',
    },
    highest: (loss) => `the highest reputation; if the goal is missed, everybody loses ${loss}`,
  },
  player: {
    hero: 'Hero',
    place: 'Place',
    offMap: 'not on the map yet',
    health: 'Health',
    coins: 'Coins',
    rep: 'Reputation',
    gaar: 'Gaar',
    dwurt: 'Dwurt',
    dwurtDie: 'Dwurt die',
    tokens: 'Action tokens',
    granted: 'Actions from effects',
    mp: 'Movement points',
    board: 'Board',
    bags: 'Bags',
    loose: 'Gems and essences',
    trophies: 'Trophies',
    revealed: 'Revealed',
    stack: 'Personal tiles to reveal',
    cards: 'Cards in hand',
    control: 'Control cards',
    done: 'Achieved',
    deaths: 'Deaths in combat',
    locked: 'Locked slots',
    open: 'Free slots',
    exhausted: 'exhausted',
    inactive: 'inactive',
    hand: (owner) => `Hand: ${owner}`,
    healthOf: (health, most) => `${health} of ${most}`,
    doneOf: (quests, elites, tokens) =>
      `quests ${quests}, elites ${elites}, tokens won from opponents ${tokens}`,
  },
  fight: {
    title: 'Fight',
    hero: 'Fighting',
    monster: 'Playing the monster',
    unknown: 'a monster still hidden',
    round: 'Combat round',
    hits: 'Hits',
    tokens: 'Tokens of the monster',
    hope: 'Hope die',
    heroDice: 'Roll of the hero',
    monsterDice: 'Roll of the monster',
    diagram: 'Attack of the monster by strength',
    penalty: 'Penalty to attacks of the hero',
    immune: 'immune',
    elements: 'Influence of elementals',
    played: 'Cards played',
    hitsOf: (hits, vitality) => `${hits} of ${vitality}`,
  },
  trade: {
    offer: (kind) => `Offer: ${kind}`,
    free: 'no price',
  },
  map: {
    monsters: 'Next monsters',
    empty: 'none',
    quests: 'Quests',
    tokens: 'tokens',
    rubble: 'rubble',
    ward: 'defensive magic',
    heroes: 'heroes',
    figure: 'figure of the foe',
    unknown: 'not uncovered yet',
    around: (hero) => `Around ${hero}`,
    reward: (range) => `reward at reputation ${range}`,
  },
  story: {
    title: 'Story',
    bounty: 'Bounty',
    lair: 'Lair',
    face: 'Its card',
    where: 'Where it is',
    cardsLeft: 'Cards of it left',
    reward: 'For victory',
    toCome: 'Bounties to come',
    beaten: 'Elites defeated',
    destroyed: 'Settlements destroyed',
    foe: 'Foe',
    hits: 'Its hits',
    awake: 'awake',
    asleep: 'asleep',
    legends: 'Legends done',
    event: 'Event',
    reserves: 'Reserves of the monsters',
    vitality: (n) => `vitality ${n}`,
    lairOn: (what) => `on a field: ${what}`,
    lairBeside: (what) => `beside a field: ${what}`,
    lairAt: (what) => `on the tile: ${what}`,
  },
}

export const OPTIONS: Readonly<Record<keyof EuthiaOptions, OptionWords>> = {
  scenario: { label: 'Scenario', help: 'Story, map, number of rounds and common goal.' },
  mode: {
    label: 'Mode',
    help: 'Competitive, cooperative or solo. Without a choice, the number of players and the scenario decide.',
  },
  hero1: { label: 'Hero of seat 1', help: 'Which hero plays at this seat.' },
  hero2: { label: 'Hero of seat 2', help: 'Which hero plays at this seat.' },
  hero3: { label: 'Hero of seat 3', help: 'Which hero plays at this seat.' },
  hero4: { label: 'Hero of seat 4', help: 'Which hero plays at this seat.' },
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

const HEROES = {
  any: 'whoever is free',
  ael: 'Áel',
  dral: 'Dral',
  keleia: 'Keleia',
  maeldur: 'Maeldur',
  skoldur: 'Skoldur',
  taesiri: 'Taesiri',
} as const
const YES_NO = { true: 'yes', false: 'no' } as const

export const VALUES: OptionValues = {
  mode: {
    auto: 'by the number of players',
    competitive: 'competitive',
    cooperative: 'cooperative',
    solo: 'solo',
  },
  hero1: HEROES,
  hero2: HEROES,
  hero3: HEROES,
  hero4: HEROES,
  towerFee: { perPlayer: 'to each with a token', none: 'none' },
  coopEncounterCards: YES_NO,
  titles: YES_NO,
}
