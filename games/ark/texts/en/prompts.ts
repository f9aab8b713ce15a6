import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { PromptKey } from '../../rules/actions.ts'
import type { Printed } from '../../rules/printed.ts'
import type { Question, Read } from '../build.ts'
import type { Names } from '../names.ts'
import { type Context, lateHelp, mayTakeMeadow } from '../sight.ts'
import { COLOUR_NAMES, fields, hexes } from './counts.ts'
import { STARTS } from './table.ts'

const LATE = { diamond: 'a diamond', acorn: 'the acorn', both: 'a diamond and the acorn' } as const

type Prompts = Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>

const all = (players: readonly Phrase[]): Sentence => series(players, 'and')
const colourIn = (read: Read): string => COLOUR_NAMES[read.number('colour')]

export const promptsOf = (names: Names<'en'>, printed: Printed): Prompts => ({
  character: () => ({
    ask: say`Choose your character.`,
    wait: (players) => say`Waiting for ${all(players)} to choose a character.`,
  }),
  system: () => ({
    ask: say`Will you play with hints or with diamonds?`,
    wait: (players) => say`Waiting for ${all(players)} to prepare.`,
  }),
  start: (read) => {
    const character = read.number('character')
    const where = STARTS[printed.pack.characters[character].start]
    return {
      ask: say`Choose your start hex. The ${name(names.character(character).nom)} starts ${where}.`,
      wait: (players) => say`Waiting for ${all(players)} to prepare.`,
    }
  },
  field: (read) => ({
    ask: say`Fill ${fields(read.number('fields'))} of your compass with your identity colour, ${COLOUR_NAMES[read.number('identity')]}.`,
    wait: (players) => say`Waiting for ${all(players)} to prepare.`,
  }),
  name: () => ({
    ask: say`Your turn: name the colour in which you will travel.`,
    wait: (players) => say`Waiting for ${all(players)} to name a colour.`,
  }),
  nameOnly: (_read, { view }) => ({
    ask: view.mode === 'solo' ? say`A wild six: name any colour.` : say`Name any colour for the others.`,
    wait: (players) => say`Waiting for ${all(players)} to name a colour.`,
  }),
  paint: (read) => {
    const [painted, most] = [read.number('painted'), read.number('allowance')]
    return {
      ask:
        painted === 0
          ? say`Paint your first hex in ${colourIn(read)}. You may paint up to ${hexes(most)}.`
          : say`Paint another hex in ${colourIn(read)} (${painted} of ${most}), or finish the move.`,
      wait: (players) => say`Waiting for ${all(players)} to move.`,
    }
  },
  after: (_read, context) => ({
    ask: say`Your move is done. You may still use ${LATE[lateHelp(printed, context)]}, or end the turn.`,
    wait: (players) => say`Waiting for ${all(players)} to end the turn.`,
  }),
  answer: (read, context) => {
    const solo = context.view.mode === 'solo'
    const wait = (players: readonly Phrase[]) => say`Waiting for answers: ${all(players)}.`
    if (read.number('colour') !== context.view.named)
      return {
        ask: say`Now use ${colourIn(read)}: ${solo ? 'fill a field' : 'move or fill a field'}.`,
        wait,
      }
    const question = solo ? 'Into the compass, or skip?' : 'What do you answer?'
    const meadow = mayTakeMeadow(printed, context) ? ' You may take an extra meadow first.' : ''
    const said = read.die()
      ? say`The die says ${colourIn(read)}.`
      : say`${seat(context.view.active)} names ${colourIn(read)}.`
    return { ask: say`${said} ${question}${meadow}`, wait }
  },
  answerMove: (read) => ({
    ask: say`Paint another hex in ${colourIn(read)} (${read.number('painted')} of ${read.number('allowance')}), or finish the move.`,
    wait: (players) => say`Waiting for answers: ${all(players)}.`,
  }),
})
