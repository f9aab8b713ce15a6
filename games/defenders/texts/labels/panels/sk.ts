import { pluralIn } from '@vyprava/module/plural.ts'
import { ITEMS } from '../../../content/schema.ts'
import { PHRASE_TEXTS } from '../../sk/actions.ts'
import { LEXICON, TO_ANY } from '../../sk/lexicon.ts'
import type { PanelLabels, PlayerFacts } from './type.ts'

const { count } = pluralIn('sk')
const { factions, items, terrains } = LEXICON
const item = (kind: (typeof ITEMS)[number]): string => items[ITEMS.indexOf(kind)].acc
const injuries = (n: number): string => count(n, { one: 'zranenie', few: 'zranenia', other: 'zranení' })
const support = (n: number): string => count(n, { one: 'podporu', few: 'podpory', other: 'podpôr' })
const points = (n: number): string =>
  count(n, { one: 'akčný bod', few: 'akčné body', other: 'akčných bodov' })
const camps = (n: number): string => count(n, { one: 'tábor', few: 'tábory', other: 'táborov' })
const breaches = (n: number): string => count(n, { one: 'prielom', few: 'prielomy', other: 'prielomov' })
const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'kariet' })
const inHand = (n: number): string => `${cards(n)} v ruke`
const PLACES = ['v lese', 'na pláni', 'v močiari', 'v horách']
const KINDS = ['forest', 'plains', 'marsh', 'mountain']

function player({ faction, leader, built, camps: all, support: at, top, ...rest }: PlayerFacts): string {
  return [
    leader === null ? faction : `${faction}, ${leader}`,
    `postavené tábory: ${built} z ${all}`,
    `podpora ${at} z ${top}`,
    injuries(rest.injuries),
    inHand(rest.hand),
    breaches(rest.breaches),
    rest.items.length === 0 ? 'žiadny predmet' : rest.items.join(', '),
    ...(rest.active === null ? [] : [`aktívny ${rest.active}`]),
  ].join('; ')
}

