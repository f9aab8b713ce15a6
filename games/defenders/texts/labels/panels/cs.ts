import { pluralIn } from '@vyprava/module/plural.ts'
import { ITEMS } from '../../../content/schema.ts'
import { PHRASE_TEXTS } from '../../cs/actions.ts'
import { camps, cardsAcc, injuries, LEXICON, points, support, TO_ANY } from '../../cs/lexicon.ts'
import type { PanelLabels, PlayerFacts } from './type.ts'

const { count } = pluralIn('cs')
const { factions, items, terrains } = LEXICON
const item = (kind: (typeof ITEMS)[number]): string => items[ITEMS.indexOf(kind)].acc
const breaches = (n: number): string => count(n, { one: 'průlom', few: 'průlomy', other: 'průlomů' })
const inHand = (n: number): string => `${count(n, { one: 'karta', few: 'karty', other: 'karet' })} v ruce`
const PLACES = ['lese', 'pláni', 'bažině', 'horách']

function player({ faction, leader, built, camps: all, support: at, top, ...rest }: PlayerFacts): string {
  return [
    leader === null ? faction : `${faction}, ${leader}`,
    `postavené tábory: ${built} z ${all}`,
    `podpora ${at} z ${top}`,
    injuries(rest.injuries),
    inHand(rest.hand),
    breaches(rest.breaches),
    rest.items.length === 0 ? 'žádný předmět' : rest.items.join(', '),
    ...(rest.active === null ? [] : [`aktivní ${rest.active}`]),
  ].join('; ')
}

