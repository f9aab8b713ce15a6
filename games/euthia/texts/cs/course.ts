import { pluralIn } from '@vyprava/module/plural.ts'
import type * as en from '../en/course.ts'

const { count } = pluralIn('cs')

export const round: typeof en.round = {
  round: (round, rounds) => `${round}. z ${rounds}`,
  goals: {
    elites: (needed, rounds) =>
      `Do konce ${rounds}. kola porazte aspoň ${count(needed, { one: 'elitní monstrum', few: 'elitní monstra', other: 'elitních monster' })}.`,
    settlements: (most, rounds) =>
      `Na konci ${rounds}. kola nesmějí být zničené víc než ${count(most, { one: 'osada', few: 'osady', other: 'osad' })}, nebo musí útočník padnout.`,
    sleeper: (rounds) => `Do konce ${rounds}. kola porazte spáče, kartu po kartě.`,
    golem: (rounds) => `Do konce ${rounds}. kola porazte golema, dřív než vstoupí do kostela.`,
  },
  rivals: 'Jinak každý přijde o 5 reputace; vyhrává, kdo jí má nejvíc.',
  elites: 'poražená elitní monstra',
  of: (count, all) => `${count} z ${all}`,
  bounty: 'hledá se',
  cold: (rounds) => `stopa chladne ${rounds}. kolo`,
  destroyed: 'zničené osady',
  asleep: 'spí',
  awake: 'probudil se',
  legends: 'splněné legendy',
  event: 'událost',
  openSeat: (facts) => `Otevřít desku: ${facts}`,
  cards: (count) => `karty v ruce: ${count}`,
  ended: 'Konec kola',
  steps: {
    title: 'Co se děje',
    progress: (step, all) => `${step}. krok z ${all}`,
    next: 'Další krok',
    pause: 'Pauza',
    goOn: 'Pokračovat',
    all: 'Celé naráz',
    lastTurn: 'Poslední tah',
    over: (name) => `${name} končí tah`,
    newRound: 'Nové kolo',
    begins: (round) => `začíná ${round}. kolo`,
    three: 'každý dostává všechny tři',
    ready: 'Všechno se obnoví',
    readied: 'použité destičky i zhaslé drahokamy',
  },
}

export const laying: typeof en.laying = {
  rounds: (n) => count(n, { one: 'kolo', few: 'kola', other: 'kol' }),
  rivals: 'proti sobě i společně',
  together: 'jen společně',
  where: 'Kam se vydáš',
  heroes: 'Hrdinové',
  whose: 'Čí hrdina se vybírá',
  lot: 'Losem',
  lotNote: 'Hrdinu určí los. Klepni na hrdinu a uvidíš desku, se kterou začne.',
  playedBy: (player) => `Hraje: ${player}`,
}