export const sk: PanelLabels = {
  lexicon: LEXICON,
  terrains: ['Les', 'Pláň', 'Močiar', 'Hory'],
  homes: ['lesy', 'pláne', 'močiare', 'hory'],
  factions: factions.map(({ nom }) => nom),
  items: items.map(({ nom }) => nom),

  kinds: { reveal: 'pri odhalení', ongoing: 'trvalá' },
  ability(effect) {
    switch (effect.does) {
      case 'passToken':
        return 'Žetón prvého hráča ide o miesto ďalej.'
      case 'gainItem':
        return effect.who === 'all' ? `Všetci získajú ${item(effect.item)}.` : `Získaš ${item(effect.item)}.`
      case 'clearAround':
        return 'Vyčistíš všetky hexy okolo seba.'
      case 'suffer':
        return `Utrpíš ${injuries(effect.injuries)}.`
      case 'gainSupport':
        return `Získaš ${support(effect.support)}.`
      case 'moveCamp':
        return `Presunieš svoj tábor, nové miesto má ${PLACES[KINDS.indexOf(effect.terrain)]}.`
      case 'draw':
        return `Vezmeš si ${count(effect.cards, { one: 'kartu', few: 'karty', other: 'kariet' })}.`
      case 'destroyMech':
        return effect.where === 'own' ? 'Zničíš mecha na svojom hexe.' : 'Zničíš mecha na susednom hexe.'
      case 'healAll':
        return `Všetci odstránia ${injuries(effect.injuries)}.`
      case 'healOne':
        return 'Vybraný hráč odstráni všetky zranenia.'
      case 'shiftLeaders':
        return 'Každý smie prejsť na susedný hex, aj cez múr.'
      case 'rustMech':
        return 'Kdekoľvek nahradíš mecha znečistením.'
      case 'travel':
        return `Prejdeš ${TO_ANY[KINDS.indexOf(effect.terrain)]}.`
      case 'breachAnywhere':
        return 'Prelomíš ktorýkoľvek múr na pláne.'
      case 'supportOnInjury':
        return `Keď ťa niečo zraní, získaš ${support(effect.support)}.`
      case 'shareCamps':
        return 'Všetci sa preskupia k akémukoľvek táboru.'
      case 'supportOnBuild':
        return `Za každý postavený tábor získaš ${support(effect.support)}.`
      case 'anyTrail':
        return 'Všetci smú po všetkých chodníkoch.'
      case 'ignoreResult':
        return `Výsledok ${effect.result} na kocke ti neublíži.`
      case 'clearOnMove':
        return 'Kde sa skončí tvoj pohyb, tam sa vyčistí.'
      case 'skipMachine':
        return 'Toto kolo neotáčaš kartu strojov.'
      case 'supportOnDestroy':
        return `Za zničeného mecha získaš ${support(effect.support)} navyše.`
      case 'crossWalls':
        return 'Všetci smú prechádzať múrmi.'
      case 'longRockets':
        return 'Rakety zničia aj mecha na susednom hexe.'
    }
  },
  card: ({ name, terrain, points: ap, ability, text, tag }) =>
    `${name}, ${terrains[terrain]}, ${points(ap)}. ${ability}: ${text}${tag === null ? '' : ` (${tag})`}`,
  active: 'aktívny',
  inTeam: 'v tíme',
  joins: (ap) => `do tímu +${ap}`,
  yourChoice: 'tvoja voľba',
  yourTurn: 'vyhodnoť',
  revealed: 'odhalená',
  resolved: 'hotovo',
  waits: 'čaká',
  lasts: 'platí celé kolo',
  hand: 'Strážcovia v ruke',
  emptyHand: 'Ruka je prázdna.',
  pile: ({ owner, cards: n }) => `Balíček, ${owner}: ${cards(n)}`,
  inHand,
  back: (owner) => `${owner}: vybraný Strážca lícom dole`,
  place: 'voľné miesto v ruke',

  ruler: 'Akcie',
  acts: {
    move: 'Pohyb',
    build: 'Stavba',
    regroup: 'Preskupenie',
    clear: 'Čistenie',
    heal: 'Liečenie',
    destroy: 'Zničenie',
    breach: 'Prielom',
    rewild: 'Zalesnenie',
    gainItem: 'Predmet',
  },
  act: ({ name, lit }) => (lit ? `${name}, 1 akčný bod` : `${name}, teraz nejde`),
  factionRuler: 'Frakcie',
  faction: ({ name, home, owner }) =>
    owner === null ? `${name}, domov ${home}, voľná` : `${name}, domov ${home}, hrá ${owner}`,
  free: 'voľná',
  trailRuler: 'Chodníky podľa prostredia',
  trail: (n) => (n === 0 ? 'bez chodníka' : `chodník ${n}`),
  pinRuler: 'Čo ukázať na pláne',
  pins: { hex: 'Miesto', edge: 'Hrana' },
  pin: (what) => (what === 'hex' ? 'Miesto: špendlík na hex' : 'Hrana: špendlík na hranu'),

  trays: { me: 'Ruka', offer: 'Stroje' },
  me: 'Moja frakcia',
  circle: player,
  item: ({ name, ready, gains }) => `${name}: ${gains ? 'získaš' : ready ? 'na použitie' : 'použité'}`,
  itemStates: { ready: 'na použitie', used: 'použité', gains: 'získaš' },
  breaches,
  deck: (deck, discarded) => `${deck} v balíčku, ${discarded} odložených`,
  inDeck: (n) => `${n} v balíčku`,

  phases: 'Fázy kola',
  phaseNames: ['Vedenie', 'Odhalenie', 'Akcie', 'Stroje'],
  setupSteps: ['Frakcia', 'Vodca', 'Tábor', '1. kolo'],
  phaseSpoken: (phase) =>
    ({
      setup: 'Príprava',
      leadership: 'Vedenie: mlčí sa',
      reveal: 'Odhalenie',
      discussion: 'Porada',
      action: 'Akcie',
    })[phase],
  order: 'Poradie ťahov; po každom ťahu karta strojov',
  turnOf: ({ name, state }) =>
    `${name}: ${{ done: 'po ťahu', now: 'na ťahu', coming: 'ťah ešte len príde' }[state]}`,
  toCome: 'Ešte príde',
  machines: { engines: 'Mašiny', factories: 'Továrne', mechs: 'Mechovia', restart: 'Reštart' },
  machineLeft: ({ name, left, all }) => `${name}: v balíčku ${left} z ${all}`,
  machineDeck: (n) => `Balíček strojov: ${cards(n)}`,
  lastMachine: (name) => `minulá karta: ${name}`,
  replay: 'Prehrať minulú kartu',
  silence: 'Ticho, kým nevyberú všetci.',
  silenceNote: 'Odkazy, špendlíky ani znamenia sa teraz neposielajú.',
  soloRound: 'Kolo je jeden ťah jednej frakcie.',
  soloRoundNote: 'Striedať ich nemusíš. Po ťahu príde karta strojov.',
  abilities: 'Schopnosti',
  abilitiesNote: 'Trvalé schopnosti platia samy.',
  now: 'teraz ty',
  talking: 'Ako hovoriť',
  talkingNote: 'O kartách prezradíš len prostredie. Počet hlási hra, takže je vždy pravdivý.',
  said: 'Čo zaznelo',
  nothingSaid: 'Zatiaľ nič.',
  hintSaid: ({ terrain, count: n }) => `v ruke ${n}× ${terrain}`,
  pinSaid: (place) => `špendlík: ${place}`,

  points: 'Akčné body',
  pointsLeft: (left, all) => `Akčné body: ${left} z ${all}`,
  dieFaces: 'Steny kocky zranení',

  leaders: 'Vodcovia',
  leader: ({ name, line, abilities }) => `${name}. ${line} Schopnosti: ${abilities.join(', ')}.`,
  chosenLeader: 'vybrané',
  deckWith: (leader) => `Balíček: ${leader}`,
  twelve: '12 Strážcov',
  atHome: (n) => `z domovského prostredia: ${n} z 12`,
  meanPoints: (mean) => `akčných bodov v priemere: ${String(mean).replace('.', ',')}`,
  campsToBuild: 'táborov na postavenie',
  breachTokens: 'prielomov',
  ownItem: 'vlastný predmet',
  home: (terrain) => `domov: ${terrain}`,
  common: (abilities) => `Obaja vodcovia majú dvakrát: ${abilities.join(', ')}.`,

  talk: 'Znamenia',
  talkTabs: { hints: 'Karty', deeds: 'Čo urobím', deal: 'Dohoda', order: 'Poradie' },
  talkGroups: { hints: 'Čo mám v ruke', deeds: 'Čo urobím', deal: 'Dohoda', order: 'Poradie' },
  phrases: PHRASE_TEXTS,
  hint: ({ terrain, count: n, told }) => `Prezradiť: v ruke ${n}× ${terrain}${told ? ', už povedané' : ''}`,
  told: 'povedané',
  talkNote: 'Meno, body ani schopnosť karty neprezradíš. Počet hlási hra, takže je vždy pravdivý.',
  pinNote: 'Špendlík zapichneš dotykom plánu.',

  seat: player,
  openSeat: (name) => `${name}: otvoriť prehľad`,
  campsOf: (built, all) => `Postavené tábory: ${built} z ${all}`,
  firstPlayer: 'prvý hráč',
  chosen: 'vybrané',
  chooses: 'vyberá',
  retired: 'mimo hry',
  choosesLeader: 'vyberá vodcu',
  waitsForCamp: 'čaká na tábor',
  close: 'Zavrieť',
  supportOf: (at, top) => `Podpora ${at} z ${top}`,
  mayBuild: 'môže stavať tábor',
  mayNotBuild: 'na tábor zatiaľ nestačí',
  injuriesOf: injuries,
  healthy: 'Bez zranení',
  injuriesNote: (left) => (left === 0 ? 'ďalšie už neznesie' : `ešte znesie ${left}`),
  itemsTitle: 'Predmety',
  itemsNote: 'tábor cudzej frakcie dá jej predmet',
  onBoard: 'Na pláne',
  camps: (built, left) => `${camps(built)}, zostáva postaviť ${left}`,
  defenders: 'Dvanásť Strážcov',
  defendersNote: 'v rámčeku aktívny, vyblednutí ležia na odloženej kôpke',
  defenderState: (state) =>
    ({
      active: 'aktívny',
      team: 'v tíme',
      discarded: 'odložený',
      fallen: 'padlý',
      hidden: 'v ruke alebo v balíčku',
    })[state],
  fell: 'padlí',
}
