import type { HallTexts } from './hall-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('sk')
const clock = new Intl.DateTimeFormat('sk', { hour: 'numeric', minute: '2-digit' })
/** In the genitive, after "do". */
const WEEKDAYS = ['nedele', 'pondelka', 'utorka', 'stredy', 'štvrtka', 'piatka', 'soboty']

const minutes = (count: number) =>
  plural.count(count, { one: 'minútu', few: 'minúty', many: 'minúty', other: 'minút' })
const hours = (count: number) =>
  plural.count(count, { one: 'hodinu', few: 'hodiny', many: 'hodiny', other: 'hodín' })
const days = (count: number) => plural.count(count, { one: 'deň', few: 'dni', many: 'dňa', other: 'dní' })
/** In the accusative. */
const lasting = (count: number): string => {
  if (count < 60) return minutes(count)
  return count < 48 * 60 ? hours(Math.floor(count / 60)) : days(Math.floor(count / 60 / 24))
}

export const hallSk: HallTexts = {
  title: 'Stoly priateľov',
  pitch: 'Otvor stôl, pošli odkaz a\u00a0každý bude hrať pri svojej obrazovke.',
  calm: 'Teraz na teba nečakajú pri žiadnom stole.',
  waits: (count) =>
    count === 1
      ? 'Pri jednom stole sa čaká na teba.'
      : `Pri ${plural.count(count, { one: 'stole', few: 'stoloch', many: 'stola', other: 'stoloch' })} sa čaká na teba.`,
  doors: 'K\u00a0dverám',
  rules: 'Pravidlá',
  mine: 'Tvoje stoly',
  running: (count) =>
    plural.count(count, { one: 'rozohraný', few: 'rozohrané', many: 'rozohraného', other: 'rozohraných' }),
  yours: 'Si na ťahu',
  move: 'Ťahať',
  onTurn: 'na ťahu',
  together: 'všetci naraz',
  you: 'ty',
  bot: 'bot',
  standIn: 'zaskakuje bot',
  thinks: 'premýšľa',
  waitsFor: 'čaká',
  left: (count) => `Máš ešte ${lasting(count)}`,
  late: 'Tvoj čas vypršal',
  until: (when) => `do ${WEEKDAYS[when.getDay()]} ${clock.format(when)}`,
  othersLeft: lasting,
  othersLate: 'čas vypršal',
  unhurried: 'bez hodín',
  since: (count) => (count < 1 ? 'Ostatní čakajú.' : `Ostatní čakajú už ${lasting(count)}.`),
  waitedFor: (count) => `už ${lasting(count)}`,
  laid: 'Stôl sa prestiera',
  seated: (count, all) => `obsadené miesta: ${count}/${all}`,
  open: 'Otvorené stoly',
  openNote: 'prisadnúť si môže ktokoľvek',
  openEmpty: 'Teraz nikto na hráčov nečaká. Otvor stôl a\u00a0niekto príde.',
  hosts: (name) => `pozýva ${name}`,
  plays: (names) => `hrajú: ${names}`,
  paces: { live: 's\u00a0hodinami', days: 'na pokračovanie' },
  join: 'Prisadnúť si',
  watch: 'Sledovať',
  over: 'Dohrané',
  overNote: 'záznamy a\u00a0rozbory',
  replay: 'Pozrieť záznam',
  begin: 'Otvoriť stôl',
  beginWith: 'Prestrieť stôl',
  wished: (game) => `${game}: stôl podľa tvojho výberu`,
  seats: (least, most) => (least === most ? String(least) : `${least}–${most}`),
  nameFirst: 'Najprv nám povedz, ako ťa máme volať; stôl sa otvorí hneď potom.',
  noAccount: 'Účet nepotrebuješ. Založiť si ho môžeš kedykoľvek neskôr.',
  card: 'Tvoja vizitka',
  guest: 'hosť na tomto zariadení',
  keeps: 's\u00a0účtom',
  guestNote: 'S\u00a0účtom nájdeš svoje stoly aj inde. Rozohrané hry ti zostanú.',
  none: 'Tu ešte nič neleží',
  noneNote:
    'Vojdi niektorými dverami a\u00a0prestri prvý stôl. Alebo si prisadni k\u00a0niekomu, kto už čaká.',
  coming: 'Rozkladáme mapy…',
  silent: 'Server neodpovedá.',
  retry: 'Skúsiť znova',
  offline: 'Nie je sieť.',
  offlineNote: (when) =>
    `Takto to pri stoloch vyzeralo o\u00a0${clock.format(when)}. Len čo bude sieť, pozrieme sa znova.`,
}
