import { PHRASES } from '../../rules/actions.ts'
import type { DefendersOptions } from '../../rules/options.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../facts.ts'
import { abilityText } from './abilities.ts'
import { PHRASE_TEXTS } from './actions.ts'
import { cards, points } from './lexicon.ts'

export const FACTS: FactWords = {
  none: 'nič',
  nobody: 'nikto',
  game: {
    title: 'Hra',
    round: 'Kolo',
    phase: 'Fáza',
    phases: {
      setup: 'príprava',
      leadership: 'vedenie, mlčí sa',
      reveal: 'odhalenie',
      discussion: 'porada',
      action: 'akcie',
    },
    current: 'Na ťahu',
    firstPlayer: 'Prvý hráč',
    ap: 'Zostávajúce akčné body',
    winter: 'Kolá do zimy',
    deaths: 'Prostredia s padlým Strážcom',
    end: 'Koniec hry',
    over: 'hra sa skončila',
  },
  machines: {
    title: 'Stroje',
    direction: 'Smer strojov',
    directions: { right: 'vpravo', left: 'vľavo' },
    core: 'Jadro na D7',
    toxicLeft: 'Toxické lokality na kruhu',
    mechsLeft: 'Mechovia v zásobe',
    wallsBuilt: 'Postavené múry',
    deck: 'V balíčku strojov (bez poradia)',
    discard: 'Odložené karty strojov',
    engine: (number) => `Mašina ${number}`,
    onCore: 'na jadre',
    engineAt: (edge, front) =>
      front === null ? `hrana ${edge}, čelom k okraju plánu` : `hrana ${edge}, čelom k ${front}`,
    factory: (tile, name) => `Továreň ${tile} (${name})`,
    tile: (arrow, vents) => `šípka ${arrow}; výpuste: ${vents.join(', ')}`,
    rewilded: (arrow) => `zalesnená; šípka ${arrow}`,
    topTile: (tile) => `navrchu doska ${tile}`,
  },
  board: {
    row: (letter) => `Rad ${letter}`,
    leaders: (names) => `${names.length > 1 ? 'vodcovia' : 'vodca'}: ${names.join(', ')}`,
    engine: (number, side) => `mašina ${number}: ${side}`,
    walls: (sides) => `${sides.length > 1 ? 'múry' : 'múr'}: ${sides.join(', ')}`,
    breaches: (sides) => `${sides.length > 1 ? 'prielomy' : 'prielom'}: ${sides.join(', ')}`,
  },
  player: {
    faction: 'Frakcia',
    leader: 'Vodca',
    offBoard: 'mimo plánu',
    support: 'Podpora',
    campsLeft: 'Tábory na postavenie',
    injuries: 'Zranenia (najviac 3)',
    items: 'Pripravené predmety',
    usedItems: 'Použité predmety',
    breaches: 'Žetóny prielomu',
    hand: 'Ruka',
    shown: 'Prezradené z ruky',
    signs: 'Znamenia',
    deck: 'Balíček',
    discard: 'Odkladacia kôpka',
    dead: 'Padlí',
    active: 'Aktívny Strážca',
    hidden: 'vybraný, lícom nadol',
    team: 'Tím',
    retired: 'mimo hry, všetky tábory stoja',
    leaderAt: (name, hex) => `${name}, ${hex}`,
    supportOf: (field, top) =>
      field === top ? `${field} z ${top}, možno stavať tábor` : `${field} z ${top}`,
    handOf: (owner) => `Ruka: ${owner}`,
  },
  countCards: cards,
  countPoints: points,
  ability: abilityText,
  phrase: (phrase) => `„${PHRASE_TEXTS[PHRASES[phrase]]}“`,
}

export const OPTIONS: Readonly<Record<keyof DefendersOptions, OptionWords>> = {
  hardCards: {
    label: 'Náročné karty strojov',
    help: 'Obťažnosť: 0 štandardná, 1 až 2 pokročilá, 3 až 4 expertná, 5 až 6 extrémna.',
  },
  oppositeSetup: {
    label: 'Druhá mašina',
    help: 'Ako sa na opačnej strane jadra postaví druhá mašina a jej múry.',
  },
  communication: {
    label: 'Dohovor',
    help: 'Len znamenia a prostredia kariet, alebo voľný rozhovor na čestné slovo.',
  },
  soloDeathAt3: {
    label: 'Prísna smrť v hre pre jedného',
    help: 'Strážca zomrie už pri treťom zranení. Platí len pre jedného hráča.',
  },
}

export const VALUES: OptionValues = {
  hardCards: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((count) => [String(count), String(count)])),
  oppositeSetup: { mirror: 'Zrkadlovo', rotate: 'Pootočená o pol otáčky' },
  communication: { strict: 'Len znamenia', free: 'Voľný rozhovor' },
  soloDeathAt3: { true: 'Áno', false: 'Nie' },
}
