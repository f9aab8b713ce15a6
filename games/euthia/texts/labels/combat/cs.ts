import { pluralIn } from '@vyprava/module/plural.ts'
import type { CombatLabels } from './type.ts'

const { count } = pluralIn('cs')
const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'karet' })
const gaars = (n: number): string => count(n, { one: 'Gaar', few: 'Gaary', other: 'Gaarů' })
const chaoses = (n: number): string => count(n, { one: 'chaos', few: 'chaosy', other: 'chaosů' })
const wounds = (n: number): string => count(n, { one: 'zranění', few: 'zranění', other: 'zranění' })
const hits = (n: number): string => count(n, { one: 'zásah', few: 'zásahy', other: 'zásahů' })

export const cs: CombatLabels = {
  does: {
    attack: 'Zaútočit',
    control: 'Odpovědět',
    done: 'Dál',
    gaar: 'Přehodit',
    hope: 'Utratit naději',
    pass: 'Pasovat',
    play: 'Zahrát',
    trophy: 'Odpovědět',
  },
  arena: 'Boj',
  steps: {
    '1': 'léčení',
    '2A': 'před hodem',
    '2B': 'hod monstra',
    '2C': 'po hodu',
    '2D': 'zranění',
    '3': 'léčení',
    '4A': 'před útokem',
    '4B': 'hod hrdiny',
    '4C': 'po hodu',
    '4D': 'zásahy',
  },
  course: 'Kroky boje',
  round: (round) => `${round}. kolo`,
  prelude: 'Před bojem',
  sum: {
    foe: (name) => `Síla útoku: ${name}`,
    hero: (name) => `Síla útoku: ${name}`,
    yours: 'Síla tvého útoku',
    woundsNow: 'Zranění, když se nic nezmění',
    hitsNow: 'Zásahy, když se nic nezmění',
    awaits: 'Čeká hod',
    mean: (sum, row) => `v průměru ${sum}, tedy řádek ${row}`,
    parts: {
      earth: 'země',
      token: 'žetony',
      effect: 'účinek',
      shield: 'štít',
      foe: 'postih',
      event: 'událost',
      row: 'řádek',
    },
    nothing: 'není co zvyšovat',
    deadly: 'smrtelné',
  },
  again: {
    title: (face, by) => `Když přehodíš ${face}, hod se posune o ${by}`,
    outcome: (face, strength, result) => `padne ${face}: síla ${strength}, výsledek ${result}`,
    answers(name, gaar, chaos) {
      const left = [gaar > 0 ? gaars(gaar) : '', chaos > 0 ? chaoses(chaos) : ''].filter(
        (part) => part !== '',
      )
      return `Pak smí odpovědět ${name}: zbývá ${left.join(' a ')}.`
    },
    card: 'Monstrum už neodpoví.',
  },
  die: {
    face: (face, side) => `kostka ${side === 'hero' ? 'hrdiny' : 'monstra'}: ${face}`,
    gone: 'odebraná kostka',
  },
  exchange: {
    title: 'Průběh útoku',
    throws: 'hod',
    card: 'bojová karta',
    air: 'vzduch',
    wounds,
    hits,
  },
  foe: {
    face: 'Karta protivníka',
    unknown: 'Ještě neodhalené monstrum',
    level: (level) => `úroveň ${level}`,
    vitality: (left, all) => `zbývá ${left} z ${all}`,
    diagram: 'Zranění podle síly',
    silver: 'stříbrné karty',
    gold: 'zlaté karty',
    chaos: 'chaos',
    gaar: 'Gaar',
    clover: 'k hodům hrdiny',
    immune: 'odolává účinkům na sebe',
    lasting: 'v každém dalším kole',
    leads: (name) => `${name} vede monstrum`,
    byCards: 'Monstrum vedou bojové karty',
    hidden: (n) => `skryté: ${cards(n)}`,
    chaosLeft: chaoses,
    gaarLeft: gaars,
  },
  table: {
    title: 'Na stole',
    until: { combatRound: 'do konce kola boje', clock: 'do dalšího kroku 2A', combat: 'do konce boje' },
  },
  hero: {
    health: (health, most) => `zdraví ${health} z ${most}`,
    hope: 'Naděje',
    hopes: { gaar: 'za 2: získat Gaar', plus: 'za 1: +1 k hodu', strike: 'za 3: +1 k hodu a zásah' },
    gaar: 'Gaar',
    dwurt: 'Dwurt',
    attacks: 'Čím zaútočíš',
    usable: 'Co teď můžeš použít',
    diagram: 'Zásahy podle síly',
  },
  hand: {
    title: 'Tvoje ruka',
    only: 'jen ty ji vidíš',
  },
  adds: (name) => `Co přidá ${name}`,
  takeover: {
    title: 'Převezmeš monstrum?',
    cards: (n) => `v ruce ${cards(n)}`,
    secret: 'Rozhoduješ tajně, utratíš jednu kartu ovládání.',
    wait: 'Ostatní tajně rozhodují, kdo monstrum povede.',
  },
  roll: {
    title: 'Hod hrdiny',
    rows: 'Co dá výsledek',
    face: (face, result, row) => `padne ${face}: celkem ${result}, řádek ${row}`,
  },
  more: 'Další možnosti',
  chances: {
    title: 'Vyhlídky',
    win: (percent, error) => `výhra ${percent} % (± ${error})`,
    heroWins: (percent, error) => `hrdina vyhraje na ${percent} % (± ${error})`,
    death: (percent) => `smrt ${percent} %`,
    wounds(chance, mean) {
      const how =
        chance > 0.95
          ? 'zranění jisté'
          : chance > 0.6
            ? 'zranění pravděpodobné'
            : chance > 0.25
              ? 'zranění možné'
              : 'sotva zranění'
      return `${how}, v průměru ${mean}`
    },
    health: (mean) => `po výhře zůstane zdraví ${mean}`,
    thinking: 'Počítám vyhlídky…',
    how: (fights) => `z ${fights} bojů v mysli, podle toho, co víš`,
  },
  press: {
    again: (face) => `Přehodit ${face}`,
    dwurt: 'Použít Dwurt',
    play: (name) => `Zahrát: ${name}`,
    attack: (name) => `Útok: ${name}`,
  },
}
