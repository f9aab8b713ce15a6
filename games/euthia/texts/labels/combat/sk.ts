import { pluralIn } from '@vyprava/module/plural.ts'
import type { CombatLabels } from './type.ts'

const { count } = pluralIn('sk')
const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'kariet' })
const gaars = (n: number): string => count(n, { one: 'Gaar', few: 'Gaary', other: 'Gaarov' })
const chaoses = (n: number): string => count(n, { one: 'chaos', few: 'chaosy', other: 'chaosov' })
const wounds = (n: number): string => count(n, { one: 'zranenie', few: 'zranenia', other: 'zranení' })
const hits = (n: number): string => count(n, { one: 'zásah', few: 'zásahy', other: 'zásahov' })

export const sk: CombatLabels = {
  does: {
    attack: 'Zaútočiť',
    control: 'Odpovedať',
    done: 'Ďalej',
    gaar: 'Prehodiť',
    hope: 'Minúť nádej',
    pass: 'Pasovať',
    play: 'Zahrať',
    trophy: 'Odpovedať',
  },
  arena: 'Boj',
  steps: {
    '1': 'liečenie',
    '2A': 'pred hodom',
    '2B': 'hod monštra',
    '2C': 'po hode',
    '2D': 'zranenia',
    '3': 'liečenie',
    '4A': 'pred útokom',
    '4B': 'hod hrdinu',
    '4C': 'po hode',
    '4D': 'zásahy',
  },
  course: 'Kroky boja',
  round: (round) => `${round}. kolo`,
  prelude: 'Pred bojom',
  sum: {
    foe: (name) => `Sila útoku: ${name}`,
    hero: (name) => `Sila útoku: ${name}`,
    yours: 'Sila tvojho útoku',
    woundsNow: 'Zranenia, ak sa nič nezmení',
    hitsNow: 'Zásahy, ak sa nič nezmení',
    awaits: 'Čaká hod',
    mean: (sum, row) => `v priemere ${sum}, teda riadok ${row}`,
    parts: {
      earth: 'zem',
      token: 'žetóny',
      effect: 'účinok',
      shield: 'štít',
      foe: 'postih',
      event: 'udalosť',
      row: 'riadok',
    },
    nothing: 'niet čo zvyšovať',
    deadly: 'smrteľné',
  },
  again: {
    title: (face, by) => `Ak prehodíš ${face}, hod sa posunie o ${by}`,
    outcome: (face, strength, result) => `padne ${face}: sila ${strength}, výsledok ${result}`,
    answers(name, gaar, chaos) {
      const left = [gaar > 0 ? gaars(gaar) : '', chaos > 0 ? chaoses(chaos) : ''].filter(
        (part) => part !== '',
      )
      return `Potom smie odpovedať ${name}: zostáva ${left.join(' a ')}.`
    },
    card: 'Monštrum už neodpovie.',
  },
  die: {
    face: (face, side) => `kocka ${side === 'hero' ? 'hrdinu' : 'monštra'}: ${face}`,
    gone: 'odobratá kocka',
  },
  exchange: {
    title: 'Priebeh útoku',
    throws: 'hod',
    card: 'bojová karta',
    air: 'vzduch',
    wounds,
    hits,
  },
  foe: {
    face: 'Karta protivníka',
    unknown: 'Ešte neodhalené monštrum',
    level: (level) => `úroveň ${level}`,
    vitality: (left, all) => `zostáva ${left} z ${all}`,
    diagram: 'Zranenia podľa sily',
    silver: 'strieborné karty',
    gold: 'zlaté karty',
    chaos: 'chaos',
    gaar: 'Gaar',
    clover: 'k hodom hrdinu',
    immune: 'odoláva účinkom na seba',
    lasting: 'v každom ďalšom kole',
    leads: (name) => `${name} vedie monštrum`,
    byCards: 'Monštrum vedú bojové karty',
    hidden: (n) => `skryté: ${cards(n)}`,
    chaosLeft: chaoses,
    gaarLeft: gaars,
  },
  table: {
    title: 'Na stole',
    until: { combatRound: 'do konca kola boja', clock: 'do ďalšieho kroku 2A', combat: 'do konca boja' },
  },
  hero: {
    health: (health, most) => `zdravie ${health} z ${most}`,
    hope: 'Nádej',
    hopes: { gaar: 'za 2: získať Gaar', plus: 'za 1: +1 k hodu', strike: 'za 3: +1 k hodu a zásah' },
    gaar: 'Gaar',
    dwurt: 'Dwurt',
    attacks: 'Čím zaútočíš',
    usable: 'Čo teraz môžeš použiť',
    diagram: 'Zásahy podľa sily',
  },
  hand: {
    title: 'Tvoja ruka',
    only: 'vidíš ju iba ty',
  },
  adds: (name) => `Čo pridá ${name}`,
  takeover: {
    title: 'Prevezmeš monštrum?',
    cards: (n) => `v ruke ${cards(n)}`,
    secret: 'Rozhoduješ tajne, minieš jednu kartu ovládania.',
    wait: 'Ostatní tajne rozhodujú, kto povedie monštrum.',
  },
  roll: {
    title: 'Hod hrdinu',
    rows: 'Čo dá výsledok',
    face: (face, result, row) => `padne ${face}: spolu ${result}, riadok ${row}`,
  },
  more: 'Ďalšie možnosti',
  chances: {
    title: 'Vyhliadky',
    win: (percent, error) => `výhra ${percent} % (± ${error})`,
    heroWins: (percent, error) => `hrdina vyhrá na ${percent} % (± ${error})`,
    death: (percent) => `smrť ${percent} %`,
    wounds(chance, mean) {
      const how =
        chance > 0.95
          ? 'zranenie isté'
          : chance > 0.6
            ? 'zranenie pravdepodobné'
            : chance > 0.25
              ? 'zranenie možné'
              : 'sotva zranenie'
      return `${how}, v priemere ${mean}`
    },
    health: (mean) => `po výhre zostane zdravie ${mean}`,
    thinking: 'Počítam vyhliadky…',
    how: (fights) => `z ${fights} bojov v mysli, podľa toho, čo vieš`,
  },
  press: {
    again: (face) => `Prehodiť ${face}`,
    dwurt: 'Použiť Dwurt',
    play: (name) => `Zahrať: ${name}`,
    attack: (name) => `Útok: ${name}`,
  },
}
