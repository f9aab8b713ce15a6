import { name, say } from '@vyprava/module/say.ts'
import type { Printed, PromptKey } from '../../rules/index.ts'
import type { Question, Read } from '../build.ts'
import type { Names } from '../names.ts'
import { type Context, canRest, canUseWhileBuying, isReady } from '../sight.ts'
import { coins, markers } from './counts.ts'

type Prompts = Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>

export const promptsOf = (names: Names<'en'>, printed: Printed): Prompts => ({
  rest: () => ({
    ask: say`All your characters are face down: rest, or use an artifact first.`,
    wait: (player) => say`Waiting for ${player} to rest.`,
  }),
  character: (read, { view }) => ({
    ask: canRest(view)
      ? say`Choose a character to use, or rest for ${coins(read.number('restPrice'))}.`
      : say`Choose a character to use.`,
    wait: (player) => say`Waiting for ${player} to choose a character.`,
  }),
  place: (read) => {
    const { nom } = names.character(read.number('character'))
    return {
      ask: say`Choose a place on the map for the shape of ${name(nom)}.`,
      wait: (player) => say`Waiting for ${player} to place the shape of ${name(nom)}.`,
    }
  },
  fill: (read) => ({
    ask: say`You have too few markers for all the free squares: choose where to put ${markers(read.number('markers'))}.`,
    wait: (player) => say`Waiting for ${player} to choose squares for the last markers.`,
  }),
  choose: (_read, { view }) => {
    const stacks = 'to stack a marker on'
    const replaces = 'to replace a rival marker on'
    const both = isReady(printed, view, 'replace') ? `${replaces} or ${stacks}` : stacks
    return {
      ask: say`Choose occupied squares ${view.advanced ? both : replaces}, or finish placing.`,
      wait: (player) => say`Waiting for ${player} to finish placing markers.`,
    }
  },
  gaps: (read, { view }) => {
    const gap = `gaps of the shape (${coins(read.number('price'))} each)`
    return {
      ask:
        view.mode === 'basic'
          ? say`You may fill ${gap}, or go on.`
          : say`You may fill ${gap} or use an artifact, or go on.`,
      wait: (player) => say`Waiting for ${player} to finish the main part of the turn.`,
    }
  },
  resolve: () => ({
    ask: say`Choose which completed card is resolved next.`,
    wait: (player) => say`Waiting for ${player} to choose the next completed card.`,
  }),
  bid: (read, { view }) => {
    const land = view.lands[read.number('slot')]
    const card = land === null ? say`the card` : name(names.land(land).nom)
    const least = read.number('least')
    return {
      ask:
        least === 0
          ? say`Bid for ${card}: offer coins, even 0, or pass.`
          : say`Bid for ${card}: offer at least ${coins(least)}, or pass.`,
      wait: (player) => say`Waiting for ${player} to bid for ${card}.`,
    }
  },
  purchase: (_read, { view }) => ({
    ask: canUseWhileBuying(printed, view)
      ? say`You may use an artifact of yours or buy a new one, or end your turn.`
      : say`You may buy one artifact from the row, or end your turn.`,
    wait: (player) => say`Waiting for ${player} to buy an artifact or end the turn.`,
  }),
})
