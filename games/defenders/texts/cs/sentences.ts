import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import type { DefendersOptions } from '../../rules/options.ts'

/** The options as sentences of a table being laid. */
export const SENTENCES: OptionSentences<keyof DefendersOptions> = {
  hardCards: (value) => [
    `Stroje mají [${['běžné karty', '1\u00a0náročnou kartu', '2\u00a0náročné karty', '3\u00a0náročné karty', '4\u00a0náročné karty', '5\u00a0náročných karet', '6\u00a0náročných karet'][Number(value)]}].`,
    `Obtížnost ${['standardní', 'pokročilá', 'pokročilá', 'expertní', 'expertní', 'extrémní', 'extrémní'][Number(value)]}.`,
  ],
  oppositeSetup: {
    mirror: ['Druhá mašina stojí [zrcadlově].', 'Její zdi jsou obrazem prvních.'],
    rotate: ['Druhá mašina stojí [pootočená o\u00a0půl otáčky].', 'Její zdi míří na opačnou stranu.'],
  },
  communication: {
    strict: ['Domlouváte se [jen znameními].', 'Znamení a\u00a0prostředí karet, nic víc.'],
    free: ['Domlouváte se [volně].', 'Na čestné slovo, jen karty neukazujte.'],
  },
  soloDeathAt3: {
    false: [
      'Kdo hraje o\u00a0samotě, má [obvyklou výdrž].',
      'Hraje za dvě frakce, Strážce umírá jako ve větší hře.',
    ],
    true: [
      'Kdo hraje o\u00a0samotě, má [menší výdrž].',
      'Hraje za dvě frakce, Strážce zemře už při třetím zranění.',
    ],
  },
}
