import type { RefusalReason } from '../../rules/refusals/reasons.ts'
import type { Read } from '../build.ts'
import type { Names } from '../names.ts'
import { type Context, knownHex } from '../sight.ts'
import { COLOUR_NAMES, fieldName, hints } from './counts.ts'

type Refusals = Readonly<Record<RefusalReason, (read: Read, context: Context) => string>>

/* A refused attempt may name a hex, a field, a colour or a character that does not exist. */

const hexIn = (read: Read, context: Context): string => knownHex(context, read.number('hex')) ?? 'This hex'
const colourIn = (read: Read): string => COLOUR_NAMES[read.number('colour')] ?? 'that colour'

export const refusalsOf = (names: Names<'en'>): Refusals => ({
  activeDoesNotAnswer: () => 'You are the active player. Only the others fill their compasses in this turn.',
  alreadyAnswered: () => 'You have given your answer. Wait for the others.',
  answerBegun: () => 'Your answer is already under way. Finish it first.',
  characterTaken: (read) => {
    const known = names.knownCharacter(read.number('character'))
    return `${known === null ? 'That character' : `The ${known.nom}`} is taken. Choose another one.`
  },
  characterUnknown: () => 'There is no such character. Choose one from the list.',
  chosenAlready: () => 'You have made that choice already. It stands.',
  colourUnknown: () => 'There is no such colour. There are only five.',
  danger: (read, context) =>
    `${hexIn(read, context)} is a danger hex. Only the Paladin gets there, and never at the start.`,
  diamondsColoured: () => 'All your earned diamonds have a colour. It is final.',
  diamondsNotInPlay: () => 'You do not play with diamonds. The difficulty decides that.',
  fieldFilled: (read) => `${fieldName(read.number('field'))} has its colour already. Choose an empty field.`,
  fieldUnknown: () => 'There is no such field. The compass has 24 of them.',
  finishMoveFirst: () => 'You are in the middle of a move. Finish it first.',
  finished: () => 'You have found the Ark. From now on you only name colours.',
  greyGreen: () => 'Grey never becomes green nor green grey. No hints can change that.',
  hexUnknown: () => 'There is no such hex on the map. Choose one that exists.',
  hintsNotInPlay: () => 'You do not play with hints. The difficulty decides that.',
  lastTarget: (read, context) =>
    `${hexIn(read, context)} is the last hex that you could move to. Leave it for the move.`,
  meadowTaken: () => 'You have taken your extra meadow in this turn. There is only one.',
  moveOver: () => 'The move of this turn is over. You can paint again in the next one.',
  mustMove: () => 'The active player has to move. Name a colour and paint.',
  mustPaint: () => 'A move paints at least one hex. Paint one first.',
  nameFirst: () => 'Name a colour first. Then you can paint.',
  nameOnly: () => 'In this turn you only name a colour. It is for the answers.',
  noConversion: (read) => {
    const need = 4 * (read.number('made') + 1)
    return `You have no conversion left. The next one comes with ${need} green hexes, you have ${read.number('green')}.`
  },
  noDiamond: (read) => `No diamond is ready in ${colourIn(read)}. Earn and colour one first.`,
  noDiamondEarned: () => 'No diamond is waiting for a colour. Earn one first.',
  noMapAnswer: () => 'Alone, the colour of the die goes into the compass only. Fill a field or skip.',
  noTarget: (read) => `There is no hex for you to paint in ${colourIn(read)}. Name another colour.`,
  noUse: (read) => `You could not use ${colourIn(read)} at all. Keep your hints.`,
  notForest: (read, context) => `${hexIn(read, context)} is not a forest. Only forests can be converted.`,
  notEnoughHints: (read) =>
    `That takes ${hints(read.number('cost'))}. You have ${hints(read.number('hints'))}.`,
  notInOthersTurn: () => 'That is for your own turn only. Wait for it.',
  notInOwnTurn: () => 'That is for the turns of others only. Not now.',
  notMeadow: (read, context) =>
    `${hexIn(read, context)} is not a meadow. The extra visit leads to meadows only.`,
  notRoadSide: (read) =>
    `${fieldName(read.number('field'))} is not on the road side. Fill three fields there.`,
  notStart: (read, context) => {
    const { nom } = names.character(read.number('character'))
    return `The ${nom} cannot start at ${hexIn(read, context)}. Choose another hex.`
  },
  notSupported: (read, context) =>
    `${hexIn(read, context)} is too far. No hex that you visited before this turn is close enough.`,
  notYourTurn: () => 'It is not your turn to do that. Wait until you are asked.',
  outOfTime: () => 'Your time is out. Your sheet waits for the final count.',
  over: () => 'The game is over. Nothing more can be done.',
  powerMissing: () => 'Your character cannot do that. It is the power of another one.',
  sameColour: (read) => `The colour is ${colourIn(read)} already. No hint is needed.`,
  setupOrder: () => 'Preparation goes in its order. This is not the moment.',
  shiftedAlready: () => 'You have changed the colour once. That stands for this answer.',
  shiftedNoSkip: () => 'You have changed the colour. Now use it, skipping is too late.',
  systemFixed: () => 'The difficulty decides that. Only at medium one chooses between hints and diamonds.',
  visited: (read, context) => `${hexIn(read, context)} is visited already. A hex is painted only once.`,
  waitForSeat: (read, { names: players }) =>
    `${players[read.number('seat')]} chooses a character first. Wait a moment.`,
  wreckStart: (read, context) => `The wreck lies at ${hexIn(read, context)}. Nobody starts there.`,
  wrongColour: (read, context) =>
    `${hexIn(read, context)} has another terrain. You are moving in ${colourIn(read)}.`,
  wrongPaint: (read, context) =>
    `${hexIn(read, context)} is painted ${colourIn(read)}. No power changes that here.`,
  wrongTrigger: (read) =>
    `An extra meadow comes only when ${COLOUR_NAMES[read.number('identity')]} is named. That is your identity colour.`,
})
