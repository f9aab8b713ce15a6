import { say } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { PhraseKey } from '../../rules/actions.ts'
import type { EndReason } from '../../rules/state.ts'
import type { AbilityWords } from '../telling/abilities.ts'
import type { ActionWords } from '../telling/actions.ts'
import type { EventWords } from '../telling/events.ts'
import { camps, cards, huntersGo, injuries, LEXICON, mechs, newWalls, points } from './lexicon.ts'

const { factions, items, terrains } = LEXICON
const [, , potions, rockets] = items

export const ENDINGS: Readonly<Record<EndReason, string>> = {
  won: 'All camps stand and all factories are rewilded. The Wild is free!',
  core: 'The machines are to build a sixth factory. The core is complete and the Wild has lost.',
  toxic: 'The machines are to spread a seventh toxic site. Poison has flooded the Wild.',
  massacre: 'Two Defenders of the same terrain have fallen. The uprising falls apart.',
  winter: 'Too many rounds have passed and winter has come. The machines outlast it, the Wild does not.',
}
/** What may be said at the table. */
export const phrases: Readonly<Record<PhraseKey, string>> = {
  canHelp: 'I can do something about that next round.',
  needHelp: 'I need help here.',
  willClear: 'I will clear it.',
  willFight: 'I will deal with the mechs.',
  willBreach: 'I will break through.',
  willBuild: 'I will build a camp.',
  willRewild: 'I will rewild a factory.',
  willHeal: 'I need to heal.',
  goFirst: 'I can begin.',
  goLast: 'I will wait to the end.',
  meetHere: 'Let us meet here.',
  agreed: 'Agreed.',
}
/** Headings of the list of actions. */
export const groups = {
  breach: 'Breach a wall',
  onSpot: 'On the spot',
  faction: 'Faction',
  leader: 'Leader',
  deck: 'Deck',
  end: 'End of actions',
  items: 'Items',
  terrains: 'Terrains in hand',
  defender: 'Active Defender',
  mapMove: 'Map: move',
  mapRegroup: 'Map: regroup',
  move: 'Move',
  pinEdge: 'Point at an edge',
  pinHex: 'Point at a hex',
  camp: 'Starting camp',
  finish: 'Finish',
  regroup: 'Regroup',
  ability: 'Ability',
  rocketsBreach: 'Rockets: breach a wall',
  say: 'Say',
  paths: 'Secret Paths',
  team: 'Team',
}

