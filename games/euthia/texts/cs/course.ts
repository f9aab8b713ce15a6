import { pluralIn } from '@vyprava/module/plural.ts'
import type * as en from '../en/course.ts'

const { count } = pluralIn('cs')

export const round: typeof en.round = {
  round: (round, rounds) => `${round}/${rounds}`,
  goals: {
    elites: (needed, rounds) =>
      `Porazit do konce ${rounds}. kola aspoň ${count(needed, { one: 'elitní monstrum', few: 'elitní monstra', other: 'elitních monster' })}.`,
    settlements: (most, rounds) =>
      `Porazit do konce ${rounds}. kola draka, nebo přijít nejvýš o ${count(most, { one: 'osadu', few: 'osady', other: 'osad' })}.`,
    sleeper: (rounds) => `Porazit do konce ${rounds}. kola spícího draka, kartu po kartě.`,
    golem: (rounds) => `Porazit do konce ${rounds}. kola golema dřív, než vstoupí do kostela.`,
  },
  rivals: 'Jinak každý přijde o 5 bodů reputace; vyhrává, kdo má nejvíc reputace.',
  elites: 'poražená elitní monstra',
  of: (count, all) => `${count}/${all}`,
  bounty: 'hledá se',
  cold: (rounds) => `stopa chladne už ${rounds}. kolo`,
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
    progress: (step, all) => `krok ${step}/${all}`,
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
  rivals: 'kompetitivní i kooperativní',
  together: 'jen kooperativní',
  where: 'Kam se vydáš',
  heroes: 'Hrdinové',
  whose: 'Čí hrdina se vybírá',
  lot: 'Losem',
  lotNote: 'Hrdinu určí los. Klepni na hrdinu a uvidíš desku, se kterou začne.',
  playedBy: (player) => `Hraje: ${player}`,
}
