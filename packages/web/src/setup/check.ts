import { checkOptions, optionList, type Problem } from '@vyprava/kernel'
import type { GameWords, Language, OwnValues, Rules } from '@vyprava/module'
import type { Texts } from '../texts/index.ts'
import type { Plan } from './plan.ts'

/** What is wrong with a table as it is laid; null when everybody may sit down. */
export function problemOf({ game }: Rules, { seats, options }: Plan): Problem | null {
  const checked = checkOptions(game.options, options)
  if (!checked.ok) return checked.problem
  return game.checkTable?.({ seats: seats.length, options: checked.value }) ?? null
}

/** What somebody's own value lacks, in the words of whoever made its workshop; null where it is about something else. */
export function faultOf(
  { path }: Problem,
  { options }: Plan,
  made: OwnValues | null,
  language: Language,
): string | null {
  const name = Object.keys(options).find((option) => path === `options.${option}`)
  return name === undefined ? null : (made?.fault(name, String(options[name]), language) ?? null)
}

/** The same in words; the values of an option, in quotes until now, by their names. */
export function unfit(
  { path, found, expected }: Problem,
  { game }: Rules,
  words: GameWords,
  setup: Texts['setup'],
): string {
  const about = optionList(game.options).find(([name]) => path === `options.${name}`)
  if (about === undefined) return setup.unfit(setup.players, found, expected)
  const [name, option] = about
  const values = option.kind === 'choice' ? option.values : []
  const named = (text: string): string =>
    text.replaceAll(/"([^"]+)"/g, (quoted, value: string) =>
      values.includes(value) ? words.value(name, value) : quoted,
    )
  return setup.unfit(words.option(name).label, named(found), named(expected))
}