export const cs: PanelLabels = {
  lexicon: LEXICON,
  terrains: ['Les', 'Pláň', 'Bažina', 'Hory'],
  homes: ['lesy', 'pláně', 'bažiny', 'hory'],
  factions: factions.map(({ nom }) => nom),
  items: items.map(({ nom }) => nom),

  kinds: { reveal: 'při odhalení', ongoing: 'trvalá' },
  ability(effect) {
    switch (effect.does) {
      case 'passToken':
        return 'Žeton prvního hráče jde o místo dál.'
      case 'gainItem':
        return effect.who === 'all' ? `Všichni získají ${item(effect.item)}.` : `Získáš ${item(effect.item)}.`
      case 'clearAround':
        return 'Vyčistíš všechny hexy kolem sebe.'
      case 'suffer':
        return `Utrpíš ${injuries(effect.injuries)}.`
      case 'gainSupport':
        return `Získáš ${support(effect.support)}.`
      case 'moveCamp':
        return `Přesuneš svůj tábor, nově stojí v ${PLACES[['forest', 'plains', 'marsh', 'mountain'].indexOf(effect.terrain)]}.`
      case 'draw':
        return `Vezmeš si ${cardsAcc(effect.cards)}.`
      case 'destroyMech':
        return effect.where === 'own' ? 'Zničíš mecha na svém hexu.' : 'Zničíš mecha na sousedním hexu.'
      case 'healAll':
        return `Všichni odstraní ${injuries(effect.injuries)}.`
      case 'healOne':
        return 'Vybraný hráč odstraní všechna zranění.'
      case 'shiftLeaders':
        return 'Každý smí přejít na sousední hex, i přes zeď.'
      case 'rustMech':
        return 'Kdekoli nahradíš mecha znečištěním.'
      case 'travel':
        return `Přejdeš ${TO_ANY[['forest', 'plains', 'marsh', 'mountain'].indexOf(effect.terrain)]}.`
      case 'breachAnywhere':
        return 'Prolomíš kteroukoli zeď na plánu.'
      case 'supportOnInjury':
        return `Když tě něco zraní, získáš ${support(effect.support)}.`
      case 'shareCamps':
        return 'Všichni se přeskupí k jakémukoli táboru.'
      case 'supportOnBuild':
        return `Za každý postavený tábor získáš ${support(effect.support)}.`
      case 'anyTrail':
        return 'Všichni smějí po všech stezkách.'
      case 'ignoreResult':
        return `Výsledek ${effect.result} na kostce ti neublíží.`
      case 'clearOnMove':
        return 'Kde skončí tvůj pohyb, tam se vyčistí.'
      case 'skipMachine':
        return 'Toto kolo neotáčíš kartu strojů.'
      case 'supportOnDestroy':
        return `Za zničeného mecha získáš ${support(effect.support)} navíc.`
      case 'crossWalls':
        return 'Všichni smějí procházet zdmi.'
      case 'longRockets':
        return 'Rakety zničí i mecha na sousedním hexu.'
    }
  },
  card: ({ name, terrain, points: ap, ability, text, tag }) =>
    `${name}, ${terrains[terrain]}, ${points(ap)}. ${ability}: ${text}${tag === null ? '' : ` (${tag})`}`,
  active: 'aktivní',
  inTeam: 'v týmu',
  joins: (ap) => `do týmu +${ap}`,
  yourChoice: 'tvoje volba',
  yourTurn: 'vyhodnoť',
  revealed: 'odhalená',
  resolved: 'hotovo',
  waits: 'čeká',
  lasts: 'platí celé kolo',
  hand: 'Strážci v ruce',
  emptyHand: 'Ruka je prázdná.',
  pile: ({ owner, cards }) =>
    `Balíček, ${owner}: ${count(cards, { one: 'karta', few: 'karty', other: 'karet' })}`,
  inHand,
  back: (owner) => `${owner}: vybraný Strážce lícem dolů`,
  place: 'volné místo v ruce',

  ruler: 'Akce',
  acts: {
    move: 'Pohyb',
    build: 'Stavba',
    regroup: 'Přeskupení',
    clear: 'Čištění',
    heal: 'Léčení',
    destroy: 'Zničení',
    breach: 'Průlom',
    rewild: 'Zalesnění',
    gainItem: 'Předmět',
  },
  act: ({ name, lit }) => (lit ? `${name}, 1 akční bod` : `${name}, teď nejde`),
  factionRuler: 'Frakce',
  faction: ({ name, home, owner }) =>
    owner === null ? `${name}, domov ${home}, volná` : `${name}, domov ${home}, hraje ${owner}`,
  free: 'volná',
  trailRuler: 'Stezky podle prostředí',
  trail: (n) => (n === 0 ? 'bez stezky' : `stezka ${n}`),
  pinRuler: 'Co ukázat na plánu',
  pins: { hex: 'Místo', edge: 'Hrana' },
  pin: (what) => (what === 'hex' ? 'Místo: špendlík na hex' : 'Hrana: špendlík na hranu'),

  trays: { me: 'Ruka', offer: 'Stroje' },
  me: 'Moje frakce',
  circle: player,
  item: ({ name, ready, gains }) => `${name}: ${gains ? 'získáš' : ready ? 'k použití' : 'použito'}`,
  itemStates: { ready: 'k použití', used: 'použito', gains: 'získáš' },
  breaches,
  deck: (deck, discarded) => `${deck} v balíčku, ${discarded} odloženo`,
  inDeck: (n) => `${n} v balíčku`,

  phases: 'Fáze kola',
  phaseNames: ['Vedení', 'Odhalení', 'Akce', 'Stroje'],
  setupSteps: ['Frakce', 'Vůdce', 'Tábor', '1. kolo'],
  phaseSpoken: (phase) =>
    ({
      setup: 'Příprava',
      leadership: 'Vedení: mlčí se',
      reveal: 'Odhalení',
      discussion: 'Porada',
      action: 'Akce',
    })[phase],
  order: 'Pořadí tahů; po každém tahu karta strojů',
  turnOf: ({ name, state }) =>
    `${name}: ${{ done: 'po tahu', now: 'na tahu', coming: 'tah teprve přijde' }[state]}`,
  toCome: 'Ještě přijde',
  machines: { engines: 'Mašiny', factories: 'Továrny', mechs: 'Mechové', restart: 'Restart' },
  machineLeft: ({ name, left, all }) => `${name}: v balíčku ${left} z ${all}`,
  machineDeck: (n) => `Balíček strojů: ${count(n, { one: 'karta', few: 'karty', other: 'karet' })}`,
  lastMachine: (name) => `minulá karta: ${name}`,
  replay: 'Přehrát minulou kartu',
  silence: 'Ticho, dokud nevyberou všichni.',
  silenceNote: 'Vzkazy, špendlíky ani znamení se teď neposílají.',
  soloRound: 'Kolo je jeden tah jedné frakce.',
  soloRoundNote: 'Střídat je nemusíš. Po tahu přijde karta strojů.',
  abilities: 'Schopnosti',
  abilitiesNote: 'Trvalé schopnosti platí samy.',
  now: 'teď ty',
  talking: 'Jak mluvit',
  talkingNote: 'O kartách prozradíš jen prostředí. Počet hlásí hra, takže je vždycky pravdivý.',
  said: 'Co zaznělo',
  nothingSaid: 'Zatím nic.',
  hintSaid: ({ terrain, count: n }) => `v ruce ${n}× ${terrain}`,
  pinSaid: (place) => `špendlík: ${place}`,

  points: 'Akční body',
  pointsLeft: (left, all) => `Akční body: ${left} z ${all}`,
  dieFaces: 'Stěny kostky zranění',

  leaders: 'Vůdci',
  leader: ({ name, line, abilities }) => `${name}. ${line} Schopnosti: ${abilities.join(', ')}.`,
  chosenLeader: 'vybráno',
  deckWith: (leader) => `Balíček: ${leader}`,
  twelve: '12 Strážců',
  atHome: (n) => `z domovského prostředí: ${n} z 12`,
  meanPoints: (mean) => `akčních bodů v průměru: ${String(mean).replace('.', ',')}`,
  campsToBuild: 'táborů k postavení',
  breachTokens: 'průlomů',
  ownItem: 'vlastní předmět',
  home: (terrain) => `domov: ${terrain}`,
  common: (abilities) => `Oba vůdci mají dvakrát: ${abilities.join(', ')}.`,

  talk: 'Znamení',
  talkTabs: { hints: 'Karty', deeds: 'Co udělám', deal: 'Domluva', order: 'Pořadí' },
  talkGroups: { hints: 'Co mám v ruce', deeds: 'Co udělám', deal: 'Domluva', order: 'Pořadí' },
  phrases: PHRASE_TEXTS,
  hint: ({ terrain, count: n, told }) => `Prozradit: v ruce ${n}× ${terrain}${told ? ', už řečeno' : ''}`,
  told: 'řečeno',
  talkNote: 'Jméno, body ani schopnost karty neprozradíš. Počet hlásí hra, takže je vždycky pravdivý.',
  pinNote: 'Špendlík zapíchneš dotykem plánu.',

  seat: player,
  openSeat: (name) => `${name}: otevřít přehled`,
  campsOf: (built, all) => `Postavené tábory: ${built} z ${all}`,
  firstPlayer: 'první hráč',
  chosen: 'vybráno',
  chooses: 'vybírá',
  retired: 'mimo hru',
  choosesLeader: 'vybírá vůdce',
  waitsForCamp: 'čeká na tábor',
  close: 'Zavřít',
  supportOf: (at, top) => `Podpora ${at} z ${top}`,
  mayBuild: 'může stavět tábor',
  mayNotBuild: 'na tábor zatím nestačí',
  injuriesOf: injuries,
  healthy: 'Bez zranění',
  injuriesNote: (left) => (left === 0 ? 'další už nesnese' : `ještě snese ${left}`),
  itemsTitle: 'Předměty',
  itemsNote: 'tábor cizí frakce dá její předmět',
  onBoard: 'Na plánu',
  camps: (built, left) => `${camps(built)}, zbývá postavit ${left}`,
  defenders: 'Dvanáct Strážců',
  defendersNote: 'v rámečku aktivní, vybledlí leží na odložené hromádce',
  defenderState: (state) =>
    ({
      active: 'aktivní',
      team: 'v týmu',
      discarded: 'odložený',
      fallen: 'padlý',
      hidden: 'v ruce nebo v balíčku',
    })[state],
  fell: 'padlí',
}
