import type { RefusalWords } from '../telling/refusals.ts'
import { ABILITY_NAMES, coins as coinsOf, SLOT_PLACES } from './counts.ts'

const square = (name: string | null): string => (name === null ? 'This square' : `Square ${name}`)

export const refusals: RefusalWords = {
  square,
  onSquare: square,
  character: (name) => name ?? 'This character',
  artifact: (name) => (name === null ? 'This artifact' : `The artifact ${name}`),
  card: (land) => (land === null ? 'This card' : `The card ${land}`),
  shapeOffMap: 'The shape would stick out of the map. All its solid cells must lie on squares of the map.',
  reasons: {
    alreadyBid: 'You have already answered in this auction. Everyone answers just once.',
    alreadyChosen: ({ square }) => `${square} is already chosen. Choose another one, or finish placing.`,
    alreadyPlaced: 'The shape is already on the map. It is placed once a turn.',
    artifactSpent: ({ ability }) =>
      `Your ${ABILITY_NAMES[ability]} artifact is face down. A rest turns it up again.`,
    auctionRunning: 'An auction is under way. Bid coins, or pass.',
    basicGame: 'The basic game has no artifacts. They belong to the full game.',
    bidTooLow: ({ best }) =>
      `The highest bid is ${coinsOf(best)}. Bid at least ${coinsOf(best + 1)}, or pass.`,
    characterFirst: 'Choose a character first. Then you can place its shape.',
    enoughMarkers: 'You have markers for all the free squares of the shape. There is no need to choose.',
    faceDown: ({ character }) => `${character}: this card is face down. Choose a character that is face up.`,
    freeSquare: ({ square }) => `${square} is free and gets a marker anyway. Choose an occupied square.`,
    gapFilled: ({ square }) => `${square} got a marker this turn already. Each gap takes only one.`,
    gapTooEarly: 'Place the shape first. Gaps are filled after it.',
    lastCharacter: ({ character }) =>
      `${character}: this is your last card face up, and you still need it this turn. Turn another one.`,
    mainPartFirst: 'Finish the main part of your turn first. Then you can end the turn.',
    mainPartOver: 'The main part of the turn is over. You cannot go back to it.',
    mustFill: 'Some free squares of the shape still wait for a marker. Choose where it goes.',
    mustPlace: 'Place the shape of the used character first. This step cannot be skipped.',
    mustUseCharacter: 'You cannot pass your turn. Use one character first.',
    negativeBid: 'A bid cannot be negative. Bid 0 coins or more.',
    noArtifact: ({ ability }) => `You have no ${ABILITY_NAMES[ability]} artifact. You have to buy one first.`,
    noAuction: 'There is no auction now. You bid and pass only in an auction.',
    noEffect: 'Another turn of the shape would change nothing. An artifact must have an effect.',
    noMarkerLeft: 'You have no marker in supply. A gap cannot be filled without one.',
    noMarkerThere: ({ square }) => `${square} holds no such marker. Choose a marker that is on the map.`,
    noPlacement: 'No shape is placed this turn. Go on to the next step.',
    noRivalThere: ({ square }) => `${square} holds no such rival marker. Choose one that is there.`,
    noSpareMarker: 'You have no marker to spare. The free squares of the shape come first.',
    notAGap: ({ square }) => `${square} is not a gap of the placed shape. Choose one of its hollow cells.`,
    notComplete: ({ card }) => `${card} is not completed. Choose a card with markers on all six squares.`,
    notInRow: ({ artifact }) => `${artifact} is not in the row. Choose one that is.`,
    notInShape: ({ square }) => `${square} is not under the placed shape. Choose one of its squares.`,
    notNeighbour: ({ from, to }) =>
      `A marker cannot be shifted from ${from} to ${to}. It moves one square, across or up and down.`,
    notNow: 'You cannot do that now. Wait for the right part of your turn.',
    notTied: ({ slot }) =>
      `You do not bid for the card ${SLOT_PLACES[slot]}. Only those with the most markers on it do.`,
    notYourCharacter: ({ character }) =>
      `${character}: not a card of your party. Choose one of your characters.`,
    notYourTurn: 'It is somebody else’s turn. Wait for yours.',
    nothingToFinish: 'There is nothing to finish now. No markers are being placed.',
    nothingToTurn: 'All your cards are face up already. A rest would change nothing.',
    occupied: ({ square }) => `${square} is occupied. Choose a free square.`,
    offMap: ({ square }) => `${square} is not on the map. Choose a square with a land.`,
    onlyWhilePlacing: 'That works only while a shape is placed. Wait until you choose its squares.',
    over: 'The game is over. No more moves can be made.',
    ownMarker: ({ square }) => `${square} holds your own marker. Only a rival marker can be replaced.`,
    restedAlready: 'You have rested this turn already. You may rest once a turn.',
    secondCharacter: 'You have used a character this turn already. Use another one next time.',
    squareFull: ({ square }) => `${square} holds two markers already. There is no room for a third.`,
    tooExpensive: ({ price, coins }) => `You need ${coinsOf(price)}. You have ${coinsOf(coins)}.`,
    tooLateToRest: 'It is too late to rest. You rest at the start of the turn, before using a character.',
    waitForBid: 'Somebody else bids now. Wait for your answer.',
  },
}
