import type { ArkOptions } from '../../rules/options.ts'
import type { Power, Start } from '../../rules/vocabulary.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../fact-words.ts'
import { COLOUR_NAMES, COLOURS_HOW, DIRECTIONS, fields, hexes, SIDE_NAMES } from './counts.ts'

export const STARTS: Readonly<Record<Start, string>> = {
  border: 'na okrajovom poli',
  city: 'v meste',
  forest: 'v lese',
  meadow: 'na lúke',
  besideWreck: 'vedľa vraku',
}

export const POWERS: Readonly<Record<Power, string>> = {
  leap: 'vo vlastnom pohybe dosiahne o pole ďalej',
  enterDanger: 'smie na nebezpečné miesta a vyfarbí ich akokoľvek',
  longHints: 'jedna nápoveda platí až na dva kroky',
  paintWreck: 'vrak vyfarbí akoukoľvek farbou',
  convert: 'za každé štyri zelené polia premení jeden les na mesto',
  extraMeadow: 'keď niekto zvolí farbu jeho identity, navštívi lúku navyše',
  threeFields: 'na začiatku vyfarbí tri políčka na strane cesty',
}

export const DIAMOND_SOURCES = ['strana diamantu', 'prvá sada farieb', 'druhá sada farieb'] as const

export const FACTS: FactWords = {
  game: {
    title: 'Hra',
    mode: 'Režim',
    modes: { race: 'preteky', cooperative: 'kooperatívna hra', solo: 'sólová hra' },
    difficulty: 'Obťažnosť',
    difficulties: { easy: 'ľahká', medium: 'stredná', high: 'vysoká' },
    map: 'Mapa',
    turn: 'Ťah',
    preparation: 'príprava',
    active: 'Na ťahu',
    colour: 'Farba ťahu',
    notNamed: 'ešte nie je zvolená',
    waiting: 'Čakáme na odpoveď',
    end: 'Koniec',
    over: 'hra sa skončila',
  },
  none: 'nič',
  colours: COLOUR_NAMES,
  sides: SIDE_NAMES.map((side, index) => `${side.toLowerCase()} (${DIRECTIONS[index]})`),
  powers: POWERS,
  reach: 'Na dosah',
  reachLeap: 'Na dosah aj so skokom',
  parts: 'Časti Archy',
  surroundings: 'Preskúmané okolia',
  map: 'Mapa po stĺpcoch, od severu na juh',
  reading: 'Ako čítať mapu',
  column: 'Stĺpec',
  character: 'Postava',
  identity: 'Farba identity',
  status: 'Stav',
  statuses: { playing: 'v hre', outOfTime: 'bez času', finished: 'má hotovo' },
  found: 'Nájdené časti',
  counter: 'Označené dieliky',
  minus: 'Mínusové body',
  hints: 'Nápovedy',
  diamonds: 'Diamanty',
  diamondSources: DIAMOND_SOURCES,
  diamondStates: ['nezískaný', 'získaný', 'vyfarbený', 'použitý'],
  conversions: 'Zostávajúce premeny',
  allowances: 'Rozsah pohybu',
  compass: 'Kompas',
  visited: 'Vyfarbené',
  challenges: 'Výzvy',
  score: 'Doterajšie skóre',
  emptyField: 'prázdne',
  countHexes: hexes,
  of: (some, all) => `${some}/${all}`,
  at: (part, hex) => `${part} na ${hex}`,
  missing: (count) => `chýba ${fields(count)}`,
  foundAt: (hex) => `nájdené na ${hex}`,
  painted: (terrain, colour) => `${terrain}, vyfarbené ${COLOURS_HOW[colour]}`,
  upTo: (count) => `až ${hexes(count)}`,
  touches: (hex, others) => `${hex} susedí s: ${others.join(', ')}`,
  lacks: (place) => `chýba ${place}`,
}

export const OPTIONS: Readonly<Record<keyof ArkOptions, OptionWords>> = {
  mode: { label: 'Režim', help: 'Pretekajte sa, hľadajte spoločne, alebo hraj sólo proti času.' },
  difficulty: { label: 'Obťažnosť', help: 'S nápovedami a diamantmi sa hľadá ľahšie.' },
  characters: { label: 'Postavy', help: 'Postavy určí žreb, alebo si ich hráči postupne vyberú.' },
  map: { label: 'Mapa', help: 'Niektorá z hotových máp, alebo nová krajina len pre túto hru.' },
  challenges: { label: 'Výzvy', help: 'Osem výziev prináša na konci hry body.' },
  wildSix: {
    label: 'Šestka ako žolík',
    help: 'V sólovej hre si pri šestke zvolíš farbu. Pre začiatočníkov.',
  },
}

const TOGGLE = { true: 'Áno', false: 'Nie' } as const

export const VALUES: OptionValues = {
  mode: {
    standard: 'Podľa počtu hráčov',
    race: 'Preteky',
    cooperative: 'Kooperatívna hra',
    solo: 'Sólová hra',
  },
  difficulty: { easy: 'Ľahká', medium: 'Stredná', high: 'Vysoká' },
  characters: { dealt: 'Žrebom', chosen: 'Výberom' },
  challenges: TOGGLE,
  wildSix: TOGGLE,
}
