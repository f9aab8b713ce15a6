import type { LessonFacts, Lessons } from '../lessons.ts'

export const lessons = ({ rival, rounds, points }: LessonFacts): Lessons => ({
  parts: {
    road: { title: 'Cesta', more: 'Ešte cesta?' },
    fight: { title: 'Boj', more: 'Ešte boj?' },
    trade: { title: 'Obchod', more: 'Ešte obchod?' },
  },
  steps: {
    goal: {
      station: 'cieľ',
      text: `Hrá sa na **${rounds}** kôl. Vyhráva, kto má na konci najviac *reputácie*: tu ju vidíš ty aj ostatní.`,
    },
    token: {
      station: 'žetóny',
      text: `Každé kolo máš tri *žetóny*. Žetón je **buď** akcia, **alebo** pohyb: boj teraz vymeň za **${points}** body pohybu.`,
      ask: 'Vymeň žetón boja za pohyb.',
    },
    explore: {
      station: 'prieskum',
      text: 'Na okraji mapy sa okolo teba objavia nové dieliky. Vykroč a vyber, kam prídu; posledný príde sám.',
      ask: 'Urob krok a dvakrát vyber miesto.',
    },
    field: {
      text: 'Koliesko na poli hovorí, **čo tu nájdeš**, štít s mečmi **kto to stráži**. Jazero vedľa teba nestráži nikto.',
    },
    site: { text: 'Krok stojí jeden bod. K jazeru ti zostáva práve ten posledný.', ask: 'Choď k jazeru.' },
    grown: {
      text: 'Znova okraj: mapa sa otvorila ďalej. Keď chýba jediné miesto, dielik príde sám. Nikdy sa neotáča.',
    },
    mine: {
      station: 'ťažba',
      text: '*Ťažba*: vezmeš vrchnú surovinu do vaku a pole si označíš. Každé pole vydá len raz.',
      ask: 'Použi žetón ťažby.',
    },
    keep: {
      text: '**Jeden** nevyužitý žetón si môžeš nechať na budúci ťah. Body pohybu prepadnú.',
      ask: 'Ukonči ťah a nechaj si žetón obchodu.',
    },
    enter: {
      station: 'vstup',
      text: 'Na pole s monštrom môžeš vstúpiť len s akciou boja. Vstupom sa boj začína a cúvnuť sa nedá.',
      ask: 'Vojdi na pole a choď do boja.',
    },
    foe: {
      text: 'Číslo v srdci hovorí, koľko *zásahov* monštrum vydrží. Riadky pod ním, koľko zranení spôsobí útok danej sily.',
    },
    throw: {
      station: 'hod',
      text: `Za monštrum hádže ${rival}. Súčet kociek je sila útoku a riadok karty z nej urobí zranenia.`,
    },
    reroll: {
      text: 'Za jeden *Gaar* monštrum prehodí kocku, ktorú ukážeš, a navyše stratí silu.',
      ask: 'Prehoď vyššiu kocku.',
    },
    leave: { text: 'Padlo menej. Teraz už nechaj hod tak, nech ti Gaar zostane.', ask: 'Pasuj.' },
    attack: {
      station: 'útok',
      text: 'Teraz ty. Zbraň sa nevyčerpá, útočná *schopnosť* áno, až do konca kola.',
      ask: 'Zaútoč svojou zbraňou.',
    },
    again: {
      text: 'Boj má kolá: monštrum, potom ty. Keď sa osud postaví proti tebe, rastie *nádej* a tou hod zdvihneš.',
      ask: 'Zaútoč ešte raz.',
    },
    trophy: {
      station: 'výhra',
      text: 'Monštrum padlo, odmena aj korisť sú tvoje. *Trofej* zaberie vak, ale chcú ju niektoré úlohy.',
      ask: 'Nechaj si trofej.',
    },
    market: {
      station: 'trh',
      text: 'Obchoduje sa na oslobodenom trhu za žetón obchodu. Na cudzom trhu sa platí poplatok.',
      ask: 'Začni obchodovať.',
    },
    sell: {
      station: 'predaj',
      text: 'Čo máš vo vaku, sa dá predať. Suroviny mávajú viac možností: mince, alebo drahokam.',
      ask: 'Predaj označenú vec.',
    },
    buy: {
      station: 'nákup',
      text: 'Kúpiť môžeš len to, čo leží v ponuke. Medzera sa hneď doplní.',
      ask: 'Kúp označenú doštičku.',
    },
    wear: {
      text: 'Kúpené leží vo vaku. Polož to na pole s rovnakým znakom: až tam to pomáha.',
      ask: 'Nasaď, čo máš.',
    },
    exchange: {
      text: 'Nepáči sa ti ponuka? Prvá výmena je zadarmo, každá ďalšia za mincu.',
      ask: 'Vymeň ponuku.',
    },
    reveal: {
      station: 'doštičky',
      text: 'Za **jednu** mincu vyložíš všetky svoje doštičky, na ktoré ti stačí reputácia. Z každej dvojice jednu necháš.',
      ask: 'Vylož doštičky a vyber z dvojíc.',
    },
    learn: {
      text: 'Schopnosť sa naučíš do voľného poľa s rovnakým znakom. Zamknuté polia sa odomykajú tiež len tu.',
      ask: 'Nauč sa označenú schopnosť.',
    },
    farewell: {
      text: 'Na konci je každých päť mincí jeden bod reputácie a počítajú sa aj žetóny na mape. Zvyšok objavíš cestou.',
    },
  },
})
