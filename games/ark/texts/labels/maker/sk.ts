import { pluralIn } from '@vyprava/module/plural.ts'
import { NONE } from '../../../rules/vocabulary.ts'
import { NAMELESS } from '../../nameless.ts'
import type { FaultSaid, FaultTold, MakerLabels } from './type.ts'

const plural = pluralIn('sk')
const HEXES = { one: 'pole', few: 'polia', other: 'polí' }
const COLOURS = ['zelená', 'červená', 'žltá', 'modrá', 'sivá'] as const
const WITH_COLOUR = ['so zelenou', 's\u00a0červenou', 'so žltou', 's\u00a0modrou', 'so sivou'] as const
const OF_LAND = {
  forest: 'lesa',
  mountain: 'hôr',
  meadow: 'lúky',
  ocean: 'oceánu',
  road: 'cesty',
  city: 'mesta',
  danger: 'nebezpečenstva',
} as const
const LAND = {
  forest: 'Les',
  mountain: 'Hory',
  meadow: 'Lúka',
  ocean: 'Oceán',
  road: 'Cesta',
  city: 'Mesto',
  danger: 'Nebezpečenstvo',
} as const
const ACCUSATIVE: Readonly<Record<string, string>> = {
  F: 'les',
  M: 'hory',
  L: 'lúku',
  O: 'oceán',
  W: 'vrak',
  C: 'mesto',
  R: 'cestu',
  X: 'nebezpečenstvo',
}
const STARTS = {
  border: 'Hraničiar',
  city: 'Mág, Rytier, Paladin',
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
        title: 'Pole leží mimo listu',
        value: first,
        text: 'List má šesť polí od stredu k\u00a0okraju.',
      }
    case 'size':
      return {
        title: 'List nie je celý',
        value: of(told.found, told.wanted),
        text: `Ešte ${plural.word(told.wanted - told.found, { one: 'zostáva', few: 'zostávajú', other: 'zostáva' })} ${plural.count(told.wanted - told.found, { one: 'prázdne pole', few: 'prázdne polia', other: 'prázdnych polí' })}.`,
      }
    case 'count':
      return {
        title: `${LAND[told.terrain]}: ${told.found > told.wanted ? 'je toho priveľa' : 'je toho málo'}`,
        value: of(told.found, told.wanted),
        text: `Polí ${OF_LAND[told.terrain]} má byť ${told.wanted}, aby nikto nehľadal ľahšie než ostatní.`,
      }
    case 'wrecks':
      return {
        title: 'Chýba vrak',
        value: of(told.found, told.wanted),
        text: 'Pirát vychádza od vraku. Polož ho dovnútra väčšieho mora.',
      }
    case 'pieces':
      return {
        title: 'Sem sa nedá dôjsť',
        value: first,
        text: 'Nebezpečenstvo odrezalo časť mapy. Všetky ostatné polia majú spolu súvisieť.',
      }
    case 'dangerStray':
      return {
        title: 'Nebezpečenstvo na zlom mieste',
        value: first,
        text: `${first} nie je na okraji ani vo vnútrozemí (dve až štyri polia od stredu).`,
      }
    case 'dangerSides':
      return {
        title: 'Nebezpečenstvo je zle rozložené',
        value: `${told.border} + ${told.inland}`,
        text: `Na okraji majú byť ${told.wanted} a\u00a0vo vnútrozemí ${told.wanted}.`,
      }
    case 'dangerNear':
      return {
        title: 'Nebezpečenstvá sú príliš pri sebe',
        value: first,
        text: `${first} a\u00a0${second} sú od seba ${told.found}, majú byť aspoň ${told.wanted}.`,
      }
    case 'inlandNear':
      return {
        title: 'Nebezpečenstvá sú príliš pri sebe',
        value: first,
        text: `${first} a\u00a0${second} sú od seba ${told.found}. Vo vnútrozemí majú byť aspoň ${told.wanted}.`,
      }
    case 'dangerBeside':
      return {
        title: told.wreck ? 'Nebezpečenstvo susedí s\u00a0vrakom' : 'Nebezpečenstvo susedí s\u00a0mestom',
        value: first,
        text: `${first} susedí s\u00a0${told.wreck ? 'vrakom' : 'mestom'} ${second}. Nikto okrem Paladina by tadiaľ neprešiel.`,
      }
    case 'seas':
      return {
        title: 'Moria nie sú dve, ako majú byť',
        value: told.sizes.join(' + ') || '0',
        text: `Jedno má mať ${told.wanted[0]} polí a\u00a0druhé ${told.wanted[1]}.`,
      }
    case 'wreckPlace':
      return {
        title: 'Vrak leží zle',
        value: first,
        text: 'Má byť vnútri väčšieho mora a\u00a0mať okolo seba dve až štyri polia oceánu.',
      }
    case 'cityBorder':
      return {
        title: 'Mesto leží na okraji',
        value: first,
        text: `Okolo mesta ${first} by chýbalo miesto pre časť Archy.`,
      }
    case 'cityNear':
      return {
        title: 'Mestá sú príliš pri sebe',
        value: first,
        text: `${first} a\u00a0${second} sú od seba ${told.found}, majú byť aspoň ${told.wanted}.`,
      }
    case 'networks':
      return {
        title: 'Cesty nie sú jedna sieť',
        value: first,
        text: 'Všetky mestá a\u00a0cesty majú byť prepojené.',
      }
    case 'cityRoad':
      return { title: 'Mesto bez cesty', value: first, text: `K\u00a0mestu ${first} nevedie žiadna cesta.` }
    case 'cityColours':
      return {
        title: 'Jednotvárne okolie mesta',
        value: first,
        text: `Okolo mesta ${first} je menej než tri farby.`,
      }
    case 'patch':
      return {
        title: `Priveľký kus ${OF_LAND[told.terrain]}`,
        value: of(told.found, told.wanted),
        text: `Pokope smie ležať najviac ${told.wanted} polí.`,
      }
    case 'starts':
      return {
        title: `${STARTS[told.start]} nemá kde začať`,
        value: of(told.found, told.wanted),
        text: `Východiskové polia majú byť aspoň ${told.wanted}.`,
      }
    case 'parts':
      return {
        title: 'Málo miest pre časti Archy',
        value: of(told.found, told.wanted),
        text: 'Časť Archy leží na poli so šiestimi susedmi bez nebezpečenstva.',
      }
    case 'surroundings':
      return {
        title: 'Málo rôznych okolí',
        value: of(told.found, told.wanted),
        text: 'Označené polia majú rovnaké okolie ako iné: kompas by ich nerozlíšil.',
      }
    case 'rare':
      return {
        title: `Vzácna farba: ${COLOURS[told.colour]}`,
        value: `pod ${told.percent}\u00a0%`,
        text: 'Pri označených poliach chýba. Má byť aspoň pri dvoch miestach z\u00a0piatich.',
      }
    case 'copy':
      return {
        title: 'Na tomto liste Archa byť nemôže',
        value: '',
        text:
          told.colour === NONE
            ? 'Nebezpečenstvo nikde nenechalo miesto pre celý tvar kompasu.'
            : `Chýba miesto pre časť ${WITH_COLOUR[told.colour]}.`,
      }
    case 'line':
      return {
        title: 'Archa sa nedá nájsť včas',
        value: '',
        text: 'Miesto pre ňu je, ale zo žiadneho mesta sa tam za tridsať dielikov nedôjde.',
      }
  }
}

