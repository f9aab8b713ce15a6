import { pluralIn } from '@vyprava/module/plural.ts'
import { say } from '@vyprava/module/say.ts'
import type { prompting as en } from '../en/prompts.ts'
import type { PromptWords } from '../telling/prompts.ts'

const { count } = pluralIn('cs')

export const prompting: typeof en = {
  waiting: {
    fight: (who) => say`V boji rozhoduje ${who}.`,
    turn: (who) => say`Na tahu je ${who}.`,
    decide: (who) => say`Rozhoduje ${who}.`,
  },
  cards: (n) => count(n, { one: 'kartu', few: 'karty', other: 'karet' }),
  caps: {
    arranging: (n) => `Na desce můžeš v tomto tahu něco přesunout ještě ${n}×.`,
    buying: (n) => `Koupit můžeš v tomto tahu ještě ${n}×.`,
    exchanging: (n) => `Nabídku můžeš vyměnit ještě ${n}×.`,
  },
  loose: 'bez pole',
  jewels: (n) =>
    count(n, {
      one: 'drahokam nebo esence',
      few: 'drahokamy nebo esence',
      other: 'drahokamů nebo esencí',
    }),
}

export const prompts: PromptWords = {
  attack: 'Vyber, čím zaútočíš.',
  beforeFight: 'Před bojem: nasaď vybavení, použij, co jde jen mimo boj, a začni.',
  cart: 'Důlní vozík: vyber surovinu, kterou si necháš.',
  choose: 'Vyber jednu z možností účinku.',
  curses: ({ chaos }) => `Před útokem hrdiny smíš zahrát Prokletí. Monstrum má ${chaos}.`,
  exchangeHero: ({ monsterDice }) => `Monstrum hodilo ${monsterDice}. Použij žeton, nebo pasuj.`,
  exchangeMonster: ({ monsterDice }) =>
    `Monstrum hodilo ${monsterDice}. Použij Gaar, zahraj karty, nebo pasuj.`,
  explore: ({ chapter }) => `Průzkum: vyber, kam přijde další dílek (kapitola ${chapter}).`,
  firstStrike: 'První rána: smíš jednou zaútočit dřív, než boj začne.',
  handLimit: ({ cards }) => `Máš v ruce moc karet. Odhoď ${cards}.`,
  healing: ({ round }) => `${round}. kolo boje: smíš se léčit.`,
  heroAfter: ({ heroDice }) => `Na kostkách hrdiny ${heroDice}. Uprav hod, nebo pokračuj.`,
  heroAfterMonster: ({ monsterDice }) =>
    `Monstrum hodilo ${monsterDice}. Použij štíty a účinky po jeho hodu.`,
  heroBefore: 'Před hodem hrdiny smíš použít účinky.',
  heroBeforeMonster: 'Před hodem monstra smíš použít účinky.',
  heroRoll: ({ sum }) => `Padlo celkem ${sum}. Uprav hod, nebo ho nech.`,
  keep: 'Konec tahu: smíš si schovat jeden žeton.',
  loseCards: ({ cards }) => `Účinek ti bere karty. Vyber ${cards}.`,
  monsterBefore: ({ chaos }) => `Před hodem monstra smíš zahrát karty. Monstrum má ${chaos}.`,
  pair: 'Z destiček stejné hodnoty si nech jednu.',
  'pick-gem': 'Vyber drahokam, který se aktivuje.',
  'pick-slot': 'Vyber pole, které se odemkne.',
  'pick-tile': 'Vyber destičku, která se aktivuje.',
  preparation: 'Příprava: monstrum je odkryté, smíš použít účinky.',
  room: ({ loose }) => `Všechno se nevejde${loose}. Použij, nasaď, nebo odhoď, co přebývá.`,
  swap: ({ cards }) => `Vyber stříbrné karty na výměnu, ještě ${cards}.`,
  takeover: 'Chceš v tomto boji hrát za monstrum? Stojí to tvou kartu ovládání.',
  teleport: 'Vyber pole, kam se hrdina teleportuje.',
  trade: ({ coins, caps }) => `Obchoduj. K dispozici: ${coins}.${caps}`,
  tradeFee: ({ fee }) => `Na poplatek (${fee}) nemáš. Nejdřív něco prodej.`,
  trophy: 'Necháš si poražené monstrum jako trofej?',
  turn: ({ mp, caps }) => `Tvůj tah. Máš ${mp}.${caps}`,
  wonTrade: 'Všechno se nevejde. Smíš nejdřív obchodovat.',
  wonTreasure: 'Na osvobozeném poli leží poklad. Vezmeš ho?',
}
