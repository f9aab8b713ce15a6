import { pluralIn } from '@vyprava/module/plural.ts'
import { outOf } from '@vyprava/module/slovak.ts'
import type * as en from '../en/course.ts'

const { count } = pluralIn('sk')

export const round: typeof en.round = {
  round: (round, rounds) => `${round}. ${outOf(rounds)} ${rounds}`,
  goals: {
    elites: (needed, rounds) =>
      `Poraziť do konca ${rounds}. kola aspoň ${count(needed, { one: 'elitné monštrum', few: 'elitné monštrá', other: 'elitných monštier' })}.`,
    settlements: (most, rounds) =>
      `Poraziť do konca ${rounds}. kola dračicu, alebo prísť najviac o ${count(most, { one: 'osadu', few: 'osady', other: 'osád' })}.`,
    sleeper: (rounds) => `Poraziť do konca ${rounds}. kola spiaceho draka, kartu po karte.`,
    golem: (rounds) => `Poraziť do konca ${rounds}. kola golema skôr, než vstúpi do kostola.`,
  },
  rivals: 'Inak každý príde o 5 bodov reputácie; vyhráva najvyššia.',
  elites: 'porazené elitné monštrá',
  of: (count, all) => `${count} ${outOf(all)} ${all}`,
  bounty: 'hľadá sa',
  cold: (rounds) => `stopa chladne ${rounds}. kolo`,
  destroyed: 'zničené osady',
  asleep: 'spí',
  awake: 'bdie',
  legends: 'splnené legendy',
  event: 'udalosť',
  openSeat: (facts) => `Otvoriť dosku: ${facts}`,
  cards: (count) => `karty v ruke: ${count}`,
  ended: 'Koniec kola',
  steps: {
    title: 'Čo sa deje',
    progress: (step, all) => `${step}. krok ${outOf(all)} ${all}`,
    next: 'Ďalší krok',
    pause: 'Pauza',
    goOn: 'Pokračovať',
    all: 'Všetko naraz',
    lastTurn: 'Posledný ťah',
    over: (name) => `${name} končí ťah`,
    newRound: 'Nové kolo',
    begins: (round) => `začína sa ${round}. kolo`,
    three: 'každý dostáva všetky tri',
    ready: 'Všetko sa obnoví',
    readied: 'použité doštičky aj zhasnuté drahokamy',
  },
}

export const laying: typeof en.laying = {
  rounds: (n) => count(n, { one: 'kolo', few: 'kolá', other: 'kôl' }),
  rivals: 'proti sebe aj spoločne',
  together: 'len spoločne',
  where: 'Kam sa vydáš',
  heroes: 'Hrdinovia',
  whose: 'Čí hrdina sa vyberá',
  lot: 'Žrebom',
  lotNote: 'Hrdinu určí žreb. Ťukni na hrdinu a uvidíš dosku, s ktorou začne.',
  playedBy: (player) => `Hrá: ${player}`,
}
