import type { Refusal, Values } from '@vyprava/kernel'

/** Every reason for which something is refused, as keys of the texts; values in brackets. */
export const REFUSAL_REASONS = [
  /** The active player does not answer, skip, take extra meadows or use hints. */
  'activeDoesNotAnswer',
  /** This seat has answered already, and waits for the others. */
  'alreadyAnswered',
  /** Somebody has that character. [character] */
  'characterTaken',
  /** Chosen already: character, hints or diamonds, start, colour. */
  'chosenAlready',
  /** Not one of the five colours. [colour] */
  'colourUnknown',
  'compassFull',
  /** A danger hex, and the character may not enter. [hex] */
  'danger',
  /** Diamonds are not in play for this player. */
  'diamondsNotInPlay',
  /** All earned diamonds have their colour already. */
  'diamondsColoured',
  /** The field has a colour. [field] */
  'fieldFilled',
  /** Not one of the 24 fields. [field] */
  'fieldUnknown',
  /** Sheet and score are frozen: only a colour is named. */
  'finished',
  /** Not while a move is being made. */
  'finishMoveFirst',
  /** Grey and green cannot be turned into each other. */
  'greyGreen',
  /** No such hex on the map. [hex] */
  'hexUnknown',
  /** Hints are not in play for this player. */
  'hintsNotInPlay',
  /** The only hex left for this turn's move. [hex] */
  'lastTarget',
  /** The answer is under way: hexes are painted, or hints are used. */
  'answerBegun',
  /** The extra meadow is taken already in this turn. */
  'meadowTaken',
  /** At least one hex must be painted. */
  'mustPaint',
  /** A colour must be named, and its hexes painted. */
  'mustMove',
  /** No conversion is available. [green, made] */
  'noConversion',
  /** No diamond of that colour is ready. [colour] */
  'noDiamond',
  /** No diamond is earned. */
  'noDiamondEarned',
  /** A solo die colour goes into the compass only. */
  'noMapAnswer',
  /** No legal hex and no empty field in that colour. [colour] */
  'noUse',
  /** No legal hex of that colour. [colour] */
  'noTarget',
  /** Hints too few. [cost, hints] */
  'notEnoughHints',
  /** Only in the own turn. */
  'notInOthersTurn',
  /** Only in an opponent's turn. */
  'notInOwnTurn',
  /** That is not what is asked now. */
  'notNow',
  /** The hex is not a printed forest (convert) or meadow (meadow). [hex] */
  'notForest',
  'notMeadow',
  /** The hex touches no hex visited before this turn. [hex] */
  'notSupported',
  /** Not a start hex of this character. [hex, character] */
  'notStart',
  /** The Knight's fields lie on the road side. [field] */
  'notRoadSide',
  'notYourTurn',
  /** The game is over. */
  'over',
  'outOfTime',
  /** The power does not belong to this character. */
  'powerMissing',
  /** The same colour is named already; no hint is needed. [colour] */
  'sameColour',
  /** Hints have changed the colour once; that stands. */
  'shiftedAlready',
  /** Hints have changed the colour, so there is no skipping. */
  'shiftedNoSkip',
  /** The preparation comes in order: this comes later, or is over. */
  'setupOrder',
  /** Somebody else chooses first. [seat] */
  'waitForSeat',
  /** The extra meadow needs the identity colour to be named. [identity] */
  'wrongTrigger',
  /** The hex is of another colour than the move. [hex, colour] */
  'wrongColour',
  /** The hex must be painted in its own colour. [hex, colour] */
  'wrongPaint',
  /** A wreck is no start. [hex] */
  'wreckStart',
  /** Visited already. [hex] */
  'visited',
  /** No such character in the pack. [character] */
  'characterUnknown',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export const refuse = (rule: string, reason: RefusalReason, values?: Values): Refusal =>
  values === undefined ? { rule, reason } : { rule, reason, values }
