import { optionSentence } from '@vyprava/module/option-sentence.ts'
import { useState } from 'react'
import { useTexts } from '../settings/index.ts'
import { Word } from './word.tsx'

type ChanceProps = { readonly seed: string; readonly change: (seed: string) => void }

/** Shuffled anew, or by a seed that gives the same game again. */
export function Chance({ seed, change }: ChanceProps) {
  const { laying, setup } = useTexts()
  const [seeded, setSeeded] = useState(seed !== '')
  const anew = optionSentence(laying.fresher, laying.fresherNote)
  const bySeed = optionSentence(laying.seeded, laying.seededNote)
  const { before, word, after } = seeded ? bySeed : anew
  return (
    <section className="panel lay-box">
      <h2>{laying.chance}</h2>
      <p className="lay-note">
        {before}
        <Word
          name="seed"
          label={laying.change(laying.chance, word)}
          shown={word}
          value={seeded ? 'seed' : 'new'}
          choices={[
            { value: 'new', word: anew.word, note: anew.note },
            { value: 'seed', word: bySeed.word, note: bySeed.note },
          ]}
          choose={(value) => {
            setSeeded(value === 'seed')
            if (value === 'new') change('')
          }}
        >
          {seeded && (
            <input
              className="field"
              aria-label={setup.seed}
              placeholder={setup.seed}
              value={seed}
              maxLength={200}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Word>
        {after} {seeded && laying.seededNote}
      </p>
    </section>
  )
}
