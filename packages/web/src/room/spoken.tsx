import type { OptionSentence } from '@vyprava/module/option-sentence.ts'
import { useEffect, useRef, useState } from 'react'
import { type Choice, Word } from '../setup/word.tsx'
import { useRoomTexts } from './texts.ts'

/** So long a word that somebody changed is lit. */
const LIT = 2_000

/** Whether something has changed just now; what was there from the start has not. */
function useFresh(value: string): boolean {
  const before = useRef(value)
  const [fresh, setFresh] = useState(false)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    setFresh(true)
    const timer = setTimeout(() => setFresh(false), LIT)
    return () => clearTimeout(timer)
  }, [value])
  return fresh
}

type SpokenProps = {
  readonly name: string
  /** What is changed, for those who do not see the sentence. */
  readonly label: string
  readonly sentence: Omit<OptionSentence, 'note'>
  readonly value: string
  readonly choices: readonly Choice[]
  /** Null for who may only read it. */
  readonly choose: ((value: string) => void) | null
}

/** A sentence of the table: who may change it touches its word, and everybody sees when it was changed. */
export function Spoken({ name, label, sentence, value, choices, choose }: SpokenProps) {
  const words = useRoomTexts()
  const fresh = useFresh(value)
  const { before, word, after } = sentence
  return (
    <span className={fresh ? 'spoken spoken--fresh' : 'spoken'} data-option={name}>
      {before}
      {choose === null || choices.length < 2 ? (
        <b>{word}</b>
      ) : (
        <Word
          name={name}
          label={words.change(label, word)}
          shown={word}
          value={value}
          choices={choices}
          choose={choose}
        />
      )}
      {after}
    </span>
  )
}
