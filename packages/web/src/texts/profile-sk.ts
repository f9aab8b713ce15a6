import { outOf } from '@vyprava/module/slovak.ts'
import { pluralIn } from './plural.ts'
import type { ProfileTexts } from './profile-en.ts'

const plural = pluralIn('sk')
const day = new Intl.DateTimeFormat('sk', { day: 'numeric', month: 'long' })
const dayAndYear = new Intl.DateTimeFormat('sk', { day: 'numeric', month: 'long', year: 'numeric' })
const month = new Intl.DateTimeFormat('sk', { month: 'long' })
/** In the genitive, after "od" and "z". */
const MONTHS = [
  'januára',
  'februára',
  'marca',
  'apríla',
  'mája',
  'júna',
  'júla',
  'augusta',
  'septembra',
  'októbra',
  'novembra',
  'decembra',
]
const WEEKDAYS = [
  'v\u00a0nedeľu',
  'v\u00a0pondelok',
  'v\u00a0utorok',
  'v\u00a0stredu',
  'vo štvrtok',
  'v\u00a0piatok',
  'v\u00a0sobotu',
]
const PLACES = ['Prvé', 'Druhé', 'Tretie', 'Štvrté', 'Piate', 'Šieste', 'Siedme']
const games = (count: number) => plural.count(count, { one: 'hra', few: 'hry', many: 'hry', other: 'hier' })

