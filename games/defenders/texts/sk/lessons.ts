import { pluralIn } from '@vyprava/module/plural.ts'
import type { LessonFacts, Lessons } from '../lessons.ts'

const { word } = pluralIn('sk')
const points = (count: number) =>
  `**${count}** ${word(count, { one: 'akčný bod', few: 'akčné body', other: 'akčných bodov' })}`

export const lessons = ({ who, whom, points: worth, dirty, hunted, home, behind }: LessonFacts): Lessons => ({
  goal: {
    station: 'cieľ',
    text: 'Stroje uhrýzajú z divočiny. Vyhráte spolu, keď postavíte všetky *tábory* a zalesníte každú továreň.',
  },
  loss: {
    text: 'Tri zelené *znečistenia* na hexe: toxická lokalita. Prehra je **7.** lokalita, **6.** továreň, dvaja padlí z jedného prostredia.',
  },
  lead: {
    station: 'Strážca',
    text: 'Každé kolo tajne vyberieš jedného *Strážcu*. Pri výbere sa mlčí, radíte sa až po odhalení.',
    ask: `Vyber ${whom('inky')} a potvrď.`,
  },
  active: {
    text: `Karty sa otočia naraz. Tvojho *vodcu* na mape povedie ${who('inky')}: má ${points(worth('inky'))}, patrí k lesu a nesie ti mapu.`,
  },
  trail: {
    station: 'chodník',
    text: `${who('inky')} je z *lesa*. Za jeden bod preto prejde po lesoch, kam až súvisle vedú.`,
    ask: `Choď na ${dirty}.`,
  },
  clear: {
    text: 'Tu leží znečistenie. Vyčisti ho a *podpora* tvojej frakcie stúpne o stupeň. S plnou môžeš postaviť tábor.',
    ask: `Vyčisti ${dirty}.`,
  },
  map: {
    text: 'Lovec je *mech*, kráčajúci stroj. Mapa ťa k nemu prenesie zadarmo a samotný príchod nebolí.',
    ask: `Použi mapu a choď na ${hunted}.`,
  },
  destroy: {
    text: 'Začínaš akciu na hexe s lovcom, preto po nej hodíš na *zranenie*. Unesieš tri, štvrté zabije Strážcu z ruky.',
    ask: `Znič lovca na ${hunted}.`,
  },
  team: {
    text: 'Body sa minuli. Strážca rovnakého prostredia však môže do *tímu* a pridá jeden bod.',
    ask: `Pridaj ${whom('lantern')} do tímu.`,
  },
  home: { text: 'Máš bod navyše. Vráť sa do lesa: tam môžeš postaviť tábor.', ask: `Choď na ${home}.` },
  engine: {
    station: 'mašina',
    text: 'Toto je *mašina*. Karta Mašiny ju posunie o dva kroky a na každej hrane, ktorú opustí, zostane múr.',
    ask: 'Ukonči akcie, karta sa otočí.',
  },
  walls: {
    text: 'Múry pribudli. Hex, ktorý ich má na všetkých šiestich stranách, je *ohraničený*: tam karta Továrne stavia.',
  },
  again: {
    station: 'tábor',
    text: 'Nové kolo. Ruku si doplníš, keď postavíš tábor. Podporu máš plnú a les je tvoje domovské prostredie, takže môžeš.',
    ask: `Vyber ${whom('flint')}.`,
  },
  build: {
    text: 'Postav *tábor*. Podpora sa vráti na začiatok a ruku si doberieš do **4** kariet.',
    ask: `Postav tábor na ${home}.`,
  },
  breach: {
    station: 'prielom',
    text: `Múr smerom na ${behind} tu nechala mašina. *Prielom* v ňom vodcom natrvalo otvorí cestu.`,
    ask: `Prelom múr ${home}–${behind}.`,
  },
  farewell: {
    text: 'Továreň zalesníš, len čo na nej nie je znečistenie ani jediný mech. Zranenia vyliečiš v tábore.',
  },
})
