import { pluralIn } from '@vyprava/module/plural.ts'
import type * as en from '../en/options.ts'
import type { OptionSayings } from '../telling/options.ts'

const { count } = pluralIn('sk')
/** How far: „do vzdialenosti 3 dielikov“. */
const tiles = (n: number) => count(n, { one: 'dielika', few: 'dielikov', other: 'dielikov' })

export const options: typeof en.options = {
  scenario: { label: 'Scenár', help: 'Príbeh, mapa, počet kôl a spoločný cieľ.' },
  mode: {
    label: 'Režim',
    help: 'Proti sebe, kooperatívne alebo sólo. Bez voľby rozhodne počet hráčov a scenár.',
  },
  hero: (seat) => ({ label: `Hrdina na mieste ${seat}`, help: 'Ktorý hrdina na tomto mieste hrá.' }),
  towerFee: {
    label: 'Poplatok vo vežiach',
    help: 'Či sa za obchod vo vežiach drakobijcov platí hráčom so žetónmi na dieliku.',
  },
  coopEncounterCards: {
    label: 'Viac úloh v kooperatívnej hre',
    help: 'Každé stretnutie má namiesto troch kariet o dve viac, než je hráčov.',
  },
  titles: { label: 'Tituly', help: 'Na konci prinesie reputáciu 12 titulov za rôzne prvenstvá.' },
  mapRadius: { label: 'Hranice mapy', help: 'Ako ďaleko od kostola môže mapa rásť. 0 je bez obmedzenia.' },
}

/** Modes are named by the lexicon, heroes and scenarios by their own names. */
export const optionValues: typeof en.optionValues = {
  auto: 'podľa počtu hráčov',
  anyHero: 'ktokoľvek voľný',
  towerFee: { perPlayer: 'každému so žetónom', none: 'žiadny' },
  yesNo: { true: 'áno', false: 'nie' },
}

export const scenarioNotes: typeof en.scenarioNotes = {
  hunt: 'Odporúčaný prvý: lov elít.',
  settlements: 'Dračica Farruga nad osadami.',
  mirrezil: 'Drak a\u00a0legendy, najdlhšia cesta.',
  disaster: 'Len kooperatívne: golem na pochode.',
}

export const sayings: OptionSayings = {
  scenario: (name) => `Hrá sa scenár [${name}].`,
  mode: {
    auto: ['Ako sa hrá, určí [počet hráčov a\u00a0scenár].', 'Viac hráčov zvyčajne proti sebe.'],
    competitive: ['Hrá sa [proti sebe].', 'V\u00a0boji vedie monštrum súper.'],
    cooperative: ['Hrá sa [kooperatívne].', 'Vyhrajú alebo prehrajú všetci.'],
    solo: ['Hráš [sólo].', 'Len pre jedného.'],
  },
  anyHero: (seat) => [`Na mieste ${seat} hrá [ktokoľvek voľný].`, 'Hrdinu určí žreb.'],
  hero: (seat, name) => [`Na mieste ${seat} hrá [${name}].`, 'Tento hrdina patrí k\u00a0tomuto miestu.'],
  towerFee: {
    perPlayer: ['Vo vežiach sa platí [každému so žetónom].', 'Kto má na dieliku žetón, dostane poplatok.'],
    none: ['Vo vežiach sa neplatí [nikomu].', 'Obchod je bez poplatku.'],
  },
  coopEncounterCards: {
    false: ['Stretnutie v\u00a0kooperatívnej hre má [tri karty].', 'Ako to hovoria pravidlá.'],
    true: ['Stretnutie v\u00a0kooperatívnej hre má [viac kariet].', 'Počet hráčov a\u00a0ešte dve.'],
  },
  titles: {
    false: ['Tituly na konci [sa nerozdávajú].', 'Počíta sa len reputácia.'],
    true: ['Tituly na konci [sa rozdávajú].', 'Dvanásť titulov za prvenstvá prinesie reputáciu.'],
  },
  mapFree: ['Mapa rastie [bez hraníc].', 'Kam až hrdinovia dôjdu.'],
  mapRadius: (radius) => [
    `Mapa rastie [do vzdialenosti ${tiles(Number(radius))} od kostola].`,
    'Ďalej sa už dieliky neprikladajú.',
  ],
}
