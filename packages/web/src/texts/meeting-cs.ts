import type { MeetingTexts } from './meeting-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('cs')
const dates = new Intl.DateTimeFormat('cs', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})
const short = new Intl.DateTimeFormat('cs', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'numeric' })
const clock = new Intl.DateTimeFormat('cs', { hour: 'numeric', minute: '2-digit' })

const minutes = (count: number) =>
  plural.count(count, { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' })
const seconds = (count: number) =>
  plural.count(count, { one: 'sekunda', few: 'sekundy', many: 'sekundy', other: 'sekund' })
const days = (count: number) => plural.count(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })

export const meetingCs: MeetingTexts = {
  pace: {
    title: 'Čas',
    notes: {
      none: 'Každý přemýšlí, jak dlouho chce.',
      live: 'Všichni jsou tu zároveň a tomu, kdo je na tahu, běží hodiny.',
      days: 'Každý přijde, kdy se mu to hodí, a na každý tah má celé dny.',
    },
    minutes,
    seconds,
    days,
    late: 'Kdo se opozdí',
    absence: { wait: 'na toho se čeká', 'stand-in': 'za toho hraje bot' },
    live: (time, back) =>
      back === 0
        ? `Pro každého hráče: ${minutes(time)}.`
        : `Pro každého hráče: ${minutes(time)}. Po každém tahu přibude: ${seconds(back)}.`,
    byDays: (time) => `Na každý tah: ${days(time)}.`,
    whenLate: {
      wait: 'Kdo se opozdí, na toho se čeká.',
      'stand-in': 'Kdo se opozdí, za toho hraje bot; vrátit se může kdykoli.',
    },
    quiet: (from, to, zone) => `Od ${from} do ${to} váš čas stojí (${zone}).`,
    awake: 'Váš čas běží ve dne v noci.',
    change: 'Změnit',
  },
  clock: {
    left: 'Zbývá',
    low: 'času je málo',
    late: 'po čase',
    until: (when, far) => `do ${(far ? day : short).format(when)}`,
    yourMove: (when) => `Váš tah čekáme do: ${dates.format(when)}.`,
    tooLate: 'Váš čas vypršel. Táhnout ještě můžete.',
  },
  turns: {
    others: (count) =>
      plural.count(count, {
        one: 'další stůl na vás čeká',
        few: 'další stoly na vás čekají',
        many: 'dalšího stolu na vás čeká',
        other: 'dalších stolů na vás čeká',
      }),
  },
  talk: {
    title: 'Chat',
    say: 'Co chcete říct',
    send: 'Poslat',
    empty: 'Zatím nikdo nic neřekl.',
    spectators: 'Mluvíte s ostatními diváky. Hráči vás neslyší.',
    nameless: 'Kdo chce mluvit, potřebuje jméno.',
    sending: 'na cestě',
    tooFast: 'Bylo toho moc najednou. Počkejte pár vteřin a pošlete to znovu.',
    mayNotTalk: 'U tohoto stolu mluvit nemůžete.',
    silence: 'Mezitím nastalo ticho, zpráva neodešla.',
    unsaid: 'Nepodařilo se to poslat. Zkuste to znovu.',
    unread: (count) =>
      plural.count(count, {
        one: 'nová zpráva',
        few: 'nové zprávy',
        many: 'nové zprávy',
        other: 'nových zpráv',
      }),
    about: (name) => `${name}: ztlumit nebo nahlásit`,
    said: (name) => `Zpráva od: ${name}`,
    mute: (name) => `Ztlumit: ${name}`,
    muteNote: 'Zprávy tohoto člověka už neuvidíte u žádného stolu. Nedozví se to.',
    muted: 'Ztlumení',
    hear: (name) => `Zase slyšet: ${name}`,
    report: 'Nahlásit správcům',
    reason: 'Co je na tom špatně?',
    reported: 'Děkujeme. Správci serveru se na to podívají.',
    time: (when) => clock.format(when),
  },
  reminders: {
    title: 'Připomínky',
    note: 'U stolů po dnech vám můžeme říct, že jste na tahu. O\u00a0samotné hře se v nich nic nepíše.',
    push: 'V tomto prohlížeči',
    pushOn: 'Když budete na tahu, tento prohlížeč vám to oznámí, i když bude Výprava zavřená.',
    pushOff: 'Když budete na tahu, může vám to tento prohlížeč oznámit, i když bude Výprava zavřená.',
    start: 'Zapnout oznámení',
    stop: 'Vypnout oznámení',
    denied: 'Oznámení jste této stránce zakázali. Povolte je v nastavení prohlížeče a vraťte se sem.',
    unsupported:
      'Tento prohlížeč to tady neumí. Na iPhonu nebo iPadu si Výpravu nejdřív přidejte na plochu a otevřete ji odtud.',
    noKey: 'Tento server oznámení neposílá: správce je nenastavil.',
    refused: 'Prohlížeč se k oznámením nedokázal přihlásit. Zkuste to později.',
    mail: 'E-mailem',
    address: 'E-mailová adresa',
    addressHelp: 'Když zůstane prázdná, psát vám nebudeme.',
    confirmed: 'Adresa je potvrzená.',
    unconfirmed: 'Poslali jsme tam dopis. Začneme psát, až otevřete odkaz, který v něm je.',
    guest: 'Píšeme jen těm, kdo si nechali účet.',
    noMail: 'Tento server e-maily neposílá: správce je nenastavil.',
  },
  vote: {
    late: (names) => `Vypršel čas: ${names}.`,
    standIn: 'Ať hraje bot',
    wait: 'Přece jen počkat',
    votes: (cast, need) => `pro bota ${cast} z ${need} potřebných hlasů`,
    title: 'Když se někdo opozdí',
    note: 'Víc než polovina přítomných může rozhodnout jinak, než je u stolu nastaveno.',
    away: 'Hraje za vás bot.',
    back: 'Hraju dál',
  },
  quiet: {
    title: 'Tiché hodiny',
    note: 'Tou dobou váš čas u stolů po dnech stojí a nikdo vám nic nepřipomíná.',
    on: 'Chci tiché hodiny',
    from: 'Od',
    to: 'Do',
    zone: 'Časové pásmo',
    save: 'Uložit',
  },
}
