import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import { readCode } from '../../maps/code.ts'
import type { ArkOptions } from '../../rules/options.ts'

/** The options as sentences of a table being laid, with the names of their values. */
export const sentences = (
  named: (option: string, value: string) => string,
): OptionSentences<keyof ArkOptions> => ({
  mode: {
    standard: ['Hrá sa [podľa počtu hráčov].', 'Jeden hľadá sám, viac hráčov preteká.'],
    race: ['Hrajú sa [preteky].', 'Archu zloží ten najrýchlejší.'],
    cooperative: ['Hrá sa [spoločne].', 'Všetci hľadajú jednu Archu.'],
    solo: ['Hrá sa [sólo] proti času.', 'Len pre jedného.'],
  },
  difficulty: {
    easy: ['Hľadanie je [ľahké].', 'S\u00a0nápovedami a\u00a0diamantmi.'],
    medium: ['Hľadanie je [stredne ťažké].', 'Menej pomoci.'],
    high: ['Hľadanie je [ťažké].', 'Bez nápovied.'],
  },
  characters: {
    dealt: ['Postavy [určí žreb].', 'Každému jednu, bez vyberania.'],
    chosen: ['Postavy si [hráči vyberú].', 'Jeden po druhom.'],
  },
  map: (value) =>
    value === 'generated'
      ? ['Hľadá sa v\u00a0[neznámej krajine].', 'Nová mapa len pre túto hru.']
      : [
          `Hľadá sa na mape [${named('map', value)}].`,
          readCode(value).ok ? 'Vlastná mapa z\u00a0dielne.' : 'Jedna z\u00a0hotových máp.',
        ],
  challenges: {
    true: ['Výzvy [sú v\u00a0hre].', 'Osem výziev prináša na konci body.'],
    false: ['Výzvy [zostanú v\u00a0škatuli].', 'Počíta sa len Archa.'],
  },
  wildSix: {
    true: ['Šestka v\u00a0sólovej hre [je žolík].', 'Farbu si zvolíš. Na začiatok.'],
    false: ['Šestka v\u00a0sólovej hre [nie je žolík].', 'Ako padne, tak platí.'],
  },
})
