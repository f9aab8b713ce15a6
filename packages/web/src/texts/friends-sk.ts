import type { FriendsTexts } from './friends-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('sk')
const days = new Intl.DateTimeFormat('sk', { weekday: 'long', hour: 'numeric', minute: '2-digit' })
const dates = new Intl.DateTimeFormat('sk', { day: 'numeric', month: 'long' })

export const friendsSk: FriendsTexts = {
  title: 'Priatelia',
  here: (count) =>
    count === 0 ? '' : plural.count(count, { one: 'je tu', few: 'sú tu', many: 'je tu', other: 'je tu' }),
  empty: 'Zatiaľ nikto. Priateľom môže byť každý, s\u00a0kým už máš odohranú hru alebo kto má tvoj odkaz.',
  presence: { here: 'je tu', away: 'na chvíľu preč' },
  seen: (when, near) => `naposledy ${(near ? days : dates).format(when)}`,
  unseen: 'nehovorí, kedy tu je',
  invite: 'Pozvať',
  invited: 'Pozvánka odišla',
  inviteTo: (name) => `Pozvať k\u00a0stolu: ${name}`,
  endOf: (name) => `${name}: zrušiť priateľstvo`,
  asks: 'chce byť medzi tvojimi priateľmi',
  agree: 'Súhlasím',
  agreeTo: (name) => `Súhlasím: ${name}`,
  decline: 'Odmietnuť',
  declineTo: (name) => `Odmietnuť: ${name}`,
  asked: 'čaká na odpoveď',
  withdraw: 'Vziať späť',
  withdrawFrom: (name) => `Vziať späť: ${name}`,
  met: 'spoločná hra už bola',
  ask: 'Pridať',
  askTo: (name) => `Pridať medzi priateľov: ${name}`,
  calls: (name, game) => `${name} ťa pozýva: ${game}`,
  join: 'Prisadnúť si',
  link: 'Skopírovať odkaz pre priateľov',
  hidden: 'Priatelia vidia, kedy tu som',
  page: 'Noví priatelia',
  pageAsk: (name) => `${name} chce s\u00a0tebou hrať.`,
  pageNote:
    'Priatelia o\u00a0sebe vedia, kedy sú tu, a\u00a0pozývajú sa k\u00a0stolom. Súhlasiť musia obaja.',
  pageAdd: 'Chcem medzi priateľov',
  pageAsked: (name) => `Žiadosť odišla. Len čo ${name} súhlasí, bude medzi tvojimi priateľmi.`,
  pageDone: (name) => `${name} teraz patrí medzi tvojich priateľov.`,
  pageGone: 'Tento odkaz nikomu nepatrí.',
  toHall: 'K\u00a0stolom',
}
