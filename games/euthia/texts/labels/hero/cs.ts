import { pluralIn } from '@vyprava/module/plural.ts'
import type { HeroLabels } from './type.ts'

const { count } = pluralIn('cs')

export const cs: HeroLabels = {
  does: {
    brew: 'Vyměnit Gaar za Dwurt',
    choose: 'Vybrat',
    dropEssence: 'Odhodit',
    dropGem: 'Odhodit',
    dropTile: 'Odhodit',
    dropToken: 'Odhodit',
    dropTrophy: 'Odhodit',
    equip: 'Nasadit',
    setGem: 'Vsadit',
    stow: 'Sundat',
    use: 'Použít',
    useEssence: 'Použít',
    useGem: 'Použít',
    ward: 'Ochránit pole',
  },
  things: 'Věci hrdiny',
  board: 'Deska hrdiny',
  pull: 'Deska',
  fold: 'Složit desku',
  pulled: 'Deska leží otevřená nahoře.',
  health: 'Zdraví',
  gaar: 'Gaar',
  dwurt: 'Dwurt',
  gems: 'Drahokamy',
  of: (most) => `z ${most}`,
  tokens: {
    gaar: (had, slots) => `Gaar: ${had}, ${count(slots, { one: 'pole', few: 'pole', other: 'polí' })}`,
    dwurt: (had, slots) => `Dwurt: ${had}, ${count(slots, { one: 'pole', few: 'pole', other: 'polí' })}`,
  },
  coins: (had) => count(had, { one: 'mince', few: 'mince', other: 'mincí' }),
  loose: (name, had) => (had === 1 ? name : `${had}× ${name}`),
  groups: {
    hands: 'Zbraně a štíty',
    first: 'První rána',
    abilities: 'Schopnosti',
    worn: 'Vybavení',
    bags: 'Vaky',
  },
  hints: {
    hands: 'do každé ruky jedna',
    first: 'dřív, než boj začne',
    abilities: 'učí se při obchodu',
    worn: 'jedna věc svého druhu do každého pole',
    bags: 'cokoli, po jednom',
  },
  slot: ({ place, tile, does, lock, used }) => {
    if (tile !== null) return `${place}: ${tile}${used ? ', použito' : ''}. ${does ?? ''}`
    return lock === null ? `${place}: volné pole` : `${place}: zamčené pole, odemkne ho ${lock}`
  },
  jewel: (gem, tile) => `${gem} na destičce ${tile}`,
  bag: (tile, does) => `Ve vaku: ${tile}. ${does}`,
  freeBag: 'Volný vak',
  trophy: (name, level) => `Trofej: ${name}, úroveň ${level}`,
  used: 'použito',
  diagram: 'Diagram útoku',
  legend: {
    title: 'Kam co patří',
    lit: 'světlé: smíš hned',
    lock: 'visací zámek: odemkneš při obchodu',
    used: 'šrafované: použité do konce kola',
    refused: 'červené: sem to nepatří, řekne proč',
  },
  room: {
    title: 'Bez místa',
    waits: 'tah počká, dokud je tu něco',
    needs: 'Potřebuje vak a všechny jsou plné. Klepni na to, co dáš pryč.',
    tokens: 'Žetony se nevejdou na svá pole. Klepni na to, co dáš pryč.',
    drop: 'Odhodit',
  },
  ask: {
    ways: 'Vyber jednu možnost',
    pick: 'Vyber na desce',
  },
}
