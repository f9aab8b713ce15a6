import { say } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { Ability } from '../../content/schema.ts'
import type { EndReason } from '../../rules/index.ts'
import { ABILITY_NAMES, coins, markers, points, SLOT_PLACES } from './counts.ts'

export type Endings = Readonly<Record<EndReason, string>>
export const ENDINGS: Endings = {
  tenCards: 'One party has ten cards and the round is complete.',
  idle: 'No marker has been placed or moved for three full rounds.',
  barren: 'No card has been completed for fifteen full rounds.',
}

/** Headings of the list of actions. */
export const groups = {
  auction: 'Auction',
  purchase: 'Purchase',
  artifacts: 'Artifacts',
  finish: 'Finish',
  markers: 'Markers',
  gaps: 'Gaps',
  place: 'Where to place the shape',
  completed: 'Completed cards',
  rest: 'Rest',
  shift: 'Shift a marker',
  characters: 'Characters',
}

export const actions = {
  coins,
  ownMarker: 'your marker',
  markerOf: (player: string) => `${player}’s marker`,
  bid: (offer: number) => `Bid ${coins(offer)}`,
  buy: (artifact: string, price: number, ability: Ability, worth: number) =>
    `Buy ${artifact} for ${coins(price)} (${ABILITY_NAMES[ability]}, ${points(worth)})`,
  coin: `${ABILITY_NAMES.coin}: take 1 coin`,
  placeNothing: 'Place nothing',
  done: 'Place the markers and continue',
  endMain: 'Continue without more markers',
  endTurn: 'End the turn',
  fill: (square: string) => `Place a marker on ${square}`,
  flipDown: (character: string) => `${ABILITY_NAMES.flipCard}: turn ${character} face down`,
  flipUp: (character: string) => `${ABILITY_NAMES.flipCard}: turn ${character} face up`,
  freeGap: (square: string) => `${ABILITY_NAMES.freeGap}: fill ${square}`,
  freeGapReplace: (square: string, marker: string) =>
    `${ABILITY_NAMES.freeGap}: replace ${marker} on ${square}`,
  gap: (square: string, price: number) => `Fill ${square} for ${coins(price)}`,
  gapReplace: (square: string, marker: string, price: number) =>
    `Replace ${marker} on ${square} for ${coins(price)}`,
  pass: 'Pass',
  place: 'Place the shape',
  placeOver: (squares: string) => `Place the shape over occupied squares: ${squares}`,
  tooFew: (count: number) => `you have only ${markers(count)}`,
  occupied: (squares: string) => `occupied ${squares}`,
  skips: (squares: string) => `skips ${squares}`,
  replace: (square: string, marker: string) => `Replace ${marker} on ${square}`,
  resolve: 'Resolve the card',
  resolveLand: (land: string) => `Resolve ${land}`,
  restFree: 'Rest for free',
  rest: (price: number) => `Rest for ${coins(price)}`,
  rotate: `${ABILITY_NAMES.rotate}: turn the shape 90° clockwise`,
  shift: (marker: string, from: string, to: string) => `Shift ${marker} from ${from} to ${to}`,
  stack: (square: string) => `Stack a marker on ${square}`,
  /** In the nominative and in the accusative. */
  use: (character: string, _whom: string) => `Use ${character}`,
}

/** How many markers a player has on a card. */
interface Tally {
  readonly who: Phrase
  readonly count: number
}

