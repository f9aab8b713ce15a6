import type { Read } from '@vyprava/module/read.ts'
import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import { PROMPT_KEYS, type PromptKey } from '../../rules/actions.ts'
import type { Printed } from '../../rules/printed.ts'
import type { PromptWords } from '../en/telling.ts'
import type { Names } from '../names.ts'
import { askedBy, type Context, lateHelp, mayTakeMeadow } from '../sight.ts'

type Asked = Read<'allowance' | 'character' | 'colour' | 'fields' | 'identity' | 'painted'> & {
  /** Whether the colour comes from the die. */
  readonly die: boolean
}

/** What is asked of whoever decides. */
type Questions = Readonly<Record<PromptKey, (read: Asked, context: Context) => Phrase | Sentence>>

/** What the others wait for. */
const WAITING = {
  character: 'choosing',
  system: 'preparing',
  start: 'preparing',
  field: 'preparing',
  name: 'naming',
  nameOnly: 'naming',
  paint: 'moving',
  after: 'ending',
  answer: 'answering',
  answerMove: 'answering',
} as const satisfies Record<PromptKey, keyof PromptWords['waiting']>

/** A question in two voices: to those who decide, and to those who wait for these players. */
export function promptsOf(words: PromptWords, names: Names, printed: Printed) {
  const questions = questionsOf(words, names, printed)
  return (given: string, read: Asked, context: Context): Sentence => {
    const key = PROMPT_KEYS.find((known) => known === given)
    if (key === undefined)
      throw new Error(`There is no text for "${given}", only for ${PROMPT_KEYS.join(', ')}`)
    const asked = askedBy(key, context.view)
    return context.observer !== null && asked.includes(context.observer)
      ? say`${questions[key](read, context)}`
      : words.waiting[WAITING[key]](series(asked.map(seat), words.and))
  }
}

const questionsOf = (words: PromptWords, names: Names, printed: Printed): Questions => ({
  character: () => words.character,
  system: () => words.system,
  start(read) {
    const character = read.number('character')
    return words.start(name(names.character(character).nom), printed.pack.characters[character].start)
  },
  field: (read) => words.field(read.number('fields'), read.number('identity')),
  name: () => words.name,
  nameOnly: (_, { view }) => (view.mode === 'solo' ? words.nameWild : words.nameForOthers),
  paint: (read) =>
    read.number('painted') === 0
      ? words.paintFirst(read.number('colour'), read.number('allowance'))
      : words.paintMore(read.number('colour'), read.number('painted'), read.number('allowance')),
  after: (_, context) => words.after(lateHelp(printed, context)),
  answer(read, context) {
    const { mode, named, active } = context.view
    const colour = read.number('colour')
    const way = mode === 'solo' ? 'solo' : 'others'
    if (colour !== named) return words.useShifted[way](colour)
    const said = read.die ? words.dieSays(colour) : words.says(seat(active), colour)
    const meadow = mayTakeMeadow(printed, context) ? ` ${words.meadowFirst}` : ''
    return say`${said} ${words.answer[way]}${meadow}`
  },
  answerMove: (read) =>
    words.paintMore(read.number('colour'), read.number('painted'), read.number('allowance')),
})
