import type * as en from '../en/options.ts'
import type { OptionSayings } from '../telling/options.ts'

export const options: typeof en.options = {
  scenario: { label: 'Scénář', help: 'Příběh, mapa, počet kol a společný cíl.' },
  mode: {
    label: 'Režim',
    help: 'Proti sobě, společně, nebo o samotě. Bez volby rozhodne počet hráčů a scénář.',
  },
  hero: (seat) => ({ label: `Hrdina ${seat}. místa`, help: 'Který hrdina na tomto místě hraje.' }),
  towerFee: {
    label: 'Poplatek ve věžích',
    help: 'Zda se za obchod ve věžích drakobijců platí hráčům s žetony na dílku.',
  },
  coopEncounterCards: {
    label: 'Víc úkolů ve společné hře',
    help: 'Každé setkání má počet hráčů + 2 karet místo tří.',
  },
  titles: { label: 'Tituly', help: 'Na konci přinese reputaci 12 titulů za různá prvenství.' },
  mapRadius: { label: 'Hranice mapy', help: 'Jak daleko od kostela smí mapa růst. 0 je bez omezení.' },
}

/** Modes are named by the lexicon, heroes and scenarios by their own names. */
export const optionValues: typeof en.optionValues = {
  auto: 'podle počtu hráčů',
  anyHero: 'kdokoli volný',
  towerFee: { perPlayer: 'každému s žetonem', none: 'žádný' },
  yesNo: { true: 'ano', false: 'ne' },
}

export const scenarioNotes: typeof en.scenarioNotes = {
  hunt: 'Doporučený první: lov elit.',
  settlements: 'Drak Farruga nad osadami.',
  mirrezil: 'Drak a\u00a0legendy, nejdelší cesta.',
  disaster: 'Jen společně: golem na pochodu.',
}

export const sayings: OptionSayings = {
  scenario: (name) => `Hraje se scénář [${name}].`,
  mode: {
    auto: ['Jak se hraje, určí [počet hráčů a\u00a0scénář].', 'Víc hráčů obvykle proti sobě.'],
    competitive: ['Hrajete [proti sobě].', 'V\u00a0boji vede monstrum soupeř.'],
    cooperative: ['Hrajete [společně].', 'Vyhrajete, nebo prohrajete všichni.'],
    solo: ['Hraješ [o\u00a0samotě].', 'Jen pro jednoho.'],
  },
  anyHero: (seat) => [`Na ${seat}.\u00a0místě hraje [kdokoli volný].`, 'Hrdinu určí los.'],
  hero: (seat, name) => [`Na ${seat}.\u00a0místě hraje [${name}].`, 'Tenhle hrdina patří k\u00a0tomu místu.'],
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
  mapFree: ['Mapa roste [bez hranic].', 'Kam dojdete.'],
  mapRadius: (radius) => [`Mapa roste [nejvýš ${radius}\u00a0od kostela].`, 'Dál už se dílky nepřikládají.'],
}