/** What happened. `who` is a player, `by` an artifact, `gain` what is taken besides (or nothing). */
export const events = {
  and: 'and',
  gain: (taken: number) => `and takes ${coins(taken)}`,
  rested: (who: Phrase) => say`${who} rests and turns all cards face up.`,
  restedFor: (who: Phrase, paid: number) =>
    say`${who} pays ${coins(paid)}, rests and turns all cards face up.`,
  used: (who: Phrase, character: Phrase, _whom: Phrase) => say`${who} uses ${character}.`,
  rotated: (who: Phrase, by: Phrase, inAll: string) =>
    say`${who} uses ${by} and turns the shape 90°${inAll}.`,
  turnedInAll: (degrees: number) => `${degrees}° in total`,
  placedOver: (who: Phrase) => say`${who} lays the shape over occupied squares and adds no marker.`,
  placed: (who: Phrase, count: number, squares: string, gain: string) =>
    say`${who} places ${markers(count)} (${squares})${gain}.`,
  stacked: (_count: number, squares: string) => `Stacked on ${squares}.`,
  replaced: (square: string, by: Phrase, owner: Phrase) =>
    say`${by} replaces ${owner}’s marker on ${square}.`,
  placedNothing: (who: Phrase) => say`${who} places no marker.`,
  gapPaid: (who: Phrase, paid: number, square: string, gain: string) =>
    say`${who} pays ${coins(paid)} for the gap ${square}${gain}.`,
  gapFree: (who: Phrase, by: Phrase, square: string, gain: string) =>
    say`${who} uses ${by}${gain === '' ? ' and' : ','} fills the gap ${square}${gain}.`,
  coinTaken: (who: Phrase, by: Phrase) => say`${who} uses ${by} and takes 1 coin.`,
  flippedUp: (who: Phrase, by: Phrase, character: Phrase) =>
    say`${who} uses ${by} and turns ${character} face up.`,
  flippedDown: (who: Phrase, by: Phrase, character: Phrase) =>
    say`${who} uses ${by} and turns ${character} face down.`,
  ownMarker: 'one of their own markers',
  rivalMarker: (owner: Phrase) => say`${owner}’s marker`,
  shifted: (who: Phrase, by: Phrase, marker: Sentence, from: string, to: string) =>
    say`${who} uses ${by} and shifts ${marker} from ${from} to ${to}.`,
  patrolGained: (who: Phrase, square: string, patrol: Phrase) =>
    say`${who} surrounds the marker on ${square} and gains ${patrol}.`,
  tallies: (counts: readonly Tally[]): Sentence =>
    counts.reduce<Sentence>(
      (before, { who, count }, index) => say`${before}${index === 0 ? '' : ', '}${who}: ${count}`,
      [],
    ),
  completed: (slot: number, counts: Sentence) =>
    say`The card ${SLOT_PLACES[slot]} is completed. Markers: ${counts}.`,
  auctionOpened: (slot: number, bidders: Sentence) =>
    say`A tie: ${bidders} bid for the card ${SLOT_PLACES[slot]}.`,
  bid: (who: Phrase, offer: number) => say`${who} bids ${coins(offer)}.`,
  passed: (who: Phrase) => say`${who} passes.`,
  passedForced: (who: Phrase) => say`${who} can’t afford a higher bid and passes.`,
  found: (who: Phrase, land: Phrase, character: Phrase) =>
    say`${who} searches ${land} and finds ${character}.`,
  paidFor: (who: Phrase, paid: number, land: Phrase, character: Phrase) =>
    say`${who} pays ${coins(paid)}, searches ${land} and finds ${character}.`,
  staysEmpty: (slot: number) => say`The deck is empty, so the slot ${SLOT_PLACES[slot]} stays empty.`,
  newLand: (slot: number, land: Phrase) => say`A new land appears ${SLOT_PLACES[slot]}: ${land}.`,
  consolation: (who: Phrase) => say`${who} gets a consolation coin.`,
  endTriggered: (who: Phrase) => say`${who} gains a tenth card. The game ends after this round.`,
  artifactBought: (who: Phrase, artifact: Phrase, paid: number) =>
    say`${who} buys ${artifact} for ${coins(paid)}.`,
  newInRow: (artifact: Phrase) => say`New in the row: ${artifact}.`,
  ended: (reason: EndReason, winners: Sentence, count: number, score: number) =>
    say`The game is over. ${ENDINGS[reason]} ${winners} ${count === 1 ? 'wins' : 'win'} (${points(score)}).`,
}

const GAPS = (price: number): string => `gaps in the shape (${coins(price)} each)`

export const prompts = {
  /** To the one who decides. */
  ask: {
    rest: 'All your characters are face down: rest, or use an artifact first.',
    characterOrRest: (price: number) => `Choose a character to use, or rest for ${coins(price)}.`,
    character: 'Choose a character to use.',
    place: (character: Phrase) => say`Choose where on the map to place ${character}’s shape.`,
    fill: (count: number) =>
      `You have too few markers for all the free squares: choose where to put ${markers(count)}.`,
    stack: 'Choose occupied squares on which to stack your own marker, or finish placing.',
    replace: 'Choose occupied squares on which to replace a rival’s marker, or finish placing.',
    replaceOrStack:
      'Choose occupied squares on which to replace a rival’s marker or stack your own, or finish placing.',
    gaps: (price: number) => `Fill ${GAPS(price)}, or continue.`,
    gapsOrArtifact: (price: number) => `Fill ${GAPS(price)}, use an artifact, or continue.`,
    resolve: 'Choose which completed card is resolved next.',
    card: 'the card',
    cardOf: (land: Phrase): Phrase | Sentence => land,
    bid: (card: Sentence) => say`Bid for ${card}: any number of coins, even 0, or pass.`,
    bidAtLeast: (card: Sentence, least: number) => say`Bid for ${card}: at least ${coins(least)}, or pass.`,
    useOrBuy: 'Use one of your artifacts, buy a new one, or end your turn.',
    buy: 'Buy an artifact from the row, or end your turn.',
  },
  /** To those who wait for that player. */
  wait: {
    rest: (player: Phrase) => say`Waiting for ${player} to rest.`,
    character: (player: Phrase) => say`Waiting for ${player} to choose a character.`,
    place: (player: Phrase, character: Phrase, _whose: Phrase) =>
      say`Waiting for ${player} to place ${character}’s shape.`,
    fill: (player: Phrase) => say`Waiting for ${player} to choose squares for the last markers.`,
    choose: (player: Phrase) => say`Waiting for ${player} to finish placing markers.`,
    gaps: (player: Phrase) => say`Waiting for ${player} to finish the main part of the turn.`,
    resolve: (player: Phrase) => say`Waiting for ${player} to choose the next completed card.`,
    bid: (player: Phrase, card: Sentence) => say`Waiting for ${player} to bid for ${card}.`,
    purchase: (player: Phrase) => say`Waiting for ${player} to buy an artifact or end the turn.`,
  },
}

export type ActionWords = typeof actions
export type EventWords = typeof events
export type PromptWords = typeof prompts
