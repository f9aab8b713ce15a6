import type { ArkOptions } from '../../rules/options.ts'
import type { Power, Start } from '../../rules/vocabulary.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../fact-words.ts'
import { COLOUR_NAMES, COLOURS_HOW, DIRECTIONS, fields, hexes, SIDE_NAMES } from './counts.ts'

export const STARTS: Readonly<Record<Start, string>> = {
  border: 'na okrajovém poli',
  city: 've městě',
  forest: 'v lese',
  meadow: 'na louce',
  besideWreck: 'vedle vraku',
}

export const POWERS: Readonly<Record<Power, string>> = {
  leap: 've vlastním pohybu dosáhne o pole dál',
  enterDanger: 'smí na nebezpečná místa a vybarví je jakkoli',
  longHints: 'jedna nápověda platí až na dva kroky',
  paintWreck: 'vrak vybarví jakoukoli barvou',
  convert: 'za každá čtyři zelená pole promění jeden les ve město',
  extraMeadow: 'když někdo zvolí barvu jeho identity, navštíví louku navíc',
  threeFields: 'na začátku vybarví tři políčka na straně cesty',
}

export const DIAMOND_SOURCES = ['strana diamantu', 'první sada barev', 'druhá sada barev'] as const

export const FACTS: FactWords = {
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

export const OPTIONS: Readonly<Record<keyof ArkOptions, OptionWords>> = {
  mode: { label: 'Režim', help: 'Závoďte mezi sebou, hledejte společně, nebo hraj sólo proti času.' },
  difficulty: { label: 'Obtížnost', help: 'S nápovědami a diamanty se hledá snáz.' },
  characters: { label: 'Postavy', help: 'Postavy určí los, nebo si je hráči postupně vyberou.' },
  map: { label: 'Mapa', help: 'Některá z hotových map, nebo nová krajina jen pro tuto hru.' },
  challenges: { label: 'Výzvy', help: 'Osm výzev přináší na konci hry body.' },
  wildSix: {
    label: 'Šestka jako žolík',
    help: 'V sólové hře si při šestce zvolíš barvu. Pro začátečníky.',
  },
}

const TOGGLE = { true: 'Ano', false: 'Ne' } as const

export const VALUES: OptionValues = {
  mode: {
    standard: 'Podle počtu hráčů',
    race: 'Závod',
    cooperative: 'Kooperativní hra',
    solo: 'Sólová hra',
  },
  difficulty: { easy: 'Lehká', medium: 'Střední', high: 'Vysoká' },
  characters: { dealt: 'Losem', chosen: 'Výběrem' },
  challenges: TOGGLE,
  wildSix: TOGGLE,
}
