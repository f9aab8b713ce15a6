import type { RoamLabels } from './type.ts'

/** 1 mince, 2 až 4 mince, 5 mincí. */
const few = (count: number, one: string, two: string, many: string): string =>
  count === 1 ? one : count > 1 && count < 5 ? two : many

const coinsWord = (count: number) => few(count, 'mince', 'mince', 'mincí')
const coins = (count: number) => `${count} ${coinsWord(count)}`
const gained = (count: number) => `${count} ${few(count, 'minci', 'mince', 'mincí')}`
const markersWord = (count: number) => few(count, 'žeton', 'žetony', 'žetonů')
const markers = (count: number) => `${count} ${markersWord(count)}`
const pointsWord = (count: number) => few(count, 'bod', 'body', 'bodů')
const points = (count: number) => `${count} ${pointsWord(count)}`
const CELLS: Readonly<Record<string, string>> = { X: 'plné', o: 'prázdné místo', '.': 'nic' }

export const cs: RoamLabels = {
  map: 'Mapa',
  trays: { me: 'Výprava', offer: 'Artefakty' },
  hand: 'Moje postavy',
  pile: 'Balíček krajin',
  abilities: {
    coin: 'mince navíc',
    flipCard: 'otoč postavu',
    freeGap: 'prázdné místo zdarma',
    replace: 'vyměň žeton',
    rotate: 'otoč tvar',
    shift: 'posuň žeton',
  },
  square({ place, land, owners, coins: here, lit }) {
    if (land === null) return `${place}: prázdná pozice`
    const facts = [land]
    if (owners.length > 0) facts.push(`${owners.length > 1 ? 'žetony' : 'žeton'}: ${owners.join(', ')}`)
    if (here > 0) facts.push(coins(here))
    if (lit) facts.push('lze zvolit')
    return `${place}: ${facts.join(', ')}`
  },
  card: ({ name, points: worth, awake, rows }) =>
    `${name}, ${points(worth)}, ${awake ? 'připraveno' : 'spí'}. Tvar po řadách: ${rows
      .map((row) => [...row].map((cell) => CELLS[cell]).join(' '))
      .join('; ')}.`,
  artifact({ name, ability, points: worth, price, awake }) {
    const facts = [name, ability, points(worth)]
    if (price !== null) facts.push(`cena ${coins(price)}`)
    if (awake === false) facts.push('použitý')
    return facts.join(', ')
  },
  preview({ markers: put, coins: got, skipped, short, completes }) {
    if (short) return 'Žetony nestačí na všechna pole: vybereš, kam je dáš.'
    const parts = [put === 0 ? 'Nic nepoložíš' : `Položíš ${markers(put)}`]
    if (got > 0) parts.push(`získáš ${gained(got)}`)
    if (skipped > 0)
      parts.push(`${skipped} ${few(skipped, 'pole se přeskočí', 'pole se přeskočí', 'polí se přeskočí')}`)
    for (const { land, leaders } of completes) {
      parts.push(
        `${land}: ${leaders.length > 1 ? `dražba (${leaders.join(', ')})` : `získá ${leaders.join('')}`}`,
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
  supply: (count) => `${count} v zásobě`,
  cards: (count, end) => `${count} z ${end}`,
  landsInPile: (count) => few(count, 'krajina v balíčku', 'krajiny v balíčku', 'krajin v balíčku'),
  artifactsLeft: (count) => (count === 0 ? 'balíček je prázdný' : `v balíčku ${count}`),

  artifacts: 'Artefakty',
  myArtifacts: 'Moje artefakty',
  myParty: 'Moje výprava',
  asleep: (asleep, awake) => (asleep === 0 ? 'všichni bdí' : `${asleep} spí, ${awake} bdí`),
  sleeps: 'spí',
  useIt: 'Použít',
  noArtifacts: 'Zatím žádný artefakt.',
  skipped: 'přeskočí',
  patrolFree: 'zatím volná',
  patrolOf: (name) => `drží ${name}`,

  confirm: 'Potvrdit tah',
  cancel: 'Zrušit',
  choosePlace: 'Vyber místo na mapě',
  rest: 'Odpočinek',
  restFree: 'Odpočinout si',
  done: 'Hotovo',
  endMain: 'Pokračovat',
  endTurn: 'Ukončit tah',
  rotate: 'Otočit tvar',
  chooseFlip: 'Vyber svou postavu, kterou otočíš.',
  chooseFreeGap: 'Vyber prázdné místo, které vyplníš zdarma.',
  chooseReplace: 'Vyber cizí žeton, který vyměníš za svůj.',
  chooseMarker: 'Vyber žeton, který posuneš.',
  chooseTarget: 'Vyber volné sousední pole.',
  whatHere: 'Co s tímto polem?',
  buy: (name) => `Koupit: ${name}`,

  auction: 'Dražba',
  noBid: 'Zatím nikdo nenabídl.',
  yourBid: 'Tvoje nabídka',
  more: 'Přidat',
  less: 'Ubrat',
  pass: 'Nedražit',
  bestBid: (name, count) => `Nejvíc nabízí ${name}: ${coins(count)}.`,
  bid: (count) => `Nabídnout ${gained(count)}`,

  scoring: 'Závěrečné sčítání',
  scoreCards: 'Postavy',
  scoreArtifacts: 'Artefakty',
  scorePatrol: 'Hlídka',
  scoreTotal: 'Celkem',
  scoreCoins: 'Mince při shodě',
  winner: 'vítězství',
  joins: (name) => `Přidává se k výpravě: ${name}`,
}
