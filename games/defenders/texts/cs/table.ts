import { pluralIn } from '@vyprava/module/plural.ts'
import type { AccountWords } from '../account.ts'
import type * as en from '../en/table.ts'
import { cards, points } from './lexicon.ts'

const { count, word } = pluralIn('cs')
const counted =
  (one: string, few: string, other: string) =>
  (n: number): string =>
    count(n, { one, few, other })

export const facts: typeof en.facts = {
  none: 'nic',
  nobody: 'nikdo',
  game: {
    title: 'Hra',
    round: 'Kolo',
    phase: 'Fáze',
    phases: {
      setup: 'příprava',
      leadership: 'vedení, mlčí se',
      reveal: 'odhalení',
      discussion: 'porada',
      action: 'akce',
    },
    current: 'Na tahu',
    firstPlayer: 'První hráč',
    ap: 'Zbývající akční body',
    winter: 'Kola do zimy',
    deaths: 'Prostředí s padlým Strážcem',
    end: 'Konec hry',
    over: 'hra skončila',
  },
  machines: {
    title: 'Stroje',
    direction: 'Směr strojů',
    directions: { right: 'vpravo', left: 'vlevo' },
    core: 'Jádro na D7',
    toxicLeft: 'Toxické lokality na kruhu',
    mechsLeft: 'Mechové v zásobě',
    wallsBuilt: 'Postavené zdi',
    deck: 'V balíčku strojů (bez pořadí)',
    discard: 'Odložené karty strojů',
    engine: (number) => `Mašina ${number}`,
    onCore: 'na jádru',
    engineAtRim: (edge) => `hrana ${edge}, přídí k okraji plánu`,
    engineAt: (edge, front) => `hrana ${edge}, přídí k ${front}`,
    factory: (tile, name) => `Továrna ${tile} (${name})`,
    tile: (arrow, vents) => `šipka ${arrow}; výpusti: ${vents.join(', ')}`,
    rewilded: (arrow) => `zalesněná; šipka ${arrow}`,
    topTile: (tile) => `navrchu deska ${tile}`,
  },
  board: {
    row: (letter) => `Řada ${letter}`,
    leaders: (names) => `${names.length > 1 ? 'vůdci' : 'vůdce'}: ${names.join(', ')}`,
    engine: (number, side) => `mašina ${number}: ${side}`,
    walls: (sides) => `${sides.length > 1 ? 'zdi' : 'zeď'}: ${sides.join(', ')}`,
    breaches: (sides) => `${sides.length > 1 ? 'průlomy' : 'průlom'}: ${sides.join(', ')}`,
  },
  player: {
    faction: 'Frakce',
    noFaction: 'zatím nevybraná',
    leader: 'Vůdce',
    offBoard: 'mimo plán',
    support: 'Podpora',
    campsLeft: 'Tábory k postavení',
    injuries: 'Zranění (nejvýš 3)',
    items: 'Připravené předměty',
    usedItems: 'Použité předměty',
    breaches: 'Žetony průlomu',
    hand: 'Ruka',
    shown: 'Prozrazeno z ruky',
    signs: 'Znamení',
    deck: 'Balíček',
    discard: 'Odkládací hromádka',
    dead: 'Padlí',
    active: 'Aktivní Strážce',
    hidden: 'vybraný, lícem dolů',
    team: 'Tým',
    retired: 'mimo hru, všechny tábory stojí',
    leaderAt: (name, hex) => `${name}, ${hex}`,
    supportFull: (field, top) => `${field}/${top}, lze stavět tábor`,
    supportOf: (field, top) => `${field}/${top}`,
    handOf: (owner) => `Ruka: ${owner}`,
  },
  countCards: cards,
  countPoints: points,
  quoted: (phrase) => `„${phrase}“`,
}

