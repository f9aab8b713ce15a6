import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import type { EuthiaOptions } from '../../rules/options.ts'

/** The options as sentences of a table being laid, with the names of their values. */
export const sentences = (
  named: (option: string, value: string) => string,
): OptionSentences<keyof EuthiaOptions> => ({
  scenario: (value) => [
    `Hrá sa scenár [${named('scenario', value)}].`,
    {
      hunt: 'Odporúčaný prvý: lov elít.',
      settlements: 'Drak Farruga nad osadami.',
      mirrezil: 'Drak a\u00a0legendy, najdlhšia cesta.',
      disaster: 'Len spoločne: golem na pochode.',
    }[value] ?? '',
  ],
  mode: {
    auto: ['Ako sa hrá, určí [počet hráčov a\u00a0scenár].', 'Viac hráčov zvyčajne proti sebe.'],
    competitive: ['Hráte [proti sebe].', 'V\u00a0boji vedie monštrum súper.'],
    cooperative: ['Hráte [spoločne].', 'Vyhráte alebo prehráte všetci.'],
    solo: ['Hráš [osamote].', 'Len pre jedného.'],
  },
  hero1: (value) =>
    value === 'any'
      ? ['Na 1.\u00a0mieste hrá [ktokoľvek voľný].', 'Hrdinu určí žreb.']
      : [`Na 1.\u00a0mieste hrá [${named('hero1', value)}].`, 'Tento hrdina patrí k\u00a0tomu miestu.'],
  hero2: (value) =>
    value === 'any'
      ? ['Na 2.\u00a0mieste hrá [ktokoľvek voľný].', 'Hrdinu určí žreb.']
      : [`Na 2.\u00a0mieste hrá [${named('hero1', value)}].`, 'Tento hrdina patrí k\u00a0tomu miestu.'],
  hero3: (value) =>
    value === 'any'
      ? ['Na 3.\u00a0mieste hrá [ktokoľvek voľný].', 'Hrdinu určí žreb.']
      : [`Na 3.\u00a0mieste hrá [${named('hero1', value)}].`, 'Tento hrdina patrí k\u00a0tomu miestu.'],
  hero4: (value) =>
    value === 'any'
      ? ['Na 4.\u00a0mieste hrá [ktokoľvek voľný].', 'Hrdinu určí žreb.']
      : [`Na 4.\u00a0mieste hrá [${named('hero1', value)}].`, 'Tento hrdina patrí k\u00a0tomu miestu.'],
  towerFee: {
    perPlayer: ['Vo vežiach sa platí [každému so žetónom].', 'Kto má na dieliku žetón, dostane poplatok.'],
    none: ['Vo vežiach sa neplatí [nikomu].', 'Obchod je bez poplatku.'],
  },
  coopEncounterCards: {
    false: ['Stretnutie v\u00a0spoločnej hre má [tri karty].', 'Ako to hovoria pravidlá.'],
    true: ['Stretnutie v\u00a0spoločnej hre má [viac kariet].', 'Počet hráčov a\u00a0ešte dve.'],
  },
  titles: {
    false: ['Tituly na konci [sa nerozdávajú].', 'Počíta sa len reputácia.'],
    true: ['Tituly na konci [sa rozdávajú].', 'Dvanásť titulov za prvenstvá prinesie reputáciu.'],
  },
  mapRadius: (value) =>
    value === '0'
      ? ['Mapa rastie [bez hraníc].', 'Kam dôjdete.']
      : [`Mapa rastie [najviac ${value}\u00a0od kostola].`, 'Ďalej sa už dieliky neprikladajú.'],
})
