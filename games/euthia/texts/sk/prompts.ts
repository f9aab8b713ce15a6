import { pluralIn } from '@vyprava/module/plural.ts'
import { say } from '@vyprava/module/say.ts'
import type { prompting as en } from '../en/prompts.ts'
import type { PromptWords } from '../telling/prompts.ts'

const { count } = pluralIn('sk')

export const prompting: typeof en = {
  waiting: {
    fight: (who) => say`V boji rozhoduje: ${who}.`,
    turn: (who) => say`Na ťahu: ${who}.`,
    decide: (who) => say`Rozhoduje: ${who}.`,
  },
  cards: (n) => count(n, { one: 'kartu', few: 'karty', other: 'kariet' }),
  caps: {
    arranging: (n) => `Dosku môžeš v tomto ťahu prestavať ešte ${n}×.`,
    buying: (n) => `Kúpiť môžeš v tomto ťahu ešte ${n}×.`,
    exchanging: (n) => `Ponuku môžeš vymeniť ešte ${n}×.`,
  },
  loose: 'bez poľa',
  jewels: (n) =>
    count(n, {
      one: 'drahokam alebo esencia',
      few: 'drahokamy alebo esencie',
      other: 'drahokamov alebo esencií',
    }),
}

export const prompts: PromptWords = {
  attack: 'Vyber, čím zaútočíš.',
  beforeFight: 'Pred bojom: nasaď výbavu, použi, čo sa dá iba mimo boja, a začni.',
  cart: 'Banský vozík: vyber surovinu, ktorú si necháš.',
  choose: 'Vyber jednu z možností účinku.',
  curses: ({ chaos }) => `Pred útokom hrdinu môžeš zahrať Kliatbu. Monštrum má ${chaos}.`,
  exchangeHero: ({ monsterDice }) => `Monštrum hodilo ${monsterDice}. Použi žetón, alebo pasuj.`,
  exchangeMonster: ({ monsterDice }) =>
    `Monštrum hodilo ${monsterDice}. Použi Gaar, zahraj karty, alebo pasuj.`,
  explore: ({ chapter }) => `Prieskum: vyber, kam príde ďalší dielik (kapitola ${chapter}).`,
  firstStrike: 'Prvý úder: môžeš raz zaútočiť skôr, než sa boj začne.',
  handLimit: ({ cards }) => `Máš v ruke priveľa kariet. Odhoď ${cards}.`,
  healing: ({ round }) => `${round}. kolo boja: môžeš sa liečiť.`,
  heroAfter: ({ heroDice }) => `Na kockách hrdinu je ${heroDice}. Uprav hod, alebo pokračuj.`,
  heroAfterMonster: ({ monsterDice }) => `Monštrum hodilo ${monsterDice}. Použi štíty a účinky po jeho hode.`,
  heroBefore: 'Pred hodom hrdinu môžeš použiť účinky.',
  heroBeforeMonster: 'Pred hodom monštra môžeš použiť účinky.',
  heroRoll: ({ sum }) => `Padlo spolu ${sum}. Uprav hod, alebo ho nechaj.`,
  keep: 'Koniec ťahu: môžeš si odložiť jeden žetón.',
  loseCards: ({ cards }) => `Účinok ti berie karty. Vyber ${cards}.`,
  monsterBefore: ({ chaos }) => `Pred hodom monštra môžeš zahrať karty. Monštrum má ${chaos}.`,
  pair: 'Z doštičiek rovnakej hodnoty si nechaj jednu.',
  'pick-gem': 'Vyber drahokam, ktorý sa aktivuje.',
  'pick-slot': 'Vyber pole, ktoré sa odomkne.',
  'pick-tile': 'Vyber doštičku, ktorá sa aktivuje.',
  preparation: 'Príprava: monštrum je odkryté, môžeš použiť účinky.',
  room: ({ loose }) => `Všetko sa nezmestí${loose}. Použi, nasaď, alebo odhoď, čo je navyše.`,
  swap: ({ cards }) => `Vyber strieborné karty na výmenu, ešte ${cards}.`,
  takeover: 'Chceš v tomto boji hrať za monštrum? Stojí to tvoju kartu ovládania.',
  teleport: 'Vyber pole, kam sa hrdina teleportuje.',
  trade: ({ coins, caps }) => `Obchoduj. K dispozícii: ${coins}.${caps}`,
  tradeFee: ({ fee }) => `Na poplatok (${fee}) nemáš. Najprv niečo predaj.`,
  trophy: 'Necháš si porazené monštrum ako trofej?',
  turn: ({ mp, caps }) => `Tvoj ťah. Máš ${mp}.${caps}`,
  wonTrade: 'Všetko sa nezmestí. Najprv môžeš obchodovať.',
  wonTreasure: 'Na oslobodenom poli leží poklad. Vezmeš ho?',
}