export const actions: ActionWords = {
  chooseFaction: ({ faction }) =>
    `Play ${factions[faction].acc} (${terrains[faction]}, ${items[faction].nom})`,
  chooseLeader: ({ leaderName, line, faction }) => `${leaderName} (leader ${factions[faction].gen}): ${line}`,
  drawFrom: ({ faction }) => `Draw from the deck ${factions[faction].gen}`,
  placeCamp: ({ place }) => `Build a camp on ${place}`,
  leadBlind: ({ faction }) => `The top card of the deck ${factions[faction].gen}, blind`,
  resolve: 'Resolve the ability',
  resolveAbility: ({ abilityName }) => `Resolve the ability ${abilityName}`,
  resolveCamp: ({ place, from }) => `Move the camp from ${from} to ${place}`,
  resolveEdge: ({ edge }) => `Breach the wall ${edge}`,
  resolvePlayer: ({ label, hurt }) => `Heal: ${label} (${injuries(hurt)})`,
  shift: ({ place }) => `Shift the leader to ${place}`,
  stay: ({ spot }) => `Stay on ${spot}`,
  wait: 'Let the other abilities go first',
  breach: ({ wall }) => `Breach the wall: ${wall}`,
  build: ({ spot }) => `Build a camp on ${spot}`,
  clear: ({ here }) => `Clear ${here}`,
  destroy: ({ spot }) => `Destroy a mech on ${spot}`,
  endActions: 'End the actions',
  endActionsWith: ({ lapsing }) => `End the actions (${points(lapsing)} lost)`,
  food: 'Eat the food: 1 more action point',
  gainItem: ({ campItem }) => `Gain ${items[campItem].acc} in the camp`,
  heal: ({ hurt }) => `Heal all injuries in the camp (${hurt})`,
  mapMove: ({ place }) => `By map, move to ${place}`,
  mapRegroup: ({ place }) => `By map, regroup to ${place}`,
  move: ({ place }) => `Move to ${place}`,
  potionsClear: ({ here }) => `Use ${potions.acc}: clear ${here}`,
  potionsHeal: `Use ${potions.acc}: remove 1 injury`,
  regroup: ({ place }) => `Regroup to ${place}`,
  rewild: ({ spot }) => `Rewild the factory on ${spot}`,
  rocketsBreach: ({ wall }) => `Use ${rockets.acc} on the wall: ${wall}`,
  rocketsDestroy: ({ place }) => `Use ${rockets.acc}: destroy a mech on ${place}`,
  team: ({ defender }) => `Add to the team: ${defender}`,
  hint: ({ terrain }) => `Tell how many cards I hold: ${terrains[terrain]}`,
  pinEdge: ({ edge }) => `Point at the edge ${edge}`,
  pinHex: ({ place }) => `Point at ${place}`,
  ready: 'Let us play',
  say: ({ phrase }) => `“${phrase}”`,
  burnHex: ({ place }) => `Clear ${place}`,
  rustHex: ({ place }) => `Replace a mech with pollution on ${place}`,
  travelHex: ({ place }) => `Move to ${place}`,
  destroyHex: ({ place }) => `Destroy a mech on ${place}`,
}
/** Parts of what is told. */
export const parts = {
  and: 'and',
  points,
  /** A wall of the hex of a leader, by its side. */
  rim: (side: string) => `${side} (rim of the board)`,
  wallTo: (side: string, hex: string, land: string) => `${side} (to ${hex}, ${land})`,
  /** What it is done with. */
  means: { map: 'with a map', potions: 'with potions', rockets: 'with rockets', ability: 'by an ability' },
  threats: { ranged: 'at range', close: 'at close quarters' },
  unhurt: 'no injury',
  injuries,
  shows: (result: number, outcome: string) => `the die shows ${result}, ${outcome}`,
  guards: (count: number) => `With it come ${mechs(count)}.`,
  newWalls: (count: number, edges: string) => `${newWalls(count)}: ${edges}`,
}
/** What happened. */
export const events: EventWords = {
  factionChosen: ({ who, faction }) => say`${who} plays ${factions[faction].acc}.`,
  leaderChosen: ({ who, leader }) => say`${who} chooses a leader: ${leader}.`,
  drawn: ({ who, list, count }) => say`${who} draws ${cards(count)}: ${list}.`,
  drawnHidden: ({ who, count }) => say`${who} draws ${cards(count)}.`,
  campPlaced: ({ who, place }) => say`${who} starts with a camp on ${place}.`,
  firstPlayer: ({ who }) => say`${who} gets the first-player token.`,
  roundStarted: ({ round }) => say`Round ${round} begins.`,
  chosen: ({ who, card }) => say`${who} secretly chooses: ${card}.`,
  chosenHidden: ({ who }) => say`${who} has chosen.`,
  revealed: ({ who, card }) => say`${who} reveals: ${card}.`,
  abilityWaited: ({ who }) => say`${who} lets the other abilities go first.`,
  abilityResolved: ({ who, ability }) => say`Ability ${ability}: ${who}.`,
  tokenPassed: ({ who }) => say`${who} takes over the first-player token.`,
  turnStarted: ({ who, card, ap }) => say`${who} is in turn: ${card}, ${points(ap)}.`,
  moved: ({ who, byMap, from, to }) => say`${who} moves${byMap} from ${from} to ${to}.`,
  regrouped: ({ who, byMap, from, to }) => say`${who} regroups${byMap} from ${from} to ${to}.`,
  campBuilt: ({ who, hex, left }) => say`${who} builds a camp on ${hex}, with ${camps(left)} left to build.`,
  campMoved: ({ who, from, to }) => say`${who} moves a camp from ${from} to ${to}.`,
  clearedToxic: ({ who, byPotions, hex }) => say`${who} clears the toxic site on ${hex}${byPotions}.`,
  cleared: ({ who, byPotions, hex, pollution }) =>
    say`${who} clears ${pollution} pollution on ${hex}${byPotions}.`,
  healed: ({ who, byPotions, hurt }) => say`${who} removes ${injuries(hurt)}${byPotions}.`,
  mechDestroyed: ({ who, byRockets, hex }) => say`${who} destroys a mech on ${hex}${byRockets}.`,
  mechRusted: ({ who, hex }) => say`${who} dissolves a mech on ${hex}. Pollution is left of it.`,
  breached: ({ who, byRockets, edge }) => say`${who} breaches the wall ${edge}${byRockets}.`,
  rewilded: ({ who, hex, tile }) => say`${who} rewilds factory ${tile} on ${hex}.`,
  itemGained: ({ who, item }) => say`${who} gains ${items[item].acc}.`,
  itemUsed: ({ who, item }) => say`${who} uses ${items[item].acc}.`,
  supportGained: ({ who, gained }) => say`${who} gains ${gained} support.`,
  teamed: ({ who, card }) => say`${who} adds to the team: ${card}.`,
  said: ({ who, phrase }) => say`${who} says: “${phrase}”`,
  pinnedHex: ({ who, hex }) => say`${who} points at ${hex}.`,
  pinnedEdge: ({ who, edge }) => say`${who} points at the edge ${edge}.`,
  hinted: ({ who, terrain, count }) =>
    say`${who} tells a terrain in hand: ${terrains[terrain]}, ${cards(count)}.`,
  rolled: ({ who, threat, fell }) => say`${who} rolls for injuries${threat}: ${fell}.`,
  injuredFull: ({ who, hurt }) => say`${who} suffers ${injuries(hurt)} and can bear no more.`,
  injured: ({ who, hurt, total }) => say`${who} suffers ${injuries(hurt)}, ${total} in all.`,
  killed: ({ who, card, terrain }) => say`${card} (${terrains[terrain]}) is killed. ${who} loses a Defender.`,
  deckShuffled: ({ who, count }) => say`${who} shuffles the discard pile into a new deck (${cards(count)}).`,
  retired: ({ who }) => say`${who} has all camps built and retires.`,
  gameEnded: ({ ending }) => say`The end. ${ending}`,
  machineFlipped: ({ who, machine }) => say`${who} flips a machine card: ${machine}.`,
  machineSkipped: ({ who }) => say`The machines stand still: ${who} flips no machine card in this turn.`,
  machineShuffled: () => say`The machine cards are shuffled into a new deck.`,
  turnedRight: () => say`The machine direction turns to the right.`,
  turnedLeft: () => say`The machine direction turns to the left.`,
  engineMoved: ({ edge, walls, engine }) => say`Engine ${engine} moves to the edge ${edge}${walls}.`,
  engineReset: ({ edge, walls, engine }) =>
    say`Engine ${engine} runs into ${edge} and returns to the core${walls}.`,
  deployedFromCore: ({ edge, engine }) =>
    say`Engine ${engine} is deployed from the core to the edge ${edge}.`,
  engineDeployed: ({ edge, engine, tile }) =>
    say`Engine ${engine} is deployed from factory ${tile} to the edge ${edge}.`,
  engineStuck: ({ engine }) => say`Engine ${engine} has nowhere to go and stays on the core.`,
  factoryBuilt: ({ hex, guards, factory, tile }) =>
    say`Factory ${tile} (${factory}) rises on ${hex}.${guards}`,
  coreManned: ({ mechs }) => say`New mechs on the core: ${mechs}.`,
  pollutedByCore: ({ hex }) => say`The core pollutes ${hex}.`,
  polluted: ({ hex, tile }) => say`Factory ${tile} pollutes ${hex}.`,
  toxicPlaced: ({ hex }) => say`A toxic site appears on ${hex}.`,
  hunterDeployed: ({ hex, engine }) => say`Engine ${engine} drops a hunter on ${hex}.`,
  hunterMoved: ({ from, to, count }) => say`${huntersGo(count)} from ${from} to ${to}.`,
}

