import type { Json } from '@vyprava/kernel'
import type { ArkAction, ArkEvent, PromptKey, RefusalReason } from '../../rules/index.ts'

/** The values that the rules give with each question. */
export const PROMPT_VALUES: Record<PromptKey, readonly Record<string, Json>[]> = {
  character: [{}],
  system: [{}],
  start: [0, 1, 2, 3, 4, 5, 6].map((character) => ({ character })),
  field: [1, 2, 3].map((fields) => ({ identity: fields, fields })),
  name: [{}],
  nameOnly: [{}],
  paint: [0, 1, 2].map((painted) => ({ colour: painted, painted, allowance: 5 })),
  after: [{ colour: 4 }],
  answer: [0, 1, 2, 3, 4].map((colour) => ({ colour, hints: colour, allowance: 2, die: colour > 2 })),
  answerMove: [{ colour: 3, painted: 2, allowance: 3 }],
}

const HEX = [{ hex: 63 }, { hex: -1 }, { hex: 999 }]
const FIELD = [0, 23].map((field) => ({ field }))
const COLOUR = [0, 1, 2, 3, 4].map((colour) => ({ colour }))
const HEX_AND_COLOUR = [0, 1, 2, 3, 4].map((colour) => ({ hex: 63, colour }))
const CHARACTER = [{ character: 0 }, { character: 6 }, { character: 9 }]

/** The values that the rules give with each reason, also those of attempts off the map. */
export const REFUSAL_VALUES: Record<RefusalReason, readonly Record<string, Json>[]> = {
  activeDoesNotAnswer: [{}],
  alreadyAnswered: [{}],
  answerBegun: [{}],
  characterTaken: CHARACTER,
  characterUnknown: CHARACTER,
  chosenAlready: [{}],
  colourUnknown: [{ colour: 7 }],
  danger: HEX,
  diamondsColoured: [{}],
  diamondsNotInPlay: [{}],
  fieldFilled: FIELD,
  fieldUnknown: [{ field: 24 }],
  finishMoveFirst: [{}],
  finished: [{}],
  greyGreen: [{}],
  hexUnknown: HEX,
  hintsNotInPlay: [{}],
  lastTarget: HEX,
  meadowTaken: [{}],
  moveOver: [{}],
  mustMove: [{}],
  mustPaint: [{}],
  nameFirst: [{}],
  nameOnly: [{}],
  noConversion: [
    { green: 3, made: 0 },
    { green: 11, made: 2 },
  ],
  noDiamond: [...COLOUR, { colour: 7 }],
  noDiamondEarned: [{}],
  noMapAnswer: [{}],
  noTarget: COLOUR,
  noUse: COLOUR,
  notEnoughHints: [0, 1, 2, 3].map((hints) => ({ cost: hints + 1, hints })),
  notForest: HEX,
  notInOthersTurn: [{}],
  notInOwnTurn: [{}],
  notMeadow: HEX,
  notRoadSide: FIELD,
  notStart: [{ hex: 63, character: 0 }],
  notSupported: HEX,
  notYourTurn: [{}],
  outOfTime: [{}],
  over: [{}],
  powerMissing: [{}],
  sameColour: COLOUR,
  setupOrder: [{}],
  shiftedAlready: [{}],
  shiftedNoSkip: [{}],
  systemFixed: [{}],
  visited: HEX,
  waitForSeat: [{ seat: 1 }],
  wreckStart: HEX,
  wrongColour: HEX_AND_COLOUR,
  wrongPaint: HEX_AND_COLOUR,
  wrongTrigger: [{ identity: 2 }],
}

/** One of each action. */
export const ACTIONS: { [Type in ArkAction['type']]: Extract<ArkAction, { readonly type: Type }> } = {
  character: { type: 'character', character: 3 },
  colourDiamond: { type: 'colourDiamond', colour: 1 },
  convert: { type: 'convert', hex: 63 },
  endMove: { type: 'endMove' },
  endTurn: { type: 'endTurn' },
  fill: { type: 'fill', field: 4 },
  meadow: { type: 'meadow', hex: 63 },
  name: { type: 'name', colour: 3 },
  paint: { type: 'paint', colour: 2, hex: 63 },
  shift: { type: 'shift', colour: 4 },
  skip: { type: 'skip' },
  start: { type: 'start', hex: 63 },
  system: { type: 'system', system: 'hints' },
  terraform: { type: 'terraform', colour: 3, hex: 63 },
}

/** One of each event; hex 63 is the middle of the map, VII·7. */
export const EVENTS: { [Type in ArkEvent['type']]: Extract<ArkEvent, { readonly type: Type }> } = {
  answered: { type: 'answered', seat: 0 },
  characterChosen: { type: 'characterChosen', seat: 0, character: 0 },
  converted: { type: 'converted', seat: 0, hex: 63 },
  diamondColoured: { type: 'diamondColoured', seat: 0, diamond: 1, colour: 2 },
  diamondEarned: { type: 'diamondEarned', seat: 0, diamond: 1 },
  filled: { type: 'filled', seat: 0, field: 4, colour: 1 },
  finished: { type: 'finished', seat: 0 },
  firstPlayer: { type: 'firstPlayer', seat: 0 },
  gameEnded: { type: 'gameEnded', reason: 'found', scores: [12, -3], ranks: [1, 2], won: true },
  hintGained: { type: 'hintGained', seat: 0, source: 'wreck', hints: 2 },
  identityRolled: { type: 'identityRolled', seat: 0, colour: 4 },
  meadowVisited: { type: 'meadowVisited', seat: 0, hex: 63 },
  minus: { type: 'minus', seat: 0, cause: 'skip', total: 3 },
  moved: { type: 'moved', seat: 0, active: false, colour: 0, hexes: [63, 64], paints: [0, 3], slot: 5 },
  named: { type: 'named', seat: 0, colour: 3, only: false },
  outOfTime: { type: 'outOfTime', seat: 0 },
  painted: { type: 'painted', seat: 0, hex: 63, colour: 2 },
  partsFound: { type: 'partsFound', seat: 0, parts: 5, before: 3 },
  rolled: { type: 'rolled', seat: 0, rolls: [6, 3], colour: 2 },
  shifted: { type: 'shifted', seat: 0, from: 0, to: 3, paid: 3 },
  started: { type: 'started', seat: 0, hex: 63, colour: 0 },
  stuck: { type: 'stuck', seat: 0, slot: 9 },
  systemChosen: { type: 'systemChosen', seat: 0, system: 'hints' },
  terraformed: { type: 'terraformed', seat: 0, diamond: 1, hex: 63, colour: 3 },
  turnStarted: { type: 'turnStarted', seat: 0, turn: 1 },
}
