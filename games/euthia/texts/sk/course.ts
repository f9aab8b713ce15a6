import { pluralIn } from '@vyprava/module/plural.ts'
import { outOf } from '@vyprava/module/slovak.ts'
import type * as en from '../en/course.ts'

const { count } = pluralIn('sk')

export const round: typeof en.round = {
  round: (round, rounds) => `${round}. ${outOf(rounds)} ${rounds}`,
  goals: {
    elites: (needed, rounds) =>
      `Do konca ${rounds}. kola treba poraziť aspoň ${count(needed, { one: 'elitné monštrum', few: 'elitné monštrá', other: 'elitných monštier' })}.`,
    settlements: (most, rounds) =>
      `Na konci ${rounds}. kola nesmie byť zničených viac než ${count(most, { one: 'osada', few: 'osady', other: 'osád' })}, alebo musí útočník padnúť.`,
    sleeper: (rounds) => `Do konca ${rounds}. kola treba poraziť spáča, kartu po karte.`,
    golem: (rounds) => `Do konca ${rounds}. kola treba poraziť golema, skôr než vstúpi do kostola.`,
  },
  rivals: 'Inak každý príde o 5 bodov reputácie; vyhráva, kto jej má najviac.',
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
