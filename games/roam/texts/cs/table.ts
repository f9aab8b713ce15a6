import type { RoamOptions } from '../../rules/index.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../facts.ts'
import { ABILITY_NAMES, cards, cells, coins, coinsAcc, gaps, points } from './counts.ts'

export const FACTS: FactWords = {
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
  cells: (required, hollow) => (hollow === 0 ? cells(required) : `${cells(required)}, ${gaps(hollow)}`),
  price: (price) => `za ${coinsAcc(price)}`,
  topLand: (land) => `navrchu ${land}`,
  markers: ([below, above]) =>
    above === undefined ? `žeton: ${below}` : `věžička: dole ${below}, nahoře ${above}`,
}

export const OPTIONS: Readonly<Record<keyof RoamOptions, OptionWords>> = {
  mode: { label: 'Režim', help: 'Plnohodnotná hra přidává artefakty, které se kupují za mince.' },
  patrol: {
    label: 'Varianta s hlídkou',
    help: 'Kdo první obklíčí soupeřův žeton, získá kartu hlídky a její body.',
  },
  advanced: { label: 'Pokročilá varianta', help: 'Na jednom poli mohou ležet dva žetony.' },
  edges: { label: 'Okraje mapy', help: 'U kterých okrajů hráči sedí, po směru hodinových ručiček.' },
  start: { label: 'Kdo začíná', help: 'Začínajícího hráče určí los, nebo vy.' },
}

const TOGGLE = { true: 'Ano', false: 'Ne' } as const

export const VALUES: OptionValues = {
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