export const options: typeof en.options = {
  hardCards: {
    label: 'Náročné karty strojů',
    help: 'Obtížnost: 0 standardní, 1 až 2 pokročilá, 3 až 4 expertní, 5 až 6 extrémní.',
  },
  oppositeSetup: {
    label: 'Druhá mašina',
    help: 'Jak se na opačné straně jádra postaví druhá mašina a její zdi.',
  },
  communication: {
    label: 'Domluva',
    help: 'Jen znamení a prostředí karet, nebo volný hovor na čestné slovo.',
  },
  soloDeathAt3: {
    label: 'Přísná smrt v sólové hře',
    help: 'Strážce zemře už při třetím zranění. Platí jen v sólové hře.',
  },
}

export const values: typeof en.values = {
  hardCards: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((count) => [String(count), String(count)])),
  oppositeSetup: { mirror: 'Zrcadlově', rotate: 'Pootočená o půl otáčky' },
  communication: { strict: 'Jen znamení', free: 'Volný hovor' },
  soloDeathAt3: { true: 'Ano', false: 'Ne' },
}

export const sentences: typeof en.sentences = {
  hardCards: (value) => [
    `Stroje mají [${['běžné karty', '1\u00a0náročnou kartu', '2\u00a0náročné karty', '3\u00a0náročné karty', '4\u00a0náročné karty', '5\u00a0náročných karet', '6\u00a0náročných karet'][Number(value)]}].`,
    `Obtížnost ${['standardní', 'pokročilá', 'pokročilá', 'expertní', 'expertní', 'extrémní', 'extrémní'][Number(value)]}.`,
  ],
  oppositeSetup: {
    mirror: ['Druhá mašina stojí [zrcadlově].', 'Její zdi jsou obrazem prvních.'],
    rotate: ['Druhá mašina stojí [pootočená o\u00a0půl otáčky].', 'Její zdi míří na opačnou stranu.'],
  },
  communication: {
    strict: ['Hráči se domlouvají [jen znameními].', 'Znamení a\u00a0prostředí karet, nic víc.'],
    free: ['Hráči se domlouvají [volně].', 'Na čestné slovo, jen karty se neukazují.'],
  },
  soloDeathAt3: {
    false: [
      'V\u00a0sólové hře má Strážce [obvyklou výdrž].',
      'Hraje se za dvě frakce, Strážce umírá jako ve hře více hráčů.',
    ],
    true: [
      'V\u00a0sólové hře má Strážce [menší výdrž].',
      'Hraje se za dvě frakce, Strážce zemře už při třetím zranění.',
    ],
  },
}

export const account: AccountWords = {
  note: 'co rozhodlo',
  mottoes: {
    won: 'Les dýchá',
    core: 'Jádro je hotové',
    toxic: 'Jed je silnější',
    massacre: 'Povstání se rozpadá',
    winter: 'Přichází zima',
  },
  missing(camps, factories) {
    const tents = count(camps, { one: 'tábor', few: 'tábory', other: 'táborů' })
    const halls = count(factories, { one: 'továrna', few: 'továrny', other: 'továren' })
    if (camps === 0)
      return `${word(factories, { one: 'Chyběla', few: 'Chyběly', other: 'Chybělo' })} ${halls}.`
    const lacked = `${word(camps, { one: 'Chyběl', few: 'Chyběly', other: 'Chybělo' })} ${tents}`
    return factories === 0 ? `${lacked}.` : `${lacked} a ${halls}.`
  },
  camps: 'Postavené tábory',
  rewilded: 'Zalesněné továrny',
  toxic: 'Toxické lokality',
  dead: 'Padlí Strážci',
  factories: 'Továrny strojů',
  rounds: 'Kola do zimy',
  deeds: 'Kdo co dokázal',
  noDeed: 'na stráži do konce',
  did: {
    rewilded: counted('zalesněná továrna', 'zalesněné továrny', 'zalesněných továren'),
    campBuilt: counted('postavený tábor', 'postavené tábory', 'postavených táborů'),
    mechDestroyed: counted('zničený mech', 'zničení mechové', 'zničených mechů'),
    breached: counted('průlom ve zdech', 'průlomy ve zdech', 'průlomů ve zdech'),
    cleared: counted('vyčištěný hex', 'vyčištěné hexy', 'vyčištěných hexů'),
    healed: counted('vyléčené zranění', 'vyléčená zranění', 'vyléčených zranění'),
  },
}
