import { pluralIn } from '@vyprava/module/plural.ts'
import type { RoundLabels } from './type.ts'

const { count } = pluralIn('sk')

export const sk: RoundLabels = {
  scenario: 'Scenár',
  round: (round, rounds) => `${round}. z ${rounds}`,
  reputation: 'reputácia',
  goals: {
    elites: (needed, rounds) =>
      `Do konca ${rounds}. kola porazte aspoň ${count(needed, { one: 'elitné monštrum', few: 'elitné monštrá', other: 'elitných monštier' })}.`,
    settlements: (most, rounds) =>
      `Na konci ${rounds}. kola nesmú byť zničené viac než ${count(most, { one: 'osada', few: 'osady', other: 'osád' })}, alebo musí útočník padnúť.`,
    sleeper: (rounds) => `Do konca ${rounds}. kola porazte spáča, kartu po karte.`,
    golem: (rounds) => `Do konca ${rounds}. kola porazte golema, skôr než vstúpi do kostola.`,
  },
  rivals: 'Inak každý príde o 5 reputácie; vyhráva, kto jej má najviac.',
  elites: 'porazené elitné monštrá',
  of: (count, all) => `${count} z ${all}`,
  bounty: 'hľadá sa',
  cold: (rounds) => `stopa chladne ${rounds}. kolo`,
  destroyed: 'zničené osady',
  asleep: 'spí',
  awake: 'prebudil sa',
  legends: 'splnené legendy',
  event: 'udalosť',
  health: 'zdravie',
  coins: 'mince',
  gaar: 'Gaar',
  openSeat: (facts) => `Otvoriť dosku: ${facts}`,
  cards: (count) => `karty v ruke: ${count}`,
  ended: 'Koniec kola',
  steps: {
    title: 'Čo sa deje',
    progress: (step, all) => `${step}. krok z ${all}`,
    next: 'Ďalší krok',
    pause: 'Pauza',
    goOn: 'Pokračovať',
    all: 'Všetko naraz',
    lastTurn: 'Posledný ťah',
    over: (name) => `${name} končí ťah`,
    newRound: 'Nové kolo',
    begins: (round) => `začína sa ${round}. kolo`,
    tokens: 'Žetóny akcií',
    three: 'každý dostáva všetky tri',
    ready: 'Všetko sa obnoví',
    readied: 'použité doštičky aj zhasnuté drahokamy',
  },
}
