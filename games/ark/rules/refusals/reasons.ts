import type { Refusal, Values } from '@vyprava/kernel'

/** Every reason for which something is refused, as keys of the texts; values in brackets. */
export const REFUSAL_REASONS = [
  /** The active player does not write into the compass, and does not answer. */
  'activeDoesNotAnswer',
  /** This seat has answered, and waits for the others. */
  'alreadyAnswered',
  /** The answer is under way: hexes are painted, or hints are used. */
  'answerBegun',
  /** Somebody has that character. [character] */
  'characterTaken',
  /** No such character. [character] */
  'characterUnknown',
  /** Chosen already: character, hints or diamonds, start, the turn's colour. */
  'chosenAlready',
  /** Not one of the five colours. [colour] */
  'colourUnknown',
  /** A danger hex, and the character may not enter. [hex] */
  'danger',
  /** All earned diamonds have their colour already. */
  'diamondsColoured',
  /** Diamonds are not in play for this player. */
  'diamondsNotInPlay',
  /** The field has a colour. [field] */
  'fieldFilled',
  /** Not one of the 24 fields. [field] */
  'fieldUnknown',
  /** Not in the middle of a move. */
  'finishMoveFirst',
  /** The ark is found: only colours are named for the others. */
  'finished',
  /** Grey and green cannot be turned into each other. */
  'greyGreen',
  /** No such hex on the map. [hex] */
  'hexUnknown',
  /** Hints are not in play for this player. */
  'hintsNotInPlay',
  /** The only hex left for this turn's move. [hex] */
  'lastTarget',
  /** The extra meadow of this turn is taken. */
  'meadowTaken',
  /** The move of this turn is over. */
  'moveOver',
  /** The active player has to name a colour and move. */
  'mustMove',
  /** At least one hex has to be painted. */
  'mustPaint',
  /** Only a colour is named in this turn. */
  'nameOnly',
  /** The colour comes first. */
  'nameFirst',
  /** No conversion is available. [green, made] */
  'noConversion',
  /** No diamond of that colour is ready. [colour] */
  'noDiamond',
  /** No diamond waits for a colour. */
  'noDiamondEarned',
  /** A solo die colour goes into the compass only. */
  'noMapAnswer',
  /** No legal hex of that colour. [colour] */
  'noTarget',
  /** Neither a legal hex nor an empty field for that colour. [colour] */
  'noUse',
  /** Not a printed forest. [hex] */
  'notForest',
  /** Too few hints. [cost, hints] */
  'notEnoughHints',
  /** Only on one's own turn. */
  'notInOthersTurn',
  /** Only in an opponent's turn. */
  'notInOwnTurn',
  /** Not a printed meadow. [hex] */
  'notMeadow',
  /** The three fields lie on the road side. [field] */
  'notRoadSide',
  /** Not a start hex of this character. [hex, character] */
  'notStart',
  /** The hex touches no hex visited before this turn. [hex] */
  'notSupported',
  'notYourTurn',
  'outOfTime',
  /** The game is over. */
  'over',
  /** The power does not belong to this character. */
  'powerMissing',
  /** That colour is named already. [colour] */
  'sameColour',
  /** The preparation goes in order: this comes later, or is over. */
  'setupOrder',
  /** Hints have changed the colour once; that stands. */
  'shiftedAlready',
  /** Hints have changed the colour, so there is no skipping. */
  'shiftedNoSkip',
  /** Choosing between hints and diamonds belongs to the medium difficulty. */
  'systemFixed',
  /** Visited already. [hex] */
  'visited',
  /** Somebody else chooses first. [seat] */
  'waitForSeat',
  /** A wreck is no start. [hex] */
  'wreckStart',
  /** The hex is of another colour than the move. [hex, colour] */
  'wrongColour',
  /** The hex has to be painted in another colour. [hex, colour] */
  'wrongPaint',
  /** The extra meadow needs the identity colour to be named. [identity] */
  'wrongTrigger',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export const refuse = (rule: string, reason: RefusalReason, values?: Values): Refusal =>
  values === undefined ? { rule, reason } : { rule, reason, values }
