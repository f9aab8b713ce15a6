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
const cards = (n: number): string => pluralIn('cs').count(n, { one: 'kartu', few: 'karty', other: 'karet' })
const chapter = (read: Read): string => chapterOf(read.number('chapter'))
const fight = (players: readonly Phrase[]): Sentence => say`V boji rozhoduje: ${series(players, 'a')}.`
const turn = (players: readonly Phrase[]): Sentence => say`Na tahu: ${series(players, 'a')}.`
const decide = (players: readonly Phrase[]): Sentence => say`Rozhoduje: ${series(players, 'a')}.`

/** What is left of the caps of a turn, when it is little (EU-R95, EU-R96). */
const caps = (read: Read): string =>
  capsLeft(read, {
    arranging: (n) => `Desku můžeš v tomto tahu přestavět ještě ${n}×.`,
    buying: (n) => `Koupit můžeš v tomto tahu ještě ${n}×.`,
    exchanging: (n) => `Nabídku můžeš vyměnit ještě ${n}×.`,
  })

export const PROMPTS: Readonly<Record<PromptKey, (read: Read, context: Context) => Question>> = {
  attack: () => ({ ask: say`Vyber, čím zaútočíš.`, wait: fight }),
  beforeFight: () => ({
    ask: say`Před bojem: nasaď výstroj, použij, co jde jen mimo boj, a začni.`,
    wait: fight,
  }),
  cart: () => ({ ask: say`Důlní vozík: vyber surovinu, kterou si necháš.`, wait: turn }),
  choose: () => ({ ask: say`Vyber jednu z možností účinku.`, wait: decide }),
  curses: (read) => ({
    ask: say`Před útokem hrdiny smíš zahrát Prokletí. Monstrum má ${count.chaos(read.number('chaos'))}.`,
    wait: fight,
  }),
  exchangeHero: (_read, { view }) => ({
    ask: say`Monstrum hodilo ${monsterDice(view)}. Použij žeton, nebo pasuj.`,
    wait: fight,
  }),
  exchangeMonster: (_read, { view }) => ({
    ask: say`Monstrum hodilo ${monsterDice(view)}. Použij Gaar, zahraj karty, nebo pasuj.`,
    wait: fight,
  }),
  explore: (read) => ({
    ask: say`Průzkum: vyber, kam přijde další dílek (kapitola ${chapter(read)}).`,
    wait: turn,
  }),
  firstStrike: () => ({ ask: say`První rána: smíš jednou zaútočit dřív, než boj začne.`, wait: fight }),
  handLimit: (read) => ({
    ask: say`Máš v ruce moc karet. Odhoď ${cards(read.number('cards'))}.`,
    wait: decide,
  }),
  healing: (read) => ({ ask: say`${read.number('round')}. kolo boje: smíš se léčit.`, wait: fight }),
  heroAfter: (_read, { view }) => ({
    ask: say`Na kostkách hrdiny ${heroDice(view)}. Uprav hod, nebo pokračuj.`,
    wait: fight,
  }),
  heroAfterMonster: (_read, { view }) => ({
    ask: say`Monstrum hodilo ${monsterDice(view)}. Použij štíty a účinky po jeho hodu.`,
    wait: fight,
  }),
  heroBefore: () => ({ ask: say`Před hodem hrdiny smíš použít účinky.`, wait: fight }),
  heroBeforeMonster: () => ({ ask: say`Před hodem monstra smíš použít účinky.`, wait: fight }),
  heroRoll: (read) => ({
    ask: say`Padlo celkem ${figure(read.number('sum'))}. Uprav hod, nebo ho nech.`,
    wait: decide,
  }),
  keep: () => ({ ask: say`Konec tahu: smíš si schovat jeden žeton.`, wait: turn }),
  loseCards: (read) => ({
    ask: say`Účinek ti bere karty. Vyber ${cards(read.number('cards'))}.`,
    wait: decide,
  }),
  monsterBefore: (read) => ({
    ask: say`Před hodem monstra smíš zahrát karty. Monstrum má ${count.chaos(read.number('chaos'))}.`,
    wait: fight,
  }),
  pair: () => ({ ask: say`Z destiček stejné hodnoty si nech jednu.`, wait: turn }),
  'pick-gem': () => ({ ask: say`Vyber drahokam, který se aktivuje.`, wait: decide }),
  'pick-slot': () => ({ ask: say`Vyber pole, které se odemkne.`, wait: decide }),
  'pick-tile': () => ({ ask: say`Vyber destičku, která se aktivuje.`, wait: decide }),
  preparation: () => ({ ask: say`Příprava: monstrum je odkryté, smíš použít účinky.`, wait: fight }),
  room: () => ({ ask: say`Všechno se nevejde. Použij, nasaď, nebo odhoď, co přebývá.`, wait: decide }),
  swap: (read) => ({
    ask: say`Vyber stříbrné karty na výměnu, ještě ${cards(read.number('cards'))}.`,
    wait: decide,
  }),
  takeover: () => ({
    ask: say`Chceš v tomto boji hrát za monstrum? Stojí to tvou kartu ovládání.`,
    wait: fight,
  }),
  teleport: () => ({ ask: say`Vyber pole, kam se hrdina teleportuje.`, wait: decide }),
  trade: (read) => ({
    ask: say`Obchoduj. K dispozici: ${count.coins(read.number('coins'))}.${caps(read)}`,
    wait: turn,
  }),
  tradeFee: (read) => ({
    ask: say`Na poplatek (${count.coins(read.number('fee'))}) nemáš. Nejdřív něco prodej.`,
    wait: turn,
  }),
  trophy: () => ({ ask: say`Necháš si poražené monstrum jako trofej?`, wait: fight }),
  turn: (read) => ({ ask: say`Tvůj tah. Máš ${count.mp(read.number('mp'))}.${caps(read)}`, wait: turn }),
  wonTrade: () => ({ ask: say`Všechno se nevejde. Smíš nejdřív obchodovat.`, wait: turn }),
  wonTreasure: () => ({ ask: say`Na osvobozeném poli leží poklad. Vezmeš ho?`, wait: turn }),
}
