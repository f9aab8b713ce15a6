import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import { readCode } from '../../maps/code.ts'
import type { ArkOptions } from '../../rules/options.ts'

/** The options as sentences of a table being laid, with the names of their values. */
export const sentences = (
  named: (option: string, value: string) => string,
): OptionSentences<keyof ArkOptions> => ({
  mode: {
    standard: ['You play [by the number of players].', 'One searches alone, more of you race.'],
    race: ['You [race].', 'The quickest joins the Ark.'],
    cooperative: ['You search [together].', 'Everybody looks for one Ark.'],
    solo: ['You play [alone] against the counter.', 'For a single player.'],
  },
  difficulty: {
    easy: ['The search is [easy].', 'With hints and diamonds.'],
    medium: ['The search is [of medium difficulty].', 'Less help.'],
    high: ['The search is [hard].', 'No hints.'],
  },
  characters: {
    dealt: ['Characters are [dealt].', 'One each, by lot.'],
    chosen: ['Characters are [chosen].', 'One after another.'],
  },
  map: (value) =>
    value === 'generated'
      ? ['You search an [unknown land].', 'A new map for this game only.']
      : [
          `You search the map [${named('map', value)}].`,
          readCode(value).ok ? 'A map of somebody’s own.' : 'One of the ready maps.',
        ],
  challenges: {
    true: ['Challenges are [in play].', 'Eight challenges bring points at the end.'],
    false: ['Challenges [stay in the box].', 'Only the Ark counts.'],
  },
  wildSix: {
    true: ['Alone, a six is [wild].', 'You name the colour. For beginners.'],
    false: ['Alone, a six is [not wild].', 'It counts as it falls.'],
  },
})
