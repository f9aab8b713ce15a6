/* What things are worth to a hero. Among rivals everything is measured in reputation at the end of the game; alone and
   together only the goal of the scenario counts, and everything is worth what it adds to the strength for it. */

export interface Values {
  readonly rep: number
  /** A coin at the end of the game, and what it is worth more as long as it can be spent. */
  readonly coin: number
  readonly coinEarly: number
  readonly gaar: number
  readonly dwurt: number
  readonly potion: number
  readonly silver: number
  readonly gold: number
  readonly artifact: number
  readonly provisions: number
  readonly teleportScroll: number
  readonly gem: number
  readonly essence: number
  readonly resource: number
  readonly treasure: readonly number[]
  readonly rewardTile: number
  readonly item: number
  readonly heal: number
  readonly wound: number
  readonly mp: number
  readonly action: number
  /** Of power, as `powerOf` measures it. */
  readonly power: number
  /** The share of the count at the end that matters. */
  readonly scored: number
  /** Of a death in a fight, before what the church gives for it. */
  readonly death: number
  /** Of tiles to be turned up: always, and more at the beginning. */
  readonly explore: number
  readonly exploreEarly: number
  /** Of a coin that is spent in a trade, and more of the last ones. */
  readonly pay: number
  readonly sparedCoin: number
  /** Of health that is bought in a trade, and of what is sold there, as a share of its coins. */
  readonly healing: number
  readonly selling: number
  /** Of places of trade, beyond their tokens, to one who has much of the game before him. */
  readonly market: number
  /** Of a step into fire. */
  readonly fire: number
  /** Of an elite where elites are the common goal. */
  readonly goal: number
  /** Of all the hits that a foe of the scenario takes, where they stay; and of a victory over one where they do not. */
  readonly lasting: number
  readonly chased: number
  /** How much dearer tokens and potions are in fights with monsters of the map. */
  readonly sparing: number
  /** What is left for later counts less, the farther the less; a token that is left may be kept. */
  readonly later: number
  readonly kept: number
}

export const RIVAL: Values = {
  rep: 1,
  coin: 0.2,
  coinEarly: 0.2,
  gaar: 0.4,
  dwurt: 0.4,
  potion: 0.45,
  silver: 0.12,
  gold: 0.45,
  artifact: 3,
  provisions: 0.5,
  teleportScroll: 0.6,
  gem: 0.6,
  essence: 0.9,
  resource: 1.2,
  treasure: [0, 1.5, 2.6, 4.2],
  rewardTile: 1.6,
  item: 1,
  heal: 0.13,
  wound: 0.2,
  mp: 0.2,
  action: 0.5,
  power: 10,
  scored: 1,
  death: 4.6,
  explore: 0.12,
  exploreEarly: 0.35,
  pay: 0.03,
  sparedCoin: 0.05,
  healing: 0.12,
  selling: 1.2,
  market: 1.5,
  fire: 0.5,
  goal: 1.5,
  lasting: 8,
  chased: 1,
  sparing: 1,
  later: 0.62,
  kept: 0.25,
}

export const ALONE: Values = {
  ...RIVAL,
  rep: 0.6,
  coin: 0.1,
  coinEarly: 0.5,
  gaar: 0.5,
  heal: 0.2,
  silver: 0.03,
  gold: 0.3,
  gem: 0.8,
  power: 14,
  scored: 0.15,
  death: 1,
  pay: 0.1,
  sparedCoin: 0.15,
  selling: 0.5,
  market: 3,
  goal: 12,
  lasting: 40,
  chased: 3,
  sparing: 3,
}
