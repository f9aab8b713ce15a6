import { PHRASES } from '../../rules/actions.ts'
import type { DefendersOptions } from '../../rules/options.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../facts.ts'
import { abilityText } from './abilities.ts'
import { PHRASE_TEXTS } from './actions.ts'
import { cards, points } from './lexicon.ts'

export const FACTS: FactWords = {
  none: 'nic',
  nobody: 'nikdo',
  game: {
    title: 'Hra',
    round: 'Kolo',
    phase: 'Fáze',
    phases: {
      setup: 'příprava',
      leadership: 'vedení, mlčí se',
      reveal: 'odhalení',
      discussion: 'porada',
      action: 'akce',
    },
    current: 'Na tahu',
    firstPlayer: 'První hráč',
    ap: 'Zbývající akční body',
    winter: 'Kola do zimy',
    deaths: 'Prostředí s padlým Strážcem',
    end: 'Konec hry',
    over: 'hra skončila',
  },
  machines: {
    title: 'Stroje',
    direction: 'Směr strojů',
    directions: { right: 'vpravo', left: 'vlevo' },
    core: 'Jádro na D7',
    toxicLeft: 'Toxické lokality na kruhu',
    mechsLeft: 'Mechové v zásobě',
    wallsBuilt: 'Postavené zdi',
    deck: 'V balíčku strojů (bez pořadí)',
    discard: 'Odložené karty strojů',
    engine: (number) => `Mašina ${number}`,
    onCore: 'na jádru',
    engineAt: (edge, front) =>
      front === null ? `hrana ${edge}, přídí k okraji plánu` : `hrana ${edge}, přídí k ${front}`,
    factory: (tile, name) => `Továrna ${tile} (${name})`,
    tile: (arrow, vents) => `šipka ${arrow}; výpusti: ${vents.join(', ')}`,
    rewilded: (arrow) => `zalesněná; šipka ${arrow}`,
    topTile: (tile) => `navrchu deska ${tile}`,
  },
  board: {
    row: (letter) => `Řada ${letter}`,
    leaders: (names) => `${names.length > 1 ? 'vůdci' : 'vůdce'}: ${names.join(', ')}`,
    engine: (number, side) => `mašina ${number}: ${side}`,
    walls: (sides) => `${sides.length > 1 ? 'zdi' : 'zeď'}: ${sides.join(', ')}`,
    breaches: (sides) => `${sides.length > 1 ? 'průlomy' : 'průlom'}: ${sides.join(', ')}`,
  },
  player: {
    faction: 'Frakce',
    leader: 'Vůdce',
    offBoard: 'mimo plán',
    support: 'Podpora',
    campsLeft: 'Tábory k postavení',
    injuries: 'Zranění (nejvýš 3)',
    items: 'Připravené předměty',
    usedItems: 'Použité předměty',
    breaches: 'Žetony průlomu',
    hand: 'Ruka',
    shown: 'Prozrazeno z ruky',
    signs: 'Znamení',
    deck: 'Balíček',
    discard: 'Odkládací hromádka',
    dead: 'Padlí',
    active: 'Aktivní Strážce',
    hidden: 'vybraný, lícem dolů',
    team: 'Tým',
    retired: 'mimo hru, všechny tábory stojí',
    leaderAt: (name, hex) => `${name}, ${hex}`,
    supportOf: (field, top) => (field === top ? `${field} z ${top}, lze stavět tábor` : `${field} z ${top}`),
    handOf: (owner) => `Ruka: ${owner}`,
  },
  countCards: cards,
  countPoints: points,
  ability: abilityText,
  phrase: (phrase) => `„${PHRASE_TEXTS[PHRASES[phrase]]}“`,
}

export const OPTIONS: Readonly<Record<keyof DefendersOptions, OptionWords>> = {
  hardCards: {
    label: 'Náročné karty strojů',
    help: 'Obtížnost: 0 standardní, 1 až 2 pokročilá, 3 až 4 expertní, 5 až 6 extrémní.',
  },
  oppositeSetup: {
    label: 'Druhá mašina',
    help: 'Jak se na opačné straně jádra postaví druhá mašina a její zdi.',
  },
  communication: {
    label: 'Domluva',
    help: 'Jen znamení a prostředí karet, nebo volný hovor na čestné slovo.',
  },
  soloDeathAt3: {
    label: 'Přísná smrt ve hře pro jednoho',
    help: 'Strážce zemře už při třetím zranění. Platí jen pro jednoho hráče.',
  },
}

export const VALUES: OptionValues = {
  hardCards: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((count) => [String(count), String(count)])),
  oppositeSetup: { mirror: 'Zrcadlově', rotate: 'Pootočená o půl otáčky' },
  communication: { strict: 'Jen znamení', free: 'Volný hovor' },
  soloDeathAt3: { true: 'Ano', false: 'Ne' },
}
