import { pluralIn } from '@vyprava/module/plural.ts'
import { coins, coinsWord, markers, markersWord, points, pointsWord } from './counts.ts'

const plural = pluralIn('en')

export const labels = {
  map: 'Map',
  /** What a phone keeps aside, by its tab. */
  trays: { me: 'Party', offer: 'Artifacts' },
  hand: 'My characters',
  pile: 'Land pile',
  abilities: {
    coin: 'one more coin',
    flipCard: 'turn a character',
    freeGap: 'a free gap',
    replace: 'replace a marker',
    rotate: 'turn the shape',
    shift: 'shift a marker',
  },
  coins,
  coinsWord,
  markers,
  markersWord,
  points,
  /** The word alone, under a big number. */
  pointsWord,
  supply: (count: number) => `${count} in supply`,
  cards: (count: number, end: number) => `${count} of ${end}`,
  landsInPile: (count: number) => plural.word(count, { one: 'land in the pile', other: 'lands in the pile' }),

  artifacts: 'Artifacts',
  myArtifacts: 'My artifacts',
  myParty: 'My party',
  sleeps: 'asleep',
  useIt: 'Use',
  noArtifacts: 'No artifact yet.',
  skipped: 'skipped',
  patrolFree: 'not taken yet',
  patrolOf: (name: string) => `held by ${name}`,

  confirm: 'Confirm',
  cancel: 'Cancel',
  choosePlace: 'Choose a place on the map',
  rest: 'Rest',
  restFree: 'Rest',
  done: 'Done',
  endMain: 'Continue',
  endTurn: 'End turn',
  rotate: 'Turn the shape',
  chooseFlip: 'Choose a character of yours to turn over.',
  chooseFreeGap: 'Choose the gap to fill for free.',
  chooseReplace: "Choose a rival's marker to replace by yours.",
  chooseMarker: 'Choose the marker to shift.',
  chooseTarget: 'Choose a free square beside it.',
  whatHere: 'What to do here?',
  buy: (name: string) => `Buy: ${name}`,

  auction: 'Auction',
  noBid: 'Nobody has bid yet.',
  yourBid: 'Your bid',
  more: 'More',
  less: 'Less',
  pass: 'Pass',
  bestBid: (name: string, count: number) => `Best bid: ${name}, ${coins(count)}.`,
  bid: (count: number) => `Bid ${coins(count)}`,

  scoring: 'Final scoring',
  scoreCards: 'Characters',
  scoreArtifacts: 'Artifacts',
  scorePatrol: 'Patrol',
  scoreTotal: 'Total',
  scoreCoins: 'Coins break ties',
  winner: 'winner',
  /** Under a card that was gained: whose party it joins. */
  joins: (name: string) => `joins the party of ${name}`,
  /** For those who have it read, and parts of what is put together. */
  told: {
    emptyPlace: 'empty place',
    markersOf: (owners: readonly string[]) =>
      `${owners.length > 1 ? 'markers' : 'marker'} of ${owners.join(', ')}`,
    mayChoose: 'can be chosen',
    ready: 'ready',
    asleep: 'asleep',
    rows: 'Shape row by row',
    cells: { solid: 'full', hollow: 'gap', none: 'nothing' },
    price: (price: number) => `price ${coins(price)}`,
    used: 'used',
    tooFew: 'Too few markers for all squares: you will choose where they go.',
    nothing: 'You place nothing',
    places: (count: number) => `You place ${markers(count)}`,
    gains: (count: number) => `gain ${coins(count)}`,
    skips: (count: number) => `${count} ${count === 1 ? 'square is' : 'squares are'} skipped`,
    auction: (leaders: string) => `auction (${leaders})`,
    goesTo: (leader: string) => `goes to ${leader}`,
    pileEmpty: 'the pile is empty',
    inPile: (count: number) => `${count} in the pile`,
    allAwake: 'all awake',
    someAsleep: (asleep: number, awake: number) => `${asleep} asleep, ${awake} awake`,
  },
}

export type LabelWords = typeof labels
