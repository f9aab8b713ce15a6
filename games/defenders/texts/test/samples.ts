import type { Json } from '@vyprava/kernel'
import { REVEAL_EFFECTS } from '../../content/schema.ts'
import { edgeAt, hexAt, poseBetween } from '../../rules/board/index.ts'
import type { DefendersAction, DefendersEvent, PromptKey, RefusalReason } from '../../rules/index.ts'

/** C8 and B7 in the middle of the board, and the western side of D1 on its rim. */
export const HEX = hexAt(1, -1)
export const NEXT = hexAt(1, -2)
export const EDGE = edgeAt(1, -1, 1, -2)
export const RIM_EDGE = edgeAt(-3, 0, -4, 0)
const POSE = poseBetween(HEX, NEXT)

/** The values that the rules give with each question. */
export const PROMPT_VALUES: Record<PromptKey, readonly Record<string, Json>[]> = {
  chooseFaction: [{}],
  chooseLeader: [{}],
  drawFrom: [{}],
  placeCamp: [{}],
  lead: [{}],
  resolve: REVEAL_EFFECTS.map((does) => ({ player: 0, card: 3, does })),
  burn: [{ player: 0 }],
  secretPaths: [{ player: 0 }],
  discussion: [{}],
  turn: [0, 1, 2, 5].map((ap) => ({ player: 0, ap })),
}

const NOTHING = [{}]
const PLACES = [{ hex: HEX }, { hex: 0 }]
const BORDERS = [{ edge: EDGE }, { edge: RIM_EDGE }]
const KINDS = [0, 1, 2, 3]
const ITEMS = KINDS.map((item) => ({ item }))

/** The values that the rules give with each reason. */
export const REFUSAL_VALUES: Record<RefusalReason, readonly Record<string, Json>[]> = {
  abilityFirst: NOTHING,
  alreadyBreached: BORDERS,
  alreadyChosen: NOTHING,
  alreadyShown: KINDS.map((terrain) => ({ terrain })),
  apLeft: [1, 2, 5].map((ap) => ({ ap })),
  beforeReveal: NOTHING,
  blockedByEngine: PLACES,
  blockedByWall: PLACES,
  campOfOthers: PLACES,
  campThere: PLACES,
  clean: [...NOTHING, ...PLACES],
  core: NOTHING,
  deckUnknown: NOTHING,
  engineOnly: BORDERS,
  factionTaken: KINDS.map((faction) => ({ faction })),
  factionUnknown: NOTHING,
  factoryHere: PLACES,
  factoryUnderCamp: PLACES,
  handNotEmpty: [...NOTHING, { player: 1 }],
  itemActive: ITEMS,
  itemSpent: ITEMS,
  itemUnknown: ITEMS,
  leaderOfOthers: [0, 7].map((leader) => ({ leader })),
  leaderUnknown: NOTHING,
  mealsOver: NOTHING,
  mechHere: PLACES,
  mechOnTrail: PLACES,
  mustResolve: NOTHING,
  needsTarget: NOTHING,
  noAp: NOTHING,
  noBreachToken: NOTHING,
  noCampHere: PLACES,
  noCampLeft: NOTHING,
  noItemHere: PLACES,
  noMechHere: PLACES,
  noTrail: PLACES,
  noWall: BORDERS,
  notAFactory: PLACES,
  notAdjacent: PLACES,
  notAnEdge: NOTHING,
  notHome: PLACES,
  notInHand: NOTHING,
  notInTurn: NOTHING,
  notInjured: NOTHING,
  notNow: NOTHING,
  notOnBoard: NOTHING,
  notOnRim: PLACES,
  notYourTurn: NOTHING,
  nothingToResolve: NOTHING,
  otherFaction: NOTHING,
  otherTerrain: [{ card: 0 }, { card: 71 }, ...PLACES],
  over: NOTHING,
  phraseUnknown: NOTHING,
  playerUnknown: NOTHING,
  pollutedHere: PLACES,
  retired: NOTHING,
  sameHex: NOTHING,
  seventhToxic: PLACES,
  signsOnly: NOTHING,
  silence: NOTHING,
  soloTalk: NOTHING,
  supportTooLow: [1, 2, 6].map((needed) => ({ support: 0, needed })),
  targetless: [...NOTHING, ...PLACES],
  terrainUnknown: NOTHING,
  toxicThere: PLACES,
  trailBlocked: PLACES,
  wallElsewhere: BORDERS,
}

