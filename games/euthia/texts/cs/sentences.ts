import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import type { EuthiaOptions } from '../../rules/options.ts'

/** The options as sentences of a table being laid, with the names of their values. */
export const sentences = (
  named: (option: string, value: string) => string,
): OptionSentences<keyof EuthiaOptions> => ({
  scenario: (value) => [
    `Hraje se scénář [${named('scenario', value)}].`,
    {
      hunt: 'Doporučený první: lov elit.',
      settlements: 'Drak Farruga nad osadami.',
      mirrezil: 'Drak a\u00a0legendy, nejdelší cesta.',
      disaster: 'Jen společně: golem na pochodu.',
    }[value] ?? '',
  ],
  mode: {
    auto: ['Jak se hraje, určí [počet hráčů a\u00a0scénář].', 'Víc hráčů obvykle proti sobě.'],
    competitive: ['Hrajete [proti sobě].', 'V\u00a0boji vede monstrum soupeř.'],
    cooperative: ['Hrajete [společně].', 'Vyhrajete, nebo prohrajete všichni.'],
    solo: ['Hraješ [o\u00a0samotě].', 'Jen pro jednoho.'],
  },
  hero1: (value) =>
    value === 'any'
      ? ['Na 1.\u00a0místě hraje [kdokoli volný].', 'Hrdinu určí los.']
      : [`Na 1.\u00a0místě hraje [${named('hero1', value)}].`, 'Tenhle hrdina patří k\u00a0tomu místu.'],
  hero2: (value) =>
    value === 'any'
      ? ['Na 2.\u00a0místě hraje [kdokoli volný].', 'Hrdinu určí los.']
      : [`Na 2.\u00a0místě hraje [${named('hero1', value)}].`, 'Tenhle hrdina patří k\u00a0tomu místu.'],
  hero3: (value) =>
    value === 'any'
      ? ['Na 3.\u00a0místě hraje [kdokoli volný].', 'Hrdinu určí los.']
      : [`Na 3.\u00a0místě hraje [${named('hero1', value)}].`, 'Tenhle hrdina patří k\u00a0tomu místu.'],
  hero4: (value) =>
    value === 'any'
      ? ['Na 4.\u00a0místě hraje [kdokoli volný].', 'Hrdinu určí los.']
      : [`Na 4.\u00a0místě hraje [${named('hero1', value)}].`, 'Tenhle hrdina patří k\u00a0tomu místu.'],
  towerFee: {
    perPlayer: ['Ve věžích se platí [každému s\u00a0žetonem].', 'Kdo má na dílku žeton, dostane poplatek.'],
    none: ['Ve věžích se neplatí [nikomu].', 'Obchod je bez poplatku.'],
  },
  coopEncounterCards: {
    false: ['Setkání ve společné hře má [tři karty].', 'Jak to říkají pravidla.'],
    true: ['Setkání ve společné hře má [víc karet].', 'Počet hráčů a\u00a0ještě dvě.'],
  },
  titles: {
    false: ['Tituly na konci [se nerozdávají].', 'Počítá se jen reputace.'],
    true: ['Tituly na konci [se rozdávají].', 'Dvanáct titulů za prvenství přinese reputaci.'],
  },
  mapRadius: (value) =>
    value === '0'
      ? ['Mapa roste [bez hranic].', 'Kam dojdete.']
      : [`Mapa roste [nejvýš ${value}\u00a0od kostela].`, 'Dál už se dílky nepřikládají.'],
})
