import { pluralIn } from '@vyprava/module/plural.ts'
import { capital, listed } from '@vyprava/module/wording.ts'
import type { PanelWords } from '../en/panels.ts'
import { COLOUR_NAMES, COLOURS_ACC, COLOURS_INS, fieldName, fields, hintsAcc, outOf } from './counts.ts'
import { DIAMOND_SOURCES } from './table.ts'

const { count, word } = pluralIn('sk')

const LANDS = [
  { one: 'les', few: 'lesy', other: 'lesov' },
  { one: 'hora', few: 'hory', other: 'hôr' },
  { one: 'lúka', few: 'lúky', other: 'lúk' },
  { one: 'more', few: 'moria', other: 'morí' },
  { one: 'cesta', few: 'cesty', other: 'ciest' },
]
const hints = (n: number): string => count(n, { one: 'nápoveda', few: 'nápovedy', other: 'nápovied' })
const upTo = (allowance: number, colour: number): string => `až ${count(allowance, LANDS[colour])}`
const some = (painted: number, allowance: number, colour: number): string =>
  `${painted} ${outOf(allowance)} ${LANDS[colour].other}`

export const panels: PanelWords = {
  colours: COLOUR_NAMES,
  terrains: ['les', 'hory', 'lúka', 'oceán', 'cesta'],
  title: {
    answer: 'Tvoja odpoveď',
    name: 'Farba tvojho ťahu',
    nameOnly: 'Farba pre ostatných',
    wild: 'Čo ti ktorá farba nájde',
    paint: 'Tvoj pohyb',
    after: 'Pred koncom ťahu',
    gem: 'Farba diamantu',
  },
  hints,
  hintsAfter: (before, after) => `nápovedy ${before} → ${after}`,
  pencils: 'Pastelky',
  said: 'zaznela',
  taken: (from, to) =>
    `${capital(COLOUR_NAMES[from])} platí pre teba ako ${COLOUR_NAMES[to]}. Ostatným zostáva ${COLOUR_NAMES[from]}.`,
  changeColour: 'Zmeniť farbu',
  backToCards: 'Späť k odpovediam',
  cards: 'Ako odpovedať',
  card: { map: 'Mapa', compass: 'Kompas', skip: 'Vynechať' },
  over: {
    price: (hints) => `za ${hintsAcc(hints)}`,
    said: 'farba ťahu',
    noReach: 'nič na dosah',
    reach: (allowance, targets) => `až ${allowance}, na dosah ${targets}`,
    noLetters: 'teraz nenájde nič',
    letters: (letters) => `nájde ${listed(letters, 'a')}`,
    dear: 'toľko ich nemáš',
  },
  finds: (letters) => [
    `Nájdeš ${letters.length === 1 ? 'časť' : 'časti'} ${listed(letters, 'a')}.`,
    `nájdeš ${listed(letters, 'a')}`,
  ],
  map: {
    none: 'Nič na dosah',
    noneBrief: 'nič na dosah',
    upTo,
    some,
    upToBrief: upTo,
    someBrief: some,
    slot: 'stojí dielik',
    reachAndSlot: (targets) => `na dosah ${targets}, stojí dielik`,
    full: ['Kompas je plný: mínusový bod.', 'mínusový bod'],
    last: ['Tým ti vyprší čas.', 'posledný dielik'],
  },
  compassField: {
    full: 'Kompas je plný',
    fullBrief: 'je plný',
    free: (n) => count(n, { one: 'voľné políčko', few: 'voľné políčka', other: 'voľných políčok' }),
    freeBrief: (n) => count(n, { one: 'voľné', few: 'voľné', other: 'voľných' }),
    into: (colour, field) => `${capital(COLOUR_NAMES[colour])} do políčka ${fieldName(field)}`,
    name: fieldName,
    noSlot: 'nestojí dielik',
    misfits: (colour, letters) => [
      `${capital(COLOUR_NAMES[colour])} pri ${listed(letters, 'ani')} nesedí.`,
      `${COLOUR_NAMES[colour]} nesedí`,
    ],
  },
  skip: {
    main: 'Mínusový bod',
    brief: 'mínusový bod',
    keeps: (n) => word(n, { one: 'nápoveda zostane', few: 'nápovedy zostanú', other: 'nápovedy zostanú' }),
    loses: (challenge) => [`Prídeš o výzvu ${challenge}.`, 'prídeš o výzvu'],
  },
  answers: {
    skipped: 'vynechané',
    filled: (colour, field) => `${COLOUR_NAMES[colour]} do políčka ${fieldName(field)}`,
    meadow: (hex) => `lúka navyše ${hex}`,
    wait: 'Odpovede sa odkryjú naraz, keď budú všetky. Dovtedy ju môžeš vziať späť.',
    waitFor: (active) => `Odpovede sa odkryjú naraz, keď ${active} skončí. Dovtedy ju môžeš vziať späť.`,
  },
  meadow: {
    title: 'Lúka navyše',
    note: 'Zaznela farba tvojej identity.',
    taken: (hex) => `Lúka navyše: ${hex}`,
  },
  sealed: {
    title: 'Zapečatené',
    done: (some, all) => `${some} ${outOf(all)} hotovo`,
    seal: 'zapečatené',
    thinks: 'premýšľa',
    finishes: 'dokončuje ťah',
  },
  seat: {
    states: {
      chooses: 'vyberá postavu',
      prepares: 'chystá list',
      ready: 'pripravené',
      names: 'volí farbu',
      said: (colour) => `volí ${COLOURS_ACC[colour]}`,
      paints: (colour) => `kreslí ${COLOURS_INS[colour]}`,
      answers: 'premýšľa',
      sealed: 'zapečatené',
      outOfTime: 'čas vypršal',
      finished: 'má celú Archu',
    },
    parts: (n) => `${count(n, { one: 'časť', few: 'časti', other: 'častí' })} zo 7`,
    of: 'zo 7',
    slots: (n) => count(n, { one: 'dielik preč', few: 'dieliky preč', other: 'dielikov preč' }),
    hints,
    minus: (n) => count(n, { one: 'mínusový bod', few: 'mínusové body', other: 'mínusových bodov' }),
    open: (name) => `Otvoriť list: ${name}`,
  },
  gains: {
    title: 'Zisky',
    hints: 'Nápovedy',
    diamonds: 'Diamanty',
    sources: ['kompas', 'sada', 'sada 2'],
    states: ['ešte nie', 'získaný', 'vyfarbený', 'použitý'],
    gem: 'Diamant',
    gemSources: DIAMOND_SOURCES,
    gemStates: (colour) => ['ešte nie je tvoj', 'získaný', `vyfarbený: ${colour}`, 'použitý'],
    acorn: 'Žaluď',
    conversions: (n) =>
      count(n, {
        one: 'premena lesa na mesto',
        few: 'premeny lesa na mesto',
        other: 'premien lesa na mesto',
      }),
    nextConversion: (n) =>
      `ďalšia po ${count(n, { one: 'zelenom poli', few: 'zelených poliach', other: 'zelených poliach' })}`,
    minus: 'Mínusové body',
    challenges: 'Výzvy',
    none: 'v tejto hre nie sú',
  },
  characters: {
    title: 'Postavy',
    once: 'každá len raz',
    start: {
      border: 'z okraja',
      city: 'z mesta',
      forest: 'z lesa',
      meadow: 'z lúky',
      besideWreck: 'od vraku',
    },
    power: {
      leap: 'skáče o pole ďalej',
      enterDanger: 'smie do nebezpečenstva',
      longHints: 'nápoveda na 2 kroky',
      paintWreck: 'vrak vyfarbí akokoľvek',
      convert: 'les premení na mesto',
      extraMeadow: 'lúka navyše',
      threeFields: '3 políčka kompasu hneď',
    },
    taken: (name) => `hrá ${name}`,
  },
  systems: {
    title: 'S čím budeš hrať',
    name: { hints: 'Nápovedy', diamonds: 'Diamanty' },
    line: {
      hints: 'Menia farbu ťahu. Za vrak, 10. a 20. dielik.',
      diamonds: 'Pretvoria pole. Za stranu diamantu a sady farieb.',
    },
  },
  preparation: {
    title: 'Príprava',
    difficulty: { easy: 'ľahká obťažnosť', medium: 'stredná obťažnosť', high: 'vysoká obťažnosť' },
    steps: ['Postava', 'Identita', 'Pomôcky', 'Východiskové pole', 'Políčka kompasu'],
    aids: { both: 'oboje', hints: 'nápovedy', diamonds: 'diamanty', none: 'žiadne' },
    fields,
    note: 'Každý chystá svoj list sám, na nikoho nečakáš. Kto začne, určí žreb.',
    offered: (n) => `Hneď môžeš povedať ${n} z 5 farieb. Čím viac, tým voľnejší začiatok.`,
  },
  die: {
    title: 'Kocka',
    instead: 'namiesto súpera',
    wild: 'Žolík',
    youChoose: 'volíš ty',
    again: 'znova',
    waits: 'kocka čaká',
    throws: 'Hody',
    last: (n) => `${word(n, { one: 'posledný', few: 'posledné', other: 'posledných' })} ${n}`,
    note: 'Striedaš sa s ňou: ty kreslíš na mapu, ona hlási farbu do kompasu. Na mapu sa v jej ťahu nesmie.',
  },
  sheet: {
    of: (name) => `List: ${name}`,
    close: 'Zavrieť',
    public: 'Listy ležia odkryté, len odpoveď je do odkrytia pod pečaťou.',
  },
  compass: {
    title: 'Kompas',
    how: [
      'Písmeno má šesť políčok. Ležia v kompase okolo neho.',
      'Na mape hľadáš pole, ktoré má okolo seba rovnakých šesť farieb. Na poradí nezáleží.',
      'Sedí? Časť je tvoja. Hra to spozná sama.',
    ],
    howTitle: 'Ako sa časť nájde',
    found: (hex) => `Nájdená na ${hex}.`,
    fits: 'Kam sa ešte zmestia',
    paintAround: 'domaľuj okolie',
    lacks: (colour) => `v kompase chýba ${COLOUR_NAMES[colour]}`,
    nowhere: 'Také okolie na mape zatiaľ nie je.',
    rule: 'Dve časti nikdy neležia vedľa seba a okraj mapy sa nepočíta.',
    show: 'Ukázať na mape',
    touch: 'Dotkni sa písmena: ukáže, kde môže jeho časť ležať a čo jej chýba.',
  },
}
