import type { MeetingTexts } from './meeting-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('sk')
const DAYS = ['nedele', 'pondelka', 'utorka', 'stredy', 'štvrtka', 'piatka', 'soboty']
const date = new Intl.DateTimeFormat('sk', { day: 'numeric', month: 'long' })
const short = new Intl.DateTimeFormat('sk', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('sk', { day: 'numeric', month: 'numeric' })
const clock = new Intl.DateTimeFormat('sk', { hour: 'numeric', minute: '2-digit' })

/** "do stredy 18. novembra, 17:04": the day stands in the genitive. */
const till = (when: Date) => `do ${DAYS[when.getDay()]} ${date.format(when)}, ${clock.format(when)}`

const minutes = (count: number) =>
  plural.count(count, { one: 'minúta', few: 'minúty', many: 'minúty', other: 'minút' })
const seconds = (count: number) =>
  plural.count(count, { one: 'sekunda', few: 'sekundy', many: 'sekundy', other: 'sekúnd' })
const days = (count: number) => plural.count(count, { one: 'deň', few: 'dni', many: 'dňa', other: 'dní' })

export const meetingSk: MeetingTexts = {
  pace: {
    title: 'Čas',
    notes: {
      none: 'Každý premýšľa, ako dlho chce.',
      live: 'Všetci sú tu naraz a tomu, kto je na ťahu, bežia hodiny.',
      days: 'Každý príde, keď sa mu to hodí, a na každý ťah má celé dni.',
    },
    minutes,
    seconds,
    days,
    late: 'Kto sa oneskorí',
    absence: { wait: 'na toho sa čaká', 'stand-in': 'za toho hrá bot' },
    live: (time, back) =>
      back === 0
        ? `Čas pre každého hráča: ${minutes(time)}.`
        : `Čas pre každého hráča: ${minutes(time)}. Po každom ťahu pribudne: ${seconds(back)}.`,
    byDays: (time) => `Na každý ťah: ${days(time)}.`,
    whenLate: {
      wait: 'Kto sa oneskorí, na toho sa čaká.',
      'stand-in': 'Kto sa oneskorí, za toho hrá bot; vrátiť sa môže kedykoľvek.',
    },
    quiet: (from, to, zone) => `Od ${from} do ${to} tvoj čas stojí (${zone}).`,
    awake: 'Tvoj čas beží vo dne v noci.',
    change: 'Zmeniť',
  },
  clock: {
    left: 'Zostáva',
    low: 'času je málo',
    late: 'čas vypršal',
    until: (when, far) => `do ${(far ? day : short).format(when)}`,
    yourMove: (when) => `Na tvoj ťah čakáme ${till(when)}.`,
    tooLate: 'Tvoj čas vypršal. Ťahať ešte môžeš.',
  },
  turns: {
    others: (count) =>
      plural.count(count, {
        one: 'ďalší stôl na teba čaká',
        few: 'ďalšie stoly na teba čakajú',
        many: 'ďalšieho stola na teba čaká',
        other: 'ďalších stolov na teba čaká',
      }),
  },
  talk: {
    title: 'Chat',
    say: 'Čo chceš povedať',
    send: 'Poslať',
    empty: 'Zatiaľ nikto nič nepovedal.',
    spectators: 'Hovoríš s ostatnými divákmi. Hráči ťa nepočujú.',
    nameless: 'Kto chce hovoriť, potrebuje meno.',
    sending: 'na ceste',
    tooFast: 'Bolo toho priveľa naraz. Počkaj pár sekúnd a pošli to znova.',
    mayNotTalk: 'Pri tomto stole hovoriť nemôžeš.',
    silence: 'Medzitým nastalo ticho, správa neodišla.',
    unsaid: 'Nepodarilo sa to poslať. Skús to znova.',
    unread: (count) =>
      plural.count(count, {
        one: 'nová správa',
        few: 'nové správy',
        many: 'novej správy',
        other: 'nových správ',
      }),
    about: (name) => `${name}: stlmiť alebo nahlásiť`,
    said: (name) => `Správa od: ${name}`,
    mute: (name) => `Stlmiť: ${name}`,
    muteNote: 'Správy tohto človeka už neuvidíš pri žiadnom stole. Nedozvie sa o tom.',
    muted: 'Stlmení',
    hear: (name) => `Znova počuť: ${name}`,
    report: 'Nahlásiť správcom',
    reason: 'Čo je na tom zlé?',
    reported: 'Ďakujeme. Správcovia servera sa na to pozrú.',
    time: (when) => clock.format(when),
  },
  reminders: {
    title: 'Pripomienky',
    note: 'Pri stoloch na pokračovanie ti môžeme povedať, že si na ťahu. V\u00a0pripomienke sa o\u00a0samotnej hre nič nepíše.',
    push: 'V tomto prehliadači',
    pushOn: 'Keď budeš na ťahu, tento prehliadač ti to oznámi, aj keď bude Výprava zatvorená.',
    pushOff: 'Keď budeš na ťahu, môže ti to tento prehliadač oznámiť, aj keď bude Výprava zatvorená.',
    start: 'Zapnúť oznámenia',
    stop: 'Vypnúť oznámenia',
    denied: 'Táto stránka má oznámenia zakázané. Povoľ ich v nastaveniach prehliadača a vráť sa sem.',
    unsupported:
      'Tento prehliadač to tu nevie. Na iPhone alebo iPade si Výpravu najprv pridaj na plochu a otvor ju odtiaľ.',
    noKey: 'Tento server oznámenia neposiela: správca ich nenastavil.',
    refused: 'Prehliadač oznámenia nedokázal zapnúť. Skús to neskôr.',
    mail: 'E-mailom',
    address: 'E-mailová adresa',
    addressHelp: 'Keď zostane prázdna, písať ti nebudeme.',
    confirmed: 'Adresa je potvrdená.',
    unconfirmed: 'Poslali sme tam e-mail. Začneme písať, keď otvoríš odkaz, ktorý v ňom je.',
    guest: 'Píšeme len tým, čo majú účet.',
    noMail: 'Tento server e-maily neposiela: správca ich nenastavil.',
  },
  vote: {
    title: 'Keď sa niekto oneskorí',
    note: 'Viac ako polovica prítomných môže rozhodnúť inak, než je pri stole nastavené.',
  },
  quiet: {
    title: 'Tiché hodiny',
    note: 'Vtedy tvoj čas pri stoloch na pokračovanie stojí a nikto ti nič nepripomína.',
    on: 'Chcem tiché hodiny',
    from: 'Od',
    to: 'Do',
    zone: 'Časové pásmo',
    save: 'Uložiť',
  },
}
