import type { RefusalReason } from '../../rules/index.ts'
import { isSlot, isSquare } from '../../rules/map.ts'
import type { Read } from '../build.ts'
import { type Names, squareName } from '../names.ts'
import type { Context } from '../sight.ts'
import { ABILITY_NAMES, coins, SLOT_PLACES } from './counts.ts'

/* A refused attempt may name a square, a slot or a card that does not exist. */

function squareIn(read: Read): string {
  const square = read.number('square')
  return isSquare(square) ? `Square ${squareName(square)}` : 'This square'
}

type Refusals = Readonly<Record<RefusalReason, (read: Read, context: Context) => string>>

export const refusalsOf = (names: Names<'en'>): Refusals => {
  const character = (read: Read): string =>
    names.knownCharacter(read.number('character'))?.nom ?? 'This character'
  const ability = (read: Read): string => ABILITY_NAMES[read.ability()]
  return {
    alreadyBid: () => 'You have already answered in this auction. Everyone answers just once.',
    alreadyChosen: (read) => `${squareIn(read)} is already chosen. Choose another one, or finish placing.`,
    alreadyPlaced: () => 'The shape is already on the map. It is placed once a turn.',
    artifactSpent: (read) => `Your ${ability(read)} artifact is face down. A rest turns it up again.`,
    auctionRunning: () => 'An auction is under way. Bid coins, or pass.',
    basicGame: () => 'The basic game has no artifacts. They belong to the full game.',
    bidTooLow: (read) => {
      const best = read.number('best')
      return `The highest bid is ${coins(best)}. Bid at least ${coins(best + 1)}, or pass.`
    },
    characterFirst: () => 'Choose a character first. Then you can place its shape.',
    enoughMarkers: () =>
      'You have markers for all the free squares of the shape. There is no need to choose.',
    faceDown: (read) => `${character(read)}: this card is face down. Choose a character that is face up.`,
    freeSquare: (read) => `${squareIn(read)} is free and gets a marker anyway. Choose an occupied square.`,
    gapFilled: (read) => `${squareIn(read)} got a marker this turn already. Each gap takes only one.`,
    gapTooEarly: () => 'Place the shape first. Gaps are filled after it.',
    lastCharacter: (read) =>
      `${character(read)}: this is your last card face up, and you still need it this turn. Turn another one.`,
    mainPartFirst: () => 'Finish the main part of your turn first. Then you can end the turn.',
    mainPartOver: () => 'The main part of the turn is over. You cannot go back to it.',
    mustFill: () => 'Some free squares of the shape still wait for a marker. Choose where it goes.',
    mustPlace: () => 'Place the shape of the used character first. This step cannot be skipped.',
    mustUseCharacter: () => 'You cannot pass your turn. Use one character first.',
    negativeBid: () => 'A bid cannot be negative. Bid 0 coins or more.',
    noArtifact: (read) => `You have no ${ability(read)} artifact. You have to buy one first.`,
    noAuction: () => 'There is no auction now. You bid and pass only in an auction.',
    noEffect: () => 'Another turn of the shape would change nothing. An artifact must have an effect.',
    noMarkerLeft: () => 'You have no marker in supply. A gap cannot be filled without one.',
    noMarkerThere: (read) => `${squareIn(read)} holds no such marker. Choose a marker that is on the map.`,
    noPlacement: () => 'No shape is placed this turn. Go on to the next step.',
    noRivalThere: (read) => `${squareIn(read)} holds no such rival marker. Choose one that is there.`,
    noSpareMarker: () => 'You have no marker to spare. The free squares of the shape come first.',
    notAGap: (read) => `${squareIn(read)} is not a gap of the placed shape. Choose one of its hollow cells.`,
    notComplete: (read, { view }) => {
      const slot = read.number('slot')
      const land = isSlot(slot) ? view.lands[slot] : null
      const card = land === null ? 'This card' : `The card ${names.land(land).nom}`
      return `${card} is not completed. Choose a card with markers on all six squares.`
    },
    notInRow: (read) => {
      const known = names.knownArtifact(read.number('artifact'))
      return `${known === null ? 'This artifact' : `The artifact ${known.nom}`} is not in the row. Choose one that is.`
    },
    notInShape: (read) => `${squareIn(read)} is not under the placed shape. Choose one of its squares.`,
    notNeighbour: (read) => {
      const [from, to] = [squareName(read.number('from')), squareName(read.number('to'))]
      return `A marker cannot be shifted from ${from} to ${to}. It moves one square, across or up and down.`
    },
    notNow: () => 'You cannot do that now. Wait for the right part of your turn.',
    notTied: (read) =>
      `You do not bid for the card ${SLOT_PLACES[read.number('slot')]}. Only those with the most markers on it do.`,
    notYourCharacter: (read) =>
      `${character(read)}: not a card of your party. Choose one of your characters.`,
    notYourTurn: () => 'It is somebody else’s turn. Wait for yours.',
    nothingToFinish: () => 'There is nothing to finish now. No markers are being placed.',
    nothingToTurn: () => 'All your cards are face up already. A rest would change nothing.',
    occupied: (read) => `${squareIn(read)} is occupied. Choose a free square.`,
    offMap: (read) =>
      read.optional('square') === null
        ? 'The shape would stick out of the map. All its solid cells must lie on squares of the map.'
        : `${squareIn(read)} is not on the map. Choose a square with a land.`,
    onlyWhilePlacing: () => 'That works only while a shape is placed. Wait until you choose its squares.',
    over: () => 'The game is over. No more moves can be made.',
    ownMarker: (read) => `${squareIn(read)} holds your own marker. Only a rival marker can be replaced.`,
    restedAlready: () => 'You have rested this turn already. You may rest once a turn.',
    secondCharacter: () => 'You have used a character this turn already. Use another one next time.',
    squareFull: (read) => `${squareIn(read)} holds two markers already. There is no room for a third.`,
    tooExpensive: (read) =>
      `You need ${coins(read.number('price'))}. You have ${coins(read.number('coins'))}.`,
    tooLateToRest: () =>
      'It is too late to rest. You rest at the start of the turn, before using a character.',
    waitForBid: () => 'Somebody else bids now. Wait for your answer.',
  }
}
