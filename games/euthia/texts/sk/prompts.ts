import { pluralIn } from '@vyprava/module/plural.ts'
import { say, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import { figure } from '../lexicon.ts'
import {
  capsLeft,
  chapterOf,
  heroDice,
  monsterDice,
  type PromptKey,
  type Question,
  type Read,
} from '../prompts.ts'
import type { Context } from '../sight.ts'
import { LEXICON } from './lexicon.ts'

const { count } = LEXICON
const cards = (n: number): string => pluralIn('sk').count(n, { one: 'kartu', few: 'karty', other: 'kariet' })
const chapter = (read: Read): string => chapterOf(read.number('chapter'))
const fight = (players: readonly Phrase[]): Sentence => say`V boji rozhoduje: ${series(players, 'a')}.`
const turn = (players: readonly Phrase[]): Sentence => say`Na ťahu: ${series(players, 'a')}.`
const decide = (players: readonly Phrase[]): Sentence => say`Rozhoduje: ${series(players, 'a')}.`

/** What is left of the caps of a turn, when it is little (EU-R95, EU-R96). */
const caps = (read: Read): string =>
  capsLeft(read, {
    arranging: (n) => `Dosku môžeš v tomto ťahu prestavať ešte ${n}×.`,
    buying: (n) => `Kúpiť môžeš v tomto ťahu ešte ${n}×.`,
    exchanging: (n) => `Ponuku môžeš vymeniť ešte ${n}×.`,
  })

export const PROMPTS: Readonly<Record<PromptKey, (read: Read, context: Context) => Question>> = {
  attack: () => ({ ask: say`Vyber, čím zaútočíš.`, wait: fight }),
  beforeFight: () => ({
    ask: say`Pred bojom: nasaď výstroj, použi, čo sa dá iba mimo boja, a začni.`,
    wait: fight,
  }),
  cart: () => ({ ask: say`Banský vozík: vyber surovinu, ktorú si necháš.`, wait: turn }),
  choose: () => ({ ask: say`Vyber jednu z možností účinku.`, wait: decide }),
  curses: (read) => ({
    ask: say`Pred útokom hrdinu smieš zahrať Kliatbu. Monštrum má ${count.chaos(read.number('chaos'))}.`,
    wait: fight,
  }),
  exchangeHero: (_read, { view }) => ({
    ask: say`Monštrum hodilo ${monsterDice(view)}. Použi žetón, alebo pasuj.`,
    wait: fight,
  }),
  exchangeMonster: (_read, { view }) => ({
    ask: say`Monštrum hodilo ${monsterDice(view)}. Použi Gaar, zahraj karty, alebo pasuj.`,
    wait: fight,
  }),
  explore: (read) => ({
    ask: say`Prieskum: vyber, kam príde ďalší dielik (kapitola ${chapter(read)}).`,
    wait: turn,
  }),
  firstStrike: () => ({ ask: say`Prvý úder: smieš raz zaútočiť skôr, než sa boj začne.`, wait: fight }),
  handLimit: (read) => ({
    ask: say`Máš v ruke priveľa kariet. Odhoď ${cards(read.number('cards'))}.`,
    wait: decide,
  }),
  healing: (read) => ({ ask: say`${read.number('round')}. kolo boja: smieš sa liečiť.`, wait: fight }),
  heroAfter: (_read, { view }) => ({
    ask: say`Na kockách hrdinu ${heroDice(view)}. Uprav hod, alebo pokračuj.`,
    wait: fight,
  }),
  heroAfterMonster: (_read, { view }) => ({
    ask: say`Monštrum hodilo ${monsterDice(view)}. Použi štíty a účinky po jeho hode.`,
    wait: fight,
  }),
  heroBefore: () => ({ ask: say`Pred hodom hrdinu smieš použiť účinky.`, wait: fight }),
  heroBeforeMonster: () => ({ ask: say`Pred hodom monštra smieš použiť účinky.`, wait: fight }),
  heroRoll: (read) => ({
    ask: say`Padlo spolu ${figure(read.number('sum'))}. Uprav hod, alebo ho nechaj.`,
    wait: decide,
  }),
  keep: () => ({ ask: say`Koniec ťahu: smieš si odložiť jeden žetón.`, wait: turn }),
  loseCards: (read) => ({
    ask: say`Účinok ti berie karty. Vyber ${cards(read.number('cards'))}.`,
    wait: decide,
  }),
  monsterBefore: (read) => ({
    ask: say`Pred hodom monštra smieš zahrať karty. Monštrum má ${count.chaos(read.number('chaos'))}.`,
    wait: fight,
  }),
  pair: () => ({ ask: say`Z doštičiek rovnakej hodnoty si nechaj jednu.`, wait: turn }),
  'pick-gem': () => ({ ask: say`Vyber drahokam, ktorý sa aktivuje.`, wait: decide }),
  'pick-slot': () => ({ ask: say`Vyber pole, ktoré sa odomkne.`, wait: decide }),
  'pick-tile': () => ({ ask: say`Vyber doštičku, ktorá sa aktivuje.`, wait: decide }),
  preparation: () => ({ ask: say`Príprava: monštrum je odkryté, smieš použiť účinky.`, wait: fight }),
  room: () => ({ ask: say`Všetko sa nezmestí. Použi, nasaď, alebo odhoď, čo prebýva.`, wait: decide }),
  swap: (read) => ({
    ask: say`Vyber strieborné karty na výmenu, ešte ${cards(read.number('cards'))}.`,
    wait: decide,
  }),
  takeover: () => ({
    ask: say`Chceš v tomto boji hrať za monštrum? Stojí to tvoju kartu ovládania.`,
    wait: fight,
  }),
  teleport: () => ({ ask: say`Vyber pole, kam sa hrdina teleportuje.`, wait: decide }),
  trade: (read) => ({
    ask: say`Obchoduj. K dispozícii: ${count.coins(read.number('coins'))}.${caps(read)}`,
    wait: turn,
  }),
  tradeFee: (read) => ({
    ask: say`Na poplatok (${count.coins(read.number('fee'))}) nemáš. Najprv niečo predaj.`,
    wait: turn,
  }),
  trophy: () => ({ ask: say`Necháš si porazené monštrum ako trofej?`, wait: fight }),
  turn: (read) => ({ ask: say`Tvoj ťah. Máš ${count.mp(read.number('mp'))}.${caps(read)}`, wait: turn }),
  wonTrade: () => ({ ask: say`Všetko sa nezmestí. Smieš najprv obchodovať.`, wait: turn }),
  wonTreasure: () => ({ ask: say`Na oslobodenom poli leží poklad. Vezmeš ho?`, wait: turn }),
}
