import { pluralIn } from '@vyprava/module/plural.ts'
import type { EuthiaOptions } from '../../rules/options.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../facts.ts'

const { count } = pluralIn('sk')
const ELITES = (n: number): string =>
  count(n, { one: 'elitné monštrum', few: 'elitné monštrá', other: 'elitných monštier' })
const SETTLEMENTS = (n: number): string => count(n, { one: 'osadu', few: 'osady', other: 'osád' })

export const FACTS: FactWords = {
  game: {
    title: 'Hra',
    scenario: 'Scenár',
    goal: 'Spoločný cieľ',
    wins: 'Víťazí',
    mode: 'Režim',
    modes: {
      competitive: 'proti sebe',
      cooperative: 'spoločne',
      solo: 'osamote',
    },
    round: 'Kolo',
    active: 'Na ťahu',
    starter: 'Začínajúci hráč',
    stack: 'Zostávajúce dieliky mapy',
    next: 'Ďalší dielik',
    rules: 'Teraz platí',
    end: 'Koniec hry',
    over: 'hra sa skončila',
    of: (round, rounds) => `${round} z ${rounds}`,
    goals: {
      elites: (needed, beaten) => `poraziť ${ELITES(needed)} do konca posledného kola (zatiaľ ${beaten})`,
      settlements: (most, destroyed) =>
        `poraziť draka nadobro, alebo prísť najviac o ${SETTLEMENTS(most)} (zatiaľ ${destroyed})`,
      sleeper: 'poraziť draka nadobro do konca posledného kola',
      golem: 'poraziť golema skôr, než príde do kostola',
    },
    highest: (loss) => `najvyššia reputácia; bez splneného cieľa každý stratí ${loss}`,
  },
  player: {
    hero: 'Hrdina',
    place: 'Miesto',
    offMap: 'ešte mimo mapy',
    health: 'Zdravie',
    coins: 'Mince',
    rep: 'Reputácia',
    gaar: 'Gaar',
    dwurt: 'Dwurt',
    dwurtDie: 'Kocka Dwurtu',
    tokens: 'Žetóny akcií',
    granted: 'Akcie z účinkov',
    mp: 'Body pohybu',
    board: 'Doska',
    bags: 'Vaky',
    loose: 'Drahokamy a esencie',
    trophies: 'Trofeje',
    revealed: 'Vyložené',
    stack: 'Nevyložené osobné doštičky',
    cards: 'Karty v ruke',
    control: 'Karty ovládania',
    done: 'Splnené',
    deaths: 'Smrti v boji',
    locked: 'Zamknuté polia',
    open: 'Voľné polia',
    exhausted: 'využité',
    inactive: 'neaktívny',
    hand: (owner) => `Ruka: ${owner}`,
    healthOf: (health, most) => `${health} z ${most}`,
    doneOf: (quests, elites, tokens) =>
      `úlohy ${quests}, elitné monštrá ${elites}, získané žetóny súperov ${tokens}`,
  },
  fight: {
    title: 'Boj',
    hero: 'Bojuje',
    monster: 'Za monštrum hrá',
    unknown: 'zatiaľ skryté monštrum',
    round: 'Kolo boja',
    hits: 'Zásahy',
    tokens: 'Žetóny monštra',
    hope: 'Kocka nádeje',
    heroDice: 'Hod hrdinu',
    monsterDice: 'Hod monštra',
    diagram: 'Útok monštra podľa sily',
    penalty: 'Postih k útokom hrdinu',
    immune: 'imúnny',
    elements: 'Vplyv elementálov',
    played: 'Zahrané karty',
    hitsOf: (hits, vitality) => `${hits} z ${vitality}`,
  },
  trade: {
    offer: (kind) => `Ponuka: ${kind}`,
    free: 'bez ceny',
  },
  map: {
    monsters: 'Ďalšie monštrá',
    empty: 'žiadne',
    quests: 'Úlohy',
    tokens: 'žetóny',
    rubble: 'trosky',
    ward: 'obranná mágia',
    heroes: 'hrdinovia',
    figure: 'figúrka protivníka',
    unknown: 'neodkryté',
    around: (hero) => `Okolie: ${hero}`,
    reward: (range) => `odmena pri reputácii ${range}`,
  },
  story: {
    title: 'Príbeh',
    bounty: 'Vypísaná odmena',
    lair: 'Brloh',
    face: 'Jeho karta',
    where: 'Kde je',
    cardsLeft: 'Zostáva jeho kariet',
    reward: 'Za víťazstvo',
    toCome: 'Ďalšie odmeny',
    beaten: 'Porazené elitné monštrá',
    destroyed: 'Zničené osady',
    foe: 'Protivník',
    hits: 'Jeho zásahy',
    awake: 'bdie',
    asleep: 'spí',
    legends: 'Splnené legendy',
    event: 'Udalosť',
    reserves: 'Zásoby monštier',
    vitality: (n) => `vitalita ${n}`,
    lairOn: (what) => `na poli: ${what}`,
    lairBeside: (what) => `vedľa poľa: ${what}`,
    lairAt: (what) => `na dieliku: ${what}`,
  },
}

export const OPTIONS: Readonly<Record<keyof EuthiaOptions, OptionWords>> = {
  scenario: { label: 'Scenár', help: 'Príbeh, mapa, počet kôl a spoločný cieľ.' },
  mode: {
    label: 'Režim',
    help: 'Proti sebe, spoločne, alebo osamote. Bez voľby rozhodne počet hráčov a scenár.',
  },
  hero1: { label: 'Hrdina 1. miesta', help: 'Ktorý hrdina na tomto mieste hrá.' },
  hero2: { label: 'Hrdina 2. miesta', help: 'Ktorý hrdina na tomto mieste hrá.' },
  hero3: { label: 'Hrdina 3. miesta', help: 'Ktorý hrdina na tomto mieste hrá.' },
  hero4: { label: 'Hrdina 4. miesta', help: 'Ktorý hrdina na tomto mieste hrá.' },
  towerFee: {
    label: 'Poplatok vo vežiach',
    help: 'Či sa za obchod vo vežiach drakobijcov platí hráčom so žetónmi na dieliku.',
  },
  coopEncounterCards: {
    label: 'Viac úloh v spoločnej hre',
    help: 'Každé stretnutie má počet hráčov + 2 kariet namiesto troch.',
  },
  titles: { label: 'Tituly', help: 'Na konci prinesie reputáciu 12 titulov za rôzne prvenstvá.' },
  mapRadius: { label: 'Hranice mapy', help: 'Ako ďaleko od kostola smie mapa rásť. 0 je bez obmedzenia.' },
}

const HEROES = {
  any: 'ktokoľvek voľný',
  ael: 'Áel',
  dral: 'Dral',
  keleia: 'Keleia',
  maeldur: 'Maeldur',
  skoldur: 'Skoldur',
  taesiri: 'Taesiri',
} as const
const YES_NO = { true: 'áno', false: 'nie' } as const

export const VALUES: OptionValues = {
  mode: { auto: 'podľa počtu hráčov', competitive: 'proti sebe', cooperative: 'spoločne', solo: 'osamote' },
  hero1: HEROES,
  hero2: HEROES,
  hero3: HEROES,
  hero4: HEROES,
  towerFee: { perPlayer: 'každému so žetónom', none: 'žiadny' },
  coopEncounterCards: YES_NO,
  titles: YES_NO,
}
