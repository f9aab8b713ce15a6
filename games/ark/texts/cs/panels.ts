import { pluralIn } from '@vyprava/module/plural.ts'
import { capital, listed } from '@vyprava/module/wording.ts'
import type { PanelWords } from '../en/panels.ts'
import { COLOUR_NAMES, COLOURS_ACC, fieldName, fields, hintsAcc, outOf } from './counts.ts'
import { DIAMOND_SOURCES } from './table.ts'

const { count, word } = pluralIn('cs')

const LANDS = [
  { one: 'les', few: 'lesy', other: 'lesů' },
  { one: 'hora', few: 'hory', other: 'hor' },
  { one: 'louka', few: 'louky', other: 'luk' },
  { one: 'moře', few: 'moře', other: 'moří' },
  { one: 'cesta', few: 'cesty', other: 'cest' },
]
const hints = (n: number): string => count(n, { one: 'nápověda', few: 'nápovědy', other: 'nápověd' })
const upTo = (allowance: number, colour: number): string => `až ${count(allowance, LANDS[colour])}`
const some = (painted: number, allowance: number, colour: number): string =>
  `${painted} ${outOf(allowance)} ${LANDS[colour].other}`

export const panels: PanelWords = {
  colours: COLOUR_NAMES,
  terrains: ['les', 'hory', 'louka', 'oceán', 'cesta'],
  title: {
    answer: 'Tvoje odpověď',
    name: 'Barva tvého tahu',
    nameOnly: 'Barva pro ostatní',
    wild: 'Co ti která barva najde',
    paint: 'Tvůj pohyb',
    after: 'Před koncem tahu',
    gem: 'Barva diamantu',
  },
  hints,
  hintsAfter: (before, after) => `nápovědy ${before} → ${after}`,
  pencils: 'Pastelky',
  said: 'zazněla',
  taken: (from, to) =>
    `${capital(COLOUR_NAMES[from])} platí pro tebe jako ${COLOUR_NAMES[to]}. Ostatním zůstává ${COLOUR_NAMES[from]}.`,
  changeColour: 'Změnit barvu',
  backToCards: 'Zpět k odpovědím',
  cards: 'Jak odpovědět',
  card: { map: 'Mapa', compass: 'Kompas', skip: 'Vynechat' },
  over: {
    price: (hints) => `za ${hintsAcc(hints)}`,
    said: 'barva tahu',
    noReach: 'nic na dosah',
    reach: (allowance, targets) => `až ${allowance}, na dosah ${targets}`,
    noLetters: 'teď nenajde nic',
    letters: (letters) => `najde ${listed(letters, 'a')}`,
    dear: 'tolik jich nemáš',
  },
  finds: (letters) => [
    `Najdeš ${letters.length === 1 ? 'část' : 'části'} ${listed(letters, 'a')}.`,
    `najdeš ${listed(letters, 'a')}`,
  ],
  map: {
    none: 'Nic na dosah',
    noneBrief: 'nic na dosah',
    upTo,
    some,
    upToBrief: upTo,
    someBrief: some,
    slot: 'stojí dílek',
    reachAndSlot: (targets) => `na dosah ${targets}, stojí dílek`,
    full: ['Kompas je plný: minusový bod.', 'minusový bod'],
    last: ['Tím ti vyprší čas.', 'poslední dílek'],
  },
  compassField: {
    full: 'Kompas je plný',
    fullBrief: 'je plný',
    free: (n) => count(n, { one: 'volné políčko', few: 'volná políčka', other: 'volných políček' }),
    freeBrief: (n) => count(n, { one: 'volné', few: 'volná', other: 'volných' }),
    into: (colour, field) => `${capital(COLOUR_NAMES[colour])} do políčka ${fieldName(field)}`,
    name: fieldName,
    noSlot: 'nestojí dílek',
    misfits: (colour, letters) => [
      `${capital(COLOUR_NAMES[colour])} u ${listed(letters, 'ani')} nesedí.`,
      `${COLOUR_NAMES[colour]} nesedí`,
    ],
  },
  skip: {
    main: 'Minusový bod',
    brief: 'minusový bod',
    keeps: (n) => word(n, { one: 'nápověda zbude', few: 'nápovědy zbudou', other: 'nápovědy zbudou' }),
    loses: (challenge) => [`Přijdeš o výzvu ${challenge}.`, 'přijdeš o výzvu'],
  },
  answers: {
    skipped: 'vynecháno',
    filled: (colour, field) => `${COLOUR_NAMES[colour]} do políčka ${fieldName(field)}`,
    meadow: (hex) => `louka navíc ${hex}`,
    wait: 'Odpovědi se odkryjí naráz, až budou všechny. Do té doby smíš svou vzít zpět.',
    waitFor: (active) => `Odpovědi se odkryjí naráz, až ${active} skončí. Do té doby smíš svou vzít zpět.`,
  },
  meadow: {
    title: 'Louka navíc',
    note: 'Zazněla barva tvé identity.',
    taken: (hex) => `Louka navíc: ${hex}`,
  },
  sealed: {
    title: 'Zapečetěno',
    done: (some, all) => `${some} ${outOf(all)} hotovo`,
    seal: 'zapečetěno',
    thinks: 'přemýšlí',
    finishes: 'dokončuje tah',
  },
  seat: {
    states: {
      chooses: 'vybírá postavu',
      prepares: 'chystá list',
      ready: 'připraveno',
      names: 'volí barvu',
      said: (colour) => `říká ${COLOURS_ACC[colour]}`,
      paints: (colour) => `kreslí ${COLOURS_ACC[colour]}`,
      answers: 'přemýšlí',
      sealed: 'zapečetěno',
      outOfTime: 'bez času',
      finished: 'má celou Archu',
    },
    parts: (n) => `${count(n, { one: 'část', few: 'části', other: 'částí' })} ze 7`,
    of: 'ze 7',
    slots: (n) => count(n, { one: 'dílek pryč', few: 'dílky pryč', other: 'dílků pryč' }),
    hints,
    minus: (n) => count(n, { one: 'minusový bod', few: 'minusové body', other: 'minusových bodů' }),
    open: (name) => `Otevřít list: ${name}`,
  },
  gains: {
    title: 'Zisky',
    hints: 'Nápovědy',
    diamonds: 'Diamanty',
    sources: ['kompas', 'sada', 'sada 2'],
    states: ['ještě ne', 'získaný', 'vybarvený', 'použitý'],
    gem: 'Diamant',
    gemSources: DIAMOND_SOURCES,
    gemStates: (colour) => ['ještě není tvůj', 'získaný', `vybarvený: ${colour}`, 'použitý'],
    acorn: 'Žalud',
    conversions: (n) =>
      count(n, { one: 'proměna lesa ve město', few: 'proměny lesa ve město', other: 'proměn lesa ve město' }),
    nextConversion: (n) =>
      `další po ${count(n, { one: 'zeleném poli', few: 'zelených polích', other: 'zelených polích' })}`,
    minus: 'Minusové body',
    challenges: 'Výzvy',
    none: 'v této hře nejsou',
  },
  characters: {
    title: 'Postavy',
    once: 'každá jen jednou',
    start: {
      border: 'z okraje',
      city: 'z města',
      forest: 'z lesa',
      meadow: 'z louky',
      besideWreck: 'od vraku',
    },
    power: {
      leap: 'skáče o pole dál',
      enterDanger: 'smí na nebezpečí',
      longHints: 'nápověda na 2 kroky',
      paintWreck: 'vrak vybarví jakkoli',
      convert: 'les promění ve město',
      extraMeadow: 'louka navíc',
      threeFields: '3 políčka kompasu hned',
    },
    taken: (name) => `hraje ${name}`,
  },
  systems: {
    title: 'S čím budeš hrát',
    name: { hints: 'Nápovědy', diamonds: 'Diamanty' },
    line: {
      hints: 'Mění barvu tahu. Za vrak, 10. a 20. dílek.',
      diamonds: 'Přetvoří pole. Za stranu diamantu a sady barev.',
    },
  },
  preparation: {
    title: 'Příprava',
    difficulty: { easy: 'lehká obtížnost', medium: 'střední obtížnost', high: 'vysoká obtížnost' },
    steps: ['Postava', 'Identita', 'Pomůcky', 'Výchozí pole', 'Políčka kompasu'],
    aids: { both: 'obojí', hints: 'nápovědy', diamonds: 'diamanty', none: 'žádné' },
    fields,
    note: 'Každý chystá svůj list sám, na nikoho nečekáš. Kdo začne, určí los.',
    offered: (n) => `Hned můžeš říct ${n} z 5 barev. Čím víc jich je, tím volnější začátek.`,
  },
  die: {
    title: 'Kostka',
    instead: 'místo soupeře',
    wild: 'Žolík',
    youChoose: 'volíš ty',
    again: 'znovu',
    waits: 'kostka čeká',
    throws: 'Hody',
    last: (n) => `${word(n, { one: 'poslední', few: 'poslední', other: 'posledních' })} ${n}`,
    note: 'Střídáš se s ní: ty kreslíš na mapu, ona hlásí barvu do kompasu. Na mapu se v jejím tahu nesmí.',
  },
  sheet: {
    of: (name) => `List: ${name}`,
    close: 'Zavřít',
    public: 'Listy leží odkryté, jen odpověď je do odkrytí pod pečetí.',
  },
  compass: {
    title: 'Kompas',
    how: [
      'Kolem písmene je v kompasu šest políček.',
      'Na mapě hledáš pole, které má okolo stejných šest barev. Na pořadí nezáleží.',
      'Sedí? Část je tvoje. Hra to pozná sama.',
    ],
    howTitle: 'Jak se část najde',
    found: (hex) => `Nalezena na ${hex}.`,
    fits: 'Kam se ještě vejdou',
    paintAround: 'domaluj okolí',
    lacks: (colour) => `v kompasu chybí ${COLOUR_NAMES[colour]}`,
    nowhere: 'Takové okolí na mapě zatím není.',
    rule: 'Dvě části nikdy neleží vedle sebe a okraj mapy se nepočítá.',
    show: 'Ukázat na mapě',
    touch: 'Dotkni se písmene: ukáže, kde jeho část může ležet a co jí chybí.',
  },
}