export const prompts = {
  and: 'and',
  faction: 'Choose the faction you will play.',
  firstFaction: 'Alone you play two factions. Choose the first.',
  secondFaction: 'Choose the second faction.',
  leader: 'Choose the leader of your faction. Six Defenders come along.',
  leaderOf: (faction: number) =>
    `Choose the leader ${LEXICON.factions[faction].gen}. Six Defenders come along.`,
  drawFrom: (card: number, all: number) => `Card ${card} of ${all}: from which deck do you draw it?`,
  camp: 'Choose a rim hex of your home terrain for the starting camp.',
  anyCamp: 'Place the starting camp of one faction: on the rim, in its home terrain.',
  campOf: (faction: number) =>
    `Place the starting camp ${LEXICON.factions[faction].gen}: on the rim, in its home terrain.`,
  lead: 'In silence, choose a Defender for this round.',
  leadAlone: 'Choose a Defender for the next turn.',
  mayChange: 'Until then you may change your choice.',
  resolve: (ability: Phrase, target: string) => say`Resolve the ability ${ability}: ${target}`,
  targets: {
    moveCamp: 'choose a camp and its new place.',
    destroyMech: 'choose the mech you destroy.',
    rustMech: 'choose the mech that pollution replaces.',
    travel: 'choose where the leader goes.',
    breachAnywhere: 'choose a wall.',
    healOne: 'choose who is healed.',
    none: 'now, or after the others.',
  },
  burn: 'Controlled Burn: choose which hex you clear next.',
  paths: 'Secret Paths: you may shift your leader to a neighbouring hex.',
  pathsOf: (faction: number) =>
    `Secret Paths: you may shift the leader ${LEXICON.factions[faction].gen} to a neighbouring hex.`,
  discussion: 'Agree on things by signs. When you are done, go on to play.',
  /* Alone they follow the name of the faction. */
  nothingLeft: 'End your actions: nothing else is left.',
  noPoints: 'Add to the team, use an item or end your actions.',
  turn: (ap: number) => `Choose an action, ${points(ap)} left.`,
  threats: { ranged: 'A sniper may injure you.', close: 'A hunter may injure you.' },
  waiting: {
    chooseFaction: (players: Sentence) => say`Choosing a faction: ${players}.`,
    chooseLeader: (players: Sentence) => say`Choosing a leader: ${players}.`,
    drawFrom: (players: Sentence) => say`Drawing cards: ${players}.`,
    placeCamp: (players: Sentence) => say`Placing the starting camp: ${players}.`,
    lead: (players: Sentence) => say`Still choosing a Defender: ${players}.`,
    resolve: (players: Sentence) => say`Resolving an ability: ${players}.`,
    burn: (players: Sentence) => say`Leading the Controlled Burn: ${players}.`,
    secretPaths: (players: Sentence) => say`Deciding on Secret Paths: ${players}.`,
    discussion: (players: Sentence) => say`Still thinking before the turns: ${players}.`,
    turn: (players: Sentence) => say`In turn: ${players}.`,
  },
}

