import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { PromptKey } from '../../rules/actions.ts'
import type { Printed } from '../../rules/printed.ts'
import type { Question, Read } from '../build.ts'
import type { Names } from '../names.ts'
import { type Context, lateHelp, mayTakeMeadow } from '../sight.ts'
import { COLOUR_NAMES, COLOURS_ACC, COLOURS_LOC, fields, hexes, outOf } from './counts.ts'
import { STARTS } from './table.ts'

const LATE = { diamond: 'diamant', acorn: 'žaluď', both: 'diamant aj žaluď' } as const

type Prompts = Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>

const all = (players: readonly Phrase[]): Sentence => series(players, 'a')

const preparing = (players: readonly Phrase[]): Sentence => say`Čakáme na prípravu: ${all(players)}.`
const naming = (players: readonly Phrase[]): Sentence => say`Čakáme, akú farbu zvolí ${all(players)}.`
const answering = (players: readonly Phrase[]): Sentence => say`Čakáme na odpoveď: ${all(players)}.`

export const promptsOf = (names: Names<'sk'>, printed: Printed): Prompts => ({
  character: () => ({
    ask: say`Vyber si postavu.`,
    wait: (players) => say`Čakáme, kým si postavu vyberie ${all(players)}.`,
  }),
  system: () => ({ ask: say`Budeš hrať s nápovedami, alebo s diamantmi?`, wait: preparing }),
  start: (read) => {
    const character = read.number('character')
    const where = STARTS[printed.pack.characters[character].start]
    return {
      ask: say`Vyber východiskové pole. ${name(names.character(character).nom)} začína ${where}.`,
      wait: preparing,
    }
  },
  field: (read) => ({
    ask: say`Vyfarbi ${fields(read.number('fields'))} kompasu farbou svojej identity (${COLOUR_NAMES[read.number('identity')]}).`,
    wait: preparing,
  }),
  name: () => ({ ask: say`Si na ťahu: zvoľ farbu, v ktorej budeš cestovať.`, wait: naming }),
  nameOnly: (_read, { view }) => ({
    ask:
      view.mode === 'solo' ? say`Žolík: zvoľ ktorúkoľvek farbu.` : say`Zvoľ pre ostatných ktorúkoľvek farbu.`,
    wait: naming,
  }),
  paint: (read) => {
    const [painted, most] = [read.number('painted'), read.number('allowance')]
    const colour = COLOURS_LOC[read.number('colour')]
    return {
      ask:
        painted === 0
          ? say`Vyfarbi prvé pole v ${colour}. Smieš až ${hexes(most)}.`
          : say`Vyfarbi ďalšie pole v ${colour} (${painted} ${outOf(most)}) alebo pohyb dokonči.`,
      wait: (players) => say`Čakáme, kam sa pohne ${all(players)}.`,
    }
  },
  after: (_read, context) => ({
    ask: say`Pohyb máš hotový. Ešte smieš použiť ${LATE[lateHelp(printed, context)]}, alebo ťah ukonči.`,
    wait: (players) => say`Čakáme, kým ťah ukončí ${all(players)}.`,
  }),
  answer: (read, context) => {
    const colour = read.number('colour')
    const solo = context.view.mode === 'solo'
    if (colour !== context.view.named) {
      const ways = solo ? 'vyfarbi políčko kompasu' : 'pohni sa alebo vyfarbi políčko kompasu'
      return { ask: say`Teraz použi ${COLOURS_ACC[colour]}: ${ways}.`, wait: answering }
    }
    const question = solo ? 'Zapíšeš ju do kompasu, alebo vynecháš?' : 'Ako odpovieš?'
    const meadow = mayTakeMeadow(printed, context) ? ' Predtým môžeš navštíviť lúku navyše.' : ''
    const said = read.die()
      ? say`Na kocke je ${COLOUR_NAMES[colour]}.`
      : say`${seat(context.view.active)} volí ${COLOURS_ACC[colour]}.`
    return { ask: say`${said} ${question}${meadow}`, wait: answering }
  },
  answerMove: (read) => ({
    ask: say`Vyfarbi ďalšie pole v ${COLOURS_LOC[read.number('colour')]} (${read.number('painted')} ${outOf(read.number('allowance'))}) alebo pohyb dokonči.`,
    wait: answering,
  }),
})
