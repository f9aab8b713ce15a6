import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { PromptKey } from '../../rules/actions.ts'
import type { Printed } from '../../rules/printed.ts'
import type { Question, Read } from '../build.ts'
import type { Names } from '../names.ts'
import { type Context, lateHelp, mayTakeMeadow } from '../sight.ts'
import { COLOUR_NAMES, COLOURS_ACC, COLOURS_LOC, fields, hexes, outOf } from './counts.ts'
import { STARTS } from './table.ts'

const LATE = { diamond: 'diamant', acorn: 'žalud', both: 'diamant i\u00a0žalud' } as const

type Prompts = Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>

const all = (players: readonly Phrase[]): Sentence => series(players, 'a')

const preparing = (players: readonly Phrase[]): Sentence => say`Čekáme na přípravu: ${all(players)}.`
const naming = (players: readonly Phrase[]): Sentence => say`Čekáme, jakou barvu zvolí ${all(players)}.`
const answering = (players: readonly Phrase[]): Sentence => say`Čekáme na odpověď: ${all(players)}.`

export const promptsOf = (names: Names<'cs'>, printed: Printed): Prompts => ({
  character: () => ({
    ask: say`Vyber si postavu.`,
    wait: (players) => say`Čekáme, až si postavu vybere ${all(players)}.`,
  }),
  system: () => ({ ask: say`Budeš hrát s nápovědami, nebo s diamanty?`, wait: preparing }),
  start: (read) => {
    const character = read.number('character')
    const where = STARTS[printed.pack.characters[character].start]
    return {
      ask: say`Vyber výchozí pole. ${name(names.character(character).nom)} začíná ${where}.`,
      wait: preparing,
    }
  },
  field: (read) => ({
    ask: say`Vybarvi ${fields(read.number('fields'))} kompasu barvou své identity (${COLOUR_NAMES[read.number('identity')]}).`,
    wait: preparing,
  }),
  name: () => ({ ask: say`Jsi na tahu: zvol barvu, ve které budeš cestovat.`, wait: naming }),
  nameOnly: (_read, { view }) => ({
    ask: view.mode === 'solo' ? say`Žolík: zvol kteroukoli barvu.` : say`Zvol pro ostatní kteroukoli barvu.`,
    wait: naming,
  }),
  paint: (read) => {
    const [painted, most] = [read.number('painted'), read.number('allowance')]
    const colour = COLOURS_LOC[read.number('colour')]
    return {
      ask:
        painted === 0
          ? say`Vybarvi první pole v ${colour}. Smíš až ${hexes(most)}.`
          : say`Vybarvi další pole v ${colour} (${painted} ${outOf(most)}), nebo pohyb dokonči.`,
      wait: (players) => say`Čekáme, kam se pohne ${all(players)}.`,
    }
  },
  after: (_read, context) => ({
    ask: say`Pohyb máš hotový. Ještě smíš použít ${LATE[lateHelp(printed, context)]}, nebo tah ukonči.`,
    wait: (players) => say`Čekáme, až tah ukončí ${all(players)}.`,
  }),
  answer: (read, context) => {
    const colour = read.number('colour')
    const solo = context.view.mode === 'solo'
    if (colour !== context.view.named) {
      const ways = solo ? 'vybarvi políčko kompasu' : 'pohni se, nebo vybarvi políčko kompasu'
      return { ask: say`Teď použij ${COLOURS_ACC[colour]}: ${ways}.`, wait: answering }
    }
    const question = solo ? 'Zapíšeš ji do kompasu, nebo vynecháš?' : 'Jak odpovíš?'
    const meadow = mayTakeMeadow(printed, context) ? ' Předtím můžeš navštívit louku navíc.' : ''
    const said = read.die()
      ? say`Na kostce je ${COLOUR_NAMES[colour]}.`
      : say`${seat(context.view.active)} volí ${COLOURS_ACC[colour]}.`
    return { ask: say`${said} ${question}${meadow}`, wait: answering }
  },
  answerMove: (read) => ({
    ask: say`Vybarvi další pole v ${COLOURS_LOC[read.number('colour')]} (${read.number('painted')} ${outOf(read.number('allowance'))}), nebo pohyb dokonči.`,
    wait: answering,
  }),
})