export const abilities: AbilityWords = {
  passToken: 'Reveal: the first-player token moves to the next player.',
  gainItemAll: (item: string) => `Reveal: all gain ${item}.`,
  gainItem: (item: string) => `Reveal: you gain ${item}.`,
  clearAround: 'Reveal: you clear all hexes around your leader.',
  suffer: (n: number) => `Reveal: you suffer ${injuries(n)}.`,
  gainSupport: (n: number) => `Reveal: you gain ${n} support.`,
  moveCamp: (terrain: number) =>
    `Reveal: you move one of your camps to a free hex (${LEXICON.terrains[terrain]}).`,
  draw: (n: number) => `Reveal: you draw ${cards(n)}.`,
  destroyMechHere: 'Reveal: you destroy a mech on the hex of your leader.',
  destroyMech: 'Reveal: you destroy a mech on a neighbouring hex.',
  healAll: (n: number) => `Reveal: all remove ${injuries(n)}.`,
  healOne: 'Reveal: a player of your choice removes all injuries.',
  shiftLeaders: 'Reveal: all may shift their leader to a neighbouring hex, even across walls.',
  rustMech: 'Reveal: anywhere without a toxic site you replace a mech with pollution.',
  travel: (terrain: number) => `Reveal: your leader goes to any ${LEXICON.terrains[terrain]}.`,
  breachAnywhere: 'Reveal: you breach any wall on the board.',
  supportOnInjury: (n: number) => `Ongoing: whenever you suffer injuries you gain ${n} support.`,
  shareCamps: 'Ongoing: all may regroup to any camp, without an injury roll.',
  supportOnBuild: (n: number) => `Ongoing: whenever somebody builds a camp you gain ${n} support.`,
  anyTrail: 'Ongoing: all may use trails of any terrain.',
  ignoreResult: (result: number) => `Ongoing: a ${result} on the injury die does not hurt you.`,
  clearOnMove: 'Ongoing: the hex where your move ends is cleared for free.',
  skipMachine: 'You flip no machine card in this round.',
  supportOnDestroy: (n: number) => `Ongoing: for a destroyed mech you gain ${n} more support.`,
  crossWalls: 'Ongoing: all may walk through walls.',
  longRockets: 'Ongoing: rockets also destroy a mech on a neighbouring hex.',
}

export type PromptWords = typeof prompts
export type TellingParts = typeof parts
