import { optionsAsked } from '@vyprava/kernel'
import type { GameWords } from '@vyprava/module'
import { useTexts } from '../settings/index.ts'
import { fromText, sentenceOf, valuesOf } from './option-words.ts'
import { Word } from './word.tsx'

type SentencesProps = {
  /** The options of the game, as its schema has them. */
  readonly schema: object
  /** Those that are asked for elsewhere. */
  readonly without?: readonly string[]
  readonly seats: number
  readonly words: GameWords
  readonly options: { readonly [name: string]: unknown }
  readonly change: (name: string, value: unknown) => void
  /** What somebody made themselves, by the option that takes it. */
  readonly kept?: ((option: string) => readonly string[]) | undefined
}

/** How the game is played: every option is a sentence, and the word that matters can be changed. */
export function Sentences({ schema, without = [], seats, words, options, change, kept }: SentencesProps) {
  const { laying } = useTexts()
  const asked = optionsAsked(schema, seats).filter(([name]) => !without.includes(name))
  if (asked.length === 0) return null
  return (
    <section className="panel lay-box">
      <h2>{laying.how}</h2>
      <ul className="lay-say">
        {asked.map(([name, option]) => {
          const value = String(options[name])
          const { before, word, after } = sentenceOf(words, name, option, value)
          return (
            <li key={name} data-option={name}>
              {before}
              <Word
                name={name}
                label={laying.change(words.option(name).label, word)}
                shown={word}
                value={value}
                choices={valuesOf(option, value, kept?.(name)).map((each) => {
                  const said = sentenceOf(words, name, option, each)
                  return { value: each, word: said.word, note: said.note }
                })}
                choose={(chosen) => change(name, fromText(option, chosen))}
              />
              {after}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
