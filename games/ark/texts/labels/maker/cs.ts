import { pluralIn } from '@vyprava/module/plural.ts'
import { NONE } from '../../../rules/vocabulary.ts'
import { NAMELESS } from '../../nameless.ts'
import type { FaultSaid, FaultTold, MakerLabels } from './type.ts'

const plural = pluralIn('cs')
const HEXES = { one: 'pole', few: 'pole', other: 'polí' }
const COLOURS = ['zelená', 'červená', 'žlutá', 'modrá', 'šedá'] as const
const WITH_COLOUR = ['se zelenou', 's\u00a0červenou', 'se žlutou', 's\u00a0modrou', 'se šedou'] as const
const OF_LAND = {
  forest: 'lesa',
  mountain: 'hor',
  meadow: 'louky',
  ocean: 'oceánu',
  road: 'cesty',
  city: 'města',
  danger: 'nebezpečí',
} as const
const LAND = {
  forest: 'Les',
  mountain: 'Hory',
  meadow: 'Louka',
  ocean: 'Oceán',
  road: 'Cesta',
  city: 'Město',
  danger: 'Nebezpečí',
} as const
const ACCUSATIVE: Readonly<Record<string, string>> = {
  F: 'les',
  M: 'hory',
  L: 'louku',
  O: 'oceán',
  W: 'vrak',
  C: 'město',
  R: 'cestu',
  X: 'nebezpečí',
}
const STARTS = {
  border: 'Hraničář',
  city: 'Mág, Rytíř, Paladin',
  forest: 'Druid',
  meadow: 'Lovec',
  besideWreck: 'Pirát',
} as const

const of = (found: number, wanted: number): string => `${found} z\u00a0${wanted}`

