import { pluralIn } from '@vyprava/module/plural.ts'
import type * as en from '../en/table.ts'
import { ABILITY_NAMES, cards, cells, coins, coinsAcc, gaps, points } from './counts.ts'

const plural = pluralIn('sk')

export const facts: typeof en.facts = {
  game: {
    title: 'Hra',
    round: 'Kolo',
    active: 'Na ťahu',
    start: 'Začínajúci hráč',
    mode: 'Režim',
    modes: { basic: 'základná hra', full: 'plnohodnotná hra' },
    withPatrol: 's hliadkou',
    advanced: 'pokročilý variant',
    pile: 'Doberací balíček',
    patrol: 'Karta hliadky',
    patrolWaits: 'čaká pri mape',
    end: 'Koniec hry',
    lastRound: 'dohráva sa posledné kolo',
    over: 'hra sa skončila',
  },
  none: 'žiadne',
  emptySlot: 'Pozícia bez karty',
  freeSquare: 'voľné',
  edge: 'Okraj mapy',
  edges: { S: 'juh', W: 'západ', N: 'sever', E: 'východ' },
  colour: 'Farba',
  colours: { red: 'červená', blue: 'modrá', yellow: 'žltá', green: 'zelená' },
  score: 'Body',
  coins: 'Mince',
  supply: 'Žetóny v zásobe',
  ready: 'Postavy lícom nahor',
  used: 'Postavy lícom nadol',
  readyArtifacts: 'Artefakty lícom nahor',
  usedArtifacts: 'Artefakty lícom nadol',
  row: 'Ponuka artefaktov',
  artifactPile: 'Zásoba artefaktov',
  abilities: ABILITY_NAMES,
  countCoins: coins,
  countCards: cards,
  countPoints: points,
  countCells: cells,
  countGaps: gaps,
  price: (price) => `za ${coinsAcc(price)}`,
  topLand: (land) => `navrchu ${land}`,
  marker: (owner) => `žetón: ${owner}`,
  stack: (below, above) => `vežička: dole ${below}, hore ${above}`,
}

export const options: typeof en.options = {
  mode: { label: 'Režim', help: 'Plnohodnotná hra pridáva artefakty, ktoré sa kupujú za mince.' },
  patrol: {
    label: 'Variant s hliadkou',
    help: 'Kto prvý obkľúči súperov žetón, získa kartu hliadky a jej body.',
  },
  advanced: { label: 'Pokročilý variant', help: 'Na jednom políčku môžu ležať dva žetóny.' },
  edges: { label: 'Okraje mapy', help: 'Pri ktorých okrajoch hráči sedia, v smere hodinových ručičiek.' },
  start: { label: 'Kto začína', help: 'Začínajúceho hráča určí žreb, alebo ho vyberieš ty.' },
}

const TOGGLE = { true: 'Áno', false: 'Nie' }

export const values: typeof en.values = {
  mode: { basic: 'Základná hra', full: 'Plnohodnotná hra' },
  patrol: TOGGLE,
  advanced: TOGGLE,
  edges: {
    standard: 'Podľa počtu hráčov',
    SW: 'Juh a západ',
    SN: 'Juh a sever',
    WN: 'Západ a sever',
    WE: 'Západ a východ',
    NE: 'Sever a východ',
    ES: 'Východ a juh',
    SWN: 'Juh, západ a sever',
    WNE: 'Západ, sever a východ',
    NES: 'Sever, východ a juh',
    ESW: 'Východ, juh a západ',
    SWNE: 'Juh, západ, sever a východ',
  },
  start: {
    random: 'Žreb',
    seat0: 'Prvý hráč',
    seat1: 'Druhý hráč',
    seat2: 'Tretí hráč',
    seat3: 'Štvrtý hráč',
  },
}

export const sentences: typeof en.sentences = {
  mode: {
    basic: ['Hrá sa [základná hra].', 'Len krajiny a\u00a0postavy.'],
    full: ['Hrá sa [plnohodnotná hra] s\u00a0artefaktmi.', 'Artefakty sa kupujú za mince.'],
  },
  patrol: {
    true: ['Hliadka [chodí]: kto prvý obkľúči cudzí žetón, berie jej body.', 'Karta hliadky je v\u00a0hre.'],
    false: ['Hliadka [nechodí].', 'Za obkľúčenie cudzieho žetónu nič nie je.'],
  },
  advanced: {
    false: ['Na jednom políčku leží [jediný žetón].', 'Obsadené políčko je obsadené.'],
    true: ['Na jednom políčku ležia [až dva žetóny].', 'Na cudzí žetón možno položiť vlastný.'],
  },
  start: {
    random: ['Začína [ten, koho určí žreb].', 'O\u00a0prvom ťahu rozhodne náhoda.'],
    seat0: ['Začína [miesto 1].', 'Kto sedí na mieste 1.'],
    seat1: ['Začína [miesto 2].', 'Kto sedí na mieste 2.'],
    seat2: ['Začína [miesto 3].', 'Kto sedí na mieste 3.'],
    seat3: ['Začína [miesto 4].', 'Kto sedí na mieste 4.'],
  },
}

export const edgeSentences: typeof en.edgeSentences = {
  standard: () => ['Miesta sú [podľa počtu hráčov].', 'Tak ako ich pre tento počet kreslia pravidlá.'],
  these: (edges) => [`Sedí sa tu: [${edges}].`, 'Tieto okraje mapy, v\u00a0smere hodín.'],
}

/** `more` completes "Prinesie …", in the accusative; `less` stands after "Nevýhoda:". */
export const terms: typeof en.terms = {
  points: { more: 'viac bodov', less: 'menej bodov' },
  cards: { more: 'silnejšiu družinu', less: 'slabšia družina' },
  lands: { more: 'prevahu v krajinách', less: 'slabšia pozícia v krajinách' },
  coins: { more: 'viac mincí', less: 'menej mincí' },
  ready: { more: 'viac bdejúcich postáv', less: 'viac spiacich postáv' },
  artifacts: { more: 'artefakt navyše', less: 'slabšie artefakty' },
}

export const account: typeof en.account = {
  note: 'body na kartách',
  cards: 'postavy',
  artifacts: 'artefakty',
  patrol: 'hliadka',
  parties: 'Družina na konci',
  party: (cards, left) =>
    `${plural.count(cards, { one: 'postava', few: 'postavy', other: 'postáv' })}, ${coins(left)}`,
}
