import { pluralIn } from '@vyprava/module/plural.ts'
import type { LessonFacts, Lessons } from '../lessons.ts'

const { word } = pluralIn('cs')
const points = (count: number) =>
  `**${count}** ${word(count, { one: 'akční bod', few: 'akční body', other: 'akčních bodů' })}`

export const lessons = ({ who, whom, points: worth, dirty, hunted, home, behind }: LessonFacts): Lessons => ({
  goal: {
    station: 'cíl',
    text: 'Stroje ukusují divočinu. Vyhrává se společně: jakmile stojí všechny *tábory* a každá továrna je zalesněná.',
  },
  loss: {
    text: 'Tři zelená *znečištění* na hexu dají toxickou lokalitu. Prohra: **7.** lokalita, **6.** továrna, dva padlí téhož prostředí.',
  },
  lead: {
    station: 'Strážce',
    text: 'Každé kolo tajně zvolíš jednoho *Strážce*. Při volbě se mlčí, porada je až po odhalení.',
    ask: `Zvol ${whom('inky')} a potvrď.`,
  },
  active: {
    text: `Karty se otočí naráz. Tvého *vůdce* na mapě povede ${who('inky')}: má ${points(worth('inky'))}, patří k lesu a nese ti mapu.`,
  },
  trail: {
    station: 'stezka',
    text: `${who('inky')} je z *lesa*. Za jeden bod proto dojde po lesích, kam až souvisle vedou.`,
    ask: `Jdi na ${dirty}.`,
  },
  clear: {
    text: 'Tady leží znečištění. Vyčisti ho a *podpora* tvé frakce stoupne o stupeň. S plnou smíš postavit tábor.',
    ask: `Vyčisti ${dirty}.`,
  },
  map: {
    text: 'Lovec je *mech*, kráčející stroj. Mapa tě k němu přenese zdarma a samotný příchod nebolí.',
    ask: `Použij mapu a jdi na ${hunted}.`,
  },
  destroy: {
    text: 'Začínáš akci na hexu s lovcem, proto po ní hodíš na *zranění*. Uneseš tři, čtvrté zabije Strážce z ruky.',
    ask: `Znič lovce na ${hunted}.`,
  },
  team: {
    text: 'Body došly. Strážce stejného prostředí ale smí do *týmu* a přidá jeden bod.',
    ask: `Přidej ${whom('lantern')} do týmu.`,
  },
  home: { text: 'Máš bod navíc. Vrať se do lesa: tam smíš postavit tábor.', ask: `Jdi na ${home}.` },
  engine: {
    station: 'mašina',
    text: 'Tohle je *mašina*. Karta Mašiny ji posune o dva kroky a na každé hraně, kterou opustí, zůstane zeď.',
    ask: 'Ukonči akce, karta se otočí.',
  },
  walls: {
    text: 'Zdi přibyly. Hex, který je má na všech šesti stranách, je *ohraničený*: tam karta Továrny staví.',
  },
  again: {
    station: 'tábor',
    text: 'Nové kolo. Ruku si doplníš, až postavíš tábor. Podporu máš plnou a les je tvoje domovské prostředí, takže můžeš.',
    ask: `Zvol ${whom('flint')}.`,
  },
  build: {
    text: 'Postav *tábor*. Podpora se vrátí na začátek a ruku si dobereš do **4** karet.',
    ask: `Postav tábor na ${home}.`,
  },
  breach: {
    station: 'průlom',
    text: `Zeď směrem na ${behind} tu nechala mašina. *Průlom* v ní vůdcům natrvalo otevře cestu.`,
    ask: `Prolom zeď ${home}–${behind}.`,
  },
  farewell: {
    text: 'Továrnu zalesníš, jakmile na ní není znečištění ani jediný mech. Zranění vyléčíš v táboře.',
  },
})