function fault(told: FaultTold): FaultSaid {
  const [first = '', second = ''] = told.places
  switch (told.kind) {
    case 'outside':
      return {
        title: 'Pole leží mimo list',
        value: first,
        text: 'List má šest polí od středu k\u00a0okraji.',
      }
    case 'size':
      return {
        title: 'List není celý',
        value: of(told.found, told.wanted),
        text: `Ještě ${plural.word(told.wanted - told.found, { one: 'zbývá', few: 'zbývají', other: 'zbývá' })} ${plural.count(told.wanted - told.found, { one: 'prázdné pole', few: 'prázdná pole', other: 'prázdných polí' })}.`,
      }
    case 'count':
      return {
        title: `${LAND[told.terrain]}: ${told.found > told.wanted ? 'je toho moc' : 'je toho málo'}`,
        value: of(told.found, told.wanted),
        text: `Polí ${OF_LAND[told.terrain]} má být ${told.wanted}, aby nikdo nehledal snáz než ostatní.`,
      }
    case 'wrecks':
      return {
        title: 'Chybí vrak',
        value: of(told.found, told.wanted),
        text: 'Pirát vychází od vraku. Polož ho dovnitř většího moře.',
      }
    case 'pieces':
      return {
        title: 'Sem se nedá dojít',
        value: first,
        text: 'Nebezpečí odřízlo část mapy. Všechna ostatní pole spolu mají souviset.',
      }
    case 'dangerStray':
      return {
        title: 'Nebezpečí na špatném místě',
        value: first,
        text: `${first} není na okraji ani ve vnitrozemí (dvě až čtyři pole od středu).`,
      }
    case 'dangerSides':
      return {
        title: 'Nebezpečí je špatně rozložené',
        value: `${told.border} + ${told.inland}`,
        text: `Na okraji mají být ${told.wanted} a\u00a0ve vnitrozemí ${told.wanted}.`,
      }
    case 'dangerNear':
      return {
        title: 'Nebezpečí jsou moc u\u00a0sebe',
        value: first,
        text: `${first} a\u00a0${second} jsou od sebe ${told.found}, mají být aspoň ${told.wanted}.`,
      }
    case 'inlandNear':
      return {
        title: 'Nebezpečí jsou moc u\u00a0sebe',
        value: first,
        text: `${first} a\u00a0${second} jsou od sebe ${told.found}. Ve vnitrozemí mají být aspoň ${told.wanted}.`,
      }
    case 'dangerBeside':
      return {
        title: told.wreck ? 'Nebezpečí sousedí s\u00a0vrakem' : 'Nebezpečí sousedí s\u00a0městem',
        value: first,
        text: `${first} sousedí s\u00a0${told.wreck ? 'vrakem' : 'městem'} ${second}. Nikdo kromě Paladina by tudy neprošel.`,
      }
    case 'seas':
      return {
        title: 'Moře nejsou dvě, jak mají být',
        value: told.sizes.join(' + ') || '0',
        text: `Jedno má mít ${told.wanted[0]} polí a\u00a0druhé ${told.wanted[1]}.`,
      }
    case 'wreckPlace':
      return {
        title: 'Vrak leží špatně',
        value: first,
        text: 'Má být uvnitř většího moře a\u00a0mít kolem sebe dvě až čtyři pole oceánu.',
      }
    case 'cityBorder':
      return {
        title: 'Město leží na okraji',
        value: first,
        text: `Kolem města ${first} by chybělo místo pro část Archy.`,
      }
    case 'cityNear':
      return {
        title: 'Města jsou moc u\u00a0sebe',
        value: first,
        text: `${first} a\u00a0${second} jsou od sebe ${told.found}, mají být aspoň ${told.wanted}.`,
      }
    case 'networks':
      return {
        title: 'Cesty nejsou jedna síť',
        value: first,
        text: 'Všechna města a\u00a0cesty mají být propojené.',
      }
    case 'cityRoad':
      return { title: 'Město bez cesty', value: first, text: `K\u00a0městu ${first} nevede žádná cesta.` }
    case 'cityColours':
      return {
        title: 'Jednotvárné okolí města',
        value: first,
        text: `Kolem města ${first} jsou méně než tři barvy.`,
      }
    case 'patch':
      return {
        title: `Moc velký kus ${OF_LAND[told.terrain]}`,
        value: of(told.found, told.wanted),
        text: `Pohromadě smí ležet nejvýš ${told.wanted} polí.`,
      }
    case 'starts':
      return {
        title: `${STARTS[told.start]} nemá kde začít`,
        value: of(told.found, told.wanted),
        text: `Výchozí pole mají být aspoň ${told.wanted}.`,
      }
    case 'parts':
      return {
        title: 'Málo míst pro části Archy',
        value: of(told.found, told.wanted),
        text: 'Část Archy leží na poli se šesti sousedy bez nebezpečí.',
      }
    case 'surroundings':
      return {
        title: 'Málo různých okolí',
        value: of(told.found, told.wanted),
        text: 'Označená pole mají stejné okolí jako jiná: kompas by je nerozlišil.',
      }
    case 'rare':
      return {
        title: `Vzácná barva: ${COLOURS[told.colour]}`,
        value: `pod ${told.percent}\u00a0%`,
        text: 'U\u00a0označených polí chybí. Má být aspoň u\u00a0dvou míst z\u00a0pěti.',
      }
    case 'copy':
      return {
        title: 'Na tomhle listu Archa být nemůže',
        value: '',
        text:
          told.colour === NONE
            ? 'Nebezpečí nikde nenechalo místo pro celý tvar kompasu.'
            : `Chybí místo pro část ${WITH_COLOUR[told.colour]}.`,
      }
    case 'line':
      return {
        title: 'Archa se nedá najít včas',
        value: '',
        text: 'Místo pro ni je, ale z\u00a0žádného města se tam za třicet dílků nedojde.',
      }
  }
}

