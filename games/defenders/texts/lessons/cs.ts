import { pluralIn } from '@vyprava/atlas/plural.ts'
import type { LessonFacts, Lessons } from './type.ts'

const { word } = pluralIn('cs')
const points = (count: number) =>
  `**${count}** ${word(count, { one: 'akční bod', few: 'akční body', other: 'akčních bodů' })}`

export const cs = ({ who, whom, points: worth, dirty, hunted, home, behind }: LessonFacts): Lessons => ({
  goal: {
    station: 'cíl',
    text: 'Stroje ukusují divočinu. Vyhrajete spolu, až budou všechny *tábory* na plánu a každá továrna zaroste.',
  },
  loss: {
    text: 'Prohrát jde trojím způsobem: **7.** toxická lokalita, **6.** továrna, druhý padlý Strážce z téhož kraje.',
  },
  lead: {
    station: 'Strážce',
    text: 'Každé kolo tajně vybereš jednoho *Strážce*. Kdo vybírá, mlčí.',
    ask: `Vyber ${whom('inky')} a vylož kartu.`,
  },
  active: {
    text: `Karty se otočí naráz. ${who('inky')} má ${points(worth('inky'))}, patří k *lesu* a při odhalení ti nese mapu.`,
  },
  trail: {
    station: 'stezka',
    text: `${who('inky')} je z *lesa*. Za jeden bod proto dojde po lesích, kam až souvisle vedou.`,
    ask: `Jdi na ${dirty}.`,
  },
  clear: {
    text: 'Tady leží znečištění. Ukliď ho a získáš *podporu*: bez ní tábor nepostavíš.',
    ask: `Vyčisti ${dirty}.`,
  },
  map: {
    text: `Mapa tě přenese bez bodu. Na ${hunted} stojí lovec, samotný příchod ale nebolí.`,
    ask: `Použij mapu a jdi na ${hunted}.`,
  },
  destroy: {
    text: 'Lovec stojí u tebe už na začátku akce, a tak po ní hodíš kostkou na *zranění*.',
    ask: `Znič lovce na ${hunted}.`,
  },
  team: {
    text: 'Body došly. Strážce ze stejného kraje smí do *týmu* a přidá jeden bod.',
    ask: `Přidej ${whom('lantern')} a dojdi na ${home}.`,
  },
  engine: {
    station: 'mašina',
    text: 'Tohle je *mašina*. Karta Mašiny ji posune o dva kroky a na každé opuštěné hraně zůstane zeď.',
    ask: 'Ukonči akce, karta se otočí.',
  },
  walls: {
    text: 'Kolem kterého hexu stojí zdi ze všech šesti stran, na tom karta Továrny staví. Zdi se proto hlídají.',
  },
  again: {
    station: 'tábor',
    text: 'Nové kolo. Stojíš doma v lese a podporu máš na doraz: stačí ti kterýkoli Strážce.',
    ask: `Vyber ${whom('flint')} a vylož kartu.`,
  },
  build: {
    text: 'Postav *tábor*. Podpora se vrátí na začátek a ruku si dobereš do **4** karet.',
    ask: `Postav tábor na ${home}.`,
  },
  breach: {
    station: 'průlom',
    text: `Zeď směrem na ${behind} tu nechala mašina. *Průlom* ji otevře natrvalo, stejně jako jednou továrnu.`,
    ask: `Prolom zeď ${home}–${behind}.`,
  },
  farewell: {
    text: 'Továrna, ve které není mech ani znečištění, může zarůst. A v táboře se vyléčíš.',
  },
})