/** One of each action. */
export const ACTIONS: {
  [Type in DefendersAction['type']]: Extract<DefendersAction, { readonly type: Type }>
} = {
  breach: { type: 'breach', edge: EDGE },
  build: { type: 'build' },
  chooseFaction: { type: 'chooseFaction', faction: 1 },
  chooseLeader: { type: 'chooseLeader', leader: 0 },
  clear: { type: 'clear' },
  destroy: { type: 'destroy' },
  drawFrom: { type: 'drawFrom', player: 0 },
  endActions: { type: 'endActions' },
  food: { type: 'food' },
  gainItem: { type: 'gainItem' },
  heal: { type: 'heal' },
  hint: { type: 'hint', terrain: 2 },
  lead: { type: 'lead', card: 0 },
  leadBlind: { type: 'leadBlind', player: 0 },
  mapMove: { type: 'mapMove', hex: HEX },
  mapRegroup: { type: 'mapRegroup', hex: HEX },
  move: { type: 'move', hex: HEX },
  pinEdge: { type: 'pinEdge', edge: RIM_EDGE },
  pinHex: { type: 'pinHex', hex: HEX },
  placeCamp: { type: 'placeCamp', hex: HEX },
  potionsClear: { type: 'potionsClear' },
  potionsHeal: { type: 'potionsHeal' },
  ready: { type: 'ready' },
  regroup: { type: 'regroup', hex: HEX },
  resolve: { type: 'resolve' },
  resolveCamp: { type: 'resolveCamp', from: HEX, hex: NEXT },
  resolveEdge: { type: 'resolveEdge', edge: EDGE },
  resolveHex: { type: 'resolveHex', hex: HEX },
  resolvePlayer: { type: 'resolvePlayer', player: 1 },
  rewild: { type: 'rewild' },
  rocketsBreach: { type: 'rocketsBreach', edge: EDGE },
  rocketsDestroy: { type: 'rocketsDestroy', hex: HEX },
  say: { type: 'say', phrase: 0 },
  shift: { type: 'shift', hex: HEX },
  stay: { type: 'stay' },
  team: { type: 'team', card: 0 },
  wait: { type: 'wait' },
}

const hunters = (count: number) => ({ type: 'hunterMoved', from: HEX, to: NEXT, count }) as const

