import type { MeetingTexts } from './meeting-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('sk')
const dates = new Intl.DateTimeFormat('sk', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})
const short = new Intl.DateTimeFormat('sk', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('sk', { day: 'numeric', month: 'numeric' })
const clock = new Intl.DateTimeFormat('sk', { hour: 'numeric', minute: '2-digit' })

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
      days: 'Každý príde, kedy sa mu to hodí, a na každý ťah má celé dni.',
    },
    minutes,
    seconds,
    days,
    late: 'Kto sa oneskorí',
    absence: { wait: 'na toho sa čaká', 'stand-in': 'za toho hrá bot' },
    live: (time, back) =>
      back === 0
        ? `Pre každého hráča: ${minutes(time)}.`
        : `Pre každého hráča: ${minutes(time)}. Po každom ťahu pribudne: ${seconds(back)}.`,
    byDays: (time) => `Na každý ťah: ${days(time)}.`,
    whenLate: {
      wait: 'Kto sa oneskorí, na toho sa čaká.',
      'stand-in': 'Kto sa oneskorí, za toho hrá bot; vrátiť sa môže kedykoľvek.',
    },
    quiet: (from, to, zone) => `Od ${from} do ${to} váš čas stojí (${zone}).`,
    awake: 'Váš čas beží vo dne v noci.',
    change: 'Zmeniť',
  },
  clock: {
    left: 'Zostáva',
    low: 'času je málo',
    late: 'po čase',
    until: (when, far) => `do ${(far ? day : short).format(when)}`,
    yourMove: (when) => `Váš ťah čakáme do: ${dates.format(when)}.`,
    tooLate: 'Váš čas vypršal. Ťahať ešte môžete.',
  },
  turns: {
    others: (count) =>
      plural.count(count, {
        one: 'ďalší stôl na vás čaká',
        few: 'ďalšie stoly na vás čakajú',
        many: 'ďalšieho stola na vás čaká',
        other: 'ďalších stolov na vás čaká',
      }),
  },
  talk: {
    title: 'Chat',
    say: 'Čo chcete povedať',
    send: 'Poslať',
    empty: 'Zatiaľ nikto nič nepovedal.',
    spectators: 'Hovoríte s ostatnými divákmi. Hráči vás nepočujú.',
    nameless: 'Kto chce hovoriť, potrebuje meno.',
    sending: 'na ceste',
    tooFast: 'Bolo toho priveľa naraz. Počkajte pár sekúnd a pošlite to znova.',
    mayNotTalk: 'Pri tomto stole hovoriť nemôžete.',
    silence: 'Medzitým nastalo ticho, správa neodišla.',
    unsaid: 'Nepodarilo sa to poslať. Skúste to znova.',
    unread: (count) =>
      plural.count(count, {
        one: 'nová správa',
        few: 'nové správy',
        many: 'novej správy',
        other: 'nových správ',
      }),
    about: (name) => `${name}: stíšiť alebo nahlásiť`,
    said: (name) => `Správa od: ${name}`,
    mute: (name) => `Stíšiť: ${name}`,
    muteNote: 'Správy tohto človeka už neuvidíte pri žiadnom stole. Nedozvie sa o tom.',
    muted: 'Stíšení',
    hear: (name) => `Znova počuť: ${name}`,
    report: 'Nahlásiť správcom',
    reason: 'Čo je na tom zlé?',
    reported: 'Ďakujeme. Správcovia servera sa na to pozrú.',
    time: (when) => clock.format(when),
  },
  reminders: {
    title: 'Pripomienky',
    note: 'Pri stoloch po dňoch vám môžeme povedať, že ste na ťahu. O\u00a0samotnej hre sa v nich nič nepíše.',
    push: 'V tomto prehliadači',
    pushOn: 'Keď budete na ťahu, tento prehliadač vám to oznámi, aj keď bude Výprava zatvorená.',
    pushOff: 'Keď budete na ťahu, môže vám to tento prehliadač oznámiť, aj keď bude Výprava zatvorená.',
    start: 'Zapnúť oznámenia',
    stop: 'Vypnúť oznámenia',
    denied: 'Oznámenia ste tejto stránke zakázali. Povoľte ich v nastaveniach prehliadača a vráťte sa sem.',
    unsupported:
      'Tento prehliadač to tu nevie. Na iPhone alebo iPade si Výpravu najprv pridajte na plochu a otvorte ju odtiaľ.',
    noKey: 'Tento server oznámenia neposiela: správca ich nenastavil.',
    refused: 'Prehliadač sa k oznámeniam nedokázal prihlásiť. Skúste to neskôr.',
    mail: 'E-mailom',
    address: 'E-mailová adresa',
    addressHelp: 'Keď zostane prázdna, písať vám nebudeme.',
    confirmed: 'Adresa je potvrdená.',
    unconfirmed: 'Poslali sme tam list. Začneme písať, keď otvoríte odkaz, ktorý v ňom je.',
    guest: 'Píšeme len tým, kto si nechal účet.',
    noMail: 'Tento server e-maily neposiela: správca ich nenastavil.',
  },
  vote: {
    late: (names) => `Vypršal čas: ${names}.`,
    standIn: 'Nech hrá bot',
    wait: 'Predsa len počkať',
    votes: (cast, need) => `za bota ${cast} z ${need} potrebných hlasov`,
    title: 'Keď sa niekto oneskorí',
    note: 'Viac ako polovica prítomných môže rozhodnúť inak, než je pri stole nastavené.',
    away: 'Hrá za vás bot.',
    back: 'Hrám ďalej',
  },
  quiet: {
    title: 'Tiché hodiny',
    note: 'Vtedy váš čas pri stoloch po dňoch stojí a nikto vám nič nepripomína.',
    on: 'Chcem tiché hodiny',
    from: 'Od',
    to: 'Do',
    zone: 'Časové pásmo',
    save: 'Uložiť',
  },
}
