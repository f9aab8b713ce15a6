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
  won: 'All camps are built and all factories rewilded. The Wild is free!',
  core: 'A sixth factory is due: the core is complete and the Wild is lost.',
  toxic: 'A seventh toxic site is due: poison floods the Wild.',
  massacre: 'Two Defenders of the same terrain have fallen. The uprising falls apart.',
  winter: 'Too many rounds have passed and winter has come. The machines outlast it; the Wild doesn’t.',
}
/** What may be said at the table. */
export const phrases: Readonly<Record<PhraseKey, string>> = {
  canHelp: 'I can do something about that next round.',
  needHelp: 'I need help here.',
  willClear: 'I’ll clear it.',
  willFight: 'I’ll deal with the mechs.',
  willBreach: 'I’ll break through.',
  willBuild: 'I’ll build a camp.',
  willRewild: 'I’ll rewild a factory.',
  willHeal: 'I need to heal.',
  goFirst: 'I can go first.',
  goLast: 'I’ll go last.',
  meetHere: 'Let’s meet here.',
  agreed: 'Agreed.',
}
/** Headings of the list of actions. */
export const groups = {
  breach: 'Breach a wall',
  onSpot: 'On this hex',
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
  chooseLeader: ({ leaderName, line, faction }) => `${leaderName} (${factions[faction].nom} leader): ${line}`,
  drawFrom: ({ faction }) => `Draw from the ${factions[faction].nom} deck`,
  placeCamp: ({ place }) => `Build a camp on ${place}`,
  leadBlind: ({ faction }) => `The top card of the ${factions[faction].nom} deck, unseen`,
  resolve: 'Resolve the ability',
  resolveAbility: ({ abilityName }) => `Resolve the ability ${abilityName}`,
  resolveCamp: ({ place, from }) => `Move the camp from ${from} to ${place}`,
  resolveEdge: ({ edge }) => `Breach the wall ${edge}`,
  resolvePlayer: ({ label, hurt }) => `Heal ${label} (${injuries(hurt)})`,
  shift: ({ place }) => `Shift the leader to ${place}`,
  stay: ({ spot }) => `Stay on ${spot}`,
  wait: 'Let the other abilities go first',
  breach: ({ wall }) => `Breach the wall: ${wall}`,
  build: ({ spot }) => `Build a camp on ${spot}`,
  clear: ({ here }) => `Clear ${here}`,
  destroy: ({ spot }) => `Destroy a mech on ${spot}`,
  endActions: 'End your actions',
  endActionsWith: ({ lapsing }) => `End your actions (${points(lapsing)} lost)`,
  food: 'Eat food: 1 more action point',
  gainItem: ({ campItem }) => `Gain ${items[campItem].acc} in the camp`,
  heal: ({ hurt }) => `Heal all injuries in the camp (${hurt})`,
  mapMove: ({ place }) => `Use the map: move to ${place}`,
  mapRegroup: ({ place }) => `Use the map: regroup to ${place}`,
  move: ({ place }) => `Move to ${place}`,
  potionsClear: ({ here }) => `Use ${potions.acc}: clear ${here}`,
  potionsHeal: `Use ${potions.acc}: remove 1 injury`,
  regroup: ({ place }) => `Regroup to ${place}`,
  rewild: ({ spot }) => `Rewild the factory on ${spot}`,
  rocketsBreach: ({ wall }) => `Use ${rockets.acc} on the wall: ${wall}`,
  rocketsDestroy: ({ place }) => `Use ${rockets.acc}: destroy a mech on ${place}`,
  team: ({ defender }) => `Add ${defender} to the team`,
  hint: ({ terrain }) => `Say how many ${terrains[terrain]} cards you hold`,
  pinEdge: ({ edge }) => `Point at the edge ${edge}`,
  pinHex: ({ place }) => `Point at ${place}`,
  ready: 'Done talking: play',
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
  means: { map: 'with a map', potions: 'with potions', rockets: 'with rockets', ability: 'using an ability' },
  threats: { ranged: 'at range', close: 'at close quarters' },
  unhurt: 'no injury',
  injuries,
  shows: (result: number, outcome: string) => `a ${result}, so ${outcome}`,
  guards: (count: number) => (count === 1 ? 'A mech comes with it.' : `${mechs(count)} come with it.`),
  newWalls: (count: number, edges: string) => `${newWalls(count)}: ${edges}`,
}
/** What happened. */
export const events: EventWords = {
  factionChosen: ({ who, faction }) => say`${who} plays ${factions[faction].acc}.`,
  leaderChosen: ({ who, leader }) => say`${who} chooses ${leader} as leader.`,
  drawn: ({ who, list, count }) => say`${who} draws ${cards(count)}: ${list}.`,
  drawnHidden: ({ who, count }) => say`${who} draws ${cards(count)}.`,
  campPlaced: ({ who, place }) => say`${who} starts with a camp on ${place}.`,
  firstPlayer: ({ who }) => say`${who} gets the first-player token.`,
  roundStarted: ({ round }) => say`Round ${round} begins.`,
  chosen: ({ who, card }) => say`${who} secretly chooses ${card}.`,
  chosenHidden: ({ who }) => say`${who} has chosen.`,
  revealed: ({ who, card }) => say`${who} reveals ${card}.`,
  abilityWaited: ({ who }) => say`${who} lets the other abilities go first.`,
  abilityResolved: ({ who, ability }) => say`${who} resolves ${ability}.`,
  tokenPassed: ({ who }) => say`${who} takes over the first-player token.`,
  turnStarted: ({ who, card, ap }) => say`${who}’s turn: ${card}, ${points(ap)}.`,
  moved: ({ who, byMap, from, to }) => say`${who} moves${byMap} from ${from} to ${to}.`,
  regrouped: ({ who, byMap, from, to }) => say`${who} regroups${byMap} from ${from} to ${to}.`,
  campBuilt: ({ who, hex, left }) => say`${who} builds a camp on ${hex}, with ${camps(left)} left to build.`,
  campMoved: ({ who, from, to }) => say`${who} moves a camp from ${from} to ${to}.`,
  clearedToxic: ({ who, byPotions, hex }) => say`${who} clears the toxic site on ${hex}${byPotions}.`,
  cleared: ({ who, byPotions, hex, pollution }) =>
    say`${who} clears ${pollution} pollution on ${hex}${byPotions}.`,
  healed: ({ who, byPotions, hurt }) => say`${who} removes ${injuries(hurt)}${byPotions}.`,
  mechDestroyed: ({ who, byRockets, hex }) => say`${who} destroys a mech on ${hex}${byRockets}.`,
  mechRusted: ({ who, hex }) => say`${who} dissolves a mech on ${hex}, leaving pollution behind.`,
  breached: ({ who, byRockets, edge }) => say`${who} breaches the wall ${edge}${byRockets}.`,
  rewilded: ({ who, hex, tile }) => say`${who} rewilds factory ${tile} on ${hex}.`,
  itemGained: ({ who, item }) => say`${who} gains ${items[item].acc}.`,
  itemUsed: ({ who, item }) => say`${who} uses ${items[item].acc}.`,
  supportGained: ({ who, gained }) => say`${who} gains ${gained} support.`,
  teamed: ({ who, card }) => say`${who} adds ${card} to the team.`,
  said: ({ who, phrase }) => say`${who} says: “${phrase}”`,
  pinnedHex: ({ who, hex }) => say`${who} points at ${hex}.`,
  pinnedEdge: ({ who, edge }) => say`${who} points at the edge ${edge}.`,
  hinted: ({ who, terrain, count }) =>
    say`${who} holds ${count} ${terrains[terrain]} ${count === 1 ? 'card' : 'cards'}.`,
  rolled: ({ who, threat, fell }) => say`${who} rolls for injury${threat}: ${fell}.`,
  injuredFull: ({ who, hurt }) => say`${who} suffers ${injuries(hurt)} and can bear no more.`,
  injured: ({ who, hurt, total }) => say`${who} suffers ${injuries(hurt)}, ${total} in all.`,
  killed: ({ who, card, terrain }) => say`${card} (${terrains[terrain]}) is killed. ${who} loses a Defender.`,
  deckShuffled: ({ who, count }) => say`${who} shuffles the discard pile into a new deck (${cards(count)}).`,
  retired: ({ who }) => say`${who} has built every camp and retires.`,
  gameEnded: ({ ending }) => say`The end. ${ending}`,
  machineFlipped: ({ who, machine }) => say`${who} flips a machine card: ${machine}.`,
  machineSkipped: ({ who }) => say`The machines stand still: ${who} flips no machine card this turn.`,
  machineShuffled: () => say`The machine cards are shuffled into a new deck.`,
  turnedRight: () => say`The machine direction switches to the right.`,
  turnedLeft: () => say`The machine direction switches to the left.`,
  engineMoved: ({ edge, walls, engine }) => say`Engine ${engine} moves to the edge ${edge}${walls}.`,
  engineReset: ({ edge, walls, engine }) =>
    say`Engine ${engine} is blocked at ${edge} and returns to the core${walls}.`,
  deployedFromCore: ({ edge, engine }) =>
    say`Engine ${engine} is deployed from the core to the edge ${edge}.`,
  engineDeployed: ({ edge, engine, tile }) =>
    say`Engine ${engine} is deployed from factory ${tile} to the edge ${edge}.`,
  engineStuck: ({ engine }) => say`Engine ${engine} has nowhere to go and stays on the core.`,
  factoryBuilt: ({ hex, guards, factory, tile }) =>
    say`Factory ${tile} (${factory}) rises on ${hex}.${guards}`,
  coreManned: ({ mechs }) => say`${mechs} new ${mechs === 1 ? 'mech appears' : 'mechs appear'} on the core.`,
  pollutedByCore: ({ hex }) => say`The core pollutes ${hex}.`,
  polluted: ({ hex, tile }) => say`Factory ${tile} pollutes ${hex}.`,
  toxicPlaced: ({ hex }) => say`A toxic site appears on ${hex}.`,
  hunterDeployed: ({ hex, engine }) => say`Engine ${engine} drops a hunter on ${hex}.`,
  hunterMoved: ({ from, to, count }) => say`${huntersGo(count)} from ${from} to ${to}.`,
}

