import { pluralIn } from '@vyprava/module/plural.ts'
import { outOf } from '@vyprava/module/slovak.ts'
import { listed } from '@vyprava/module/wording.ts'
import type { ActWords } from '../en/acts.ts'
import { LEXICON } from './lexicon.ts'

const { count, word } = pluralIn('sk')
const series = (names: readonly string[]): string => listed(names, 'a')

export const acts: ActWords = {
  items: LEXICON.items.map(({ acc }) => acc),
  factions: LEXICON.factions.map(({ nom }) => nom),
  factionsAcc: LEXICON.factions.map(({ acc }) => acc),
  terrains: LEXICON.terrains,
  does: {
    go: (hex) => `Ísť na ${hex}`,
    regroup: (hex) => `Preskupiť sa na ${hex}`,
    breach: 'Prelomiť múr',
    destroy: 'Zničiť mecha',
    build: 'Postaviť tábor',
    clear: 'Vyčistiť',
    heal: 'Vyliečiť',
    rewild: 'Zalesniť továreň',
    gain: 'Vziať predmet',
    lead: (name) => `Vybrať ${name}`,
    leadBlind: 'Viesť naslepo',
    team: 'Pridať do tímu',
    place: 'Postaviť tábor',
    moveCamp: 'Presunúť tábor',
    draw: 'Vziať kartu',
    faction: (name) => `Hrať za ${name}`,
    tell: 'Prezradiť',
    say: 'Povedať',
    pin: 'Ukázať',
    resolve: 'Vyhodnotiť schopnosť',
    confirm: 'Potvrdiť',
  },
  titles: {
    move: (hex) => `Pohyb na ${hex}`,
    regroup: (hex) => `Preskupenie na ${hex}`,
    mapMove: (hex) => `S mapou na ${hex}`,
    mapRegroup: (hex) => `S mapou do tábora ${hex}`,
    breach: (edge) => `Prelomiť múr ${edge}`,
    rocketsBreach: (edge) => `Raketou prelomiť ${edge}`,
    rocketsDestroy: (hex) => `Raketou zničiť mecha na ${hex}`,
    destroy: (hex) => `Zničiť mecha na ${hex}`,
    build: (hex) => `Postaviť tábor na ${hex}`,
    clear: (hex) => `Vyčistiť ${hex}`,
    potionsClear: (hex) => `Elixírom vyčistiť ${hex}`,
    heal: 'Vyliečiť sa v tábore',
    potionsHeal: 'Elixír na zranenie',
    rewild: (hex) => `Zalesniť továreň na ${hex}`,
    gainItem: (item) => `Vziať ${item}`,
    leadBlind: 'Vrchná karta balíčka',
    team: (name) => `Do tímu: ${name}`,
    placeCamp: (hex) => `Tábor na ${hex}`,
    moveCamp: (from, to) => `Tábor z ${from} na ${to}`,
    travel: (hex) => `Prejsť na ${hex}`,
    shift: (hex) => `Tajným chodníkom na ${hex}`,
    rust: (hex) => `Mech na ${hex} zhrdzavie`,
    healPlayer: (name) => `Vyliečiť: ${name}`,
    drawFrom: (faction) => `Karta z balíčka: ${faction}`,
    hint: (terrain) => `Prezradiť: ${terrain}`,
    pin: (place) => `Ukázať na ${place}`,
  },
  lines: {
    leadsOwn: 'povedie len vodcu tejto frakcie',
    hexes: (n) => count(n, { one: 'hex', few: 'hexy', other: 'hexov' }),
    ap: (left) =>
      left === 0
        ? 'akčné body sa minú'
        : `${word(left, { one: 'zostane', few: 'zostanú', other: 'zostane' })} ${count(left, { one: 'akčný bod', few: 'akčné body', other: 'akčných bodov' })}`,
    support: (gained) => `podpora +${gained}`,
    item: (name) => `získaš ${name}`,
    wounds: (n) => `isté zranenie (${n})`,
    death: 'zahynie Strážca',
    cards: (n) => `vezmeš si ${count(n, { one: 'kartu', few: 'karty', other: 'kariet' })}`,
    hand: (size) => `ruka do ${size}`,
    camps: (left) =>
      left === 0
        ? 'posledný tábor'
        : `${word(left, { one: 'zostáva', few: 'zostávajú', other: 'zostáva' })} ${count(left, { one: 'tábor', few: 'tábory', other: 'táborov' })}`,
    healed: (n) =>
      `${word(n, { one: 'zmizne', few: 'zmiznú', other: 'zmizne' })} ${count(n, { one: 'zranenie', few: 'zranenia', other: 'zranení' })}`,
    tokens: (left) => `prielomy: zostane ${left}`,
    close: 'hod na zranenie zblízka',
    ranged: 'hod na zranenie na diaľku',
    won: 'Divočina je zachránená',
    retires: 'tvoja úloha je splnená',
    toxicBack: 'toxická lokalita zmizne',
    pollution: 'znečistenie zmizne',
    trail: (terrain, hexes) =>
      `chodník ${terrain}: ${count(hexes, { one: 'hex', few: 'hexy', other: 'hexov' })}`,
    team: (n) => `do tímu ${word(n, { one: 'môže', few: 'môžu', other: 'môže' })} ${n}`,
    noItem: 'bez predmetu',
    rusts: 'po mechovi zostane znečistenie',
    points: (n) => count(n, { one: 'akčný bod', few: 'akčné body', other: 'akčných bodov' }),
    told: (n) => `ostatní sa dozvedia: ${n}`,
  },
  buttons: {
    cancel: 'Zrušiť',
    takeBack: 'Vziať späť',
    end: 'Koniec akcií',
    endAnyway: (ap) =>
      `Naozaj skončiť: ${word(ap, { one: 'prepadne', few: 'prepadnú', other: 'prepadne' })} ${count(ap, { one: 'akčný bod', few: 'akčné body', other: 'akčných bodov' })}`,
    after: (names) => `Až po: ${series(names)}`,
    stay: 'Zostať',
    ready: 'Hráme',
    talk: 'Naznačiť',
    backToGame: 'Späť do hry',
    resolve: 'Vyhodnotiť schopnosť',
    burn: 'Vypáliť v tomto poradí',
    ahead: 'Čo hrozí',
  },

  looming: {
    card: (name, left, all) => `${name} (${left} ${outOf(all)} ${all})`,
    walls: (n) => count(n, { one: 'nový múr', few: 'nové múry', other: 'nových múrov' }),
    factory: (hex) => `továreň na ${hex}`,
    pollution: (n) => `znečistenie na ${count(n, { one: 'hexe', few: 'hexoch', other: 'hexoch' })}`,
    hunters: (n) => count(n, { one: 'lovec navyše', few: 'lovci navyše', other: 'lovcov navyše' }),
    nothing: 'teraz nič nové',
  },
  ask: {
    camp: 'Zdvihni tábor, ktorý presunieš.',
    campTo: 'Vyber jeho nové miesto.',
    campSteps: ['1 Tábor', '2 Miesto'],
    burn: 'Dotýkaj sa hexov v poradí, v akom majú horieť.',
    edge: 'Dotkni sa múru.',
    hex: 'Dotkni sa hexu.',
    card: 'Vyber kartu.',
    item: 'Vyber, na čo predmet použiješ.',
    action: 'Dotkni sa cieľa, alebo vyber akciu.',
    waiting: 'Máš vybrané. Kým nevyberú všetci, môžeš kartu zmeniť.',
    here: 'Čo tu',
  },
  tabs: { me: 'Frakcia', machines: 'Stroje' },
}
