import { pluralIn } from '@vyprava/module/plural.ts'
import { outOf } from '@vyprava/module/slovak.ts'
import type { AccountWords } from '../account.ts'
import type * as en from '../en/table.ts'
import { cards, points } from './lexicon.ts'

const { count, word } = pluralIn('sk')
const counted =
  (one: string, few: string, other: string) =>
  (n: number): string =>
    count(n, { one, few, other })

export const facts: typeof en.facts = {
  none: 'nič',
  nobody: 'nikto',
  game: {
    title: 'Hra',
    round: 'Kolo',
    phase: 'Fáza',
    phases: {
      setup: 'príprava',
      leadership: 'vedenie, mlčí sa',
      reveal: 'odhalenie',
      discussion: 'porada',
      action: 'akcie',
    },
    current: 'Na ťahu',
    firstPlayer: 'Prvý hráč',
    ap: 'Zostávajúce akčné body',
    winter: 'Kolá do zimy',
    deaths: 'Prostredia s padlým Strážcom',
    end: 'Koniec hry',
    over: 'hra sa skončila',
  },
  machines: {
    title: 'Stroje',
    direction: 'Smer strojov',
    directions: { right: 'vpravo', left: 'vľavo' },
    core: 'Jadro na D7',
    toxicLeft: 'Toxické lokality na kruhu',
    mechsLeft: 'Mechovia v zásobe',
    wallsBuilt: 'Postavené múry',
    deck: 'V balíčku strojov (bez poradia)',
    discard: 'Odložené karty strojov',
    engine: (number) => `Mašina ${number}`,
    onCore: 'na jadre',
    engineAtRim: (edge) => `hrana ${edge}, čelom k okraju plánu`,
    engineAt: (edge, front) => `hrana ${edge}, čelom k ${front}`,
    factory: (tile, name) => `Továreň ${tile} (${name})`,
    tile: (arrow, vents) => `šípka ${arrow}; výpuste: ${vents.join(', ')}`,
    rewilded: (arrow) => `zalesnená; šípka ${arrow}`,
    topTile: (tile) => `navrchu doska ${tile}`,
  },
  board: {
    row: (letter) => `Rad ${letter}`,
    leaders: (names) => `${names.length > 1 ? 'vodcovia' : 'vodca'}: ${names.join(', ')}`,
    engine: (number, side) => `mašina ${number}: ${side}`,
    walls: (sides) => `${sides.length > 1 ? 'múry' : 'múr'}: ${sides.join(', ')}`,
    breaches: (sides) => `${sides.length > 1 ? 'prielomy' : 'prielom'}: ${sides.join(', ')}`,
  },
  player: {
    faction: 'Frakcia',
    noFaction: 'zatiaľ nevybraná',
    leader: 'Vodca',
    offBoard: 'mimo plánu',
    support: 'Podpora',
    campsLeft: 'Tábory na postavenie',
    injuries: 'Zranenia (najviac 3)',
    items: 'Pripravené predmety',
    usedItems: 'Použité predmety',
    breaches: 'Žetóny prielomu',
    hand: 'Ruka',
    shown: 'Prezradené z ruky',
    signs: 'Znamenia',
    deck: 'Balíček',
    discard: 'Odkladacia kôpka',
    dead: 'Padlí',
    active: 'Aktívny Strážca',
    hidden: 'vybraný, lícom nadol',
    team: 'Tím',
    retired: 'mimo hry, všetky tábory stoja',
    leaderAt: (name, hex) => `${name}, ${hex}`,
    supportFull: (field, top) => `${field} ${outOf(top)} ${top}, možno stavať tábor`,
    supportOf: (field, top) => `${field} ${outOf(top)} ${top}`,
    handOf: (owner) => `Ruka: ${owner}`,
  },
  countCards: cards,
  countPoints: points,
  quoted: (phrase) => `„${phrase}“`,
}

