import type { RoundLabels } from './type.ts'

export const cs: RoundLabels = {
  scenario: 'Scénář',
  round: (round, rounds) => `${round}. z ${rounds}`,
  reputation: 'reputace',
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
}