/** One of each event, some in several forms. */
export const EVENTS = {
  factionChosen: { type: 'factionChosen', player: 0, faction: 0 },
  leaderChosen: { type: 'leaderChosen', player: 0, leader: 0 },
  drawn: { type: 'drawn', player: 0, cards: [0, 1, 2] },
  drawnHidden: { type: 'drawnHidden', player: 0, count: 2 },
  campPlaced: { type: 'campPlaced', player: 0, hex: HEX },
  firstPlayer: { type: 'firstPlayer', player: 0 },
  roundStarted: { type: 'roundStarted', round: 3 },
  chosen: { type: 'chosen', player: 0, card: 0 },
  chosenHidden: { type: 'chosenHidden', player: 0 },
  revealed: { type: 'revealed', player: 0, card: 0 },
  abilityWaited: { type: 'abilityWaited', player: 0 },
  abilityResolved: { type: 'abilityResolved', player: 0, card: 0 },
  tokenPassed: { type: 'tokenPassed', from: 0, to: 1 },
  turnStarted: { type: 'turnStarted', player: 0, card: 0, ap: 3 },
  moved: { type: 'moved', player: 0, from: HEX, to: NEXT, means: 'action' },
  regrouped: { type: 'regrouped', player: 0, from: HEX, to: NEXT, means: 'item' },
  campBuilt: { type: 'campBuilt', player: 0, hex: HEX, left: 4 },
  campMoved: { type: 'campMoved', player: 0, from: HEX, to: NEXT },
  cleared: { type: 'cleared', player: 0, hex: HEX, pollution: 2, toxic: false, means: 'ability' },
  clearedToxic: { type: 'cleared', player: 0, hex: HEX, pollution: 0, toxic: true, means: 'action' },
  healed: { type: 'healed', player: 0, injuries: 2, means: 'action' },
  mechDestroyed: { type: 'mechDestroyed', player: 0, hex: HEX, means: 'item' },
  mechRusted: { type: 'mechRusted', player: 0, hex: HEX },
  breached: { type: 'breached', player: 0, edge: EDGE, means: 'action' },
  breachedRim: { type: 'breached', player: 0, edge: RIM_EDGE, means: 'ability' },
  rewilded: { type: 'rewilded', player: 0, hex: HEX, tile: 5 },
  itemGained: { type: 'itemGained', player: 0, item: 0 },
  itemUsed: { type: 'itemUsed', player: 0, item: 3 },
  supportGained: { type: 'supportGained', player: 0, support: 2, field: 2 },
  teamed: { type: 'teamed', player: 0, card: 0 },
  said: { type: 'said', player: 0, phrase: 0 },
  pinnedHex: { type: 'pinnedHex', player: 0, hex: HEX },
  pinnedEdge: { type: 'pinnedEdge', player: 0, edge: EDGE },
  hinted: { type: 'hinted', player: 0, terrain: 2, count: 1 },
  rolled: { type: 'rolled', player: 0, threat: 'close', result: 2, injuries: 2 },
  rolledHarmless: { type: 'rolled', player: 0, threat: 'ranged', result: 2, injuries: 0 },
  injured: { type: 'injured', player: 0, injuries: 1, total: 3 },
  injuredToDeath: { type: 'injured', player: 0, injuries: 1, total: 0 },
  killed: { type: 'killed', player: 0, card: 0, terrain: 0 },
  deckShuffled: { type: 'deckShuffled', player: 0, count: 5 },
  retired: { type: 'retired', player: 0 },
  gameEnded: { type: 'gameEnded', reason: 'toxic' },
  machineFlipped: { type: 'machineFlipped', player: 0, card: 7 },
  machineSkipped: { type: 'machineSkipped', player: 0 },
  machineShuffled: { type: 'machineShuffled' },
  directionTurned: { type: 'directionTurned', direction: 'left' },
  engineMoved: { type: 'engineMoved', engine: 0, from: POSE, pose: POSE, walls: [EDGE, RIM_EDGE] },
  engineReset: { type: 'engineReset', engine: 1, from: POSE, walls: [EDGE], blocked: EDGE },
  engineDeployed: { type: 'engineDeployed', engine: 0, tile: 5, pose: POSE },
  engineStuck: { type: 'engineStuck', engine: 0 },
  factoryBuilt: { type: 'factoryBuilt', tile: 5, hex: HEX, walls: [], mechs: 2 },
  coreManned: { type: 'coreManned', mechs: 2 },
  polluted: { type: 'polluted', tile: 5, hex: HEX, vent: 0 },
  toxicPlaced: { type: 'toxicPlaced', hex: HEX },
  hunterDeployed: { type: 'hunterDeployed', engine: 0, hex: HEX },
  hunterMoved: hunters(1),
  huntersMoved: hunters(2),
  manyHuntersMoved: hunters(5),
} satisfies Readonly<Record<string, DefendersEvent>>

/** The kinds of events that are told; the compiler finds the one that no sample has. */
type Told = (typeof EVENTS)[keyof typeof EVENTS]['type'] | 'roundEnded'
type Missing = Exclude<DefendersEvent['type'], Told>
export const NOTHING_MISSING: readonly Missing[] = [] satisfies readonly never[]
