import { pluralIn } from '@vyprava/module/plural.ts'
import type { RoundLabels } from './type.ts'

const { count } = pluralIn('cs')

export const cs: RoundLabels = {
  scenario: 'Scénář',
  round: (round, rounds) => `${round}. z ${rounds}`,
  reputation: 'reputace',
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
  health: 'zdraví',
  coins: 'mince',
  gaar: 'Gaar',
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
    tokens: 'Žetony akcí',
    three: 'každý dostává všechny tři',
    ready: 'Všechno se obnoví',
    readied: 'použité destičky i zhaslé drahokamy',
  },
}
