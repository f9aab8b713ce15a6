import type { LessonFacts, Lessons } from '../lessons.ts'

export const lessons = ({ rival, rounds, points }: LessonFacts): Lessons => ({
  parts: {
    road: { title: 'Cesta', more: 'Ještě cesta?' },
    fight: { title: 'Boj', more: 'Ještě boj?' },
    trade: { title: 'Obchod', more: 'Ještě obchod?' },
  },
  steps: {
    goal: {
      station: 'cíl',
      text: `Hraje se na **${rounds}** kol. Vyhrává, kdo má na konci nejvíc *reputace*: tady ji vidíš ty i ostatní.`,
    },
    token: {
      station: 'žetony',
      text: `Každé kolo máš tři *žetony*. Žeton je **buď** akce, **nebo** pohyb: boj teď vyměň za **${points}** body pohybu.`,
      ask: 'Vyměň žeton boje za pohyb.',
    },
    explore: {
      station: 'průzkum',
      text: 'Na okraji mapy se kolem tebe objeví nové dílky. Vykroč a vyber, kam přijdou; poslední přijde sám.',
      ask: 'Udělej krok a dvakrát vyber místo.',
    },
    field: {
      text: 'Kolečko na poli říká, **co tu najdeš**, štít s meči **kdo to hlídá**. Jezero vedle tebe nehlídá nikdo.',
    },
    site: { text: 'Krok stojí jeden bod. K jezeru ti zbývá právě ten poslední.', ask: 'Jdi k jezeru.' },
    grown: {
      text: 'Zase okraj: mapa se otevřela dál. Když chybí jediné místo, dílek přijde sám. Nikdy se neotáčí.',
    },
    mine: {
      station: 'těžba',
      text: '*Těžba*: vezmeš vrchní surovinu do vaku a pole si označíš. Na každém poli těžíš jen jednou.',
      ask: 'Použij žeton těžby.',
    },
    keep: {
      text: '**Jeden** nevyužitý žeton si smíš nechat na příště. Body pohybu propadnou.',
      ask: 'Ukonči tah a nech si žeton obchodu.',
    },
    enter: {
      station: 'vstup',
      text: 'Na pole s monstrem smíš jen s akcí boje. Vstupem boj začíná a couvnout nejde.',
      ask: 'Vejdi na pole a jdi do boje.',
    },
    foe: {
      text: 'Číslo v srdci říká, kolik *zásahů* monstrum vydrží. Řádky pod ním, kolik zranění dá podle síly útoku.',
    },
    throw: {
      station: 'hod',
      text: `Za monstrum hází ${rival}. Součet kostek je síla útoku a řádek karty z ní udělá zranění.`,
    },
    reroll: {
      text: 'Za jeden žeton *Gaaru* monstrum přehodí kostku, kterou ukážeš, a ztratí k tomu sílu.',
      ask: 'Přehoď vyšší kostku.',
    },
    leave: { text: 'Padlo míň. Teď už nech hod být, ať ti Gaar zbude.', ask: 'Pasuj.' },
    attack: {
      station: 'útok',
      text: 'Teď ty. Zbraň slouží pořád, útočná *schopnost* je pak do konce kola využitá.',
      ask: 'Zaútoč svou zbraní.',
    },
    again: {
      text: 'Boj má kola: monstrum, pak ty. Když se osud postaví proti tobě, roste *naděje* a tou hod zvedneš.',
      ask: 'Zaútoč ještě jednou.',
    },
    trophy: {
      station: 'výhra',
      text: 'Monstrum padlo, odměna i kořist jsou tvoje. *Trofej* zabere vak, ale chtějí ji některé úkoly.',
      ask: 'Nech si trofej.',
    },
    market: {
      station: 'trh',
      text: 'Obchoduje se na osvobozeném trhu za žeton obchodu. Na cizím trhu se platí poplatek.',
      ask: 'Začni obchodovat.',
    },
    sell: {
      station: 'prodej',
      text: 'Co máš ve vaku, se dá prodat. Suroviny mívají víc možností: mince, nebo drahokam.',
      ask: 'Prodej označenou věc.',
    },
    buy: {
      station: 'nákup',
      text: 'Koupit smíš jen to, co leží v nabídce. Mezera se hned doplní.',
      ask: 'Kup označenou destičku.',
    },
    wear: {
      text: 'Koupené leží ve vaku. Polož to na pole se stejným znakem: teprve tam to pomáhá.',
      ask: 'Nasaď, co máš.',
    },
    exchange: {
      text: 'Nelíbí se ti nabídka? První výměna je zdarma, každá další za minci.',
      ask: 'Vyměň nabídku.',
    },
    reveal: {
      station: 'destičky',
      text: 'Za **jednu** minci vyložíš všechny své destičky, na které ti stačí reputace. Z každé dvojice si jednu necháš.',
      ask: 'Vylož destičky a vyber z dvojic.',
    },
    learn: {
      text: 'Schopnost se naučíš do volného pole se stejným znakem. Zamčená pole se odemykají taky jen tady.',
      ask: 'Nauč se označenou schopnost.',
    },
    farewell: {
      text: 'Na konci je za každých pět mincí bod reputace a počítají se i žetony na mapě. Zbytek objevíš cestou.',
    },
  },
})
