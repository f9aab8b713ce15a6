import type { MeetingTexts } from './meeting-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('cs')
const DAYS = ['neděle', 'pondělí', 'úterý', 'středy', 'čtvrtka', 'pátku', 'soboty']
const date = new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'long' })
const short = new Intl.DateTimeFormat('cs', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'numeric' })
const clock = new Intl.DateTimeFormat('cs', { hour: 'numeric', minute: '2-digit' })

/** "do středy 18. listopadu, 17:04": the day stands in the genitive. */
const till = (when: Date) => `do ${DAYS[when.getDay()]} ${date.format(when)}, ${clock.format(when)}`

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
      live: 'Všichni hrají zároveň a tomu, kdo je na tahu, běží hodiny.',
      days: 'Každý přijde, kdy se mu to hodí, a na každý tah jsou celé dny.',
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
    quiet: (from, to, zone) => `Od ${from} do ${to} tvůj čas stojí (${zone}).`,
    awake: 'Tvůj čas běží ve dne v noci.',
    change: 'Změnit',
  },
  clock: {
    left: 'Zbývá',
    low: 'zbývá málo času',
    late: 'čas vypršel',
    until: (when, far) => `do ${(far ? day : short).format(when)}`,
    yourMove: (when) => `Na tvůj tah čekáme ${till(when)}.`,
    tooLate: 'Tvůj čas vypršel. Táhnout ještě můžeš.',
  },
  turns: {
    others: (count) =>
      plural.count(count, {
        one: 'další stůl na tebe čeká',
        few: 'další stoly na tebe čekají',
        many: 'dalšího stolu na tebe čeká',
        other: 'dalších stolů na tebe čeká',
      }),
  },
  talk: {
    title: 'Chat',
    say: 'Co chceš říct',
    send: 'Poslat',
    empty: 'Zatím nikdo nic neřekl.',
    spectators: 'Mluvíš s ostatními diváky. Hráči tě neslyší.',
    nameless: 'Kdo chce mluvit, potřebuje jméno.',
    sending: 'na cestě',
    tooFast: 'Moc rychle po sobě. Počkej pár vteřin a pošli to znovu.',
    mayNotTalk: 'U tohoto stolu mluvit nemůžeš.',
    silence: 'Mezitím nastalo ticho, zpráva neodešla.',
    unsaid: 'Nepodařilo se to poslat. Zkus to znovu.',
    unread: (count) =>
      plural.count(count, {
        one: 'nová zpráva',
        few: 'nové zprávy',
        many: 'nové zprávy',
        other: 'nových zpráv',
      }),
    about: (name) => `${name}: ztlumit nebo nahlásit`,
    said: (name) => `${name}: zpráva`,
    mute: (name) => `Ztlumit: ${name}`,
    muteNote: 'Zprávy tohoto člověka už neuvidíš u žádného stolu. Nedozví se to.',
    muted: 'Ztlumení',
    hear: (name) => `Zase slyšet: ${name}`,
    report: 'Nahlásit správcům',
    reason: 'Co je na tom špatně?',
    reported: 'Děkujeme. Správci serveru se na to podívají.',
    time: (when) => clock.format(when),
  },
  reminders: {
    title: 'Připomínky',
    note: 'U stolů, kde se hraje po dnech, ti můžeme připomenout, že jsi na tahu. O\u00a0samotné hře v tom nic nebude.',
    push: 'V tomto prohlížeči',
    pushOn: 'Když budeš na tahu, tento prohlížeč ti to oznámí, i když bude Výprava zavřená.',
    pushOff: 'Když budeš na tahu, může ti to tento prohlížeč oznámit, i když bude Výprava zavřená.',
    start: 'Zapnout oznámení',
    stop: 'Vypnout oznámení',
    denied: 'Oznámení má tahle stránka zakázaná. Povol je v nastavení prohlížeče a vrať se sem.',
    unsupported:
      'Tento prohlížeč to tady neumí. Na iPhonu nebo iPadu si Výpravu nejdřív přidej na plochu a otevři ji odtud.',
    noKey: 'Tento server oznámení neposílá: nejsou na něm nastavená.',
    refused: 'Oznámení se nepodařilo zapnout. Zkus to později.',
    mail: 'E-mailem',
    address: 'E-mailová adresa',
    addressHelp: 'Když zůstane prázdná, psát ti nebudeme.',
    confirmed: 'Adresa je potvrzená.',
    unconfirmed: 'Poslali jsme tam e-mail s odkazem. Psát začneme, až ho otevřeš.',
    guest: 'Píšeme jen těm, kdo mají účet.',
    noMail: 'Tento server e-maily neposílá: nejsou na něm nastavené.',
  },
  vote: {
    title: 'Když se někdo opozdí',
    note: 'Víc než polovina přítomných může rozhodnout jinak, než je u stolu nastaveno.',
  },
  quiet: {
    title: 'Tiché hodiny',
    note: 'Tou dobou ti u stolů, kde se hraje po dnech, čas neběží a nikdo ti nic nepřipomíná.',
    on: 'Chci tiché hodiny',
    from: 'Od',
    to: 'Do',
    zone: 'Časové pásmo',
    save: 'Uložit',
  },
}
