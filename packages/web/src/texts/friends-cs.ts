import type { FriendsTexts } from './friends-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('cs')
const days = new Intl.DateTimeFormat('cs', { weekday: 'long', hour: 'numeric', minute: '2-digit' })
const dates = new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'long' })

export const friendsCs: FriendsTexts = {
  title: 'Přátelé',
  here: (count) =>
    count === 0
      ? ''
      : plural.count(count, { one: 'je tady', few: 'jsou tady', many: 'je tady', other: 'je tady' }),
  empty: 'Zatím nikdo. Přítelem může být každý, s\u00a0kým už máš odehráno nebo kdo má tvůj odkaz.',
  presence: { here: 'je tady', away: 'na chvíli pryč' },
  seen: (when, near) => `naposledy: ${(near ? days : dates).format(when)}`,
  unseen: 'neříká, kdy tu je',
  invite: 'Pozvat',
  invited: 'Pozvánka odešla',
  inviteTo: (name) => `Pozvat ke stolu: ${name}`,
  endOf: (name) => `${name}: zrušit přátelství`,
  asks: 'chce být mezi tvými přáteli',
  agree: 'Souhlasím',
  agreeTo: (name) => `Souhlasím: ${name}`,
  decline: 'Odmítnout',
  declineTo: (name) => `Odmítnout: ${name}`,
  asked: 'čeká na odpověď',
  withdraw: 'Vzít zpět',
  withdrawFrom: (name) => `Vzít zpět: ${name}`,
  met: 'společná hra už byla',
  ask: 'Přidat',
  askTo: (name) => `Přidat mezi přátele: ${name}`,
  calls: (name, game) => `${name} tě zve: ${game}`,
  join: 'Přisednout',
  link: 'Zkopírovat odkaz pro přátele',
  hidden: 'Přátelé vidí, kdy tu jsem',
  page: 'Noví přátelé',
  pageAsk: (name) => `${name} s\u00a0tebou chce hrát.`,
  pageNote: 'Přátelé o\u00a0sobě vědí, kdy jsou tady, a\u00a0zvou se ke stolům. Souhlasit musí oba.',
  pageAdd: 'Chci mezi přátele',
  pageAsked: (name) => `Žádost odešla. Jakmile ${name} souhlasí, bude mezi tvými přáteli.`,
  pageDone: (name) => `${name} teď patří mezi tvé přátele.`,
  pageGone: 'Tenhle odkaz nikomu nepatří.',
  toHall: 'Ke stolům',
}
