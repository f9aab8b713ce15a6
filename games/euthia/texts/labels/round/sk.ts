import type { RoundLabels } from './type.ts'

export const sk: RoundLabels = {
  scenario: 'Scenár',
  round: (round, rounds) => `${round}. z ${rounds}`,
  reputation: 'reputácia',
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
}
