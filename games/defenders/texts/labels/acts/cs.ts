import { pluralIn } from '@vyprava/module/plural.ts'
import { PHRASES } from '../../../rules/index.ts'
import { PHRASE_TEXTS } from '../../cs/actions.ts'
import { LEXICON } from '../../cs/lexicon.ts'
import type { ActLabels } from './type.ts'

const { count, word } = pluralIn('cs')
const series = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} a ${names.at(-1)}`

export const cs: ActLabels = {
  items: LEXICON.items.map(({ acc }) => acc),
  factions: LEXICON.factions.map(({ nom }) => nom),
  factionsAcc: LEXICON.factions.map(({ acc }) => acc),
  terrains: LEXICON.terrains,
  phrases: PHRASES.map((phrase) => PHRASE_TEXTS[phrase]),
  does: {
    go: (hex) => `Jít na ${hex}`,
    regroup: (hex) => `Přeskupit se na ${hex}`,
    breach: 'Prolomit zeď',
    destroy: 'Zničit mecha',
    build: 'Postavit tábor',
    clear: 'Vyčistit',
    heal: 'Vyléčit',
    rewild: 'Zalesnit továrnu',
    gain: 'Vzít předmět',
    lead: (name) => `Zvolit ${name}`,
    leadBlind: 'Vést naslepo',
    team: 'Přidat do týmu',
    place: 'Postavit tábor',
    moveCamp: 'Přesunout tábor',
    draw: 'Vzít kartu',
    faction: (name) => `Hrát za ${name}`,
    tell: 'Prozradit',
    say: 'Říct',
    pin: 'Ukázat',
    resolve: 'Vyhodnotit schopnost',
    confirm: 'Potvrdit',
  },
  titles: {
    move: (hex) => `Pohyb na ${hex}`,
    regroup: (hex) => `Přeskupení na ${hex}`,
    mapMove: (hex) => `S mapou na ${hex}`,
    mapRegroup: (hex) => `S mapou do tábora ${hex}`,
    breach: (edge) => `Prolomit zeď ${edge}`,
    rocketsBreach: (edge) => `Raketou prolomit ${edge}`,
    rocketsDestroy: (hex) => `Raketou zničit mecha na ${hex}`,
    destroy: (hex) => `Zničit mecha na ${hex}`,
    build: (hex) => `Postavit tábor na ${hex}`,
    clear: (hex) => `Vyčistit ${hex}`,
    potionsClear: (hex) => `Lektvarem vyčistit ${hex}`,
    heal: 'Vyléčit se v táboře',
    potionsHeal: 'Lektvar na ránu',
    rewild: (hex) => `Zalesnit továrnu na ${hex}`,
    gainItem: (item) => `Vzít ${item}`,
    leadBlind: 'Vrchní karta balíčku',
    team: (name) => `Do týmu: ${name}`,
    placeCamp: (hex) => `Tábor na ${hex}`,
    moveCamp: (from, to) => `Tábor z ${from} na ${to}`,
    travel: (hex) => `Přejít na ${hex}`,
    shift: (hex) => `Tajnou stezkou na ${hex}`,
    rust: (hex) => `Mech na ${hex} zrezaví`,
    healPlayer: (name) => `Vyléčit: ${name}`,
    drawFrom: (faction) => `Karta z balíčku: ${faction}`,
    hint: (terrain) => `Prozradit: ${terrain}`,
    pin: (place) => `Ukázat na ${place}`,
  },
  lines: {
    leadsOwn: 'povede jen vůdce této frakce',
    hexes: (n) => count(n, { one: 'hex', few: 'hexy', other: 'hexů' }),
    ap: (left) =>
      left === 0
        ? 'akční body dojdou'
        : `${word(left, { one: 'zbude', few: 'zbudou', other: 'zbude' })} ${count(left, { one: 'akční bod', few: 'akční body', other: 'akčních bodů' })}`,
    support: (gained) => `podpora +${gained}`,
    item: (name) => `získáš ${name}`,
    wounds: (n) => `jistá rána (${n})`,
    death: 'zahyne Strážce',
    cards: (n) => `dobereš ${count(n, { one: 'kartu', few: 'karty', other: 'karet' })}`,
    hand: (size) => `ruka do ${size}`,
    camps: (left) =>
      left === 0
        ? 'poslední tábor'
        : `${word(left, { one: 'zbývá', few: 'zbývají', other: 'zbývá' })} ${count(left, { one: 'tábor', few: 'tábory', other: 'táborů' })}`,
    healed: (n) =>
      `${word(n, { one: 'zmizí', few: 'zmizí', other: 'zmizí' })} ${count(n, { one: 'zranění', few: 'zranění', other: 'zranění' })}`,
    tokens: (left) => `průlomy: zbude ${left}`,
    close: 'hod na zranění zblízka',
    ranged: 'hod na zranění na dálku',
    won: 'Divočina je zachráněná',
    retires: 'tvůj úkol je splněný',
    toxicBack: 'toxická lokalita zmizí',
    pollution: 'znečištění zmizí',
    trail: (terrain, hexes) =>
      `stezka ${terrain}: ${count(hexes, { one: 'hex', few: 'hexy', other: 'hexů' })}`,
    team: (n) => `do týmu ${word(n, { one: 'může', few: 'mohou', other: 'může' })} ${n}`,
    noItem: 'bez předmětu',
    rusts: 'na mechovi zbude znečištění',
    points: (n) => count(n, { one: 'akční bod', few: 'akční body', other: 'akčních bodů' }),
    told: (n) => `ostatní se dozvědí: ${n}`,
  },
  buttons: {
    cancel: 'Zrušit',
    takeBack: 'Vzít zpět',
    end: 'Konec akcí',
    endAnyway: (ap) =>
      `Opravdu skončit: ${word(ap, { one: 'propadne', few: 'propadnou', other: 'propadne' })} ${count(ap, { one: 'akční bod', few: 'akční body', other: 'akčních bodů' })}`,
    after: (names) => `Až po: ${series(names)}`,
    stay: 'Zůstat',
    ready: 'Hrajeme',
    talk: 'Naznačit',
    backToGame: 'Zpět do hry',
    resolve: 'Vyhodnotit schopnost',
    burn: 'Vypálit v tomto pořadí',
    ahead: 'Co hrozí',
  },
  looming({ name, left, all, walls, builds, pollutes, hunters }) {
    const does = [
      ...(walls === 0 ? [] : [count(walls, { one: 'nová zeď', few: 'nové zdi', other: 'nových zdí' })]),
      ...builds.map((hex) => `továrna na ${hex}`),
      ...(pollutes === 0
        ? []
        : [`znečištění na ${count(pollutes, { one: 'hexu', few: 'hexech', other: 'hexech' })}`]),
      ...(hunters === 0
        ? []
        : [count(hunters, { one: 'lovec navíc', few: 'lovci navíc', other: 'lovců navíc' })]),
    ]
    return `${name} (${left} z ${all}): ${does.length === 0 ? 'teď nic nového' : does.join(', ')}`
  },
  ask: {
    camp: 'Zvedni tábor, který přesuneš.',
    campTo: 'Vyber jeho nové místo.',
    campSteps: ['1 Tábor', '2 Místo'],
    burn: 'Dotýkej se hexů v pořadí, v jakém mají hořet.',
    edge: 'Dotkni se zdi.',
    hex: 'Dotkni se hexu.',
    card: 'Vyber kartu.',
    item: 'Vyber, na co předmět použiješ.',
    action: 'Dotkni se cíle, nebo vyber akci.',
    waiting: 'Máš vybráno. Dokud nevyberou všichni, můžeš kartu změnit.',
    here: 'Co tady',
  },
  tabs: { me: 'Frakce', machines: 'Stroje' },
}