export const prompts = {
  and: 'and',
  faction: 'Choose the faction you’ll play.',
  firstFaction: 'In a solo game you play two factions. Choose the first.',
  secondFaction: 'Choose the second faction.',
  leader: 'Choose your faction’s leader. Six Defenders come along.',
  leaderOf: (faction: number) =>
    `Choose the ${LEXICON.factions[faction].nom} leader. Six Defenders come along.`,
  drawFrom: (card: number, all: number) => `Card ${card} of ${all}: which deck do you draw it from?`,
  camp: 'Choose a rim hex of your home terrain for the starting camp.',
  anyCamp: 'Place one faction’s starting camp: on the rim, on its home terrain.',
  campOf: (faction: number) =>
    `Place the ${LEXICON.factions[faction].nom} starting camp: on the rim, on its home terrain.`,
  lead: 'In silence, choose a Defender for this round.',
  leadAlone: 'Choose a Defender for the next turn.',
  mayChange: 'Until then you may change your choice.',
  resolve: (ability: Phrase, target: string) => say`Resolve the ability ${ability}: ${target}`,
  targets: {
    moveCamp: 'choose a camp and its new place.',
    destroyMech: 'choose the mech to destroy.',
    rustMech: 'choose the mech to replace with pollution.',
    travel: 'choose where the leader goes.',
    breachAnywhere: 'choose a wall.',
    healOne: 'choose who is healed.',
    none: 'now, or after the others.',
  },
  burn: 'Controlled Burn: choose which hex to clear next.',
  paths: 'Secret Paths: you may shift your leader to a neighbouring hex.',
  pathsOf: (faction: number) =>
    `Secret Paths: you may shift the ${LEXICON.factions[faction].nom} leader to a neighbouring hex.`,
  discussion: 'Discuss your plans with statements. When you’re done, start playing.',
  /* In solo games they follow the name of the faction. */
  nothingLeft: 'End your actions: there’s nothing else left.',
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
    burn: (players: Sentence) => say`Resolving the Controlled Burn: ${players}.`,
    secretPaths: (players: Sentence) => say`Deciding on Secret Paths: ${players}.`,
    discussion: (players: Sentence) => say`Still thinking before the turns: ${players}.`,
    turn: (players: Sentence) => say`${players}’s turn.`,
  },
}

