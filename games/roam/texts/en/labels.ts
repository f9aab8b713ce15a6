import { pluralIn } from '@vyprava/module/plural.ts'
import { coins, coinsWord, markers, markersWord, points, pointsWord } from './counts.ts'

const plural = pluralIn('en')

export const labels = {
  map: 'Map',
  /** What a phone keeps aside, by its tab. */
  trays: { me: 'Party', offer: 'Artifacts' },
  hand: 'My characters',
  pile: 'Land deck',
  abilities: {
    coin: 'one more coin',
    flipCard: 'flip a character',
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
  landsInPile: (count: number) => plural.word(count, { one: 'land in the deck', other: 'lands in the deck' }),

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
  chooseFlip: 'Choose one of your characters to flip.',
  chooseFreeGap: 'Choose the gap to fill for free.',
  chooseReplace: 'Choose a rival’s marker to replace with yours.',
  chooseMarker: 'Choose the marker to shift.',
  chooseTarget: 'Choose a free square beside it.',
  whatHere: 'What do you want to do here?',
  buy: (name: string) => `Buy ${name}`,

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
  scorePatrol: 'Outpost',
  scoreTotal: 'Total',
  scoreCoins: 'Coins break ties',
  winner: 'winner',
  /** Under a card that was gained: whose party it joins. */
  joins: (name: string) => `joins ${name}’s party`,
  /** For screen readers, and parts of what is put together. */
  told: {
    emptyPlace: 'empty slot',
    markersOf: (owners: readonly string[]) =>
      `${owners.map((owner) => `${owner}’s`).join(' and ')} ${owners.length > 1 ? 'markers' : 'marker'}`,
    mayChoose: 'can be chosen',
    ready: 'ready',
    asleep: 'asleep',
    rows: 'Shape row by row',
    cells: { solid: 'solid', hollow: 'gap', none: 'blank' },
    price: (price: number) => `costs ${coins(price)}`,
    used: 'used',
    tooFew: 'Too few markers for every square: you’ll choose where they go.',
    nothing: 'You place nothing',
    places: (count: number) => `You place ${markers(count)}`,
    gains: (count: number) => `gain ${coins(count)}`,
    skips: (count: number) => `${count} ${count === 1 ? 'square is' : 'squares are'} skipped`,
    auction: (leaders: string) => `auction (${leaders})`,
    goesTo: (leader: string) => `goes to ${leader}`,
    pileEmpty: 'the deck is empty',
    inPile: (count: number) => `${count} in the deck`,
    allAwake: 'all awake',
    someAsleep: (asleep: number, awake: number) => `${asleep} asleep, ${awake} awake`,
  },
}

export type LabelWords = typeof labels
