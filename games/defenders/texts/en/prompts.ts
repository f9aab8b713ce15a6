import { name, say, series } from '@vyprava/module/say.ts'
import type { Sentence } from '@vyprava/module/words.ts'
import type { PromptKey } from '../../rules/actions.ts'
import { NONE, STARTING_HAND, type Threat } from '../../rules/state.ts'
import type { Question, Read } from '../build.ts'
import type { Names } from '../names.ts'
import { type Context, hasChosen, cardsHeld as held, lastCampless, nextToLead, threatTo } from '../sight.ts'
import { LEXICON, points } from './lexicon.ts'

type Prompts = Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>

const THREATS: Readonly<Record<Threat, string>> = {
  none: '',
  ranged: ' A sniper may injure you.',
  close: ' A hunter may injure you.',
}

/** Alone: whose leader is chosen now. */
const factionOf = (view: Context['view']): string =>
  LEXICON.factions[view.players[nextToLead(view)].faction].gen

/** Alone: for whom a camp is placed. */
const campOf = (faction: number | null) =>
  faction === null
    ? say`Place the starting camp of one faction: on the rim, in its home terrain.`
    : say`Place the starting camp ${LEXICON.factions[faction].gen}: on the rim, in its home terrain.`

export const promptsOf = (names: Names<'en'>): Prompts => ({
  chooseFaction: (_read, { view }) => ({
    ask: !view.solo
      ? say`Choose the faction you will play.`
      : view.players.every(({ faction }) => faction === NONE)
        ? say`Alone you play two factions. Choose the first.`
        : say`Choose the second faction.`,
    wait: (players) => say`Choosing a faction: ${series(players, 'and')}.`,
  }),
  chooseLeader: (_read, { view }) => ({
    ask: view.solo
      ? say`Choose the leader ${factionOf(view)}. Six Defenders come along.`
      : say`Choose the leader of your faction. Six Defenders come along.`,
    wait: (players) => say`Choosing a leader: ${series(players, 'and')}.`,
  }),
  drawFrom: (_read, { view }) => ({
    ask: say`Card ${held(view) + 1} of ${STARTING_HAND}: from which deck do you draw it?`,
    wait: (players) => say`Drawing cards: ${series(players, 'and')}.`,
  }),
  placeCamp: (_read, { view }) => ({
    ask: view.solo
      ? campOf(lastCampless(view))
      : say`Choose a rim hex of your home terrain for the starting camp.`,
    wait: (players) => say`Placing the starting camp: ${series(players, 'and')}.`,
  }),
  lead: (_read, { view, observer }) => ({
    ask: view.solo
      ? say`Choose a Defender for the next turn.`
      : say`In silence, choose a Defender for this round.`,
    wait: (players) =>
      say`Still choosing a Defender: ${series(players, 'and')}.${hasChosen(view, observer) ? ' Until then you may change your choice.' : ''}`,
  }),
  resolve: (read) => ({
    ask: say`Resolve the ability ${name(names.ability(read.number('card')))}: ${target(read)}`,
    wait: (players) => say`Resolving an ability: ${series(players, 'and')}.`,
  }),
  burn: () => ({
    ask: say`Controlled Burn: choose which hex you clear next.`,
    wait: (players) => say`Leading the Controlled Burn: ${series(players, 'and')}.`,
  }),
  secretPaths: (read, { view }) => {
    const { faction } = view.players[read.number('player')]
    return {
      ask: view.solo
        ? say`Secret Paths: you may shift the leader ${LEXICON.factions[faction].gen} to a neighbouring hex.`
        : say`Secret Paths: you may shift your leader to a neighbouring hex.`,
      wait: (players) => say`Deciding on Secret Paths: ${series(players, 'and')}.`,
    }
  },
  discussion: () => ({
    ask: say`Agree on things by signs. When you are done, go on to play.`,
    wait: (players) => say`Still thinking before the turns: ${series(players, 'and')}.`,
  }),
  turn: (read, { view }) => {
    const [player, ap] = [read.number('player'), read.number('ap')]
    const { faction } = view.players[player]
    // Alone one plays for two factions.
    const led = (verb: string): string =>
      view.solo ? `${LEXICON.factions[faction].nom}: ${verb.toLowerCase()}` : verb
    return {
      ask:
        ap === 0
          ? read.optional('more') === 0
            ? say`${led('End')} your actions: nothing else is left.`
            : say`${led('Add')} to the team, use an item or end your actions.`
          : say`${led('Choose')} an action, ${points(ap)} left.${THREATS[threatTo(view, player)]}`,
      wait: (players) => say`In turn: ${series(players, 'and')}.`,
    }
  },
})

/** What the owner has to name. */
function target(read: Read): Sentence {
  switch (read.effect()) {
    case 'moveCamp':
      return say`choose a camp and its new place.`
    case 'destroyMech':
      return say`choose the mech you destroy.`
    case 'rustMech':
      return say`choose the mech that pollution replaces.`
    case 'travel':
      return say`choose where the leader goes.`
    case 'breachAnywhere':
      return say`choose a wall.`
    case 'healOne':
      return say`choose who is healed.`
    default:
      return say`now, or after the others.`
  }
}