export const abilities: AbilityWords = {
  passToken: 'Reveal: the first-player token moves to the next player.',
  gainItemAll: (item: string) => `Reveal: everyone gains ${item}.`,
  gainItem: (item: string) => `Reveal: you gain ${item}.`,
  clearAround: 'Reveal: you clear all hexes around your leader.',
  suffer: (n: number) => `Reveal: you suffer ${injuries(n)}.`,
  gainSupport: (n: number) => `Reveal: you gain ${n} support.`,
  moveCamp: (terrain: number) =>
    `Reveal: you move one of your camps to a free ${LEXICON.terrains[terrain]} hex.`,
  draw: (n: number) => `Reveal: you draw ${cards(n)}.`,
  destroyMechHere: 'Reveal: you destroy a mech on your leader’s hex.',
  destroyMech: 'Reveal: you destroy a mech on a neighbouring hex.',
  healAll: (n: number) => `Reveal: everyone removes ${injuries(n)}.`,
  healOne: 'Reveal: a player of your choice removes all injuries.',
  shiftLeaders: 'Reveal: everyone may shift their leader to a neighbouring hex, even across walls.',
  rustMech: 'Reveal: you replace a mech with pollution, anywhere without a toxic site.',
  travel: (terrain: number) => `Reveal: your leader goes to any ${LEXICON.terrains[terrain]} hex.`,
  breachAnywhere: 'Reveal: you breach any wall on the board.',
  supportOnInjury: (n: number) => `Ongoing: whenever you suffer injuries you gain ${n} support.`,
  shareCamps: 'Ongoing: everyone may regroup to any camp, without an injury roll.',
  supportOnBuild: (n: number) => `Ongoing: whenever somebody builds a camp you gain ${n} support.`,
  anyTrail: 'Ongoing: everyone may use trails of any terrain.',
  ignoreResult: (result: number) => `Ongoing: a ${result} on the injury die doesn’t hurt you.`,
  clearOnMove: 'Ongoing: the hex where your move ends is cleared for free.',
  skipMachine: 'You flip no machine card this round.',
  supportOnDestroy: (n: number) => `Ongoing: you gain ${n} extra support for each mech you destroy.`,
  crossWalls: 'Ongoing: everyone may walk through walls.',
  longRockets: 'Ongoing: rockets also destroy a mech on a neighbouring hex.',
}

export type PromptWords = typeof prompts
export type TellingParts = typeof parts