export const sk: MakerLabels = {
  title: 'Dielňa máp',
  saved: 'uložené v\u00a0tomto zariadení',
  unsaved: 'prehliadač mapu neuloží, pošli si ju ako súbor',
  looking: 'prezeráš si cudziu mapu',
  undo: 'Späť',
  redo: 'Znova',
  lands: 'Krajiny',
  landsHow: 'ťukni a\u00a0ťahaj',
  land: {
    F: 'Les',
    M: 'Hory',
    L: 'Lúka',
    O: 'Oceán',
    W: 'Vrak',
    C: 'Mesto',
    R: 'Cesta',
    X: 'Nebezpečenstvo',
  },
  countOf: (found, wanted) => (found === wanted ? String(found) : of(found, wanted)),
  brushes: 'Štetec',
  brush: (size) => `štetec na ${plural.count(size, HEXES)}`,
  make: 'Nechať vyrobiť',
  seed: 'Slovo, z\u00a0ktorého mapa vyrastie',
  makeNow: 'Vyrobiť',
  making: 'Vyrába sa…',
  keepDrawn: 'Čo je nakreslené, zostane',
  cannotMake: 'Okolo toho, čo je nakreslené, sa list nepodarilo dorobiť. Kúsok zmaž alebo skús iné slovo.',
  show: 'Zobraziť',
  shows: { tints: 'farby krajín', starts: 'východiskové polia', places: 'miesta častí' },
  sheet: 'List mapy',
  sheetHow: 'Šípky chodia po poliach, medzerník maľuje, 1 až 8 vyberá krajinu, B\u00a0štetec, Delete maže.',
  at: (place, land) => `${place}: ${land ?? 'prázdne'}`,
  blank: 'prázdne',
  empty: 'Prázdny list. Začni morom alebo nechaj list vyrobiť.',
  name: 'Názov mapy',
  nameless: NAMELESS.sk,
  author: 'Kto ju kreslí',
  authorUnknown: 'kto ju kreslí?',
  hexes: (count) => plural.count(count, HEXES),
  startHexes: 'Východiskové polia',
  starts: STARTS,
  check: 'Kontrola',
  allRight: 'všetko sedí',
  remarks: (count) => plural.count(count, { one: 'pripomienka', few: 'pripomienky', other: 'pripomienok' }),
  later: 'keď bude list celý',
  rows: {
    counts: 'Celý list, krajín tak akurát',
    connected: 'Všetky polia spolu súvisia',
    danger: 'Nebezpečenstvo leží ďaleko od miest',
    seas: 'Dve moria, vrak vo väčšom',
    cities: 'Mestá prepojené cestami',
    patches: 'Žiadna krajina nie je priveľká',
    parts: 'Miesta pre časti Archy',
    surroundings: 'Rôzne okolia',
    diamond: 'Päť farieb pri meste, prvý diamant',
    starts: 'Každá postava má kde začať',
  },
  figures(row, figures) {
    if (row === 'seas') return figures.join(' + ')
    if (row === 'diamond')
      return `do ${plural.count(figures[0], { one: 'poľa', few: 'polí', other: 'polí' })}`
    if (row === 'patches') return `do ${figures[0]}`
    return row === 'starts' ? `≥\u00a0${figures[0]}` : String(figures[0])
  },
  fault,
  wayBack: (letter, place) => `Vrátiť ${ACCUSATIVE[letter]} na ${place}`,
  solver: 'Riešiteľ',
  solverWaits: 'prepočíta sa po oprave',
  counting: 'počíta…',
  solved: (turns, start) => [
    'Archa sa tu dá nájsť',
    ` za ${plural.count(turns, { one: 'dielik', few: 'dieliky', other: 'dielikov' })} počítadla, keď ti kocka praje. Vychádza sa z\u00a0mesta ${start}.`,
  ],
  unsolved: 'Archa sa tu nájsť nedá',
  colours: COLOURS,
  turn: (colour, places) => `${COLOURS[colour]}: ${places.join(', ')}`,
  replay: 'Ukázať na liste',
  stop: 'Zastaviť',
  playSoon: (place) => (place === null ? 'Hrať pôjde po oprave' : `Hrať pôjde po oprave ${place}`),
  play: 'Hrať na tejto mape',
  playOnline: 'S\u00a0priateľmi na diaľku',
  toFile: 'Do súboru',
  share: 'Zdieľať odkaz',
  copied: 'Odkaz je v\u00a0schránke',
  link: 'Odkaz na mapu',
  mine: 'Moje mapy',
  close: 'Zavrieť',
  fresh: 'Nový list',
  openFile: 'Otvoriť súbor',
  dropHere: 'Pusti súbor s\u00a0mapou sem',
  open: (name) => `Otvoriť: ${name}`,
  copy: (name) => `Urobiť kópiu: ${name}`,
  remove: (name) => `Zmazať: ${name}`,
  copyOf: (name) => `${name} (kópia)`,
  removed: (name) => `Zmazané: ${name}.`,
  bringBack: 'Vrátiť',
  none: 'Zatiaľ tu žiadna nie je. Prvá leží na stole.',
  from: (author) => (author === '' ? 'Mapa z\u00a0odkazu' : `Mapa od: ${author}`),
  keepIt: 'Uložiť si ju',
  damage: {
    strange: 'Odkaz nevedie na žiadnu mapu.',
    newer: 'Odkaz je z\u00a0novšej Výpravy. Načítaj stránku znova a\u00a0skús to ešte raz.',
    cut: 'Odkaz je useknutý, chýba mu koniec. Skopíruj ho celý.',
    changed: 'V\u00a0odkaze sa cestou niečo zmenilo. Nech ti ho pošlú znova.',
  },
  damaged: 'Mapa z\u00a0odkazu sa nedá otvoriť',
  nothingLost: 'Tvoje mapy zostali, ako boli.',
  fileWrong(wrong) {
    switch (wrong.kind) {
      case 'outside':
        return 'Mapa v\u00a0súbore je väčšia než list.'
      case 'large':
        return 'Súbor je príliš veľký, mapa to nebude.'
      case 'unread':
        return 'Súbor sa nedá prečítať.'
      default:
        return `Súbor, riadok ${wrong.line}, stĺpec ${wrong.column}: ${wrong.found} tam byť nemá.`
    }
  },
  keys: 'Šípky, medzerník, 1–8, B, M, G, Ctrl Z',
}
