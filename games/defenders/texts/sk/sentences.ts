import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import type { DefendersOptions } from '../../rules/options.ts'

/** The options as sentences of a table being laid. */
export const SENTENCES: OptionSentences<keyof DefendersOptions> = {
  hardCards: (value) => [
    `Stroje majú [${['bežné karty', '1\u00a0náročnú kartu', '2\u00a0náročné karty', '3\u00a0náročné karty', '4\u00a0náročné karty', '5\u00a0náročných kariet', '6\u00a0náročných kariet'][Number(value)]}].`,
    `Obťažnosť ${['štandardná', 'pokročilá', 'pokročilá', 'expertná', 'expertná', 'extrémna', 'extrémna'][Number(value)]}.`,
  ],
  oppositeSetup: {
    mirror: ['Druhá mašina stojí [zrkadlovo].', 'Jej múry sú obrazom prvých.'],
    rotate: ['Druhá mašina stojí [pootočená o\u00a0pol otáčky].', 'Jej múry mieria na opačnú stranu.'],
  },
  communication: {
    strict: ['Dohovárate sa [len znameniami].', 'Znamenia a\u00a0prostredia kariet, nič viac.'],
    free: ['Dohovárate sa [voľne].', 'Na čestné slovo, len karty neukazujte.'],
  },
  soloDeathAt3: {
    false: ['Kto hrá osamote, má [obvyklú výdrž].', 'Hrá za dve frakcie, Strážca umiera ako vo väčšej hre.'],
    true: [
      'Kto hrá osamote, má [menšiu výdrž].',
      'Hrá za dve frakcie, Strážca zomrie už pri treťom zranení.',
    ],
  },
}
