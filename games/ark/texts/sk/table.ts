import type * as en from '../en/table.ts'
import {
  COLOUR_NAMES,
  COLOURS_HOW,
  DIRECTIONS,
  hexes,
  missingFields,
  partsAcc,
  SIDE_NAMES,
} from './counts.ts'

export const STARTS: typeof en.STARTS = {
  border: 'na okrajovom poli',
  city: 'v meste',
  forest: 'v lese',
  meadow: 'na lúke',
  besideWreck: 'vedľa vraku',
}

export const POWERS: typeof en.POWERS = {
  leap: 'vo vlastnom pohybe dočiahne o pole ďalej',
  enterDanger: 'smie na nebezpečné miesta a vyfarbí ich akokoľvek',
  longHints: 'jedna nápoveda platí až na dva kroky',
  paintWreck: 'vrak vyfarbí akoukoľvek farbou',
  convert: 'za každé štyri zelené polia premení jeden les na mesto',
  extraMeadow: 'keď niekto zvolí farbu jeho identity, navštívi lúku navyše',
  threeFields: 'na začiatku vyfarbí tri políčka na strane cesty',
}

export const DIAMOND_SOURCES = ['strana diamantu', 'prvá sada farieb', 'druhá sada farieb']

export const facts: typeof en.facts = {
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
  statuses: { playing: 'v hre', outOfTime: 'čas vypršal', finished: 'hotovo' },
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
  missing: missingFields,
  foundAt: (hex) => `nájdené na ${hex}`,
  painted: (terrain, colour) => `${terrain}, vyfarbené ${COLOURS_HOW[colour]}`,
  upTo: (count) => `až ${hexes(count)}`,
  touches: (hex, others) => `${hex} susedí s: ${others.join(', ')}`,
  lacks: (place) => `chýba ${place}`,
}

export const options: typeof en.options = {
  mode: { label: 'Režim', help: 'Preteky, spoločné hľadanie alebo sólo proti času.' },
  difficulty: { label: 'Obťažnosť', help: 'S nápovedami a diamantmi sa hľadá ľahšie.' },
  characters: { label: 'Postavy', help: 'Postavy určí žreb, alebo si ich hráči postupne vyberú.' },
  map: { label: 'Mapa', help: 'Niektorá z hotových máp, alebo nová krajina len pre túto hru.' },
  challenges: { label: 'Výzvy', help: 'Osem výziev prináša na konci hry body.' },
  wildSix: {
    label: 'Šestka ako žolík',
    help: 'V sólovej hre si pri šestke zvolíš farbu. Pre začiatočníkov.',
  },
}

const TOGGLE = { true: 'Áno', false: 'Nie' }

export const values: typeof en.values = {
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

export const sentences: typeof en.sentences = {
  mode: {
    standard: ['Hrá sa [podľa počtu hráčov].', 'Jeden hľadá sólo, viacerí pretekajú.'],
    race: ['Hrajú sa [preteky].', 'Archu zloží ten najrýchlejší.'],
    cooperative: ['Hrá sa [spoločne].', 'Všetci hľadajú jednu Archu.'],
    solo: ['Hrá sa [sólo] proti času.', 'Len pre jedného.'],
  },
  difficulty: {
    easy: ['Hľadanie je [ľahké].', 'S\u00a0nápovedami a\u00a0diamantmi.'],
    medium: ['Hľadanie je [stredne ťažké].', 'Menej pomoci.'],
    high: ['Hľadanie je [ťažké].', 'Bez nápovied.'],
  },
  characters: {
    dealt: ['Postavy [určí žreb].', 'Každému jednu, bez vyberania.'],
    chosen: ['Postavy si [hráči vyberú].', 'Jeden po druhom.'],
  },
  challenges: {
    true: ['Výzvy [sú v\u00a0hre].', 'Osem výziev prináša na konci body.'],
    false: ['Výzvy [zostanú v\u00a0škatuli].', 'Počíta sa len Archa.'],
  },
  wildSix: {
    true: ['Šestka v\u00a0sólovej hre [je žolík].', 'Farbu si zvolíš. Na začiatok.'],
    false: ['Šestka v\u00a0sólovej hre [nie je žolík].', 'Ako padne, tak platí.'],
  },
}

export const mapSentences: typeof en.mapSentences = {
  made: () => ['Hľadá sa v\u00a0[neznámej krajine].', 'Nová mapa len pre túto hru.'],
  own: (name) => [`Hľadá sa na mape [${name}].`, 'Vlastná mapa z\u00a0dielne.'],
  ready: (name) => [`Hľadá sa na mape [${name}].`, 'Jedna z\u00a0hotových máp.'],
}

export const account: typeof en.account = {
  partsFirst: 'najprv časti, potom body',
  points: 'body',
  parts: 'Nájdené časti',
  slots: 'Vyplnené dieliky času',
  kinds: {
    hints: 'nápovedy',
    diamonds: 'diamanty',
    challenges: 'výzvy',
    time: 'ušetrený čas',
    minus: 'mínusové body',
  },
  mottoes: { found: 'Archa je nájdená', time: 'Čas vypršal' },
  sheets: 'Listy pri stole',
  whole: 'celá Archa',
  missing: (parts) => `do celku zostáva: ${partsAcc(parts)}`,
}
