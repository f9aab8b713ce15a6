import type { RefusalReason } from '../../rules/refusals/reasons.ts'
import type { Read } from '../build.ts'
import { edgeName, landOf, spotOf } from '../lexicon.ts'
import type { Names } from '../names.ts'
import type { Context } from '../sight.ts'
import { LEXICON, points } from './lexicon.ts'

type Refusals = Readonly<Record<RefusalReason, (read: Read, context: Context) => string>>

const { factions, items, terrains } = LEXICON
const at = (read: Read): string => spotOf(LEXICON, read.number('hex'))
const edge = (read: Read): string => edgeName(LEXICON, read.number('edge'))
const item = (read: Read): string => items[read.number('item')].nom

/** Why not, and what to do instead. */
export const refusalsOf = (names: Names<'en'>): Refusals => ({
  abilityFirst: () => 'The abilities of revealed Defenders come first. The turns follow.',
  alreadyBreached: (read) => `The wall ${edge(read)} is breached already. Once is enough for a wall.`,
  alreadyChosen: () => 'You have chosen your Defender. You may change it until everybody has chosen.',
  alreadyShown: (read) =>
    `How many cards you hold (${terrains[read.number('terrain')]}) is known already. Say something else.`,
  apLeft: (read) => `You still have ${points(read.number('ap'))}. Add to the team when they are spent.`,
  beforeReveal: () => 'Signs are given only after the first reveal of Defenders.',
  blockedByEngine: (read) => `An engine blocks the way to ${at(read)}. Go round it.`,
  blockedByWall: (read) => `A wall blocks the way to ${at(read)}. Breach it or take another way.`,
  campOfOthers: (read) => `There is no camp of yours on ${at(read)}. Choose one of your own.`,
  campThere: (read) => `A camp stands on ${at(read)} already. There can be only one on a hex.`,
  clean: (read) =>
    read.optional('hex') === null
      ? 'There is nothing to clear there. Choose a polluted hex.'
      : `There is nothing to clear on ${at(read)}. Choose a polluted hex.`,
  core: () => 'No leader enters the core. Choose another hex.',
  deckUnknown: () => 'There is no such deck. Choose one of your two factions.',
  engineOnly: (read) => `On the edge ${edge(read)} stands only an engine. Only walls can be breached.`,
  factionTaken: (read) =>
    `Somebody plays ${factions[read.number('faction')].acc} already. Choose another faction.`,
  factionUnknown: () => 'There is no such faction. Choose the Order, the Council, the Clan or the Sect.',
  factoryHere: (read) => `A factory stands on ${at(read)}. Until it is rewilded, no camp works there.`,
  factoryUnderCamp: (read) =>
    `A factory stands on ${at(read)}, and no camp is built on one. Rewild it, or build at home.`,
  handNotEmpty: () => 'You play blind only with an empty hand. Choose a card from your hand.',
  itemActive: (read) => `Your item is ready already: ${item(read)}. Use it first.`,
  itemSpent: (read) => `This item is not ready: ${item(read)}. You gain it in a camp of its faction.`,
  itemUnknown: (read) => `This item is not in the game: ${item(read)}. Nobody plays its faction.`,
  leaderOfOthers: (read) =>
    `${names.leader(read.number('leader')).nom} belongs to another faction. Choose your own leader.`,
  leaderUnknown: () => 'There is no such leader. Choose one of the two leaders of your faction.',
  mealsOver: () => 'You cannot eat more in one turn. The next meal waits for the next turn.',
  mechHere: (read) => `A mech stands on ${at(read)}. Only a factory without mechs can be rewilded.`,
  mechOnTrail: (read) => `The trail to ${at(read)} leads past a mech. You cannot pass there.`,
  mustResolve: () => 'All the others have waited already. Now you must resolve your ability.',
  needsTarget: () => 'The ability needs a target. Choose one from the list.',
  noAp: () => 'You have no action point. Add to the team, use an item or stop.',
  noBreachToken: () => 'You have no breach token. Those on the board do not come back.',
  noCampHere: (read) => `There is no working camp on ${at(read)}. Choose a hex with a camp.`,
  noCampLeft: () => 'All your camps are built. There is no other.',
  noItemHere: (read) => `There is no working camp on ${at(read)}. Items are gained in camps.`,
  noMechHere: (read) => `There is no mech on ${at(read)}. Choose a hex with a mech.`,
  noTrail: (read) => `No trail of your Defender leads to ${at(read)}. Choose a nearer hex.`,
  noWall: (read) => `There is no wall on the edge ${edge(read)}. Nothing can be breached there.`,
  notAFactory: (read) =>
    `There is no factory on ${at(read)}. Only the one under your leader can be rewilded.`,
  notAdjacent: (read) => `${at(read)} is out of reach. Choose a nearer hex.`,
  notAnEdge: () => 'There is no such edge on the board. Choose another.',
  notHome: (read, { view }) =>
    `${at(read)} (${landOf(LEXICON, view, read.number('hex'))}) is not your home. Camps are built at home only.`,
  notInHand: () => 'You do not hold this card. Choose one of your own.',
  notInTurn: () => 'This is not the time for actions. They come in your turn.',
  notInjured: () => 'You have no injury. There is nothing to heal.',
  notNow: () => 'This cannot be done now. Wait for the right moment.',
  notOnBoard: () => 'That is off the board. Choose a hex of the board.',
  notOnRim: (read) => `${at(read)} is not at the rim. You start at the rim of the board.`,
  notYourTurn: () => 'It is the turn of somebody else. Wait until you are asked.',
  nothingToResolve: () => 'No ability is being resolved now. Wait for the reveal.',
  otherFaction: () => 'This card belongs to the other faction. Only cards of the faction in turn join.',
  otherTerrain: (read) =>
    read.optional('hex') === null
      ? `${names.defender(read.number('card')).nom} shows another terrain. Only the same terrain joins the team.`
      : `${at(read)} is of another terrain. Choose a hex of the right one.`,
  over: () => 'The game is over. There is nothing more to play.',
  phraseUnknown: () => 'The list has no such phrase. Choose one of those offered.',
  playerUnknown: () => 'There is no such player at the table. Choose somebody who plays.',
  pollutedHere: (read) => `${at(read)} is polluted. Clear it first.`,
  retired: () => 'This faction has built all its camps and has retired.',
  sameHex: () => 'Your leader stands there already. Choose another hex.',
  seventhToxic: (read) => `${at(read)} would need a seventh toxic site. Choose another hex.`,
  signsOnly: () => 'At this table only signs speak: from the reveal until Defenders are chosen again.',
  silence: () => 'Defenders are chosen in silence. You may agree on things after the reveal.',
  soloTalk: () => 'Here one player decides for both factions. There is nobody to give hints to.',
  supportTooLow: (read) =>
    `The support track is not full, ${read.number('needed') - read.number('support')} more needed. Gain support first.`,
  targetless: () => 'This ability aims elsewhere. Choose a target from the list.',
  terrainUnknown: () => 'There is no such terrain. Choose forest, plains, marsh or mountain.',
  toxicThere: (read) => `There is a toxic site on ${at(read)}. Choose a hex without one.`,
  trailBlocked: (read) => `A wall or an engine blocks the trail to ${at(read)}. Take another way.`,
  wallElsewhere: (read) =>
    `The wall ${edge(read)} is not at your leader. Only walls around its hex can be breached.`,
})
