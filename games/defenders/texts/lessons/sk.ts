import { pluralIn } from '@vyprava/atlas/plural.ts'
import type { LessonFacts, Lessons } from './type.ts'

const { word } = pluralIn('sk')
const points = (count: number) =>
  `**${count}** ${word(count, { one: 'akčný bod', few: 'akčné body', other: 'akčných bodov' })}`

export const sk = ({ who, whom, points: worth, dirty, hunted, home, behind }: LessonFacts): Lessons => ({
  goal: {
    station: 'cieľ',
    text: 'Stroje uhrýzajú z divočiny. Vyhráte spolu, keď budú všetky *tábory* na pláne a každá továreň zarastie.',
  },
  loss: {
    text: 'Prehrať sa dá trojako: **7.** toxická lokalita, **6.** továreň, druhý padlý Strážca z toho istého kraja.',
  },
  lead: {
    station: 'Strážca',
    text: 'Každé kolo tajne vyberieš jedného *Strážcu*. Kto vyberá, mlčí.',
    ask: `Vyber ${whom('inky')} a vylož kartu.`,
  },
  active: {
    text: `Karty sa otočia naraz. ${who('inky')} má ${points(worth('inky'))}, patrí k *lesu* a pri odhalení ti nesie mapu.`,
  },
  trail: {
    station: 'chodník',
    text: `${who('inky')} je z *lesa*. Za jeden bod preto prejde po lesoch, kam až súvisle vedú.`,
    ask: `Choď na ${dirty}.`,
  },
  clear: {
    text: 'Tu leží znečistenie. Uprac ho a získaš *podporu*: bez nej tábor nepostavíš.',
    ask: `Vyčisti ${dirty}.`,
  },
  map: {
    text: `Mapa ťa prenesie bez bodu. Na ${hunted} stojí lovec, samotný príchod však nebolí.`,
    ask: `Použi mapu a choď na ${hunted}.`,
  },
  destroy: {
    text: 'Lovec stojí pri tebe už na začiatku akcie, a tak po nej hodíš kockou na *zranenie*.',
    ask: `Znič lovca na ${hunted}.`,
  },
  team: {
    text: 'Body sa minuli. Strážca z rovnakého kraja smie do *tímu* a pridá jeden bod.',
    ask: `Pridaj ${whom('lantern')} a prejdi na ${home}.`,
  },
  engine: {
    station: 'mašina',
    text: 'Toto je *mašina*. Karta Mašiny ju posunie o dva kroky a na každej opustenej hrane zostane múr.',
    ask: 'Ukonči akcie, karta sa otočí.',
  },
  walls: {
    text: 'Okolo ktorého hexu stoja múry zo všetkých šiestich strán, na tom karta Továrne stavia. Múry sa preto strážia.',
  },
  again: {
    station: 'tábor',
    text: 'Nové kolo. Stojíš doma v lese a podporu máš na doraz: stačí ti ktorýkoľvek Strážca.',
    ask: `Vyber ${whom('flint')} a vylož kartu.`,
  },
  build: {
    text: 'Postav *tábor*. Podpora sa vráti na začiatok a ruku si doberieš do **4** kariet.',
    ask: `Postav tábor na ${home}.`,
  },
  breach: {
    station: 'prielom',
    text: `Múr smerom na ${behind} tu nechala mašina. *Prielom* ho otvorí natrvalo, rovnako ako raz továreň.`,
    ask: `Prelom múr ${home}–${behind}.`,
  },
  farewell: {
    text: 'Továreň, v ktorej nie je mech ani znečistenie, môže zarásť. A v tábore sa vyliečiš.',
  },
})
