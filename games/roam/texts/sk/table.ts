import type { RoamOptions } from '../../rules/index.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../facts.ts'
import { ABILITY_NAMES, cards, cells, coins, coinsAcc, gaps, points } from './counts.ts'

export const FACTS: FactWords = {
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
  none: 'nijaké',
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
  cells: (required, hollow) => (hollow === 0 ? cells(required) : `${cells(required)}, ${gaps(hollow)}`),
  price: (price) => `za ${coinsAcc(price)}`,
  topLand: (land) => `navrchu ${land}`,
  markers: ([below, above]) =>
    above === undefined ? `žetón: ${below}` : `vežička: dole ${below}, hore ${above}`,
}

export const OPTIONS: Readonly<Record<keyof RoamOptions, OptionWords>> = {
  mode: { label: 'Režim', help: 'Plnohodnotná hra pridáva artefakty, ktoré sa kupujú za mince.' },
  patrol: {
    label: 'Variant s hliadkou',
    help: 'Kto prvý obkľúči súperov žetón, získa kartu hliadky a jej body.',
  },
  advanced: { label: 'Pokročilý variant', help: 'Na jednom políčku môžu ležať dva žetóny.' },
  edges: { label: 'Okraje mapy', help: 'Pri ktorých okrajoch hráči sedia, v smere hodinových ručičiek.' },
  start: { label: 'Kto začína', help: 'Začínajúceho hráča určí žreb alebo vy.' },
}

const TOGGLE = { true: 'Áno', false: 'Nie' } as const

export const VALUES: OptionValues = {
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
