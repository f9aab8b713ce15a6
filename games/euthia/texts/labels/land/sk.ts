import { pluralIn } from '@vyprava/module/plural.ts'
import type { LandLabels } from './type.ts'

const { count } = pluralIn('sk')
const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
const KINDS = ['ťažba', 'obchod', 'boj'] as const

export const sk: LandLabels = {
  does: {
    confront: 'Konfrontovať',
    endTurn: 'Koniec ťahu',
    explore: 'Položiť dielik',
    fight: 'Do boja',
    keep: 'Odložiť žetón',
    legend: 'Splniť legendu',
    mine: 'Ťažiť',
    portal: 'Prejsť portálom',
    prayHeal: 'Pomodliť sa za zdravie',
    prayPotion: 'Vziať elixír',
    step: 'Ísť',
    teleport: 'Preniesť sa',
    trade: 'Obchodovať',
    treasure: 'Otvoriť poklad',
    walk: 'Vrátiť žetón za pohyb',
  },
  buttons: {
    cancel: 'Zrušiť',
    close: 'Zavrieť',
    end: 'Koniec ťahu',
    endAnyway: 'Aj tak skončiť ťah',
    stepAndFight: 'Vojsť a bojovať',
  },
  ask: {
    token: 'Žetón je akcia, alebo pohyb. Vyber jeden.',
    here: 'Čo tu?',
    carry: 'Kam to patrí?',
    lost: (points, tokens, granted) =>
      `Prepadne: ${list([
        points > 0 ? `${count(points, { one: 'bod', few: 'body', other: 'bodov' })} pohybu` : '',
        tokens > 0 ? count(tokens, { one: 'žetón', few: 'žetóny', other: 'žetónov' }) : '',
        granted > 0
          ? count(granted, { one: 'akcia navyše', few: 'akcie navyše', other: 'akcií navyše' })
          : '',
      ])}.`,
    waiting: 'Teraz hrá niekto iný.',
  },
  tabs: { hero: 'Hrdina', field: 'Pole' },
  map: 'Mapa',
  fight: 'boj',
  reputation: 'Reputácia',
  field: ({ code, place, omen, heroes, lit }) =>
    `${code}: ${place}${omen}${heroes.length > 0 ? `; hrdinovia: ${heroes.join(', ')}` : ''}${lit ? '; môžeš sem' : ''}`,
  layAt: (direction) => `Položiť dielik ${direction}`,
  tokens: {
    title: 'Žetóny akcií',
    one: (kind, number, granted) =>
      `Žetón akcie ${KINDS[kind]}: ${number}${granted > 0 ? `, z účinkov ${granted}` : ''}`,
    kinds: KINDS,
    mp: (points) => `${count(points, { one: 'bod', few: 'body', other: 'bodov' })} pohybu`,
    points: ['body', 'pohybu'],
  },
  panel: {
    after: 'Potom',
    most: 'najvyššie zdravie',
    unturned: 'Dielik sa neotáča, leží vždy rovnako. Vyberáš len miesto.',
    steps: (steps) => count(steps, { one: 'krok', few: 'kroky', other: 'krokov' }),
    fire: 'vstup do ohňa',
    combat: (level) => `boj, úroveň ${level}`,
    token: '1 žetón',
    granted: 'vďaka účinku',
    loot: 'korisť poľa',
    opens: 'odkryješ zem',
    toLay: (tiles) => count(tiles, { one: 'dielik', few: 'dieliky', other: 'dielikov' }),
    health: 'zdravie',
    coins: 'mince',
    rep: 'reputácia',
    gaar: 'Gaar',
    movement: 'pohyb',
    died: 'hrdina padne',
  },
}
