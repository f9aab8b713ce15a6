import type { RoamLabels } from './type.ts'

const some = (count: number, one: string, more: string): string => (count === 1 ? one : more)

const coinsWord = (count: number) => some(count, 'coin', 'coins')
const coins = (count: number) => `${count} ${coinsWord(count)}`
const markersWord = (count: number) => some(count, 'marker', 'markers')
const markers = (count: number) => `${count} ${markersWord(count)}`
const pointsWord = (count: number) => some(count, 'point', 'points')
const points = (count: number) => `${count} ${pointsWord(count)}`
const CELLS: Readonly<Record<string, string>> = { X: 'full', o: 'gap', '.': 'nothing' }

export const en: RoamLabels = {
  map: 'Map',
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
  square({ place, land, owners, coins: here, lit }) {
    if (land === null) return `${place}: empty place`
    const facts = [land]
    if (owners.length > 0) facts.push(`${some(owners.length, 'marker', 'markers')} of ${owners.join(', ')}`)
    if (here > 0) facts.push(coins(here))
    if (lit) facts.push('can be chosen')
    return `${place}: ${facts.join(', ')}`
  },
  card: ({ name, points: worth, awake, rows }) =>
    `${name}, ${points(worth)}, ${awake ? 'ready' : 'asleep'}. Shape row by row: ${rows
      .map((row) => [...row].map((cell) => CELLS[cell]).join(' '))
      .join('; ')}.`,
  artifact({ name, ability, points: worth, price, awake }) {
    const facts = [name, ability, points(worth)]
    if (price !== null) facts.push(`price ${coins(price)}`)
    if (awake === false) facts.push('used')
    return facts.join(', ')
  },
  preview({ markers: put, coins: got, skipped, short, completes }) {
    if (short) return 'Too few markers for all squares: you will choose where they go.'
    const parts = [put === 0 ? 'You place nothing' : `You place ${markers(put)}`]
    if (got > 0) parts.push(`gain ${coins(got)}`)
    if (skipped > 0) parts.push(`${skipped} ${some(skipped, 'square is', 'squares are')} skipped`)
    for (const { land, leaders } of completes) {
      parts.push(
        `${land}: ${leaders.length > 1 ? `auction (${leaders.join(', ')})` : `goes to ${leaders.join('')}`}`,
      )
    }
    return `${parts.join(' · ')}.`
  },

  coins,
  coinsWord,
  markers,
  markersWord,
  points,
  pointsWord,
  supply: (count) => `${count} in supply`,
  cards: (count, end) => `${count} of ${end}`,
  landsInPile: (count) => some(count, 'land in the pile', 'lands in the pile'),
  artifactsLeft: (count) => (count === 0 ? 'the pile is empty' : `${count} in the pile`),

  artifacts: 'Artifacts',
  myArtifacts: 'My artifacts',
  myParty: 'My party',
  asleep: (asleep, awake) => (asleep === 0 ? 'all awake' : `${asleep} asleep, ${awake} awake`),
  sleeps: 'asleep',
  useIt: 'Use',
  noArtifacts: 'No artifact yet.',
  skipped: 'skipped',
  patrolFree: 'not taken yet',
  patrolOf: (name) => `held by ${name}`,

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
  buy: (name) => `Buy: ${name}`,

  auction: 'Auction',
  noBid: 'Nobody has bid yet.',
  yourBid: 'Your bid',
  more: 'More',
  less: 'Less',
  pass: 'Pass',
  bestBid: (name, count) => `Best bid: ${name}, ${coins(count)}.`,
  bid: (count) => `Bid ${coins(count)}`,

  scoring: 'Final scoring',
  scoreCards: 'Characters',
  scoreArtifacts: 'Artifacts',
  scorePatrol: 'Patrol',
  scoreTotal: 'Total',
  scoreCoins: 'Coins break ties',
  winner: 'winner',
  joins: (name) => `joins the party of ${name}`,
}
