import { pluralIn } from '@vyprava/module/plural.ts'
import type { LandLabels } from './type.ts'

const { count } = pluralIn('cs')
const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
const KINDS = ['těžba', 'obchod', 'boj'] as const

export const cs: LandLabels = {
  does: {
    confront: 'Konfrontovat',
    endTurn: 'Konec tahu',
    explore: 'Položit dílek',
    fight: 'Do boje',
    keep: 'Schovat žeton',
    legend: 'Splnit legendu',
    mine: 'Těžit',
    portal: 'Projít portálem',
    prayHeal: 'Pomodlit se za zdraví',
    prayPotion: 'Vzít lektvar',
    step: 'Jít',
    teleport: 'Přenést se',
    trade: 'Obchodovat',
    treasure: 'Otevřít poklad',
    walk: 'Vrátit žeton za pohyb',
  },
  buttons: {
    cancel: 'Zrušit',
    close: 'Zavřít',
    end: 'Konec tahu',
    endAnyway: 'Přesto skončit tah',
    stepAndFight: 'Vejít a bojovat',
  },
  ask: {
    token: 'Žeton je akce, nebo pohyb. Vyber jeden.',
    here: 'Co tady?',
    carry: 'Kam to patří?',
    lost: (points, tokens, granted) =>
      `Propadne: ${list([
        points > 0 ? `${count(points, { one: 'bod', few: 'body', other: 'bodů' })} pohybu` : '',
        tokens > 0 ? count(tokens, { one: 'žeton', few: 'žetony', other: 'žetonů' }) : '',
        granted > 0 ? count(granted, { one: 'akce navíc', few: 'akce navíc', other: 'akcí navíc' }) : '',
      ])}.`,
    waiting: 'Teď hraje někdo jiný.',
  },
  tabs: { hero: 'Hrdina', field: 'Pole' },
  map: 'Mapa',
  fight: 'boj',
  reputation: 'Reputace',
  field: ({ code, place, omen, heroes, lit }) =>
    `${code}: ${place}${omen}${heroes.length > 0 ? `; hrdinové: ${heroes.join(', ')}` : ''}${lit ? '; můžeš sem' : ''}`,
  layAt: (direction) => `Položit dílek ${direction}`,
  tokens: {
    title: 'Žetony akcí',
    one: (kind, number, granted) =>
      `Žeton akce ${KINDS[kind]}: ${number}${granted > 0 ? `, z účinků ${granted}` : ''}`,
    kinds: KINDS,
    mp: (points) => `${count(points, { one: 'bod', few: 'body', other: 'bodů' })} pohybu`,
    points: ['body', 'pohybu'],
  },
  panel: {
    after: 'Potom',
    most: 'nejvyšší zdraví',
    unturned: 'Dílek se neotáčí, leží vždycky stejně. Vybíráš jen místo.',
    steps: (steps) => count(steps, { one: 'krok', few: 'kroky', other: 'kroků' }),
    fire: 'vstup do ohně',
    combat: (level) => `boj, úroveň ${level}`,
    token: '1 žeton',
    granted: 'díky účinku',
    loot: 'kořist pole',
    opens: 'odkryješ zem',
    toLay: (tiles) => count(tiles, { one: 'dílek', few: 'dílky', other: 'dílků' }),
    health: 'zdraví',
    coins: 'mince',
    rep: 'reputace',
    gaar: 'Gaar',
    movement: 'pohyb',
    died: 'hrdina padne',
  },
}