export const cs: MakerLabels = {
  title: 'Dílna map',
  saved: 'uloženo v\u00a0tomhle zařízení',
  unsaved: 'prohlížeč mapu neuloží, pošli si ji jako soubor',
  looking: 'prohlížíš si cizí mapu',
  undo: 'Zpět',
  redo: 'Znovu',
  lands: 'Krajiny',
  landsHow: 'klepni a\u00a0táhni',
  land: { F: 'Les', M: 'Hory', L: 'Louka', O: 'Oceán', W: 'Vrak', C: 'Město', R: 'Cesta', X: 'Nebezpečí' },
  countOf: (found, wanted) => (found === wanted ? String(found) : of(found, wanted)),
  brushes: 'Štětec',
  brush: (size) => `štětec na ${plural.count(size, HEXES)}`,
  make: 'Nechat vyrobit',
  seed: 'Slovo, ze kterého mapa vyroste',
  makeNow: 'Vyrobit',
  making: 'Vyrábí se…',
  keepDrawn: 'Co je nakreslené, zůstane',
  cannotMake: 'Kolem toho, co je nakreslené, se list nepodařilo dodělat. Kousek smaž, nebo zkus jiné slovo.',
  show: 'Zobrazit',
  shows: { tints: 'barvy krajin', starts: 'výchozí pole', places: 'místa částí' },
  sheet: 'List mapy',
  sheetHow: 'Šipky chodí po polích, mezerník maluje, 1 až 8 vybírá krajinu, B\u00a0štětec, Delete maže.',
  at: (place, land) => `${place}: ${land ?? 'prázdné'}`,
  blank: 'prázdné',
  empty: 'Prázdný list. Začni mořem, nebo nech list vyrobit.',
  name: 'Jméno mapy',
  nameless: NAMELESS.cs,
  author: 'Kdo ji kreslí',
  authorUnknown: 'kdo ji kreslí?',
  hexes: (count) => plural.count(count, HEXES),
  startHexes: 'Výchozí pole',
  starts: STARTS,
  check: 'Kontrola',
  allRight: 'všechno sedí',
  remarks: (count) => plural.count(count, { one: 'připomínka', few: 'připomínky', other: 'připomínek' }),
  later: 'až bude list celý',
  rows: {
    counts: 'Celý list, krajin tak akorát',
    connected: 'Všechna pole spolu souvisejí',
    danger: 'Nebezpečí leží daleko od měst',
    seas: 'Dvě moře, vrak ve větším',
    cities: 'Města propojená cestami',
    patches: 'Žádná krajina není moc velká',
    parts: 'Místa pro části Archy',
    surroundings: 'Různá okolí',
    diamond: 'Pět barev u\u00a0města, první diamant',
    starts: 'Každá postava má kde začít',
  },
  figures(row, figures) {
    if (row === 'seas') return figures.join(' + ')
    if (row === 'diamond')
      return `do ${plural.count(figures[0], { one: 'pole', few: 'polí', other: 'polí' })}`
    if (row === 'patches') return `do ${figures[0]}`
    return row === 'starts' ? `≥\u00a0${figures[0]}` : String(figures[0])
  },
  fault,
  wayBack: (letter, place) => `Vrátit ${ACCUSATIVE[letter]} na ${place}`,
  solver: 'Řešitel',
  solverWaits: 'přepočítá se po opravě',
  counting: 'počítá…',
  solved: (turns, start) => [
    'Archa se tu dá najít',
    ` za ${plural.count(turns, { one: 'dílek', few: 'dílky', other: 'dílků' })} počítadla, když ti kostka přeje. Vychází se z\u00a0města ${start}.`,
  ],
  unsolved: 'Archa se tu najít nedá',
  colours: COLOURS,
  turn: (colour, places) => `${COLOURS[colour]}: ${places.join(', ')}`,
  replay: 'Přehrát na listu',
  stop: 'Zastavit',
  playSoon: (place) => (place === null ? 'Hrát půjde po opravě' : `Hrát půjde po opravě ${place}`),
  play: 'Hrát na téhle mapě',
  playOnline: 'S\u00a0přáteli na dálku',
  toFile: 'Do souboru',
  share: 'Sdílet odkaz',
  copied: 'Odkaz je ve schránce',
  link: 'Odkaz na mapu',
  mine: 'Moje mapy',
  close: 'Zavřít',
  fresh: 'Nový list',
  openFile: 'Otevřít soubor',
  dropHere: 'Pusť soubor s\u00a0mapou sem',
  open: (name) => `Otevřít: ${name}`,
  copy: (name) => `Udělat kopii: ${name}`,
  remove: (name) => `Smazat: ${name}`,
  copyOf: (name) => `${name} (kopie)`,
  removed: (name) => `Smazáno: ${name}.`,
  bringBack: 'Vrátit',
  none: 'Zatím tu žádná není. První leží na stole.',
  from: (author) => (author === '' ? 'Mapa z\u00a0odkazu' : `Mapa od: ${author}`),
  keepIt: 'Uložit si ji',
  damage: {
    strange: 'Odkaz nevede na žádnou mapu.',
    newer: 'Odkaz je z\u00a0novější Výpravy. Načti stránku znovu a\u00a0zkus to ještě jednou.',
    cut: 'Odkaz je useknutý, chybí mu konec. Zkopíruj ho celý.',
    changed: 'V\u00a0odkazu se cestou něco změnilo. Ať ti ho pošlou znovu.',
  },
  damaged: 'Mapu z\u00a0odkazu nejde otevřít',
  nothingLost: 'Tvoje mapy zůstaly, jak byly.',
  fileWrong(wrong) {
    switch (wrong.kind) {
      case 'outside':
        return 'Mapa v\u00a0souboru je větší než list.'
      case 'large':
        return 'Soubor je příliš velký, mapa to nebude.'
      case 'unread':
        return 'Soubor nejde přečíst.'
      default:
        return `Soubor, řádek ${wrong.line}, sloupec ${wrong.column}: ${wrong.found} tam být nemá.`
    }
  },
  keys: 'Šipky, mezerník, 1–8, B, M, G, Ctrl Z',
}
