import type * as en from '../en/table.ts'
import { COLOUR_NAMES, COLOURS_HOW, DIRECTIONS, fields, hexes, partsAcc, SIDE_NAMES } from './counts.ts'

export const STARTS: typeof en.STARTS = {
  border: 'na okrajovém poli',
  city: 've městě',
  forest: 'v lese',
  meadow: 'na louce',
  besideWreck: 'vedle vraku',
}

export const POWERS: typeof en.POWERS = {
  leap: 've vlastním pohybu dosáhne o pole dál',
  enterDanger: 'smí na nebezpečná místa a vybarví je jakkoli',
  longHints: 'jedna nápověda platí až na dva kroky',
  paintWreck: 'vrak vybarví jakoukoli barvou',
  convert: 'za každá čtyři zelená pole promění jeden les ve město',
  extraMeadow: 'když někdo zvolí barvu jeho identity, navštíví louku navíc',
  threeFields: 'na začátku vybarví tři políčka na straně cesty',
}

export const DIAMOND_SOURCES = ['strana diamantu', 'první sada barev', 'druhá sada barev']

export const facts: typeof en.facts = {
  game: {
    title: 'Hra',
    mode: 'Režim',
    modes: { race: 'závod', cooperative: 'kooperativní hra', solo: 'sólová hra' },
    difficulty: 'Obtížnost',
    difficulties: { easy: 'lehká', medium: 'střední', high: 'vysoká' },
    map: 'Mapa',
    turn: 'Tah',
    preparation: 'příprava',
    active: 'Na tahu',
    colour: 'Barva tahu',
    notNamed: 'ještě není zvolená',
    waiting: 'Čekáme na odpověď',
    end: 'Konec',
    over: 'hra skončila',
  },
  none: 'nic',
  colours: COLOUR_NAMES,
  sides: SIDE_NAMES.map((side, index) => `${side.toLowerCase()} (${DIRECTIONS[index]})`),
  powers: POWERS,
  reach: 'Na dosah',
  reachLeap: 'Na dosah i se skokem',
  parts: 'Části Archy',
  surroundings: 'Prozkoumaná okolí',
  map: 'Mapa po sloupcích, od severu k jihu',
  reading: 'Jak číst mapu',
  column: 'Sloupec',
  character: 'Postava',
  identity: 'Barva identity',
  status: 'Stav',
  statuses: { playing: 've hře', outOfTime: 'bez času', finished: 'má hotovo' },
  found: 'Nalezené části',
  counter: 'Označené dílky',
  minus: 'Minusové body',
  hints: 'Nápovědy',
  diamonds: 'Diamanty',
  diamondSources: DIAMOND_SOURCES,
  diamondStates: ['nezískaný', 'získaný', 'vybarvený', 'použitý'],
  conversions: 'Zbývající proměny',
  allowances: 'Rozsah pohybu',
  compass: 'Kompas',
  visited: 'Vybarveno',
  challenges: 'Výzvy',
  score: 'Dosavadní skóre',
  emptyField: 'prázdné',
  countHexes: hexes,
  of: (some, all) => `${some}/${all}`,
  at: (part, hex) => `${part} na ${hex}`,
  missing: (count) => `chybí ${fields(count)}`,
  foundAt: (hex) => `nalezeno na ${hex}`,
  painted: (terrain, colour) => `${terrain}, vybarveno ${COLOURS_HOW[colour]}`,
  upTo: (count) => `až ${hexes(count)}`,
  touches: (hex, others) => `${hex} sousedí s: ${others.join(', ')}`,
  lacks: (place) => `chybí ${place}`,
}

export const options: typeof en.options = {
  mode: { label: 'Režim', help: 'Závod, společné hledání, nebo sólo proti času.' },
  difficulty: { label: 'Obtížnost', help: 'S nápovědami a diamanty se hledá snáz.' },
  characters: { label: 'Postavy', help: 'Postavy určí los, nebo si je hráči postupně vyberou.' },
  map: { label: 'Mapa', help: 'Některá z hotových map, nebo nová krajina jen pro tuto hru.' },
  challenges: { label: 'Výzvy', help: 'Za osm výzev jsou na konci hry body.' },
  wildSix: { label: 'Šestka jako žolík', help: 'V sólové hře si při šestce zvolíš barvu. Pro začátečníky.' },
}

const TOGGLE = { true: 'Ano', false: 'Ne' }

export const values: typeof en.values = {
  mode: { standard: 'Podle počtu hráčů', race: 'Závod', cooperative: 'Kooperativní hra', solo: 'Sólová hra' },
  difficulty: { easy: 'Lehká', medium: 'Střední', high: 'Vysoká' },
  characters: { dealt: 'Losem', chosen: 'Výběrem' },
  challenges: TOGGLE,
  wildSix: TOGGLE,
}

export const sentences: typeof en.sentences = {
  mode: {
    standard: ['Hraje se [podle počtu hráčů].', 'Jeden hraje sólo, víc hráčů závodí.'],
    race: ['Hraje se [závod].', 'Vyhrává, kdo Archu složí první.'],
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
  challenges: {
    true: ['Výzvy [jsou ve hře].', 'Osm výzev přináší na konci body.'],
    false: ['Výzvy [zůstanou v\u00a0krabici].', 'Počítá se jen Archa.'],
  },
  wildSix: {
    true: ['Šestka v\u00a0sólové hře [je žolík].', 'Barvu si zvolíš. Na první hry.'],
    false: ['Šestka v\u00a0sólové hře [není žolík].', 'Jak padne, tak platí.'],
  },
}

export const mapSentences: typeof en.mapSentences = {
  made: () => ['Hledá se v\u00a0[neznámé krajině].', 'Nová mapa jen pro tuhle hru.'],
  own: (name) => [`Hledá se na mapě [${name}].`, 'Vlastní mapa z\u00a0dílny.'],
  ready: (name) => [`Hledá se na mapě [${name}].`, 'Jedna z\u00a0hotových map.'],
}

export const account: typeof en.account = {
  partsFirst: 'nejdřív části, potom body',
  points: 'body',
  parts: 'Nalezené části',
  slots: 'Označené dílky',
  kinds: {
    hints: 'nápovědy',
    diamonds: 'diamanty',
    challenges: 'výzvy',
    time: 'ušetřený čas',
    minus: 'minusové body',
  },
  mottoes: { found: 'Archa je nalezená', time: 'Čas vypršel' },
  sheets: 'Listy u stolu',
  whole: 'celá Archa',
  missing: (parts) => `do celku zbývá: ${partsAcc(parts)}`,
}
