import { pluralIn } from '@vyprava/module/plural.ts'
import type * as en from '../en/table.ts'
import { ABILITY_NAMES, cards, cells, coins, coinsAcc, gaps, points } from './counts.ts'

const plural = pluralIn('cs')

export const facts: typeof en.facts = {
  game: {
    title: 'Hra',
    round: 'Kolo',
    active: 'Na tahu',
    start: 'Začínající hráč',
    mode: 'Režim',
    modes: { basic: 'základní hra', full: 'plnohodnotná hra' },
    withPatrol: 's hlídkou',
    advanced: 'pokročilá varianta',
    pile: 'Dobírací balíček',
    patrol: 'Karta hlídky',
    patrolWaits: 'čeká u mapy',
    end: 'Konec hry',
    lastRound: 'dohrává se poslední kolo',
    over: 'hra skončila',
  },
  none: 'žádné',
  emptySlot: 'Pozice bez karty',
  freeSquare: 'volné',
  edge: 'Okraj mapy',
  edges: { S: 'jih', W: 'západ', N: 'sever', E: 'východ' },
  colour: 'Barva',
  colours: { red: 'červená', blue: 'modrá', yellow: 'žlutá', green: 'zelená' },
  score: 'Body',
  coins: 'Mince',
  supply: 'Žetony v zásobě',
  ready: 'Postavy lícem nahoru',
  used: 'Postavy lícem dolů',
  readyArtifacts: 'Artefakty lícem nahoru',
  usedArtifacts: 'Artefakty lícem dolů',
  row: 'Nabídka artefaktů',
  artifactPile: 'Zásoba artefaktů',
  abilities: ABILITY_NAMES,
  countCoins: coins,
  countCards: cards,
  countPoints: points,
  countCells: cells,
  countGaps: gaps,
  price: (price) => `za ${coinsAcc(price)}`,
  topLand: (land) => `navrchu ${land}`,
  marker: (owner) => `žeton: ${owner}`,
  stack: (below, above) => `věžička: dole ${below}, nahoře ${above}`,
}

export const options: typeof en.options = {
  mode: { label: 'Režim', help: 'Plnohodnotná hra přidává artefakty, které se kupují za mince.' },
  patrol: {
    label: 'Varianta s hlídkou',
    help: 'Kdo první obklopí soupeřův žeton, získá kartu hlídky a její body.',
  },
  advanced: { label: 'Pokročilá varianta', help: 'Na jednom poli mohou ležet dva žetony.' },
  edges: { label: 'Okraje mapy', help: 'U kterých okrajů hráči sedí, po směru hodinových ručiček.' },
  start: { label: 'Kdo začíná', help: 'Začínajícího hráče určí los, nebo ho vybereš.' },
}

const TOGGLE = { true: 'Ano', false: 'Ne' }

export const values: typeof en.values = {
  mode: { basic: 'Základní hra', full: 'Plnohodnotná hra' },
  patrol: TOGGLE,
  advanced: TOGGLE,
  edges: {
    standard: 'Podle počtu hráčů',
    SW: 'Jih a západ',
    SN: 'Jih a sever',
    WN: 'Západ a sever',
    WE: 'Západ a východ',
    NE: 'Sever a východ',
    ES: 'Východ a jih',
    SWN: 'Jih, západ a sever',
    WNE: 'Západ, sever a východ',
    NES: 'Sever, východ a jih',
    ESW: 'Východ, jih a západ',
    SWNE: 'Jih, západ, sever a východ',
  },
  start: {
    random: 'Los',
    seat0: 'První hráč',
    seat1: 'Druhý hráč',
    seat2: 'Třetí hráč',
    seat3: 'Čtvrtý hráč',
  },
}

export const sentences: typeof en.sentences = {
  mode: {
    basic: ['Hraje se [základní hra].', 'Jen oblasti a\u00a0postavy.'],
    full: ['Hraje se [plnohodnotná hra] s\u00a0artefakty.', 'Artefakty se kupují za mince.'],
  },
  patrol: {
    true: ['Hlídka [chodí]: kdo první obklopí cizí žeton, bere její body.', 'Karta hlídky je ve hře.'],
    false: ['Hlídka [nechodí].', 'Za obklopení cizího žetonu nic není.'],
  },
  advanced: {
    false: ['Na jednom poli leží [jediný žeton].', 'Obsazené pole je obsazené.'],
    true: ['Na jednom poli leží [až dva žetony].', 'Na jiný žeton se smí položit další.'],
  },
  start: {
    random: ['Začíná [ten, koho určí los].', 'O\u00a0prvním tahu rozhodne náhoda.'],
    seat0: ['Začíná [místo 1].', 'Kdo sedí na místě 1.'],
    seat1: ['Začíná [místo 2].', 'Kdo sedí na místě 2.'],
    seat2: ['Začíná [místo 3].', 'Kdo sedí na místě 3.'],
    seat3: ['Začíná [místo 4].', 'Kdo sedí na místě 4.'],
  },
}

export const edgeSentences: typeof en.edgeSentences = {
  standard: () => ['Místa jsou [podle počtu hráčů].', 'Tak, jak je pro tenhle počet kreslí pravidla.'],
  these: (edges) => [`Sedí se tu: [${edges}].`, 'Tyhle okraje mapy, po směru hodinových ručiček.'],
}

/** `more` completes "Přinese …", in the accusative; `less` stands after "Nevýhoda:". */
export const terms: typeof en.terms = {
  points: { more: 'víc bodů', less: 'míň bodů' },
  cards: { more: 'silnější družinu', less: 'slabší družina' },
  lands: { more: 'převahu v oblastech', less: 'slabší pozice v oblastech' },
  coins: { more: 'víc mincí', less: 'míň mincí' },
  ready: { more: 'víc bdících postav', less: 'víc spících postav' },
  artifacts: { more: 'artefakt navíc', less: 'míň artefaktů' },
}

export const account: typeof en.account = {
  note: 'body na kartách',
  cards: 'postavy',
  artifacts: 'artefakty',
  patrol: 'hlídka',
  parties: 'Družina na konci',
  party: (cards, left) =>
    `${plural.count(cards, { one: 'postava', few: 'postavy', other: 'postav' })}, ${coins(left)}`,
}
