import { pluralIn } from '@vyprava/module/plural.ts'
import type { EuthiaOptions } from '../../rules/options.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../facts.ts'

const { count } = pluralIn('cs')
const ELITES = (n: number): string =>
  count(n, { one: 'elitní monstrum', few: 'elitní monstra', other: 'elitních monster' })
const SETTLEMENTS = (n: number): string => count(n, { one: 'osadu', few: 'osady', other: 'osad' })

export const FACTS: FactWords = {
  game: {
    title: 'Hra',
    scenario: 'Scénář',
    goal: 'Společný cíl',
    wins: 'Vítězí',
    mode: 'Režim',
    modes: {
      competitive: 'proti sobě',
      cooperative: 'společně',
      solo: 'o samotě',
    },
    round: 'Kolo',
    active: 'Na tahu',
    starter: 'Začínající hráč',
    stack: 'Zbývající dílky mapy',
    next: 'Příští dílek',
    rules: 'Teď platí',
    end: 'Konec hry',
    over: 'hra skončila',
    of: (round, rounds) => `${round} z ${rounds}`,
    goals: {
      elites: (needed, beaten) => `porazit ${ELITES(needed)} do konce posledního kola (zatím ${beaten})`,
      settlements: (most, destroyed) =>
        `porazit draka nadobro, nebo přijít nejvýš o ${SETTLEMENTS(most)} (zatím ${destroyed})`,
      sleeper: 'porazit draka nadobro do konce posledního kola',
      golem: 'porazit golema dřív, než dojde do kostela',
    },
    highest: (loss) => `nejvyšší reputace; bez splněného cíle každý ztratí ${loss}`,
  },
  player: {
    hero: 'Hrdina',
    place: 'Místo',
    offMap: 'ještě mimo mapu',
    health: 'Zdraví',
    coins: 'Mince',
    rep: 'Reputace',
    gaar: 'Gaar',
    dwurt: 'Dwurt',
    dwurtDie: 'Kostka Dwurtu',
    tokens: 'Žetony akcí',
    granted: 'Akce z účinků',
    mp: 'Body pohybu',
    board: 'Deska',
    bags: 'Vaky',
    loose: 'Drahokamy a esence',
    trophies: 'Trofeje',
    revealed: 'Vyloženo',
    stack: 'Nevyložené osobní destičky',
    cards: 'Karty v ruce',
    control: 'Karty ovládání',
    done: 'Splněno',
    deaths: 'Smrti v boji',
    locked: 'Zamčená pole',
    open: 'Volná pole',
    exhausted: 'využito',
    inactive: 'neaktivní',
    hand: (owner) => `Ruka: ${owner}`,
    healthOf: (health, most) => `${health} z ${most}`,
    doneOf: (quests, elites, tokens) =>
      `úkoly ${quests}, elitní monstra ${elites}, získané žetony soupeřů ${tokens}`,
  },
  fight: {
    title: 'Boj',
    hero: 'Bojuje',
    monster: 'Za monstrum hraje',
    unknown: 'zatím skryté monstrum',
    round: 'Kolo boje',
    hits: 'Zásahy',
    tokens: 'Žetony monstra',
    hope: 'Kostka naděje',
    heroDice: 'Hod hrdiny',
    monsterDice: 'Hod monstra',
    diagram: 'Útok monstra podle síly',
    penalty: 'Postih k útokům hrdiny',
    immune: 'imunní',
    elements: 'Vliv elementálů',
    played: 'Zahrané karty',
    hitsOf: (hits, vitality) => `${hits} z ${vitality}`,
  },
  trade: {
    offer: (kind) => `Nabídka: ${kind}`,
    free: 'bez ceny',
  },
  map: {
    monsters: 'Příští monstra',
    empty: 'žádné',
    quests: 'Úkoly',
    tokens: 'žetony',
    rubble: 'trosky',
    ward: 'obranná magie',
    heroes: 'hrdinové',
    figure: 'figurka protivníka',
    unknown: 'neodkryto',
    around: (hero) => `Okolí: ${hero}`,
    reward: (range) => `odměna při reputaci ${range}`,
  },
  story: {
    title: 'Příběh',
    bounty: 'Vypsaná odměna',
    lair: 'Doupě',
    face: 'Jeho karta',
    where: 'Kde je',
    cardsLeft: 'Zbývá jeho karet',
    reward: 'Za vítězství',
    toCome: 'Další odměny',
    beaten: 'Poražená elitní monstra',
    destroyed: 'Zničené osady',
    foe: 'Protivník',
    hits: 'Jeho zásahy',
    awake: 'bdí',
    asleep: 'spí',
    legends: 'Splněné legendy',
    event: 'Událost',
    reserves: 'Zásoby monster',
    vitality: (n) => `vitalita ${n}`,
    lairOn: (what) => `na poli: ${what}`,
    lairBeside: (what) => `vedle pole: ${what}`,
    lairAt: (what) => `na dílku: ${what}`,
  },
}

export const OPTIONS: Readonly<Record<keyof EuthiaOptions, OptionWords>> = {
  scenario: { label: 'Scénář', help: 'Příběh, mapa, počet kol a společný cíl.' },
  mode: {
    label: 'Režim',
    help: 'Proti sobě, společně, nebo o samotě. Bez volby rozhodne počet hráčů a scénář.',
  },
  hero1: { label: 'Hrdina 1. místa', help: 'Který hrdina na tomto místě hraje.' },
  hero2: { label: 'Hrdina 2. místa', help: 'Který hrdina na tomto místě hraje.' },
  hero3: { label: 'Hrdina 3. místa', help: 'Který hrdina na tomto místě hraje.' },
  hero4: { label: 'Hrdina 4. místa', help: 'Který hrdina na tomto místě hraje.' },
  towerFee: {
    label: 'Poplatek ve věžích',
    help: 'Zda se za obchod ve věžích drakobijců platí hráčům s žetony na dílku.',
  },
  coopEncounterCards: {
    label: 'Víc úkolů ve společné hře',
    help: 'Každé setkání má počet hráčů + 2 karet místo tří.',
  },
  titles: { label: 'Tituly', help: 'Na konci přinese reputaci 12 titulů za různá prvenství.' },
  mapRadius: { label: 'Hranice mapy', help: 'Jak daleko od kostela smí mapa růst. 0 je bez omezení.' },
}

const HEROES = {
  any: 'kdokoli volný',
  ael: 'Áel',
  dral: 'Dral',
  keleia: 'Keleia',
  maeldur: 'Maeldur',
  skoldur: 'Skoldur',
  taesiri: 'Taesiri',
} as const
const YES_NO = { true: 'ano', false: 'ne' } as const

export const VALUES: OptionValues = {
  mode: { auto: 'podle počtu hráčů', competitive: 'proti sobě', cooperative: 'společně', solo: 'o samotě' },
  hero1: HEROES,
  hero2: HEROES,
  hero3: HEROES,
  hero4: HEROES,
  towerFee: { perPlayer: 'každému s žetonem', none: 'žádný' },
  coopEncounterCards: YES_NO,
  titles: YES_NO,
}
