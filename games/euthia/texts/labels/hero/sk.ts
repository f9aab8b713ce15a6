import { pluralIn } from '@vyprava/module/plural.ts'
import type { HeroLabels } from './type.ts'

const { count } = pluralIn('sk')

export const sk: HeroLabels = {
  does: {
    brew: 'Vymeniť Gaar za Dwurt',
    choose: 'Vybrať',
    dropEssence: 'Odhodiť',
    dropGem: 'Odhodiť',
    dropTile: 'Odhodiť',
    dropToken: 'Odhodiť',
    dropTrophy: 'Odhodiť',
    equip: 'Nasadiť',
    setGem: 'Vsadiť',
    stow: 'Zložiť',
    use: 'Použiť',
    useEssence: 'Použiť',
    useGem: 'Použiť',
    ward: 'Ochrániť pole',
  },
  things: 'Veci hrdinu',
  board: 'Doska hrdinu',
  pull: 'Doska',
  fold: 'Zložiť dosku',
  pulled: 'Doska leží otvorená hore.',
  health: 'Zdravie',
  gaar: 'Gaar',
  dwurt: 'Dwurt',
  gems: 'Drahokamy',
  of: (most) => `z ${most}`,
  tokens: {
    gaar: (had, slots) => `Gaar: ${had}, ${count(slots, { one: 'pole', few: 'polia', other: 'polí' })}`,
    dwurt: (had, slots) => `Dwurt: ${had}, ${count(slots, { one: 'pole', few: 'polia', other: 'polí' })}`,
  },
  coins: (had) => count(had, { one: 'minca', few: 'mince', other: 'mincí' }),
  loose: (name, had) => (had === 1 ? name : `${had}× ${name}`),
  groups: {
    hands: 'Zbrane a štíty',
    first: 'Prvá rana',
    abilities: 'Schopnosti',
    worn: 'Výbava',
    bags: 'Vaky',
  },
  hints: {
    hands: 'do každej ruky jedna',
    first: 'skôr, než sa boj začne',
    abilities: 'učia sa pri obchode',
    worn: 'jedna vec svojho druhu do každého poľa',
    bags: 'čokoľvek, po jednom',
  },
  slot: ({ place, tile, does, lock, used }) => {
    if (tile !== null) return `${place}: ${tile}${used ? ', použité' : ''}. ${does ?? ''}`
    return lock === null ? `${place}: voľné pole` : `${place}: zamknuté pole, odomkne ho ${lock}`
  },
  jewel: (gem, tile) => `${gem} na doštičke ${tile}`,
  bag: (tile, does) => `Vo vaku: ${tile}. ${does}`,
  freeBag: 'Voľný vak',
  trophy: (name, level) => `Trofej: ${name}, úroveň ${level}`,
  used: 'použité',
  diagram: 'Diagram útoku',
  legend: {
    title: 'Kam čo patrí',
    lit: 'svetlé: smieš hneď',
    lock: 'visiaci zámok: odomkneš pri obchode',
    used: 'šrafované: použité do konca kola',
    refused: 'červené: sem to nepatrí, povie prečo',
  },
  room: {
    title: 'Bez miesta',
    waits: 'ťah počká, kým tu niečo je',
    needs: 'Potrebuje vak a všetky sú plné. Ťukni na to, čo dáš preč.',
    tokens: 'Žetóny sa nezmestia na svoje polia. Ťukni na to, čo dáš preč.',
    drop: 'Odhodiť',
  },
  ask: {
    ways: 'Vyber jednu možnosť',
    pick: 'Vyber na doske',
  },
}
