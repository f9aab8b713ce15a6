import type { RoamLabels } from './type.ts'

/** 1 minca, 2 až 4 mince, 5 mincí. */
const few = (count: number, one: string, two: string, many: string): string =>
  count === 1 ? one : count > 1 && count < 5 ? two : many

const coinsWord = (count: number) => few(count, 'minca', 'mince', 'mincí')
const coins = (count: number) => `${count} ${coinsWord(count)}`
const gained = (count: number) => `${count} ${few(count, 'mincu', 'mince', 'mincí')}`
const markersWord = (count: number) => few(count, 'žetón', 'žetóny', 'žetónov')
const markers = (count: number) => `${count} ${markersWord(count)}`
const pointsWord = (count: number) => few(count, 'bod', 'body', 'bodov')
const points = (count: number) => `${count} ${pointsWord(count)}`
const CELLS: Readonly<Record<string, string>> = { X: 'plné', o: 'prázdne miesto', '.': 'nič' }

export const sk: RoamLabels = {
  map: 'Mapa',
  trays: { me: 'Výprava', offer: 'Artefakty' },
  hand: 'Moje postavy',
  pile: 'Balíček krajín',
  abilities: {
    coin: 'minca navyše',
    flipCard: 'otoč postavu',
    freeGap: 'prázdne miesto zadarmo',
    replace: 'vymeň žetón',
    rotate: 'otoč tvar',
    shift: 'posuň žetón',
  },
  square({ place, land, owners, coins: here, lit }) {
    if (land === null) return `${place}: prázdna pozícia`
    const facts = [land]
    if (owners.length > 0) facts.push(`${owners.length > 1 ? 'žetóny' : 'žetón'}: ${owners.join(', ')}`)
    if (here > 0) facts.push(coins(here))
    if (lit) facts.push('dá sa zvoliť')
    return `${place}: ${facts.join(', ')}`
  },
  card: ({ name, points: worth, awake, rows }) =>
    `${name}, ${points(worth)}, ${awake ? 'pripravené' : 'spí'}. Tvar po radoch: ${rows
      .map((row) => [...row].map((cell) => CELLS[cell]).join(' '))
      .join('; ')}.`,
  artifact({ name, ability, points: worth, price, awake }) {
    const facts = [name, ability, points(worth)]
    if (price !== null) facts.push(`cena ${coins(price)}`)
    if (awake === false) facts.push('použitý')
    return facts.join(', ')
  },
  preview({ markers: put, coins: got, skipped, short, completes }) {
    if (short) return 'Žetóny nestačia na všetky polia: vyberieš, kam ich dáš.'
    const parts = [put === 0 ? 'Nič nepoložíš' : `Položíš ${markers(put)}`]
    if (got > 0) parts.push(`získaš ${gained(got)}`)
    if (skipped > 0)
      parts.push(
        `${skipped} ${few(skipped, 'políčko sa preskočí', 'políčka sa preskočia', 'políčok sa preskočí')}`,
      )
    for (const { land, leaders } of completes) {
      parts.push(
        `${land}: ${leaders.length > 1 ? `dražba (${leaders.join(', ')})` : `získa ${leaders.join('')}`}`,
      )
    }
    return `${parts.join(' · ')}.`
  },

  coins,
  coinsWord,
  markers,
  markersWord,
  points,
  pointsWord,
  supply: (count) => `${count} v zásobe`,
  cards: (count, end) => `${count} z ${end}`,
  landsInPile: (count) => few(count, 'krajina v balíčku', 'krajiny v balíčku', 'krajín v balíčku'),
  artifactsLeft: (count) => (count === 0 ? 'balíček je prázdny' : `v balíčku ${count}`),

  artifacts: 'Artefakty',
  myArtifacts: 'Moje artefakty',
  myParty: 'Moja výprava',
  asleep: (asleep, awake) =>
    asleep === 0
      ? 'všetci bdejú'
      : `${asleep} ${few(asleep, 'spí', 'spia', 'spí')}, ${awake} ${few(awake, 'bdie', 'bdejú', 'bdie')}`,
  sleeps: 'spí',
  useIt: 'Použiť',
  noArtifacts: 'Zatiaľ žiadny artefakt.',
  skipped: 'preskočí',
  patrolFree: 'zatiaľ voľná',
  patrolOf: (name) => `drží ${name}`,

  confirm: 'Potvrdiť ťah',
  cancel: 'Zrušiť',
  choosePlace: 'Vyber miesto na mape',
  rest: 'Odpočinok',
  restFree: 'Odpočinúť si',
  done: 'Hotovo',
  endMain: 'Pokračovať',
  endTurn: 'Ukončiť ťah',
  rotate: 'Otočiť tvar',
  chooseFlip: 'Vyber svoju postavu, ktorú otočíš.',
  chooseFreeGap: 'Vyber prázdne miesto, ktoré vyplníš zadarmo.',
  chooseReplace: 'Vyber cudzí žetón, ktorý vymeníš za svoj.',
  chooseMarker: 'Vyber žetón, ktorý posunieš.',
  chooseTarget: 'Vyber voľné susedné políčko.',
  whatHere: 'Čo s týmto políčkom?',
  buy: (name) => `Kúpiť: ${name}`,

  auction: 'Dražba',
  noBid: 'Zatiaľ nikto neponúkol.',
  yourBid: 'Tvoja ponuka',
  more: 'Pridať',
  less: 'Ubrať',
  pass: 'Nedražiť',
  bestBid: (name, count) => `Najviac ponúka ${name}: ${coins(count)}.`,
  bid: (count) => `Ponúknuť ${gained(count)}`,

  scoring: 'Záverečné sčítanie',
  scoreCards: 'Postavy',
  scoreArtifacts: 'Artefakty',
  scorePatrol: 'Hliadka',
  scoreTotal: 'Spolu',
  scoreCoins: 'Mince pri zhode',
  winner: 'víťazstvo',
  joins: (name) => `Pridáva sa k výprave: ${name}`,
}
