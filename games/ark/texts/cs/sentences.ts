import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import { readCode } from '../../maps/code.ts'
import type { ArkOptions } from '../../rules/options.ts'

/** The options as sentences of a table being laid, with the names of their values. */
export const sentences = (
  named: (option: string, value: string) => string,
): OptionSentences<keyof ArkOptions> => ({
  mode: {
    standard: ['Hraje se [podle počtu hráčů].', 'Jeden hledá sám, víc hráčů závodí.'],
    race: ['Hraje se [závod].', 'Archu složí ten nejrychlejší.'],
    cooperative: ['Hraje se [společně].', 'Všichni hledají jednu Archu.'],
    solo: ['Hraje se [sólo] proti času.', 'Jen pro jednoho.'],
  },
  difficulty: {
    easy: ['Hledání je [lehké].', 'S\u00a0nápovědami a\u00a0diamanty.'],
    medium: ['Hledání je [středně těžké].', 'Méně pomoci.'],
    high: ['Hledání je [těžké].', 'Bez nápověd.'],
  },
  characters: {
    dealt: ['Postavy [určí los].', 'Každému jednu, bez vybírání.'],
    chosen: ['Postavy si [hráči vyberou].', 'Jeden po druhém.'],
  },
  map: (value) =>
    value === 'generated'
      ? ['Hledá se v\u00a0[neznámé krajině].', 'Nová mapa jen pro tuhle hru.']
      : [
          `Hledá se na mapě [${named('map', value)}].`,
          readCode(value).ok ? 'Vlastní mapa z\u00a0dílny.' : 'Jedna z\u00a0hotových map.',
        ],
  challenges: {
    true: ['Výzvy [jsou ve hře].', 'Osm výzev přináší na konci body.'],
    false: ['Výzvy [zůstanou v\u00a0krabici].', 'Počítá se jen Archa.'],
  },
  wildSix: {
    true: ['Šestka v\u00a0sólové hře [je žolík].', 'Barvu si zvolíš. Pro začátek.'],
    false: ['Šestka v\u00a0sólové hře [není žolík].', 'Jak padne, tak platí.'],
  },
})
