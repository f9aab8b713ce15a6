import { tidy } from '@vyprava/atlas'
import type { Sentence } from '@vyprava/module'
import { Fragment } from 'react'

/** A sentence with players in bold and things of the game in serif italic. */
export const Said = ({
  sentence,
  names,
}: {
  readonly sentence: Sentence
  readonly names: readonly string[]
}) =>
  sentence.map((phrase, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a sentence never change places
    if (typeof phrase === 'string') return <Fragment key={place}>{tidy(phrase)}</Fragment>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if ('seat' in phrase) return <b key={place}>{names[phrase.seat]}</b>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <em key={place}>{tidy(phrase.name)}</em>
  })
