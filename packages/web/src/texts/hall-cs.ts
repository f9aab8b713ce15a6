import type { HallTexts } from './hall-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('cs')
const clock = new Intl.DateTimeFormat('cs', { hour: 'numeric', minute: '2-digit' })
/** In the genitive, after "do". */
const WEEKDAYS = ['neděle', 'pondělí', 'úterý', 'středy', 'čtvrtka', 'pátku', 'soboty']

const minutes = (count: number) =>
  plural.count(count, { one: 'minutu', few: 'minuty', many: 'minuty', other: 'minut' })
const hours = (count: number) =>
  plural.count(count, { one: 'hodinu', few: 'hodiny', many: 'hodiny', other: 'hodin' })
const days = (count: number) => plural.count(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })
/** In the accusative. */
const lasting = (count: number): string => {
  if (count < 60) return minutes(count)
  return count < 48 * 60 ? hours(Math.floor(count / 60)) : days(Math.floor(count / 60 / 24))
}

export const hallCs: HallTexts = {
  title: 'Stoly přátel',
  pitch: 'Otevři stůl, pošli odkaz a\u00a0každý bude hrát u\u00a0své obrazovky.',
  calm: 'Teď na tebe u\u00a0žádného stolu nečekají.',
  waits: (count) =>
    count === 1
      ? 'U\u00a0jednoho stolu se čeká na tebe.'
      : `U\u00a0${plural.count(count, { one: 'stolu', few: 'stolů', many: 'stolu', other: 'stolů' })} se čeká na tebe.`,
  doors: 'Ke dveřím',
  rules: 'Pravidla',
  mine: 'Tvoje stoly',
  running: (count) =>
    plural.count(count, { one: 'rozehraný', few: 'rozehrané', many: 'rozehraného', other: 'rozehraných' }),
  yours: 'Jsi na tahu',
  move: 'Táhnout',
  onTurn: 'na tahu',
  together: 'všichni zároveň',
  you: 'ty',
  bot: 'bot',
  standIn: 'zaskakuje bot',
  thinks: 'přemýšlí',
  waitsFor: 'čeká',
  left: (count) => `Máš ještě ${lasting(count)}`,
  late: 'Tvůj čas vypršel',
  until: (when) => `do ${WEEKDAYS[when.getDay()]} ${clock.format(when)}`,
  othersLeft: lasting,
  othersLate: 'čas vypršel',
  unhurried: 'bez hodin',
  since: (count) => (count < 1 ? 'Ostatní čekají.' : `Ostatní čekají už ${lasting(count)}.`),
  waitedFor: (count) => `už ${lasting(count)}`,
  laid: 'Stůl se prostírá',
  seated: (count, all) => `obsazená místa: ${count}/${all}`,
  open: 'Otevřené stoly',
  openNote: 'přisednout může kdokoli',
  openEmpty: 'Teď nikdo na hráče nečeká. Otevři stůl a\u00a0někdo přijde.',
  hosts: (name) => `zve ${name}`,
  plays: (names) => `hrají: ${names}`,
  paces: { live: 's\u00a0hodinami', days: 'po dnech' },
  join: 'Přisednout',
  watch: 'Dívat se',
  over: 'Dohrané',
  overNote: 'k\u00a0přehrání a\u00a0rozboru',
  replay: 'Přehrát',
  begin: 'Otevřít stůl',
  beginWith: 'Prostřít stůl',
  wished: (game) => `${game}: stůl podle tvého výběru`,
  seats: (least, most) => (least === most ? String(least) : `${least}–${most}`),
  nameFirst: 'Nejdřív nám řekni, jak ti máme říkat; stůl se otevře hned potom.',
  noAccount: 'Účet nepotřebuješ. Založit si ho můžeš kdykoli později.',
  card: 'Tvoje navštívenka',
  guest: 'host na tomto zařízení',
  keeps: 's\u00a0účtem',
  guestNote: 'S\u00a0účtem najdeš své stoly i\u00a0jinde. Rozehrané hry ti zůstanou.',
  none: 'Tady ještě nic neleží',
  noneNote: 'Projdi některými dveřmi a\u00a0prostři první stůl. Nebo si přisedni k\u00a0někomu, kdo už čeká.',
  coming: 'Rozkládáme mapy…',
  silent: 'Server neodpovídá.',
  retry: 'Zkusit znovu',
  offline: 'Není síť.',
  offlineNote: (when) =>
    `Tak to u\u00a0stolů vypadalo naposledy (${clock.format(when)}). Jakmile bude síť, podíváme se znovu.`,
}
