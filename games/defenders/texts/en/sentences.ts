import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import type { DefendersOptions } from '../../rules/options.ts'

/** The options as sentences of a table being laid. */
export const SENTENCES: OptionSentences<keyof DefendersOptions> = {
  hardCards: (value) => [
    `The machines have [${value === '0' ? 'their usual cards' : value === '1' ? '1 hard card' : `${value} hard cards`}].`,
    `Difficulty: ${['standard', 'advanced', 'advanced', 'expert', 'expert', 'extreme', 'extreme'][Number(value)]}.`,
  ],
  oppositeSetup: {
    mirror: ['The second engine stands [mirrored].', 'Its walls are the image of the first.'],
    rotate: ['The second engine stands [turned by half a rotation].', 'Its walls face the other way.'],
  },
  communication: {
    strict: ['You talk [by signs only].', 'Signs and terrains of cards, nothing else.'],
    free: ['You talk [freely].', 'By word of honour; just show no cards.'],
  },
  soloDeathAt3: {
    false: [
      'Alone, a Defender lasts [as long as usual].',
      'You play two factions, and it dies as in a larger game.',
    ],
    true: [
      'Alone, a Defender lasts [less long].',
      'You play two factions, and the third injury kills already.',
    ],
  },
}
