import type { RefusalWords } from '../telling/refusals.ts'
import { ABILITY_NAMES, coins as coinsOf, SLOT_PLACES } from './counts.ts'

const square = (name: string | null): string => (name === null ? 'This square' : `Square ${name}`)

export const refusals: RefusalWords = {
  square,
  onSquare: square,
  character: (name) => name ?? 'This character',
  artifact: (name) => (name === null ? 'This artifact' : `The artifact ${name}`),
  card: (land) => (land === null ? 'This card' : `The card ${land}`),
  shapeOffMap:
    'The shape would stick out past the edge of the map. All its solid cells must be on squares of the map.',
  reasons: {
    alreadyBid: 'You’ve already answered in this auction. Everyone answers just once.',
    alreadyChosen: ({ square }) => `${square} is already chosen. Choose another one, or finish placing.`,
    alreadyPlaced: 'The shape is already on the map. You place it once a turn.',
    artifactSpent: ({ ability }) =>
      `Your ${ABILITY_NAMES[ability]} artifact is face down. A rest turns it face up again.`,
    auctionRunning: 'An auction is under way. Bid coins, or pass.',
    basicGame: 'The basic game has no artifacts. They belong to the full game.',
    bidTooLow: ({ best }) =>
      `The highest bid is ${coinsOf(best)}. Bid at least ${coinsOf(best + 1)}, or pass.`,
    characterFirst: 'Choose a character first. Then you can place its shape.',
    enoughMarkers: 'You have markers for all the free squares of the shape. There’s no need to choose.',
    faceDown: ({ character }) => `${character}: this card is face down. Choose a character that is face up.`,
    freeSquare: ({ square }) => `${square} is free and gets a marker anyway. Choose an occupied square.`,
    gapFilled: ({ square }) => `${square} already got a marker this turn. Each gap takes only one.`,
    gapTooEarly: 'Place the shape first. Gaps are filled after it.',
    lastCharacter: ({ character }) =>
      `${character}: this is your last face-up card, and you still need it this turn. Flip another one.`,
    mainPartFirst: 'Finish the main part of your turn first. Then you can end the turn.',
    mainPartOver: 'The main part of the turn is over. You can’t go back to it.',
    mustFill: 'Some free squares of the shape still need a marker. Choose where it goes.',
    mustPlace: 'Place the shape of the character you used first. You can’t skip this step.',
    mustUseCharacter: 'You can’t pass your turn. Use a character first.',
    negativeBid: 'A bid can’t be negative. Bid 0 coins or more.',
    noArtifact: ({ ability }) => `You have no ${ABILITY_NAMES[ability]} artifact. You have to buy one first.`,
    noAuction: 'There’s no auction now. You can only bid and pass in an auction.',
    noEffect: 'Rotating the shape again would change nothing. An artifact must have an effect.',
    noMarkerLeft: 'You have no marker in your supply. You can’t fill a gap without one.',
    noMarkerThere: ({ square }) => `${square} holds no such marker. Choose a marker that is on the map.`,
    noPlacement: 'There’s no shape to place this turn. Continue to the next step.',
    noRivalThere: ({ square }) => `${square} doesn’t hold that rival’s marker. Choose a square that does.`,
    noSpareMarker: 'You have no marker to spare. The free squares of the shape come first.',
    notAGap: ({ square }) => `${square} is not a gap of the placed shape. Choose one of its hollow cells.`,
    notComplete: ({ card }) => `${card} is not completed. Choose a card with markers on all six squares.`,
    notInRow: ({ artifact }) => `${artifact} is not in the row. Choose one that is.`,
    notInShape: ({ square }) => `${square} is not under the placed shape. Choose one of its squares.`,
    notNeighbour: ({ from, to }) =>
      `A marker can’t be shifted from ${from} to ${to}. It moves one square, sideways or up and down.`,
    notNow: 'You can’t do that now. Wait for the right part of your turn.',
    notTied: ({ slot }) =>
      `You can’t bid for the card ${SLOT_PLACES[slot]}. Only players tied for the most markers can.`,
    notYourCharacter: ({ character }) =>
      `${character}: not a card in your party. Choose one of your characters.`,
    notYourTurn: 'It’s someone else’s turn. Wait for yours.',
    nothingToFinish: 'There’s nothing to finish now. No markers are being placed.',
    nothingToTurn: 'All your cards are already face up. A rest would change nothing.',
    occupied: ({ square }) => `${square} is occupied. Choose a free square.`,
    offMap: ({ square }) => `${square} is not on the map. Choose a square on a land card.`,
    onlyWhilePlacing: 'That only works while a shape is being placed. Wait until you choose its squares.',
    over: 'The game is over. No more moves can be made.',
    ownMarker: ({ square }) => `${square} holds your own marker. Only a rival’s marker can be replaced.`,
    restedAlready: 'You’ve already rested this turn. You may rest once a turn.',
    secondCharacter: 'You’ve already used a character this turn. Use another one next turn.',
    squareFull: ({ square }) => `${square} already holds two markers. There’s no room for a third.`,
    tooExpensive: ({ price, coins }) => `You need ${coinsOf(price)}. You have ${coinsOf(coins)}.`,
    tooLateToRest: 'It’s too late to rest. You rest at the start of your turn, before using a character.',
    waitForBid: 'Somebody else is bidding. Wait for your turn.',
  },
}