export const options: typeof en.options = {
  hardCards: {
    label: 'Náročné karty strojov',
    help: 'Obťažnosť: 0 štandardná, 1 až 2 pokročilá, 3 až 4 expertná, 5 až 6 extrémna.',
  },
  oppositeSetup: {
    label: 'Druhá mašina',
    help: 'Ako sa na opačnej strane jadra postaví druhá mašina a jej múry.',
  },
  communication: {
    label: 'Dorozumievanie',
    help: 'Len znamenia a prostredia kariet, alebo voľný rozhovor na čestné slovo.',
  },
  soloDeathAt3: {
    label: 'Prísna smrť v sólovej hre',
    help: 'Strážca zomrie už pri treťom zranení. Platí len v sólovej hre.',
  },
}

export const values: typeof en.values = {
  hardCards: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((count) => [String(count), String(count)])),
  oppositeSetup: { mirror: 'Zrkadlovo', rotate: 'Otočená o pol otáčky' },
  communication: { strict: 'Len znamenia', free: 'Voľný rozhovor' },
  soloDeathAt3: { true: 'Áno', false: 'Nie' },
}

export const sentences: typeof en.sentences = {
  hardCards: (value) => [
    `Stroje majú [${['bežné karty', '1\u00a0náročnú kartu', '2\u00a0náročné karty', '3\u00a0náročné karty', '4\u00a0náročné karty', '5\u00a0náročných kariet', '6\u00a0náročných kariet'][Number(value)]}].`,
    `Obťažnosť ${['štandardná', 'pokročilá', 'pokročilá', 'expertná', 'expertná', 'extrémna', 'extrémna'][Number(value)]}.`,
  ],
  oppositeSetup: {
    mirror: ['Druhá mašina stojí [zrkadlovo].', 'Jej múry sú obrazom prvých.'],
    rotate: ['Druhá mašina stojí [otočená o\u00a0pol otáčky].', 'Jej múry mieria na opačnú stranu.'],
  },
  communication: {
    strict: ['Hráči sa dorozumievajú [len znameniami].', 'Znamenia a\u00a0prostredia kariet, nič viac.'],
    free: ['Hráči sa dorozumievajú [voľne].', 'Na čestné slovo, len karty sa neukazujú.'],
  },
  soloDeathAt3: {
    false: [
      'V\u00a0sólovej hre má Strážca [obvyklú výdrž].',
      'Hráš za dve frakcie, Strážca umiera ako vo väčšej hre.',
    ],
    true: [
      'V\u00a0sólovej hre má Strážca [menšiu výdrž].',
      'Hráš za dve frakcie, Strážca zomrie už pri treťom zranení.',
    ],
  },
}

export const account: AccountWords = {
  note: 'čo rozhodlo',
  mottoes: {
    won: 'Les dýcha',
    core: 'Jadro je hotové',
    toxic: 'Jed je silnejší',
    massacre: 'Povstanie sa rozpadá',
    winter: 'Prichádza zima',
  },
  missing(camps, factories) {
    const tents = count(camps, { one: 'tábor', few: 'tábory', other: 'táborov' })
    const halls = count(factories, { one: 'továreň', few: 'továrne', other: 'tovární' })
    if (camps === 0)
      return `${word(factories, { one: 'Chýbala', few: 'Chýbali', other: 'Chýbalo' })} ${halls}.`
    const lacked = `${word(camps, { one: 'Chýbal', few: 'Chýbali', other: 'Chýbalo' })} ${tents}`
    return factories === 0 ? `${lacked}.` : `${lacked} a ${halls}.`
  },
  camps: 'Postavené tábory',
  rewilded: 'Zalesnené továrne',
  toxic: 'Toxické lokality',
  dead: 'Padlí Strážcovia',
  factories: 'Továrne strojov',
  rounds: 'Kolá do zimy',
  deeds: 'Kto čo dokázal',
  noDeed: 'na stráži do konca',
  did: {
    rewilded: counted('zalesnená továreň', 'zalesnené továrne', 'zalesnených tovární'),
    campBuilt: counted('postavený tábor', 'postavené tábory', 'postavených táborov'),
    mechDestroyed: counted('zničený mech', 'zničení mechovia', 'zničených mechov'),
    breached: counted('prielom v múroch', 'prielomy v múroch', 'prielomov v múroch'),
    cleared: counted('vyčistený hex', 'vyčistené hexy', 'vyčistených hexov'),
    healed: counted('vyliečené zranenie', 'vyliečené zranenia', 'vyliečených zranení'),
  },
}