export const profileSk: ProfileTexts = {
  title: 'Archív',
  visitor: 'Toto zariadenie',
  since: (count, from, thisYear) =>
    `Od ${MONTHS[from.getMonth()]}${thisYear ? '' : ` ${from.getFullYear()}`} pri ${plural.count(count, { one: 'dohranom stole', few: 'dohraných stoloch', many: 'dohraného stola', other: 'dohraných stoloch' })}.`,
  none: 'Zatiaľ bez dohraného stola.',
  device: 'Čo sa hralo na tomto zariadení.',
  archive: 'Archív',
  games,
  link: 'Archív a\u00a0hodnotenie',
  guest: 'Založ si účet, aby ti archív nezmizol.',
  sentence: { show: 'Ukáž ', comma: ', ', from: ', od ', stop: '.' },
  filters: {
    game: 'Hra',
    place: 'Kde',
    outcome: 'Ako to dopadlo',
    partner: 'S\u00a0kým',
    time: 'Kedy',
    order: 'Poradie',
  },
  change: (what, word) => `${what}: ${word}. Zmeniť`,
  allGames: 'všetky hry',
  places: { server: 'pri stoloch priateľov', device: 'na tomto zariadení' },
  outcomes: { all: 'dohrané', won: 'vyhrané', lost: 'nevyhrané', none: 'ukončené bez výsledku' },
  anyone: 's\u00a0kýmkoľvek',
  partner: (name) => `s\u00a0kým: ${name}`,
  find: 'Časť mena',
  seek: 'Nájsť',
  times: {
    any: 'z\u00a0ktoréhokoľvek obdobia',
    week: 'z\u00a0posledných siedmich dní',
    days: 'z\u00a0posledných tridsiatich dní',
    older: 'staršie ako rok',
  },
  ofMonth: (from) => `z\u00a0${MONTHS[from.getMonth()]} ${from.getFullYear()}`,
  orders: { newest: 'najnovšej', oldest: 'najstaršej' },
  winBy: (points) => `Výhra o\u00a0${points}`,
  win: 'Výhra',
  share: 'Delené prvé miesto',
  place: (rank) => `${PLACES[rank - 1] ?? `${rank}.`} miesto`,
  together: { won: 'Spoločná výhra', lost: 'Spoločná prehra' },
  noResult: 'Bez výsledku',
  parted: 'hru dohral bot',
  alone: 'sólo',
  gained: (points) => `hodnotenie ${points < 0 ? '−' : '+'}${Math.abs(points)}`,
  today: 'dnes',
  yesterday: 'včera',
  weekday: (when) => WEEKDAYS[when.getDay()],
  date: (when, thisYear) => (thisYear ? day : dayAndYear).format(when),
  analysis: 'Rozbor',
  more: (count) =>
    `${plural.word(count, { one: 'Ešte', few: 'Ďalšie', many: 'Ďalších', other: 'Ďalších' })} ${count}`,
  moreNote: 'Každú si môžeš pozrieť, rozobrať alebo v\u00a0nej skúsiť iný ťah.',
  empty: 'Tu budú tvoje dohrané stoly. Prvý čaká za dverami.',
  emptyDevice: 'Na tomto zariadení sa zatiaľ nič nedohralo.',
  nothing: 'Taká hra v\u00a0archíve nie je.',
  all: 'Ukázať všetko',
  doors: 'K\u00a0dverám',
  loading: 'Rozkladáme mapy…',
  byGame: 'Podľa hry',
  countTogether: (count) => `${games(count)} spoločne`,
  best: (score) => `najlepšie ${String(score).replace('-', '−')}`,
  wins: (count) => plural.count(count, { one: 'výhra', few: 'výhry', many: 'výhry', other: 'výhier' }),
  percent: (part) => `${Math.round(100 * part)}\u00a0%`,
  of: (won, count) => `vyhrané ${won} ${outOf(count)}\u00a0${count}`,
  rating: 'Hodnotenie',
  guess: 'Zatiaľ hádame',
  after: (count) => `po ${plural.count(count, { one: 'hre', few: 'hrách', many: 'hry', other: 'hrách' })}`,
  rank: (place, of) => `${place}. ${outOf(of)}\u00a0${of}`,
  noRating:
    'Tu sa o\u00a0hodnotenie ešte nehralo. Hrá sa oň len pri stoloch, kde to hostiteľ určí a\u00a0všetci si to prečítajú.',
  measuredTogether: 'Tu sa hrá spoločne, ľudia sa medzi sebou neporovnávajú.',
  band: (least, most) => `pravdepodobne medzi ${least} a\u00a0${most}`,
  course: (name, least, most) =>
    `${name}: ako sa hodnotenie vyvíjalo; teraz pravdepodobne medzi ${least} a\u00a0${most}`,
  now: 'teraz',
  monthShort: (when) => month.format(when),
  board: 'Rebríček',
  boardNote: 'Všetci, čo na tomto serveri hrajú o\u00a0hodnotenie.',
  people: (count) => plural.count(count, { one: 'človek', few: 'ľudia', many: 'človeka', other: 'ľudí' }),
  columns: { rating: 'hodnotenie', played: 'odohrané' },
  someone: 'niekto',
  me: 'to si ty',
  read: 'Ako to čítať',
  readBand:
    'Kosoštvorec je **odhad**, pruh je **neistota**: skutočná sila v\u00a0ňom leží v\u00a0dvoch prípadoch z\u00a0troch. S\u00a0každou hrou sa pruh zúži.',
  readOrder: 'Kde sa pruhy prekrývajú, poradie ešte nie je isté.',
  near: 'Ty a\u00a0najbližší',
  nearest: (name, points) =>
    `Najbližšie nad tebou je **${name}**, o\u00a0${plural.count(points, { one: 'bod', few: 'body', many: 'bodu', other: 'bodov' })}.`,
  expected: (won) => `Z\u00a0desiatich spoločných hier vychádza zhruba **${won} : ${10 - won}**.`,
  first: 'Nad tebou nikto nie je.',
  missing: (count) =>
    `Do rebríčka ti ${plural.word(count, { one: 'chýba', few: 'chýbajú', many: 'chýba', other: 'chýba' })} ešte ${plural.count(count, { one: 'hra', few: 'hry', many: 'hry', other: 'hier' })} o\u00a0hodnotenie.`,
  emptyBoard: (least) => `Zatiaľ tu nikto nemá ${least} hier o\u00a0hodnotenie.`,
  togetherBoard: 'Tu sa hrá spoločne, preto sa porovnávajú **celé výpravy**.',
  emptyParties: 'Zatiaľ žiadna výprava nedošla do cieľa ani do pasce.',
  hideNote: 'Kto v\u00a0rebríčku byť nechce, ostane v\u00a0poradí bez mena.',
  hide: 'Skryť ma',
  show: 'Ukázať ma',
  before: 'Predchádzajúce',
  next: 'Ďalšie',
}
