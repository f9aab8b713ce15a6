import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import type { RoamOptions } from '../../rules/index.ts'

const EDGES: Readonly<Record<string, string>> = { S: 'south', W: 'west', N: 'north', E: 'east' }

/** The options as sentences of a table being laid. */
export const SENTENCES: OptionSentences<keyof RoamOptions> = {
  mode: {
    basic: ['You play the [basic game].', 'Lands and characters only.'],
    full: ['You play the [full game] with artifacts.', 'Artifacts are bought with coins.'],
  },
  patrol: {
    true: [
      'The patrol [walks]: the first to surround a rival marker takes its points.',
      'The patrol card is in play.',
    ],
    false: ['The patrol [stays at home].', 'Surrounding a rival marker brings nothing.'],
  },
  advanced: {
    false: ['A square holds [a single marker].', 'A square that is taken is taken.'],
    true: ['A square holds [up to two markers].', 'A marker may be laid on a rival one.'],
  },
  edges: (value) =>
    value === 'standard'
      ? ['You sit [by the number of players].', 'As the rules draw it for that number.']
      : [
          `You sit at these edges: [${value
            .split('')
            .map((edge) => EDGES[edge])
            .join(', ')}].`,
          'These edges of the map, clockwise.',
        ],
  start: {
    random: ['[Chance] decides who begins.', 'The first turn is drawn by lot.'],
    seat0: ['[The first seat] begins.', 'Whoever sits at seat 1.'],
    seat1: ['[The second seat] begins.', 'Whoever sits at seat 2.'],
    seat2: ['[The third seat] begins.', 'Whoever sits at seat 3.'],
    seat3: ['[The fourth seat] begins.', 'Whoever sits at seat 4.'],
  },
}
